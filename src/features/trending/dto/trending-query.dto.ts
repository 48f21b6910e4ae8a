import { ListParameters } from '../../../listing/list-parameters.js';
import { LanguageTag, Limit } from '../../../http/query-parameters.js';

/** Query parameters of `/news/trending`. */
export class TrendingQuery extends ListParameters {
  @LanguageTag() language!: string;
  @Limit() limit!: number;
}
