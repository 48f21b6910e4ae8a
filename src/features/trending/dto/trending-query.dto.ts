import type { IncludableField } from '../../../articles/article.js';
import { Include, ListFilters } from '../../../listing/list-parameters.js';
import {
  Country,
  LanguageOrFirst,
  Limit,
  type Timeframe,
  WithinTimeframe,
} from '../../../http/query-parameters.js';

/** Query parameters of `/news/trending`. */
export class TrendingQuery extends ListFilters {
  @LanguageOrFirst() language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
  @Include() include!: ReadonlySet<IncludableField>;
}
