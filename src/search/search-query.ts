import type { Candidate } from '../articles/article.js';
import { type PublisherFilter, registrableDomain } from '../articles/urls.js';
import type { Category } from '../languages/categories.js';
import { analysisLanguage } from '../languages/find-language.js';
import { categoryQuery, trendingQuery } from '../languages/queries.js';
import type { QueryCondition, ParsedText } from './parsed-text.js';
import { commonHosts } from './split-clause.js';

/** The kind of a search. `stories` returns one article for each story of a period, or with all words of a text. */
export type SearchIntent = 'text' | 'topic' | 'trending' | 'local' | 'similar' | 'stories';

/** The article to which others are compared. */
export type LikeArticle = Pick<
  Candidate,
  'url' | 'title' | 'preview' | 'publishedAt' | 'source' | 'signature'
> & {
  /** Canonical language tag of the article. */
  language: string;
};

/** A search as features request it: it may name publishers by site, by public suffix and by label. */
export interface RequestedQuery extends PublisherFilter {
  intent: SearchIntent;
  /** The query string for providers that take only text: exactly what the interface document prescribes. */
  text: string;
  /** The caller's free text (intents `text` and `stories`) or place (intent `local`), parsed; else null. */
  parsed: ParsedText | null;
  /** Canonical language tag: `ll`, `lll` or `ll-CC`. */
  language: string;
  /** Several languages to search together, `language` the first; empty for one. */
  languages: readonly string[];
  /** ISO 3166-1 alpha-2 in upper case when the caller filters by country, else null. */
  country: string | null;
  /** Oldest acceptable publication time, Unix seconds; null for `anytime`. Undated articles fail it. */
  since: number | null;
  /** Unix seconds of the end of the publication period, exclusive; null for no limit. Undated articles fail it. */
  until: number | null;
  /** One or two categories (intent `topic`; of stories one), else empty. */
  categories: Category[];
  /** Article to which others are compared; with intent `similar` only, which no live source supports. */
  like: LikeArticle | null;
  /** Where the words of intent `text` must be. */
  searchIn: SearchIn;
  /** Order of the articles of intent `text`: with `newest`, articles with all words by time. */
  order: ResultOrder;
  /** Whether a publisher gets at most its share of a result. */
  diversity: boolean;
  /** Whether near-identical titles are merged. */
  merge: boolean;
  /** Number of articles in the result (1-100). */
  wanted: number;
}

declare const RESOLVED: unique symbol;

/**
 * A search as providers perform it: limited to the publishers that the request names in any way, without those that are
 * blocked or being removed. `SearchProviderService` makes it of a `RequestedQuery`.
 */
export type SearchQuery = RequestedQuery & { readonly [RESOLVED]: true };

/** Values of `search_in`, the default first. */
export const SEARCH_IN = ['all', 'title'] as const;
export type SearchIn = (typeof SEARCH_IN)[number];

export const RESULT_ORDERS = ['relevance', 'newest'] as const;
export type ResultOrder = (typeof RESULT_ORDERS)[number];

/** A query without any of the limits that a caller may set. */
export const QUERY_WITHOUT_LIMITS = {
  parsed: null,
  languages: [],
  categories: [],
  like: null,
  country: null,
  since: null,
  until: null,
  domains: [],
  excludedDomains: [],
  labelled: null,
  searchIn: 'all',
  order: 'relevance',
  diversity: true,
  merge: true,
} satisfies Partial<RequestedQuery>;

/** Makes a query of the program itself, which names no publishers. */
export const queryOfService = (
  given: Pick<RequestedQuery, 'intent' | 'text' | 'language' | 'wanted'> & Partial<RequestedQuery>,
): SearchQuery => {
  const query: RequestedQuery = { ...QUERY_WITHOUT_LIMITS, ...given };
  return query as SearchQuery;
};

/** A query limited to the publishers that its text names by `site:`, as the parameters `domains` and `exclude_domains` do. */
export function withinSites(query: RequestedQuery): RequestedQuery {
  const { sites = null, excludedSites = [] } = query.parsed ?? {};
  if (sites === null && excludedSites.length === 0) return query;
  const excludedDomains = [...query.excludedDomains, ...excludedSites];
  if (sites === null) return { ...query, excludedDomains };
  const domains = query.domains.length === 0 ? sites : commonHosts(query.domains, sites);
  if (domains.length > 0) return { ...query, domains, excludedDomains };
  // No host is in both: no publisher remains.
  const none = sites.length > 0 ? sites : NO_HOST;
  return {
    ...query,
    domains: none,
    excludedDomains: [...excludedDomains, ...none, ...none.map(registrableDomain)],
  };
}

/** A host of no publisher (RFC 2606). */
const NO_HOST = ['host.invalid'];

/** The query for each of its languages, with translated categories; the query itself if it has one. */
export function eachLanguage(query: SearchQuery): SearchQuery[] {
  const languages = [...new Set(query.languages)];
  if (languages.length < 2) return [query];
  return languages.map((language) => ({
    ...query,
    language,
    languages: [],
    text: textIn(language, query),
  }));
}

/** The analysis languages of a query, each once. */
export const analysisLanguages = (query: Pick<RequestedQuery, 'language' | 'languages'>): string[] => [
  ...new Set((query.languages.length < 2 ? [query.language] : query.languages).map(analysisLanguage)),
];

function textIn(language: string, { intent, text, categories, country }: RequestedQuery): string {
  if (intent === 'topic') return categoryQuery(categories, language);
  return intent === 'trending' ? trendingQuery(language, country) : text;
}

/** Whether a result may be filled with articles that lack some of the words; a query with `OR` is never relaxed. */
export function canRelax({ intent, parsed, searchIn, order }: SearchQuery): boolean {
  if (intent !== 'text' || searchIn === 'title' || order === 'newest') return false;
  const { groups, conditions } = parsed!;
  return groups.length > 0 && groups.every(({ length }) => length === 1) && !conditions.some(hasChoice);
}

/** Whether a group of conditions has alternatives, also inside parentheses. */
const hasChoice = (group: readonly QueryCondition[]): boolean =>
  group.length > 1 || group.some((one) => one.kind === 'clause' && one.groups.some(hasChoice));
