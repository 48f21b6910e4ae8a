import type { Candidate } from '../articles/article.js';
import type { IndexedCandidate } from '../index/index-reader.js';
import { IndexOpenError } from '../index/open-database.js';
import { sqliteFault } from '../index/sqlite.js';
import type { Category } from '../languages/categories.js';
import type { SearchQuery } from './search-query.js';

/** Words of a query that the index hardly contains, with words of similar spelling. */
export interface RespelledWords {
  pairs: readonly (readonly [word: string, candidate: string])[];
  /** Ids of the articles that have a word of similar spelling instead. */
  articles: ReadonlySet<number>;
}

/** The number of articles with all words of a query, before the merge of near-identical titles. */
export interface MatchCount {
  articles: number;
  /** Number of registrable domains of these articles; absent if it is not counted. */
  domains?: number;
}

export interface ProviderHealth {
  up: boolean;
  /** Values for operators: counts, ages in seconds, a reason. No secrets and no paths. */
  details: Record<string, string | number | boolean | null>;
}

/** Request limits of an external search API. Only the first page of its results is requested. */
export interface LiveLimits {
  /** Milliseconds until a request is aborted. */
  timeoutMs: number;
  /** Seconds for which a response is cached. */
  cacheSeconds: number;
  /** Maximum requests per second of this process. */
  perSecond: number;
  /** Maximum requests per day of UTC; null without a limit. */
  perDay: number | null;
  /** Cache key: queries with the same key share one request. @throws SearchUnavailableError */
  cacheKey(query: SearchQuery): string;
}

/** A story with its totals and some of its reports. */
export interface StoryWithReports {
  /** Opaque id of the story; valid as long as the story exists. */
  id: string;
  /** Unix seconds of the first report. */
  firstAt: number;
  lastAt: number;
  /** Number of reports, before the merge of near-identical titles. */
  articles: number;
  /** Number of registrable domains of the reports. */
  publishers: number;
  /** Categories of the reports, the most frequent first. */
  categories: Category[];
  /** Id of an earlier story that this one continues, possibly no longer in the index; null if none. */
  follows: string | null;
  /** Opaque id of the story's subject, equal for related stories; null if no other story is related. */
  subject: string | null;
  /** Stories of the same event in other languages, at most one for each. */
  otherLanguages: LinkedStory[];
  reports: Candidate[];
}

/** A story of the same event in another language. */
export interface LinkedStory {
  /** Analysis language of the story: `de`, `zh`. */
  language: string;
  id: string;
  /** Title of the article that represents the story. */
  title: string;
  publishers: number;
}

/** A story with its timeline, its first report and its publishers. */
export interface StoryHistory extends StoryWithReports {
  /** Title of the article that represents the story. */
  title: string;
  /** Reports by hour, or by day if the story lasts more than 72 hours; `at` in Unix seconds. */
  timeline: { at: number; publishers: number; articles: number; title: string }[];
  first: Candidate;
  /** Registrable domains of the publishers, in alphabetical order. */
  publishersList: string[];
}

/** A position in the order of arrival: for each ingestion node, the sequence number of the last article that was read. */
export type ArrivalPosition = Readonly<Record<string, number>>;

/** A matching article with the ingestion node that stored it and its sequence number there. */
export interface ArrivedMatch {
  candidate: IndexedCandidate;
  node: string;
  sequence: number;
}

/**
 * Reads articles in the order of arrival. Queries match all words; their period and hosts below registrable domains are
 * not checked. A position of another index continues at the newest article. All members throw SearchUnavailableError.
 */
export interface ArrivalIndex {
  /** Identifies the numbering of the index; positions of an index with another numbering have no meaning. */
  origin(): string;
  position(): Promise<ArrivalPosition>;
  /**
   * Matches of queries among the first `max` articles after a position.
   * @returns the position of the last of these articles, and for each query its matches in the order of arrival.
   */
  after(
    position: ArrivalPosition,
    queries: readonly SearchQuery[],
    max: number,
  ): Promise<{ position: ArrivalPosition; found: ArrivedMatch[][]; isEnd: boolean }>;
  /** The last matches of a query after `start` and up to `position`, the last first. */
  until(
    position: ArrivalPosition,
    query: SearchQuery,
    max: number,
    start?: ArrivalPosition,
  ): Promise<IndexedCandidate[]>;
  /**
   * Skips ahead, so that a client that was offline gets at most `max` matches, none stored before `since` (Unix
   * seconds).
   * @returns the position to continue from, and `from`: Unix seconds after which all stored matches follow; or null if
   * it need not skip.
   */
  bound(
    position: ArrivalPosition,
    query: SearchQuery,
    max: number,
    since: number,
  ): Promise<{ position: ArrivalPosition; from: number } | null>;
}

/** An external search API. To add one: a folder in `providers/` and an entry in `providers.ts`. */
export interface LiveSearchProvider {
  /** Name of the provider in `SEARCH_PROVIDERS`. */
  readonly name: string;
  readonly live: LiveLimits;
  /**
   * The first page of articles for a query, best first.
   * @param signal aborted at the time limit, or when the client has disconnected.
   * @throws SearchUnavailableError when the API cannot respond now, rather than an empty page. Any other error is a
   * defect of the service.
   */
  search(query: SearchQuery, signal: AbortSignal): Promise<Candidate[]>;
  /** State of the provider, cheap enough for a probe every second, without a request to a third party. */
  health(): Promise<ProviderHealth>;
  close?(): Promise<void>;
}

/** A provider, or all providers, cannot respond now. `message` is for logs, not for responses. */
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

/** Converts an error of an index file that cannot be read; null for any other error. */
export function unreadableIndexError(error: unknown): SearchUnavailableError | null {
  if (sqliteFault(error) === null && !(error instanceof IndexOpenError)) return null;
  const { message } = error as Error;
  return new SearchUnavailableError(`the index cannot be read: ${message}`, 1, { cause: error });
}

/** The index of the first page does not respond any more, so that a later page cannot continue. */
export class SearchInterruptedError extends SearchUnavailableError {}
