import { ListParameters } from '../../../listing/list-parameters.js';
import {
  Country,
  LanguageTag,
  Limit,
  type Timeframe,
  WithinTimeframe,
} from '../../../http/query-parameters.js';

/** Query parameters of `/news/trending`. */
export class TrendingQuery extends ListParameters {
  @LanguageTag() language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
}
