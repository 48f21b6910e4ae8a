import type { ArticleFacts, IndexedCandidate } from '../../index/index-reader.js';
import type { CountedSpan } from '../../index/match-counter.js';
import type {
  MemberFilter,
  StoryArticle,
  StoryCriteria,
  StoryFacts,
} from '../../index/stories/story-reader.js';
import type { TermFrequency } from '../../index/vocabulary.js';
import type { Arrivals } from '../page.js';
import type { Expression } from './expression.js';

/** Synchronous for the local index, asynchronous for OpenSearch. */
export type Awaitable<T> = T | Promise<T>;

/** Which articles a search may find. */
export interface SearchRange {
  /** Unix seconds: only articles published then or later; null for all. */
  since: number | null;
  /** Unix seconds: only articles published before; null for all. With one of the two no undated article is found. */
  until: number | null;
  /** Only articles below this id; null for all. */
  before: number | null;
}

export const WHOLE_INDEX: SearchRange = { since: null, until: null, before: null };

/** An expression whose matches may be read. */
export interface Wanted {
  readonly expression: Expression;
  /** Usually not read: the matches of the others suffice. */
  readonly fallback?: boolean;
}

/** The words of titles with their document frequencies. */
export interface Vocabulary {
  /** The number of titles with each word, in the order of the words; a word of no title is left out. */
  docFreq(words: readonly string[], language: string): Awaitable<TermFrequency[]>;
  /** The number of titles in a language. */
  docCount(language: string): Awaitable<number>;
  /** Words with this beginning, of a length within both bounds, in at least `titles` titles: the first `limit`. */
  prefixTerms(
    start: string,
    bounds: { from: number; to: number; titles: number; limit: number },
    language: string,
  ): Awaitable<TermFrequency[]>;
}

/** A story with its totals. */
export interface StoryDetails extends StoryFacts {
  story: number;
}

/** The stories of the last days. */
export interface Stories {
  /** Stories that several domains report, the most covered at the moment first, without echoes of others. */
  mostCovered(criteria: StoryCriteria, limit: number): Awaitable<number[]>;
  /** The newest articles of each story, the newest first. */
  newestOf(stories: readonly number[], filter: MemberFilter): Awaitable<StoryArticle[][]>;
  /** The story of each article; null where no other article reports the event. */
  storiesOf(articles: readonly number[]): Awaitable<(number | null)[]>;
  /** The public id of a story, the same in every engine. */
  idOf(language: string, story: number): string;
  /** The story of each public id, or the id of the story that it was merged into; null for an unknown id. */
  find(ids: readonly string[]): Awaitable<(StoryDetails | { mergedInto: string } | null)[]>;
  /** The articles of a story, newest first. */
  articlesOf(story: number, limit: number): Awaitable<number[]>;
}

/**
 * What a search reads of an index of articles, whichever engine holds it. Ids rise with the time of publication, and
 * undated articles are below all others. A failed read throws; results are never partial.
 */
export interface ArticleIndex {
  readonly vocabulary: Vocabulary;
  readonly stories: Stories;
  /** When the article of an id was published, Unix seconds; null for an undated one. */
  secondsOf(id: number): number | null;
  /** The lowest id that an article published at this Unix second can have. */
  lowestIdAt(seconds: number): number;
  /** The newest sequence number in the order of arrival. */
  arrivals(language: string): Awaitable<Arrivals>;
  /**
   * The newest matches of expressions, newest first, read by their place in the list. An index across the network
   * reads all that are no fallback in one request when the first of them is read, and the fallbacks likewise;
   * the local one reads each on demand. Nothing is read twice.
   */
  match(wanted: readonly Wanted[], range: SearchRange, limit: number): (place: number) => Awaitable<number[]>;
  /** How many articles match, at most `most`. */
  count(expression: Expression, range: SearchRange, most: number): Awaitable<number>;
  /** The same of the newest, with how many registrable domains are among them. */
  countDomains(
    expression: Expression,
    range: SearchRange,
    most: number,
  ): Awaitable<{ articles: number; domains: number }>;
  /** The same of each span of `seconds` that a period of both ends has, at multiples of it; those with any, in order. */
  countByTime(
    expression: Expression,
    period: { since: number; until: number },
    seconds: number,
  ): Awaitable<CountedSpan[]>;
  /** Stored metadata of articles, in the given order; null for a deleted article. */
  facts(ids: readonly number[]): Awaitable<(ArticleFacts | null)[]>;
  /** Articles by id, in the given order, without those that have left the index. */
  load(ids: Iterable<number>): Awaitable<IndexedCandidate[]>;
}
