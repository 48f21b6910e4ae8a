import {
  Country,
  FreeText,
  LanguageTag,
  Limit,
  type Timeframe,
  WithinTimeframe,
} from '../../http/query-parameters.js';

/** What `/news` reads of its query string. */
export class NewsQuery {
  @FreeText() topic!: string;
  @LanguageTag() language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
}
