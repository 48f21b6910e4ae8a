import { MAX_CURSOR_LENGTH } from '../../../listing/cursor.js';
import {
  CategoryName,
  Country,
  HostNames,
  LanguageTag,
  Limit,
  PageCursor,
} from '../../../http/query-parameters.js';
import { type RowFormat, RowFormatParameter } from '../../../listing/formats/format.js';
import type { Category } from '../../../languages/categories.js';

/** Query parameters of `/sources`. */
export class SourcesQuery {
  @LanguageTag({
    default: null,
    description: 'Only publishers that have articles in this language, whatever its region.',
  })
  language!: string | null;
  @Country({ description: 'Only publishers of this country: ISO 3166-1 alpha-2 in any case, or `all`.' })
  geo!: string;
  @CategoryName({
    default: null,
    description: 'Only publishers that have articles of this category, in any case.',
  })
  category!: Category | null;
  /** Hosts of publishers to return; empty for all. */
  @HostNames({
    description:
      'Only these publishers: host names, comma-separated; a subdomain also selects the publisher of its domain.',
    example: 'northmere-courier.example',
  })
  domain!: string[];
  @Limit({ description: 'Maximum number of publishers; digits only.' }) limit!: number;
  /** Format of the response; null for JSON, unless `Accept` names another format. */
  @RowFormatParameter() format!: RowFormat | null;
  @PageCursor(MAX_CURSOR_LENGTH) cursor!: string | null;
}
