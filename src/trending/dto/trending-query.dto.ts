import { ListParameters } from '../../answer/article-search.service.js';
import { Country, LanguageTag, Limit, type Timeframe, WithinTimeframe } from '../../http/query-parameters.js';

/** What `/news/trending` reads of its query string. */
export class TrendingQuery extends ListParameters {
  @LanguageTag() language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
}
