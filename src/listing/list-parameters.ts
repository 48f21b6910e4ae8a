import { type IncludableField, INCLUDABLE_FIELDS } from '../articles/article.js';
import {
  Choice,
  Fields,
  From,
  HostNames,
  Labels,
  Languages,
  PageCursor,
  type Timeframe,
  To,
  secondsOfTimeframe,
} from '../http/query-parameters.js';
import type { HeaderPairs } from '../http/responses.js';
import { analysisLanguage, isSupported } from '../languages/find-language.js';
import { parseText } from '../search/parse-text.js';
import type { ParsedText } from '../search/parsed-text.js';
import {
  type ResultOrder,
  type RequestedQuery,
  SEARCH_IN,
  type SearchIn,
  QUERY_WITHOUT_LIMITS,
} from '../search/search-query.js';
import { MAX_CURSOR_LENGTH } from './cursor.js';
import { type ResponseFormat, FormatParameter } from './formats/format.js';
import { ARTICLE_FIELDS, type ArticleField } from './formats/rows.js';

/** The field `language` of a response: the requested language, or all requested languages, separated by commas. */
export const responseLanguage = ({
  language,
  languages = [],
}: {
  language: string;
  languages?: readonly string[];
}): string => (languages.length > 0 ? languages.join() : language);

/** Declares the parameter `search_in`: in which fields the words of a query must occur. */
export const WhereToSearch = (): PropertyDecorator =>
  Choice(SEARCH_IN, 'SearchIn', {
    description:
      'Where the words of `topic` must occur: in the title, or anywhere. With `title` there are no partial matches.',
    example: 'title',
  });

/** Values of `include` for a list: fields of its articles, and `total`. */
type ListIncludable = IncludableField | 'total';

const FIELDS =
  'Fields to add to the six of each article, comma-separated: `id`, `language`, `country` and `source_name` of the ' +
  'publisher, `categories`, `story` (its id), `coverage` (the number of publishers that report the story), ' +
  '`history` (former titles and previews of an edited article), `labels` (the operator’s labels of the source) and ' +
  '`matches` (where the words of the query stand in title and preview). They follow the six in this order, null where ' +
  'unknown; `labels` is then empty.';

/** Declares the parameter `include`: optional fields of the articles in a response. */
export const Include = (): PropertyDecorator =>
  Fields(INCLUDABLE_FIELDS, { description: FIELDS, example: 'id,story,coverage' });

/** Declares the parameter `include`: optional fields of articles, and `total`. */
const IncludeWithTotal = (): PropertyDecorator =>
  Fields([...INCLUDABLE_FIELDS, 'total'], {
    description:
      `${FIELDS} \`total\` adds the number of articles that match beside \`count\`, near-identical ones counted one by ` +
      'one, exact up to 10,000.',
    example: 'id,total',
  });

/** Declares the parameter `fields`: the only fields of each article in the response. */
export const ShownFields = (): PropertyDecorator =>
  Fields(ARTICLE_FIELDS, {
    description:
      'The only fields of each article, comma-separated, in the order of the contract; those that `include` names can be ' +
      'named here instead. Feeds are complete.',
    example: 'title,url,coverage',
  });

/** The optional fields that must be read: those in `include` and in `fields`. */
export const fieldsToRead = <T extends string>({
  include = new Set(),
  fields = new Set(),
}: {
  include?: ReadonlySet<T>;
  fields?: ReadonlySet<ArticleField>;
}): ReadonlySet<T | ArticleField> => (fields.size === 0 ? include : new Set([...include, ...fields]));

/** Values of `diversity` and `merge`, the default first. */
const SWITCH_VALUES = ['on', 'off'] as const;
export type OnOff = (typeof SWITCH_VALUES)[number];

/** Declares the parameter `diversity`: whether the number of articles of one publisher is limited. */
export const Diversity = (): PropertyDecorator =>
  Choice(SWITCH_VALUES, 'Switch', {
    description:
      '`off`: the share of a publisher is not limited, for instance to read an archive completely. The response has ' +
      '`X-Rules: diversity=off`.',
  });

/** Declares the parameter `merge`: whether articles with near-identical titles are merged. */
export const Merge = (): PropertyDecorator =>
  Choice(SWITCH_VALUES, 'Switch', {
    description:
      '`off`: near-identical titles are not merged; each article is returned. The response has `X-Rules: merge=off`.',
  });

/** The header `X-Rules`, which lists the rules that the request disables, such as `diversity=off`. */
export function disabledRulesHeader({
  diversity,
  merge,
}: Partial<Pick<ListFilters, 'diversity' | 'merge'>>): HeaderPairs {
  const disabled = Object.entries({ diversity, merge }).flatMap(([name, value]) =>
    value === 'off' ? [`${name}=off`] : [],
  );
  return disabled.length === 0 ? [] : ['X-Rules', disabled.join(', ')];
}

