import type { StoredMetadata, IndexedCandidate } from '../../index/index-reader.js';
import type { Facet, FacetCounts } from '../../index/facet-counter.js';
import type { CountedTimeSpan } from '../../index/match-counter.js';
import type {
  StoryWithSubject,
  HotStory,
  MemberFilter,
  StoryArticle,
  StoryCriteria,
  StorySummary,
  StoryPeriod,
} from '../../index/stories/story-reader.js';
import type { Publisher } from '../../index/publisher-reader.js';
import type { LabelsByHost } from '../../index/source-labels.js';
import type { ArrivalState } from '../page.js';
import type { ArrivalIndex, LiveSearchProvider, ProviderHealth } from '../search-provider.js';
import type { Expression } from './expression.js';

/** A result that is synchronous for the local index and asynchronous for OpenSearch. */
export type Awaitable<T> = T | Promise<T>;

/** The articles that a search may return. */
export interface SearchRange {
  /** Unix seconds of the beginning of the publication period, inclusive; null for no limit. */
  since: number | null;
  /** End of the publication period in Unix seconds, exclusive; null for none. Any limit excludes undated articles. */
  until: number | null;
  /** Only articles with lower ids; null for no limit. */
  before: number | null;
  /** Only articles up to this sequence number (in the order of arrival); null for no limit. */
  upTo: number | null;
}

export const WHOLE_INDEX: SearchRange = { since: null, until: null, before: null, upTo: null };

/** A request for the matches of an expression. */
export interface MatchRequest {
  readonly expression: Expression;
  /** Whether its matches are read only when those of the other expressions are too few. */
  readonly fallback?: boolean;
}

/** A word and the number of titles of its language that contain it. */
export type TitleFrequency = [word: string, titles: number];

/** Document frequencies of words in titles. */
export interface TitleVocabulary {
  /** The number of titles that contain each word, in the order of the words; words in no title are left out. */
  docFreq(words: readonly string[], language: string): Awaitable<TitleFrequency[]>;
  /** The number of indexed articles in a language. */
  docCount(language: string): Awaitable<number>;
  /** Words in titles at edit distance two from `word` with its first `shared` letters, and their document frequency. */
  twoLettersAway(word: string, shared: number, language: string): Awaitable<TitleFrequency[]>;
}

/** A stored story with its totals, its links to other stories and its internal id. */
export interface StoryDetails extends StorySummary {
  story: number;
}

/** The stories of the indexed articles. A story is a group of articles about one event in one language. */
export interface StoryIndex {
  /** At least `limit` stories with most coverage now, without those of one domain and near duplicates of others. */
  mostCovered(criteria: StoryCriteria, limit: number): Awaitable<HotStory[]>;
  /** The stories with most coverage in a period, without those of a single domain and near duplicates of others. */
  coveredIn(period: StoryPeriod, limit: number): Awaitable<HotStory[]>;
  /** The newest articles of each story, the newest first. */
  newestOf(stories: readonly number[], filter: MemberFilter): Awaitable<StoryArticle[][]>;
  /** The story of each article; null where no other article reports the event. */
  storiesOf(articles: readonly number[]): Awaitable<(StoryWithSubject | null)[]>;
  /** The public id of a story, the same in SQLite and OpenSearch. */
  idOf(language: string, story: number): string;
  /** The stories with public ids: null for an unknown one, `mergedInto` for one that is part of another story now. */
  find(ids: readonly string[]): Awaitable<(StoryDetails | { mergedInto: string } | null)[]>;
  /** The articles of a story, newest first. */
  articlesOf(story: number, limit: number): Awaitable<number[]>;
}

/**
 * A searchable index of articles, implemented for SQLite and OpenSearch. Ids increase with publication time; undated
 * articles have the lowest ids. `load` omits blocked and removed articles (`Blocklist`). A read returns complete results
 * or throws. Every implementation passes `test/contracts/article-index.contract.ts`.
 */
export interface ArticleIndex {
  /** Name of the index in the setting `SEARCH_PROVIDERS`. */
  readonly name: string;
  readonly live?: undefined;
  /** Whether the index is in this process: reads have no time limit and are retried without a cool-down. */
  readonly isLocal?: boolean;
  /** Maximum seconds for which the index is not queried after failures. */
  readonly maxCoolDownSeconds?: number;
  /** Returns this index with requests that `signal` aborts. */
  during(signal: AbortSignal): ArticleIndex;
  readonly arrivals: ArrivalIndex;
  /** The publishers with articles in the index, in the order of their domains. */
  publishers(): Awaitable<Publisher[]>;
  /** The labels that the operator has given to publishers. */
  labels(): Awaitable<LabelsByHost>;
  /** Whether the index is readable, with details for operators; cheap enough for a probe every second. */
  health(): Awaitable<ProviderHealth>;
  /** A number that changes when results may have changed; null if the index does not detect changes. */
  generation(): number | null;
  close?(): Awaitable<void>;
  readonly vocabulary: TitleVocabulary;
  readonly stories: StoryIndex;
  /** Publication time of the article with an id, in Unix seconds; null if it is undated. */
  secondsOf(id: number): number | null;
  /** The lowest id that an article published at this Unix second can have. */
  lowestIdAt(seconds: number): number;
  /** The highest sequence number (order of arrival) of each language. @param languages such as `zh` for `zh-TW`. */
  lastSequences(languages: readonly string[]): Awaitable<ArrivalState>;
  /**
   * Reads the matches of several expressions, newest first. Returns a function from a place in `wanted` to the ids of
   * its matches. OpenSearch reads all expressions in one request on first use, and all fallbacks in another; the local
   * index reads each one when it is needed.
   */
  match(
    wanted: readonly MatchRequest[],
    range: SearchRange,
    limit: number,
  ): (place: number) => Awaitable<number[]>;
  /** The number of matches, counted up to `most`. */
  count(expression: Expression, range: SearchRange, most: number): Awaitable<number>;
  /** The number of matches, and the number of registrable domains among the newest `most` of them. */
  countDomains(
    expression: Expression,
    range: SearchRange,
    most: number,
  ): Awaitable<{ articles: number; domains: number }>;
  /** The number of matches in each time bucket of `seconds`, from multiples of it; empty buckets are left out. */
  countByTime(
    expression: Expression,
    period: { since: number; until: number },
    seconds: number,
  ): Awaitable<CountedTimeSpan[]>;
  /** The number of dated matches for each value of a field: of each publisher, country, language or category. */
  countByFacet(
    expression: Expression,
    period: { since: number; until: number },
    facet: Facet,
  ): Awaitable<FacetCounts>;
  /** Stored metadata of articles, in the order of the ids; null for a deleted article. */
  facts(ids: readonly number[]): Awaitable<(StoredMetadata | null)[]>;
  /** The id of the article with a URL, normalized or not; null for an unknown URL. */
  idOf(url: string): Awaitable<number | null>;
  /** Articles in the order of the ids; deleted ones are left out. */
  load(ids: Iterable<number>): Awaitable<IndexedCandidate[]>;
}

/** A source of search results: an index or an external search API. */
export type SearchProvider = LiveSearchProvider | ArticleIndex;
