import type { Candidate, ArticleMetadata } from '../articles/article.js';
import type { Facet, FacetCounts } from '../index/facet-counter.js';
import type { CountedSpan } from '../index/match-counter.js';
import type { Publisher } from '../index/publisher-reader.js';
import type { SourceLabels } from '../index/source-labels.js';
import type { Category } from '../languages/categories.js';
import type { Arrivals, Page, PageState } from './page.js';
import type { LikeArticle, SearchQuery } from './search-query.js';

/** Continues a search. Opaque to all but the provider that made it, and immutable. */
export type Cursor = string | object;

/** The requested page: its position, and domains whose candidates are not needed. */
export interface PageRequest {
  /** Cursor of the page before, null for the first. */
  cursor: Cursor | null;
  /** Registrable domains whose quota of the result is used up; a provider may exclude them. */
  saturatedDomains: ReadonlySet<string>;
  /** Aborted at the time limit, or when the client has disconnected. */
  signal: AbortSignal;
}

/** Candidates best first, and the cursor that continues them; null when there are no more. */
export interface CandidatePage {
  candidates: Candidate[];
  next: Cursor | null;
  /**
   * With the last page: the cursor of relaxed matches, articles without some of the words. They are read only if no
   * provider has further articles with all words and the result still has room; `next` continues them.
   */
  relaxed?: Cursor;
  /** With the first page of an index: the position in the order of arrival at that time. */
  arrivals?: Arrivals;
  /** With relaxed matches: the words of which spelling candidates were searched, too. */
  respelled?: Respelled;
}

/** Words of a query that are nearly absent from the index, and words of similar spelling. */
export interface Respelled {
  pairs: readonly (readonly [word: string, candidate: string])[];
  /** Ids of the articles found by a candidate. */
  articles: ReadonlySet<number>;
}

/** The number of articles with all words of a query, before near-identical titles are merged. */
export interface MatchCount {
  articles: number;
  /** Registrable domains among them; absent where they are those of the candidates. */
  domains?: number;
}

export interface ProviderHealth {
  up: boolean;
  /** For operators: counts, ages in seconds, a reason. No secrets, no paths. */
  details: Record<string, string | number | boolean | null>;
}

/** Request limits of an external search API. Only its first page is requested. */
export interface LiveLimits {
  /** Milliseconds until a request is aborted. */
  timeoutMs: number;
  /** Seconds for which a response is cached. */
  cacheSeconds: number;
  /** Requests of this process. */
  perSecond: number;
  /** In a day of UTC; null without a limit. */
  perDay: number | null;
  /** Cache key: queries with the same key share one upstream request. @throws SearchUnavailableError */
  cacheKey(query: SearchQuery): string;
}

/** A story with its totals, and reports of it. */
export interface Story {
  /** Opaque; valid as long as the story. */
  id: string;
  /** Unix seconds of its first and last report. */
  firstAt: number;
  lastAt: number;
  /** Before near-identical titles are merged. */
  articles: number;
  /** Registrable domains among them. */
  publishers: number;
  /** The most frequent first. */
  categories: Category[];
  /** Id of the story that it follows, possibly no longer in the index; null if none. */
  follows: string | null;
  /** Opaque; equal for related stories; null without any. */
  subject: string | null;
  /** Stories of the same event, at most one per language. */
  otherLanguages: LinkedStory[];
  reports: Candidate[];
}

/** A story of the same event in another language. */
export interface LinkedStory {
  /** Analysis language. */
  language: string;
  id: string;
  /** Of its best representative. */
  title: string;
  publishers: number;
}

/** One story with all that is known of it. */
export interface StoryHistory extends Story {
  /** Of its best representative. */
  title: string;
  /** Its reports by hour, or by day where it lasts more than 72 hours. `at` is in Unix seconds. */
  timeline: { at: number; publishers: number; articles: number; title: string }[];
  /** Its earliest report. */
  first: Candidate;
  /** Registrable domains, in their order. */
  publishersList: string[];
}

/** The stories of an index. */
export interface StoryIndex {
  /**
   * Stories with their totals, in the requested order, without those that have left the index. `reports` are those
   * that the query allows, the best representatives first, each of another registrable domain.
   *
   * @param max reports of each.
   * @throws SearchUnavailableError
   */
  describe(ids: readonly string[], query: SearchQuery, max: number): Promise<Story[]>;
  /**
   * One story with its newest reports, newest first, and the headline of its best representative.
   *
   * @param max reports.
   * @param upTo sequence number in the order of arrival: later reports are excluded.
   * @returns the id of the story that it was merged into; null for an unknown story.
   * @throws SearchUnavailableError
   */
  read(id: string, max: number, upTo?: number): Promise<StoryHistory | { mergedInto: string } | null>;
}

