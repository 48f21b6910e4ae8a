import { localQuery } from '../../../languages/queries.js';
import { SinceParameter } from '../../../listing/new-articles.js';
import { type SearchCriteria, ListParameters } from '../../../listing/list-parameters.js';
import { parsePlace } from '../../../search/parse-text.js';
import {
  CountryParameter,
  FreeTextParameter,
  LanguageOrFirstParameter,
  LimitParameter,
  type Timeframe,
  TimeframeParameter,
} from '../../../http/query-parameters.js';

/** Query parameters of `/news/local`. */
export class LocalQuery extends ListParameters {
  @FreeTextParameter({
    description:
      'City, region or area, without the words "local news". Its length is counted in Unicode characters after trimming.',
    example: 'Northmere',
  })
  query!: string;
  @LanguageOrFirstParameter({ default: 'en' }) language!: string;
  @CountryParameter() geo!: string;
  @LimitParameter() limit!: number;
  @TimeframeParameter() timeframe!: Timeframe;
  @SinceParameter() since!: string | null;

  criteria(): SearchCriteria {
    const parsed = parsePlace(this.query);
    return { intent: 'local', text: localQuery(parsed.plain), parsed };
  }
}
