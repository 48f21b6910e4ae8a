import { ListParameters } from '../../answer/article-search.service.js';
import {
  Country,
  FreeText,
  LanguageTag,
  Limit,
  type Timeframe,
  WithinTimeframe,
} from '../../http/query-parameters.js';

/** What `/news/local` reads of its query string. */
export class LocalQuery extends ListParameters {
  /** A city, region or area. */
  @FreeText() query!: string;
  @LanguageTag({ default: 'en' }) language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
}
