import type { Candidate } from '../articles/article.js';
import type { IndexedCandidate } from '../index/index-reader.js';
import { IndexOpenError } from '../index/open-database.js';
import { sqliteFault } from '../index/sqlite.js';
import type { Category } from '../languages/categories.js';
import type { SearchQuery } from './search-query.js';

/** Words of a query that are nearly absent from the index, and words of similar spelling. */
export interface RespelledWords {
  pairs: readonly (readonly [word: string, candidate: string])[];
  /** Ids of the articles that a spelling candidate found. */
  articles: ReadonlySet<number>;
}

/** The number of articles with all words of a query, before near-identical titles are merged. */
export interface MatchCount {
  articles: number;
  /** Number of registrable domains of these articles; absent where they are those of the candidates. */
  domains?: number;
}

export interface ProviderHealth {
  up: boolean;
  /** Facts for operators: counts, ages in seconds, a reason. No secrets, no paths. */
  details: Record<string, string | number | boolean | null>;
}

/** Request limits of an external search API. Only its first page is requested. */
export interface LiveLimits {
  /** Milliseconds until a request is aborted. */
  timeoutMs: number;
  /** Seconds for which a response is cached. */
  cacheSeconds: number;
  /** Maximum requests per second of this process. */
  perSecond: number;
  /** Maximum requests per day of UTC; null without a limit. */
  perDay: number | null;
  /** Cache key: queries with the same key share one upstream request. @throws SearchUnavailableError */
  cacheKey(query: SearchQuery): string;
}

/** A story with its totals, and reports of it. */
export interface DescribedStory {
  /** Opaque id of the story; valid as long as the story exists. */
  id: string;
  /** Unix seconds of the first report; `lastAt` is that of the last. */
  firstAt: number;
  lastAt: number;
  /** Number of reports, before near-identical titles are merged. */
  articles: number;
  /** Number of registrable domains of the reports. */
  publishers: number;
  /** Categories of the reports, the most frequent first. */
  categories: Category[];
  /** Id of the story that this story continues, possibly no longer in the index; null if none. */
  follows: string | null;
  /** Opaque id of a subject, equal for related stories; null without any. */
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
  /** Title of the article that represents the story best. */
  title: string;
  publishers: number;
}

/** A story with its history: timeline, first report and publishers. */
export interface StoryHistory extends DescribedStory {
  /** Title of the article that represents the story best. */
  title: string;
  /** Reports of the story by hour, or by day where it lasts more than 72 hours. `at` is in Unix seconds. */
  timeline: { at: number; publishers: number; articles: number; title: string }[];
  /** The earliest report of the story. */
  first: Candidate;
  /** Registrable domains of the publishers, in alphabetical order. */
  publishersList: string[];
}

/** A position in the order of arrival: the last sequence number of every node that writes the index. */
export type ArrivalPosition = Readonly<Record<string, number>>;

/** A match of a query, with its sequence number in the order of arrival at its node. */
export interface ArrivedMatch {
  candidate: IndexedCandidate;
  node: string;
  sequence: number;
}

/**
 * New articles in the order of arrival. A query matches articles with all its words; its period and hosts below
 * registrable domains are not checked. A position without a node precedes all articles of that node.
 * All members throw SearchUnavailableError.
 */
export interface ArrivalIndex {
  /** Id of the numbering: positions of another index have no meaning. */
  origin(): string;
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
  ): Promise<{ position: ArrivalPosition; found: ArrivedMatch[][]; isEnd: boolean }>;
  /** The last matches of a query until a position, and after `start`, the last first. */
  until(
    position: ArrivalPosition,
    query: SearchQuery,
    max: number,
    start?: ArrivalPosition,
  ): Promise<IndexedCandidate[]>;
  /**
   * Skips ahead, so that a client that was away gets at most `max` matches of a query, none stored before `since` (Unix
   * seconds): the position to continue from, or null where `position` itself is one.
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

/** An external search API. A live source is one folder in `providers/` and one entry in `providers.ts`. */
export interface LiveSearchProvider {
  /** Name of the provider in `SEARCH_PROVIDERS`. */
  readonly name: string;
  readonly live: LiveLimits;
  /**
   * The first page of candidates, best first.
   *
   * @param signal aborted at the time limit, or when the client has disconnected.
   * @throws SearchUnavailableError when the source cannot respond now; never an empty page instead. Any other error is a
   * defect of the service.
   */
  search(query: SearchQuery, signal: AbortSignal): Promise<Candidate[]>;
  /** State of the provider; cheap enough for a probe every second, and without a request to a third party. */
  health(): Promise<ProviderHealth>;
  close?(): Promise<void>;
}

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

/** The error of a search whose index file cannot be read; null for any other error. */
export function unreadableIndexError(error: unknown): SearchUnavailableError | null {
  if (sqliteFault(error) === null && !(error instanceof IndexOpenError)) return null;
  const { message } = error as Error;
  return new SearchUnavailableError(`the index cannot be read: ${message}`, 1, { cause: error });
}

/** The index became unreachable between two pages of a search: the result would be incomplete. */
export class SearchInterruptedError extends SearchUnavailableError {}
