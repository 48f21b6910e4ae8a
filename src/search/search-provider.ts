import type { Candidate, ArticleMetadata } from '../articles/article.js';
import type { PublisherFilter } from '../articles/urls.js';
import type { CountedSpan } from '../index/match-counter.js';
import type { Publisher } from '../index/publisher-reader.js';
import type { Category } from '../languages/categories.js';
import type { Arrivals, Page, PageState } from './page.js';
import type { ParsedText } from './parse-text.js';

type SearchIntent = 'text' | 'topic' | 'trending' | 'local';

/** One search, as features ask it and providers answer it. */
export interface SearchQuery extends PublisherFilter {
  intent: SearchIntent;
  /** The query string for providers that take only text: exactly what the interface document prescribes. */
  text: string;
  /** The caller's free text (intent `text`) or place (intent `local`), parsed; null for the other intents. */
  parsed: ParsedText | null;
  /** Canonical language tag: `ll`, `lll` or `ll-CC`. */
  language: string;
  /** ISO 3166-1 alpha-2 in upper case when the caller filters by country, else null. */
  country: string | null;
  /** Oldest acceptable publication time, Unix seconds; null for `anytime`. Undated articles fail it. */
  since: number | null;
  /** Unix seconds before which everything was published; null when not limited. Undated articles fail it. */
  until: number | null;
  /** One or two categories (intent `topic`; of stories one), else empty. */
  categories: Category[];
  /** Where the words of intent `text` must stand. */
  searchIn: SearchIn;
  /** `newest`: by time among what holds all words (intent `text`). */
  order: Order;
  /** How many articles the answer wants (1-100). */
  wanted: number;
}

/** The default first. */
export const SEARCH_IN = ['all', 'title'] as const;
export type SearchIn = (typeof SEARCH_IN)[number];

export const ORDERS = ['relevance', 'newest'] as const;
export type Order = (typeof ORDERS)[number];

/** A query without any of the limits that a caller may set. */
export const UNLIMITED = {
  parsed: null,
  categories: [],
  country: null,
  since: null,
  until: null,
  domains: [],
  excludedDomains: [],
  searchIn: 'all',
  order: 'relevance',
} satisfies Partial<SearchQuery>;

/** Where a provider goes on. Opaque to everyone but the provider that made it, and never changed once made. */
export type Cursor = string | object;

/** The requested page: its position, and domains whose candidates are not needed. */
export interface PageRequest {
  /** Cursor of the page before, null for the first. */
  cursor: Cursor | null;
  /** Registrable domains that already have all the places they may take; a provider may leave them out. */
  saturatedDomains: ReadonlySet<string>;
  /** Aborted when the request's time is over or the caller has gone. */
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
  /** With the first page of an index that can go on later: where the order of arrival stood when it was read. */
  arrivals?: Arrivals;
}

/** How much a search matches, all words held, before anything is merged or left out. */
export interface MatchCount {
  articles: number;
  /** Registrable domains among them; left out where they are those of the candidates. */
  domains?: number;
}

export interface ProviderHealth {
  up: boolean;
  /** Facts worth showing to an operator: counts, ages in seconds, a reason. No secrets, no paths. */
  details: Record<string, string | number | boolean | null>;
}

/** Request limits of an external search API. Only its first page is requested. */
export interface LiveLimits {
  /** Milliseconds after which nothing is expected of it any more. */
  timeoutMs: number;
  /** Seconds for which what it found is answered again to the same question. */
  cacheSeconds: number;
  /** Requests that this process may send it. */
  perSecond: number;
  /** In a day of UTC; null without a limit. */
  perDay: number | null;
  /** Two queries of the same question are one request. @throws as `search`. */
  cacheKey(query: SearchQuery): string;
}

/** A story with its totals, and reports of it. */
export interface Story {
  /** Opaque; lives as long as the story. */
  id: string;
  /** Unix seconds of its first and last report. */
  firstAt: number;
  lastAt: number;
  /** Before anything is merged or left out. */
  articles: number;
  /** Registrable domains among them. */
  publishers: number;
  /** The most frequent first. */
  categories: Category[];
  reports: Candidate[];
}

/** What an index knows of events and no live source can tell. */
export interface StoryIndex {
  /**
   * Stories with their totals, in the requested order, without those that are not in the index any more. `reports` are those that the query
   * allows, the best representatives first, each of another registrable domain.
   *
   * @param most reports of each.
   * @throws as `SearchProvider.search`, like the others.
   */
  describe(ids: readonly string[], query: SearchQuery, most: number): Promise<Story[]>;
  /**
   * One story with the newest `most` of its reports, newest first, and the headline of its best representative; only
   * reports that came no later than the one with the number `upTo` in the order of arrival, where that is given; the
   * id of the story that it has become part of; null when it has left the index or never was.
   */
  read(
    id: string,
    most: number,
    upTo?: number,
  ): Promise<(Story & { title: string }) | { mergedInto: string } | null>;
}

