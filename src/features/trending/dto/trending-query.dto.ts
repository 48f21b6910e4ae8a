import type { IncludableField } from '../../../articles/article.js';
import { IncludeParameter, ListFilters } from '../../../listing/list-parameters.js';
import {
  CountryParameter,
  LanguageOrFirstParameter,
  LimitParameter,
  type Timeframe,
  TimeframeParameter,
} from '../../../http/query-parameters.js';

/** Query parameters of `/news/trending`. */
export class TrendingQuery extends ListFilters {
  @LanguageOrFirstParameter() language!: string;
  @CountryParameter() geo!: string;
  @LimitParameter() limit!: number;
  @TimeframeParameter() timeframe!: Timeframe;
  @IncludeParameter() include!: ReadonlySet<IncludableField>;
}
