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
import { CURSOR_LENGTH } from './cursor.js';
import { type ResponseFormat, FormatParameter } from './formats/format.js';
import { ARTICLE_FIELDS, type ArticleField } from './formats/rows.js';

/** The `language` of an envelope: the requested language, or all of them, separated by commas. */
export const envelopeLanguage = ({
  language,
  languages = [],
}: {
  language: string;
  languages?: readonly string[];
}): string => (languages.length > 0 ? languages.join() : language);

/** The parameter `search_in`: where the words of a query must be. */
export const WhereToSearch = (): PropertyDecorator =>
  Choice(SEARCH_IN, 'SearchIn', {
    description:
      'Where the words of `topic` must occur: in the title, or anywhere. With `title` there are no partial matches.',
    example: 'title',
  });

/** Values of `include` on a list: fields of its articles, and the total of the list. */
type ListIncludable = IncludableField | 'total';

const FIELDS =
  'Fields to add to the six of each article, comma-separated: `id`, `language`, `country` and `source_name` of the ' +
  'publisher, `categories`, `story` (its id), `coverage` (the number of publishers that report the story), ' +
  '`history` (former titles and previews of an edited article), `labels` (the operator’s labels of the source) and ' +
  '`matches` (where the words of the query stand in title and preview). They follow the six in this order, null where ' +
  'unknown; `labels` is then empty.';

/** The parameter `include` of articles: optional fields of a response. */
export const Include = (): PropertyDecorator =>
  Fields(INCLUDABLE_FIELDS, { description: FIELDS, example: 'id,story,coverage' });

/** `include` with the fields of an article and the total of the list. */
const IncludeWithTotal = (): PropertyDecorator =>
  Fields([...INCLUDABLE_FIELDS, 'total'], {
    description:
      `${FIELDS} \`total\` adds the number of articles that match beside \`count\`, near-identical ones counted one by ` +
      'one, exact up to 10,000.',
    example: 'id,total',
  });

/** The parameter `fields`: the only fields of each article. */
export const ShownFields = (): PropertyDecorator =>
  Fields(ARTICLE_FIELDS, {
    description:
      'The only fields of each article, comma-separated, in the order of the contract; those that `include` names can be ' +
      'named here instead. Feeds are complete.',
    example: 'title,url,coverage',
  });

/** The fields to add to the six of every article: those of `include`, and those that `fields` names. */
export const fieldsToInclude = <T extends string>({
  include = new Set(),
  fields = new Set(),
}: {
  include?: ReadonlySet<T>;
  fields?: ReadonlySet<ArticleField>;
}): ReadonlySet<T | ArticleField> => (fields.size === 0 ? include : new Set([...include, ...fields]));

/** Values of the parameters that disable a rule of lists, the default first. */
const SWITCH_VALUES = ['on', 'off'] as const;
export type OnOff = (typeof SWITCH_VALUES)[number];

/** The parameter `diversity`: whether a publisher gets at most its share of a list. */
export const Diversity = (): PropertyDecorator =>
  Choice(SWITCH_VALUES, 'Switch', {
    description:
      '`off`: the share of a publisher is not limited, for instance to read an archive completely. The response has ' +
      '`X-Rules: diversity=off`.',
  });

/** The parameter `merge`: whether near-identical titles are merged. */
export const Merge = (): PropertyDecorator =>
  Choice(SWITCH_VALUES, 'Switch', {
    description:
      '`off`: near-identical titles are not merged; each article is returned. The response has `X-Rules: merge=off`.',
  });

/** The header `X-Rules` of a list: the rules that its request disables. */
export function rulesHeader({
  diversity,
  merge,
}: Partial<Pick<ListFilters, 'diversity' | 'merge'>>): HeaderPairs {
  const disabled = Object.entries({ diversity, merge }).flatMap(([name, value]) =>
    value === 'off' ? [`${name}=off`] : [],
  );
  return disabled.length === 0 ? [] : ['X-Rules', disabled.join(', ')];
}

/** The header `X-Query-Syntax` of a query that does not follow the grammar and was read as plain words. */
export function syntaxHeader(parsed: ParsedText | null): HeaderPairs {
  if (parsed === null || parsed.fault === null) return [];
  const { position, detail } = parsed.fault;
  return ['X-Query-Syntax', `position=${position}; detail="${detail}"`];
}

/** The query parameters that all lists of articles share, except `include`. */
export abstract class ListFilters {
  /** Languages of the articles; empty for the one of `language`. */
  @Languages() languages!: string[];
  /** Beginning of the period in Unix seconds; null for no limit. */
  @From() from!: number | null;
  /** First second after the period, in Unix seconds; null for no limit. */
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
  /** Format of the response; null for JSON, unless `Accept` names another format. */
  @FormatParameter() format!: ResponseFormat | null;
  @Diversity() diversity!: OnOff;
  @Merge() merge!: OnOff;
  /** Position of the page; null for the first page. */
  @PageCursor(CURSOR_LENGTH) cursor!: string | null;
}

/** The parameters of a list whose matches can be counted. */
export abstract class ListParameters extends ListFilters {
  @IncludeWithTotal() include!: ReadonlySet<ListIncludable>;
}

/** The parameters of a list; some lists have fewer of the optional ones. */
export interface ListQuery extends Partial<ListParameters> {
  /** Token of an earlier response, or `now`: only articles that have arrived since then. */
  since?: string | null;
  language: string;
  /** `all` or a country code in upper case. */
  geo: string;
  limit: number;
  timeframe: Timeframe;
}

/** The search of an endpoint. */
export type SearchCriteria = Pick<RequestedQuery, 'intent' | 'text'> &
  Partial<Pick<RequestedQuery, 'parsed' | 'categories' | 'like' | 'searchIn' | 'order'>>;

/** The criteria of a search for a text. */
export function textCriteria(
  text: string,
  searchIn: SearchIn,
  order: ResultOrder = 'relevance',
): SearchCriteria {
  const parsed = parseText(text);
  return { intent: 'text', text: parsed.plain, parsed, searchIn, order };
}

/** The query of an endpoint with the limits that its caller sets. */
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

/**
 * The languages that are searched. Categories, trending news and stories without a text are searched in English, too,
 * where a language is not supported.
 */
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

/**
 * The parameters that a cursor is bound to: all except `limit`, `include`, `fields`, `cursor` and `since`, as a text.
 */
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
 * Parameters that earlier versions do not have, with their defaults. A cursor is bound to them only where they are
 * given, so that during an upgrade replicas of both versions continue each other's pages.
 */
const LATER_DEFAULTS: Record<string, unknown> = {
  ...{ diversity: 'on', merge: 'on', format: null, languages: [], labels: [], exclude_labels: [] },
};

const isAbsent = (name: string, value: unknown): boolean =>
  name in LATER_DEFAULTS && JSON.stringify(value) === JSON.stringify(LATER_DEFAULTS[name]);
