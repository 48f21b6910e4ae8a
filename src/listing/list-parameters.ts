import { type Includable, INCLUDABLE } from '../articles/article.js';
import type { ParameterError } from '../http/problem.js';
import {
  CategoryName,
  Choice,
  Country,
  Fields,
  From,
  HostNames,
  Labels,
  LanguageOrFirst,
  Languages,
  PageCursor,
  SearchText,
  To,
} from '../http/query-parameters.js';
import type { ChecksCombination } from '../http/query-pipe.js';
import type { Headers } from '../http/responses.js';
import type { Category } from '../languages/categories.js';
import { categoryQuery } from '../languages/queries.js';
import { parseText } from '../search/parse-text.js';
import { SEARCH_IN, type SearchQuery, UNLIMITED } from '../search/search-provider.js';
import { withinSites } from '../search/within-sites.js';
import { CURSOR_LENGTH } from './cursor.js';
import { type FeedFormat, FeedFormatParameter } from './formats/format.js';

/** The `language` of an envelope: the requested language, or all of them, separated by commas. */
export const shownLanguage = ({
  language,
  languages = [],
}: {
  language: string;
  languages?: readonly string[];
}): string => (languages.length > 0 ? languages.join() : language);

/** The parameter `search_in`. */
export const WhereToSearch = (): PropertyDecorator =>
  Choice(SEARCH_IN, 'SearchIn', {
    description:
      'Where the words of `topic` must occur: in the title, or anywhere. With `title` there are no partial matches.',
    example: 'title',
  });

/** Values of `include` on a list: fields of its articles, and the total of the list. */
export type ListIncludable = Includable | 'total';

const FIELDS =
  'Fields to add to the six of each article, comma-separated: `id`, `language`, `country` and `source_name` of the ' +
  'publisher, `categories`, `story` (its id), `coverage` (the number of publishers that report the story), ' +
  '`history` (former titles and previews of an edited article) and `labels` (the operator’s labels of the source). They ' +
  'follow the six in this order, null where unknown; `labels` is then empty.';

/** Optional fields of the articles in a response. */
export const Include = (): PropertyDecorator =>
  Fields(INCLUDABLE, { description: FIELDS, example: 'id,story,coverage' });

/** The same, and the total of the list. */
const IncludeWithTotal = (): PropertyDecorator =>
  Fields([...INCLUDABLE, 'total'], {
    description:
      `${FIELDS} \`total\` adds the number of articles that match beside \`count\`, near-identical ones counted one by ` +
      'one, exact up to 10,000.',
    example: 'id,total',
  });

/** Values of the parameters that disable a rule of lists, the default first. */
const SWITCH = ['on', 'off'] as const;
export type Switch = (typeof SWITCH)[number];

/** Whether a publisher gets at most its share of a list. */
export const Diversity = (): PropertyDecorator =>
  Choice(SWITCH, 'Switch', {
    description:
      '`off`: the share of a publisher is not limited, for instance to read an archive completely. The response has ' +
      '`X-Rules: diversity=off`.',
  });

/** Whether near-identical titles are merged. */
export const Merge = (): PropertyDecorator =>
  Choice(SWITCH, 'Switch', {
    description:
      '`off`: near-identical titles are not merged; each article is returned. The response has `X-Rules: merge=off`.',
  });

/** The header `X-Rules` of a list: the rules that its request disables. */
export function rulesHeader({
  diversity,
  merge,
}: Partial<Pick<ListFilters, 'diversity' | 'merge'>>): Headers {
  const disabled = Object.entries({ diversity, merge }).flatMap(([name, value]) =>
    value === 'off' ? [`${name}=off`] : [],
  );
  return disabled.length === 0 ? [] : ['X-Rules', disabled.join(', ')];
}

/** The query parameters that all lists of articles share, except `include`. */
export abstract class ListFilters {
  /** Empty for one. */
  @Languages() languages!: string[];
  /** Unix seconds; null when not limited. */
  @From() from!: number | null;
  /** Unix seconds of the first second after the period; null when not limited. */
  @To() to!: number | null;
  @HostNames({
    description:
      'Host names of the only publishers to search, comma-separated, each with its subdomains. A publisher’s share of a ' +
      'response is a quarter; with fewer than four publishers the shares are equal.',
  })
  domains!: string[];
  @HostNames({
    description:
      'Host names of publishers to exclude from the search, in the format of `domains`; takes precedence over `domains`.',
    example: 'coastwire-bulletin.example',
  })
  exclude_domains!: string[];
  @Labels({
    description:
      'Labels that the operator has given to sources, comma-separated, in any case: only sources with any of them are searched.',
  })
  labels!: string[];
  @Labels({
    description: 'Labels in the format of `labels`: sources with any of them are excluded from the search.',
    example: 'satire',
  })
  exclude_labels!: string[];
  /** Null for JSON, unless `Accept` names a feed. */
  @FeedFormatParameter() format!: FeedFormat | null;
  @Diversity() diversity!: Switch;
  @Merge() merge!: Switch;
  /** Null for the first page. */
  @PageCursor(CURSOR_LENGTH) cursor!: string | null;
}

/** The same with `include`, for lists whose matches can be counted. */
export abstract class ListParameters extends ListFilters {
  @IncludeWithTotal() include!: ReadonlySet<ListIncludable>;
}

/** A query for the articles that `/news` finds by `topic`, or `/news/topic` by `topic1`. */
export abstract class SearchOrCategory implements ChecksCombination {
  @SearchText({
    default: null,
    description: 'Search text as on `/news`: exactly one of `topic` and `topic1` is required.',
  })
  topic!: string | null;
  @CategoryName({
    default: null,
    description:
      'Category as on `/news/topic`, in any case: exactly one of `topic` and `topic1` is required.',
  })
  topic1!: Category | null;
  @LanguageOrFirst({
    default: null,
    description: 'Language as on `/news`: required with `topic`; English by default with `topic1`.',
  })
  language!: string | null;
  /** Empty for one. */
  @Languages() languages!: string[];
  @Country() geo!: string;

  combinationFaults(): ParameterError[] {
    if (this.topic === null && this.topic1 === null)
      return [{ parameter: 'topic', detail: 'topic or topic1 is required.' }];
    if (this.topic !== null && this.topic1 !== null)
      return [{ parameter: 'topic1', detail: 'topic1 is given together with topic; use either.' }];
    if (this.topic !== null && this.language === null)
      return [{ parameter: 'language', detail: 'language is required.' }];
    return [];
  }

  search(): SearchQuery {
    const language = this.language ?? 'en';
    const { languages } = this;
    const shared = {
      ...UNLIMITED,
      language,
      languages,
      country: this.geo === 'all' ? null : this.geo,
      wanted: 1,
    };
    if (this.topic !== null) {
      const parsed = parseText(this.topic);
      return withinSites({ ...shared, intent: 'text', text: parsed.plain, parsed });
    }
    const topics = [this.topic1!];
    return { ...shared, intent: 'topic', text: categoryQuery(topics, language), categories: topics };
  }
}
