import { localQuery } from '../../../languages/queries.js';
import { Since } from '../../../listing/new-articles.js';
import { type SearchCriteria, ListParameters } from '../../../listing/list-parameters.js';
import { parsePlace } from '../../../search/parse-text.js';
import {
  Country,
  FreeText,
  LanguageOrFirst,
  Limit,
  type Timeframe,
  WithinTimeframe,
} from '../../../http/query-parameters.js';

/** Query parameters of `/news/local`. */
export class LocalQuery extends ListParameters {
  @FreeText({
    description:
      'City, region or area, without the words "local news". Its length is counted in Unicode characters after trimming.',
    example: 'Northmere',
  })
  query!: string;
  @LanguageOrFirst({ default: 'en' }) language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
  @Since() since!: string | null;

  criteria(): SearchCriteria {
    const parsed = parsePlace(this.query);
    return { intent: 'local', text: localQuery(parsed.plain), parsed };
  }
}
