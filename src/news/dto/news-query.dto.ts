import { Country, FreeText, LanguageTag, Limit, WithinTimeframe } from '../../http/query/parameters.js';
import type { Timeframe } from '../../http/query/timeframe.js';

/** What `/news` reads of its query string. */
export class NewsQuery {
  @FreeText() topic!: string;
  @LanguageTag() language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
}
