import { Country, LanguageTag, Limit, WithinTimeframe } from '../../http/query/parameters.js';
import type { Timeframe } from '../../http/query/timeframe.js';

/** What `/news/trending` reads of its query string. */
export class TrendingQuery {
  @LanguageTag() language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
}
