import { ListParameters } from '../../../listing/list-parameters.js';
import { FreeText, LanguageTag, Limit } from '../../../http/query-parameters.js';

/** Query parameters of `/news/local`. */
export class LocalQuery extends ListParameters {
  @FreeText({
    description:
      'City, region or area, without the words "local news". Its length is counted in Unicode characters after trimming.',
    example: 'Northmere',
  })
  query!: string;
  @LanguageTag({ default: 'en' }) language!: string;
  @Limit() limit!: number;
}
