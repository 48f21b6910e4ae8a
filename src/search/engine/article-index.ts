import type { ArticleFacts, IndexedCandidate } from '../../index/index-reader.js';
import type { Facet, FacetCounts } from '../../index/facet-counter.js';
import type { CountedTimeSpan } from '../../index/match-counter.js';
import type {
  CoveredStory,
  HotStory,
  MemberFilter,
  StoryArticle,
  StoryCriteria,
  StoryFacts,
  StoryPeriod,
} from '../../index/stories/story-reader.js';
import type { Publisher } from '../../index/publisher-reader.js';
import type { SourceLabels } from '../../index/source-labels.js';
import type { ArrivalState } from '../page.js';
import type { ArrivalIndex, LiveSearchProvider, ProviderHealth } from '../search-provider.js';
import type { Expression } from './expression.js';

/** A result that is synchronous for the local index and asynchronous for OpenSearch. */
export type Awaitable<T> = T | Promise<T>;

/** The articles that a search may return. */
export interface SearchRange {
  /** Unix seconds of the beginning of the publication period, inclusive; null for no limit. */
  since: number | null;
  /**
   * Unix seconds of the end of the publication period, exclusive; null for no limit. A range with a limit excludes
   * undated articles.
   */
  until: number | null;
  /** Id above all articles of the range; null for no limit. */
  before: number | null;
  /** Highest sequence number of the range in the order of arrival; null for no limit. */
  upTo: number | null;
}

export const WHOLE_INDEX: SearchRange = { since: null, until: null, before: null, upTo: null };

/** An expression whose matches may be read. */
export interface WantedMatches {
  readonly expression: Expression;
  /** Whether it is read only when the other expressions have too few matches. */
  readonly fallback?: boolean;
}

/** A word and the number of titles of its language that contain it. */
export type TermFrequency = [word: string, titles: number];

/** The words of titles with their document frequencies. */
export interface TitleVocabulary {
  /** The number of titles with each word, in the order of the words, without words of no title. */
  docFreq(words: readonly string[], language: string): Awaitable<TermFrequency[]>;
  /** The number of articles in a language. */
  docCount(language: string): Awaitable<number>;
  /** The words at edit distance two that begin with the same `shared` letters, with the number of titles with each. */
  twoLettersAway(word: string, shared: number, language: string): Awaitable<TermFrequency[]>;
}

/** A story with its totals. */
export interface StoryDetails extends StoryFacts {
  story: number;
}

/** The stories of the stored articles. */
export interface StoryIndex {
  /**
   * The stories with most coverage now, of at least two domains, without near duplicates of others: at least `limit`,
   * if there are that many.
   */
  mostCovered(criteria: StoryCriteria, limit: number): Awaitable<HotStory[]>;
  /** The stories with most coverage in a period, of at least two domains, without near duplicates of others. */
  coveredIn(period: StoryPeriod, limit: number): Awaitable<HotStory[]>;
  /** The newest articles of each story, the newest first. */
  newestOf(stories: readonly number[], filter: MemberFilter): Awaitable<StoryArticle[][]>;
  /** The story of each article; null where no other article reports the event. */
  storiesOf(articles: readonly number[]): Awaitable<(CoveredStory | null)[]>;
  /** The public id of a story, the same in every engine. */
  idOf(language: string, story: number): string;
  /** The story of each public id, or the id of the story that it was merged into; null for an unknown id. */
  find(ids: readonly string[]): Awaitable<(StoryDetails | { mergedInto: string } | null)[]>;
  /** The articles of a story, newest first. */
  articlesOf(story: number, limit: number): Awaitable<number[]>;
}

/**
 * An index of articles, whichever engine stores it. Ids rise with the time of publication; undated articles are below
 * all others. Blocked and removed articles (`Blocklist`) are not loaded. A failed read throws; results are never
 * partial. Every engine passes `test/contracts/article-index.contract.ts`.
 */
export interface ArticleIndex {
  /** Name of the provider in `SEARCH_PROVIDERS`. */
  readonly name: string;
  readonly live?: undefined;
  /** Whether it runs in this process: without a time limit, and retried without a cool-down. */
  readonly isLocal?: boolean;
  /** Maximum seconds of a cool-down after failures. */
  readonly maxCoolDownSeconds?: number;
  /**
   * The index for the requests of one result.
   * @param signal aborts the requests.
   */
  during(signal: AbortSignal): ArticleIndex;
  readonly arrivals: ArrivalIndex;
  /** The publishers with articles in the index, in the order of their domains. */
  publishers(): Awaitable<Publisher[]>;
  /** The labels of the publishers. */
  labels(): Awaitable<SourceLabels>;
  /** Whether the index can be read, with facts for operators; cheap enough for a probe every second. */
  health(): Awaitable<ProviderHealth>;
  /** A number that changes when results may have changed; null where changes are not detected. */
  generation(): number | null;
  close?(): Awaitable<void>;
  readonly vocabulary: TitleVocabulary;
  readonly stories: StoryIndex;
  /** Publication time of an id in Unix seconds; null for an undated article. */
  secondsOf(id: number): number | null;
  /** The lowest id that an article published at this Unix second can have. */
  lowestIdAt(seconds: number): number;
  /** The newest sequence numbers in the order of arrival. @param languages analysis languages. */
  lastSequences(languages: readonly string[]): Awaitable<ArrivalState>;
  /**
   * Reads the newest matches of expressions, newest first, by the index of an expression in the list. OpenSearch reads
   * all but the fallbacks in one request on first use, and the fallbacks likewise; the local index reads each on
   * demand.
   */
  match(
    wanted: readonly WantedMatches[],
    range: SearchRange,
    limit: number,
  ): (place: number) => Awaitable<number[]>;
  /** The number of matches, up to `most`. */
  count(expression: Expression, range: SearchRange, most: number): Awaitable<number>;
  /** The number of matches, and of registrable domains among the newest `most`. */
  countDomains(
    expression: Expression,
    range: SearchRange,
    most: number,
  ): Awaitable<{ articles: number; domains: number }>;
  /**
   * The number of matches in each span of `seconds` in a period with both limits, at multiples of `seconds`; only spans
   * with matches.
   */
  countByTime(
    expression: Expression,
    period: { since: number; until: number },
    seconds: number,
  ): Awaitable<CountedTimeSpan[]>;
  /** The number of dated matches of a period with both limits by the values of a field. */
  countByFacet(
    expression: Expression,
    period: { since: number; until: number },
    facet: Facet,
  ): Awaitable<FacetCounts>;
  /** Stored metadata of articles, in the given order; null for a deleted article. */
  facts(ids: readonly number[]): Awaitable<(ArticleFacts | null)[]>;
  /** The id of the article with a URL, in any of its forms; null for an unknown one. */
  idOf(url: string): Awaitable<number | null>;
  /** Articles by id, in the given order, without deleted ones. */
  load(ids: Iterable<number>): Awaitable<IndexedCandidate[]>;
}

/** A source of search results: an index, whichever engine stores it, or an external search API. */
export type SearchProvider = LiveSearchProvider | ArticleIndex;