/** The pages after the first. All members throw SearchUnavailableError. */
export interface PagedIndex {
  arrivals(query: SearchQuery): Promise<Arrivals>;
  /** Whether there is an article after these pages. */
  hasMore(query: SearchQuery, from: PageState): Promise<boolean>;
  read(query: SearchQuery, from: PageState): Promise<Page>;
}

/** A position in the order of arrival: the last sequence number of every node that writes the index. */
export type ArrivalPosition = Readonly<Record<string, number>>;

/** A match of a query, with its sequence number in the order of arrival at its node. */
export interface Arrived {
  candidate: Candidate;
  node: string;
  sequence: number;
}

/**
 * New articles in the order of arrival. A query matches articles with all its words; its period and hosts below
 * registrable domains are not checked. A position without a node precedes all articles of that node.
 * All members throw SearchUnavailableError.
 */
export interface ArrivalIndex {
  position(): Promise<ArrivalPosition>;
  /**
   * Matches of queries among the first `max` articles after a position.
   *
   * @returns the position of the last of these articles; the matches of each query, in the order of arrival.
   */
  after(
    position: ArrivalPosition,
    queries: readonly SearchQuery[],
    max: number,
  ): Promise<{ position: ArrivalPosition; found: Arrived[][]; isEnd: boolean }>;
  /** The newest matches of a query until a position. */
  until(position: ArrivalPosition, query: SearchQuery, max: number): Promise<Candidate[]>;
  /**
   * A later position, after which at most `max` matches of a query follow, none stored before `since` (Unix seconds);
   * null where that is true of `position` itself.
   *
   * @returns from: Unix time of storage from which on every match follows the position.
   */
  bound(
    position: ArrivalPosition,
    query: SearchQuery,
    max: number,
    since: number,
  ): Promise<{ position: ArrivalPosition; from: number } | null>;
}

interface Provider {
  /** As in the `SEARCH_PROVIDERS` setting. */
  readonly name: string;
  /**
   * @throws SearchUnavailableError when the provider cannot respond now; never an empty page instead. Any other error
   * is a defect of the service.
   */
  search(query: SearchQuery, page: PageRequest): Promise<CandidatePage>;
  /** Cheap enough for a probe every second; sends no request to a third party. */
  health(): Promise<ProviderHealth>;
  close?(): Promise<void>;
}

/** An external search API. */
export interface LiveSearchProvider extends Provider {
  readonly live: LiveLimits;
}

/** An index of articles. It excludes removed articles (`Blocklist`) itself. All members throw as `search` does. */
export interface SearchIndex extends Provider {
  readonly live?: undefined;
  /** Runs in this process: retried without a cool-down. */
  readonly isLocal?: boolean;
  /** Longest cool-down after failures. */
  readonly maxCoolDownSeconds?: number;
  /** @param max the count is exact up to there. */
  count(query: SearchQuery, max: number, signal?: AbortSignal): Promise<MatchCount>;
  /** Matches in each span of `seconds` of the query's period, which has both bounds; only spans with any. */
  countByTime(query: SearchQuery, seconds: number): Promise<CountedSpan[]>;
  /** Dated matches of the query's period, which has both bounds, by the values of a field. */
  countByFacet(query: SearchQuery, facet: Facet): Promise<FacetCounts>;
  /**
   * Additional fields of articles, in the order of their ids.
   *
   * @param withStories whether their stories are read, too.
   */
  describe(ids: readonly number[], withStories: boolean): Promise<(Omit<ArticleMetadata, 'labels'> | null)[]>;
  /** An article by its URL in any form, or by its id; null for an unknown one. */
  article(named: { url: string } | { id: number }): Promise<LikeArticle | null>;
  /** The publishers with articles in the index, in the order of their domains. @param now Unix seconds. */
  publishers(now: number): Promise<Publisher[]>;
  readonly stories: StoryIndex;
  readonly pages: PagedIndex;
  readonly arrivals: ArrivalIndex;
  /** The labels of the publishers. */
  labels(): Promise<SourceLabels>;
  /** Changes when results may have changed; null where that is unknown. */
  generation(): number | null;
}

/**
 * A source of search results. A live source is one folder in `providers/` and one entry in `providers.ts`; an
 * index is one `IndexEngine`. Both pass `test/contracts/search-provider.contract.ts`.
 */
export type SearchProvider = LiveSearchProvider | SearchIndex;

export type { Publisher };

/** A provider, or all of them, cannot respond now. `message` is for logs and not part of a response. */
export class SearchUnavailableError extends Error {
  constructor(
    message: string,
    /** Seconds until a retry makes sense. */
    readonly retryAfterSeconds = 5,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SearchUnavailableError';
  }
}

/** The index became unreachable between two pages of a search: the result would be incomplete. */
export class SearchInterruptedError extends SearchUnavailableError {}