/** An index whose searches can be gone on with. */
export interface PagedIndex {
  /** @throws as `SearchProvider.search`, like the others. */
  arrivals(query: SearchQuery): Promise<Arrivals>;
  /** Whether anything follows. */
  hasMore(query: SearchQuery, from: PageState): Promise<boolean>;
  read(query: SearchQuery, from: PageState): Promise<Page>;
}

/** Where the order of arrival stands: the last number of every node that writes the index. */
export type ArrivalPosition = Readonly<Record<string, number>>;

/** An article that a question finds, with its number in the order of arrival at its node. */
export interface Arrived {
  candidate: Candidate;
  node: string;
  sequence: number;
}

/**
 * What comes into an index, in the order of arrival. Questions find here what has all words, their period and hosts
 * below registrable domains aside. A position without a node precedes all articles of that node.
 * All throw as `SearchProvider.search` does.
 */
export interface ArrivalIndex {
  position(): Promise<ArrivalPosition>;
  /**
   * What the questions find among the articles that came after a position, of which at most `most` are looked at.
   *
   * @returns the position of the last that was looked at; for each question what it finds, in the order of arrival.
   */
  after(
    position: ArrivalPosition,
    questions: readonly SearchQuery[],
    most: number,
  ): Promise<{ position: ArrivalPosition; found: Arrived[][]; isEnd: boolean }>;
  /** The newest that a question finds of what came until a position. */
  until(position: ArrivalPosition, question: SearchQuery, most: number): Promise<Candidate[]>;
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

/**
 * The seam behind which news is found. An implementation is one folder in `providers/`,
 * one entry in `PROVIDERS`, and passes `test/contracts/search-provider.contract.ts`.
 */
export interface SearchProvider {
  /** As in the `SEARCH_PROVIDERS` setting. */
  readonly name: string;
  /** Runs in this process: retried without a cool-down. */
  readonly isLocal?: boolean;
  /** An engine of our own: it is not left alone for longer after failures. */
  readonly maxCoolDownSeconds?: number;
  /** Request limits of a live source; undefined for an index. */
  readonly live?: LiveLimits;
  /**
   * An index excludes removed articles (`Blocklist`) itself.
   *
   * @throws SearchUnavailableError when the provider cannot answer now. Never an empty page in its place. Anything
   * else that is thrown counts as a defect of ours.
   */
  search(query: SearchQuery, page: PageRequest): Promise<CandidatePage>;
  /**
   * Called only for results that source diversity shortened; undefined when it cannot be computed.
   *
   * @param most articles that are counted: the count is exact up to there.
   * @throws as `search` does.
   */
  count?(query: SearchQuery, most: number, signal: AbortSignal): Promise<MatchCount>;
  /**
   * Where it is an index: how much a search matches in each span of `seconds` of its period, which has both ends; only
   * spans with any.
   *
   * @throws as `search` does.
   */
  countByTime?(query: SearchQuery, seconds: number): Promise<CountedSpan[]>;
  /** Cheap enough for a probe every second; never sends a request to a third party. */
  health(): Promise<ProviderHealth>;
  /** Where it is an index of articles that knows which of them report one event. */
  readonly stories?: StoryIndex;
  /** Lets go of what is open. */
  close?(): Promise<void>;
  /**
   * The additional fields of an index's articles, in the order of their ids.
   *
   * @param withStories whether their stories are read, too.
   * @throws as `search` does.
   */
  describe?(ids: readonly number[], withStories: boolean): Promise<(ArticleMetadata | null)[]>;
  /**
   * The publishers that an index has articles of, in the order of their domains.
   *
   * @param now Unix seconds.
   * @throws as `search` does.
   */
  publishers?(now: number): Promise<Publisher[]>;
  /** Where it is an index whose searches can be gone on with on later pages. */
  readonly pages?: PagedIndex;
  /** Where it is an index of articles that knows in which order they came. */
  readonly arrivals?: ArrivalIndex;
  /** Changes when the same search may be answered differently; absent where that cannot be known. */
  generation?(): number;
}

export type { Publisher };

/** Injection token of the configured providers, in order of preference. */
export const SEARCH_PROVIDERS = Symbol('SEARCH_PROVIDERS');

/** A provider, or all of them, cannot answer now. `message` is for logs; callers see none of it. */
export class SearchUnavailableError extends Error {
  constructor(
    message: string,
    /** When it makes sense to ask again. */
    readonly retryAfterSeconds = 5,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SearchUnavailableError';
  }
}

/** The index went away in the middle of a search: what has come is a part of the answer, which is none. */
export class SearchInterruptedError extends SearchUnavailableError {}