/** The header `X-Query-Syntax` for a query that is invalid in the query syntax and was searched as plain words. */
export function querySyntaxHeader(parsed: ParsedText | null): HeaderPairs {
  if (parsed === null || parsed.fault === null) return [];
  const { position, detail } = parsed.fault;
  return ['X-Query-Syntax', `position=${position}; detail="${detail}"`];
}

/** Query parameters of all lists of articles, without `include`. */
export abstract class ListFilters {
  /** Languages of the articles; empty to use `language`. */
  @Languages() languages!: string[];
  /** First second of the publication period in Unix seconds; null for unlimited. */
  @From() from!: number | null;
  /** First second after the publication period in Unix seconds; null for unlimited. */
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
  @ShownFields() fields!: ReadonlySet<ArticleField>;
  /** Requested format; null if the parameter is missing, so that `Accept` decides. */
  @FormatParameter() format!: ResponseFormat | null;
  @Diversity() diversity!: OnOff;
  @Merge() merge!: OnOff;
  /** Cursor of the requested page; null for the first page. */
  @PageCursor(MAX_CURSOR_LENGTH) cursor!: string | null;
}

/** Query parameters of a list of articles whose total can be counted. */
export abstract class ListParameters extends ListFilters {
  @IncludeWithTotal() include!: ReadonlySet<ListIncludable>;
}

/** The parameters of a request for a list. Some endpoints lack the optional ones. */
export interface ListQuery extends Partial<ListParameters> {
  /** Token of an earlier response, or `now`: selects the articles that have arrived since then. */
  since?: string | null;
  language: string;
  /** `all`, or a country code in upper case. */
  geo: string;
  limit: number;
  timeframe: Timeframe;
}

/** What an endpoint searches for, before the parameters of the request are applied. */
export type SearchCriteria = Pick<RequestedQuery, 'intent' | 'text'> &
  Partial<Pick<RequestedQuery, 'parsed' | 'categories' | 'like' | 'searchIn' | 'order'>>;

/** Criteria of a search for a text in the query syntax. */
export function textSearchCriteria(
  text: string,
  searchIn: SearchIn,
  order: ResultOrder = 'relevance',
): SearchCriteria {
  const parsed = parseText(text);
  return { intent: 'text', text: parsed.plain, parsed, searchIn, order };
}

/** Combines the criteria of an endpoint with the parameters of the request. */
export function requestedQueryOf(criteria: SearchCriteria, parameters: ListQuery): RequestedQuery {
  const { language, geo, limit, timeframe } = parameters;
  const { from = null, to = null, domains = [], exclude_domains = [], diversity, merge } = parameters;
  const window = secondsOfTimeframe(timeframe);
  return {
    ...QUERY_WITHOUT_LIMITS,
    ...criteria,
    language,
    languages: searchedLanguages(criteria, parameters),
    country: geo === 'all' ? null : geo,
    since: window === null ? from : Math.ceil(Date.now() / 1000) - window,
    until: to,
    domains,
    excludedDomains: exclude_domains,
    diversity: diversity !== 'off',
    merge: merge !== 'off',
    wanted: limit,
  };
}

/** The languages to search. If one is unsupported, categories, trending and stories are also searched in English. */
function searchedLanguages(
  { intent, parsed = null }: SearchCriteria,
  { language, languages = [] }: ListQuery,
): readonly string[] {
  const given = languages.length === 0 ? [language] : languages;
  const isTranslated =
    intent === 'topic' || intent === 'trending' || (intent === 'stories' && parsed === null);
  if (!isTranslated || given.every(isSupported)) return languages;
  return given.some((one) => analysisLanguage(one) === 'en') ? languages : [...given, 'en'];
}

/** Serializes the parameters that a request with a cursor must repeat: all but `limit`, `include`, `fields`. */
export function parametersBoundToCursor(
  { intent }: Pick<SearchCriteria, 'intent'>,
  parameters: object,
): string {
  const bound = Object.entries(parameters).filter(
    ([name, value]) => !UNBOUND_PARAMETERS.has(name) && !isAbsent(name, value),
  );
  return JSON.stringify([intent, ...bound.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

const UNBOUND_PARAMETERS = new Set(['limit', 'include', 'fields', 'cursor', 'since']);

/**
 * Parameters that earlier versions lack, with their defaults. A cursor is bound only to values other than the default,
 * so that replicas of two versions accept each other's cursors during an upgrade.
 */
const LATER_DEFAULTS: Record<string, unknown> = {
  ...{ diversity: 'on', merge: 'on', format: null, languages: [], labels: [], exclude_labels: [] },
};

const isAbsent = (name: string, value: unknown): boolean =>
  name in LATER_DEFAULTS && JSON.stringify(value) === JSON.stringify(LATER_DEFAULTS[name]);
