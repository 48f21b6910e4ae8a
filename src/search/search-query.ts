import type { Candidate } from '../articles/article.js';
import { type PublisherFilter, registrableDomain } from '../articles/urls.js';
import type { Category } from '../languages/categories.js';
import { analysisLanguage } from '../languages/find-language.js';
import { categoryQuery, trendingQuery } from '../languages/queries.js';
import type { QueryCondition, ParsedText } from './parsed-text.js';
import { commonHosts } from './split-clause.js';

/** The kind of a search. `stories` returns one article for each story of a period, or with all words of a text. */
export type SearchIntent = 'text' | 'topic' | 'trending' | 'local' | 'similar' | 'stories';

/** The article to which `/news/similar` compares others. */
export type ReferenceArticle = Pick<
  Candidate,
  'url' | 'title' | 'preview' | 'publishedAt' | 'source' | 'signature'
> & {
  /** Canonical language tag of the article. */
  language: string;
};

/** A search as the features request it. A publisher may be a site (`bbc.co.uk`) or a public suffix (`co.uk`). */
export interface RequestedQuery extends PublisherFilter {
  intent: SearchIntent;
  /** The query string for external search APIs: the caller's text, or words for a category, a place or trending news. */
  text: string;
  /** The parsed text (intents `text` and `stories`) or place (intent `local`); null for other intents. */
  parsed: ParsedText | null;
  /** Canonical language tag: `ll`, `lll` or `ll-CC`. */
  language: string;
  /** All languages to search, with `language` first; empty for only one. */
  languages: readonly string[];
  /** Country filter, ISO 3166-1 alpha-2 in upper case; null for none. */
  country: string | null;
  /** Earliest publication time in Unix seconds, inclusive, which undated articles fail; null for `anytime`. */
  since: number | null;
  /** Latest publication time in Unix seconds, exclusive, which undated articles fail; null for no limit. */
  until: number | null;
  /** Requested categories: one or two with intent `topic`, at most one with `stories`, otherwise none. */
  categories: Category[];
  /** The article to which others are compared, with intent `similar` only. Live sources do not support it. */
  like: ReferenceArticle | null;
  /** Where words must match, with intent `text`: anywhere or in the title. */
  searchIn: SearchIn;
  /** Order with intent `text`; `newest` sorts the articles with all words by time. */
  order: ResultOrder;
  /** Whether a publisher may have only its share of a result. */
  diversity: boolean;
  /** Whether near-identical titles are merged. */
  merge: boolean;
  /** Number of articles in the result (1-100). */
  wanted: number;
}

declare const RESOLVED: unique symbol;

/** A search as providers perform it, with resolved and without blocked publishers; `resolve` alone makes it. */
export type SearchQuery = RequestedQuery & { readonly [RESOLVED]: true };

/** Values of `search_in`, the default first. */
export const SEARCH_IN = ['all', 'title'] as const;
export type SearchIn = (typeof SEARCH_IN)[number];

export const RESULT_ORDERS = ['relevance', 'newest'] as const;
export type ResultOrder = (typeof RESULT_ORDERS)[number];

/** A query without optional limits. */
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

/** Makes a query for the service's own use, which names no publishers. */
export const internalQuery = (
  given: Pick<RequestedQuery, 'intent' | 'text' | 'language' | 'wanted'> & Partial<RequestedQuery>,
): SearchQuery => {
  const query: RequestedQuery = { ...QUERY_WITHOUT_LIMITS, ...given };
  return query as SearchQuery;
};

/** Restricts a query to the publishers of its `site:` conditions, like `domains` and `exclude_domains`. */
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

/** A host that no publisher has (RFC 2606), for queries whose `site:` conditions exclude each other. */
const NO_HOST = ['host.invalid'];

/** The query once for each of its languages, with translated categories; the query itself if it has one language. */
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

/** The distinct analysis languages of a query: `zh` for `zh-TW` and `zh-CN`. */
export const analysisLanguages = (query: Pick<RequestedQuery, 'language' | 'languages'>): string[] => [
  ...new Set((query.languages.length < 2 ? [query.language] : query.languages).map(analysisLanguage)),
];

function textIn(language: string, { intent, text, categories, country }: RequestedQuery): string {
  if (intent === 'topic') return categoryQuery(categories, language);
  return intent === 'trending' ? trendingQuery(language, country) : text;
}

/** Whether a result may be filled with articles that have only some words of the query; not for a query with `OR`. */
export function canRelax({ intent, parsed, searchIn, order }: SearchQuery): boolean {
  if (intent !== 'text' || searchIn === 'title' || order === 'newest') return false;
  const { groups, conditions } = parsed!;
  return groups.length > 0 && groups.every(({ length }) => length === 1) && !conditions.some(hasChoice);
}

const hasChoice = (group: readonly QueryCondition[]): boolean =>
  group.length > 1 || group.some((one) => one.kind === 'clause' && one.groups.some(hasChoice));
