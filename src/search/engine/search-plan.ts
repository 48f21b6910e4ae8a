import type { IndexedCandidate } from '../../index/index-reader.js';
import type { QueryTerm } from '../parsed-text.js';
import type { SearchRange } from './article-index.js';
import type { Expression } from './expression.js';

/** What a search reads from an index. The kinds of lists (text, category, place, stories …) differ only in this. */
export interface SearchPlan {
  /** Articles that come before all others, in this order; null for none. */
  pinned: readonly IndexedCandidate[] | null;
  /** What is read in each language. */
  languages: readonly LanguagePlan[];
  range: SearchRange;
  /** Whether the matches of each expression are ordered by time only, and not by relevance. */
  isByTime: boolean;
  /** Number of articles in a batch; chosen by the scan if absent. */
  batch?: number;
  /** Loads articles by id, without unwanted ones; if absent, the scan loads all. */
  load?: (ids: number[]) => Promise<IndexedCandidate[]>;
}

/** One of the expressions that a search reads, with the relevance of its matches (0 to 1) before age counts. */
export interface RelevanceTier {
  readonly expression: Expression;
  relevance: number;
  /** Relevance that is added for articles of the last two days. */
  ifNew?: number;
  /** Whether the tier is read only when the tiers before it have too few matches of the last week. */
  fallback?: boolean;
  /** Whether all matches of the tier are also matches of a later tier. */
  isSubset?: boolean;
}

/** An expression that increases the relevance of its matches by `relevance`, without excluding other articles. */
export interface RelevanceBoost {
  readonly expression: Expression;
  relevance: number;
}

/** What a search reads from an index in one language: expressions in tiers, the most relevant tier first. */
export interface LanguagePlan {
  language: string;
  tiers: RelevanceTier[];
  /** Whether the tiers widen: a match of the first is in every other tier, and a match of any tier is in the last. */
  isNested?: boolean;
  boosts: RelevanceBoost[];
  /** Titles that contain the words side by side. Read only if the first tier has more matches than were read. */
  titlePhrase?: RelevanceTier | null;
  /** Titles with a word that answers the question of the query, such as `because`. */
  answers?: RelevanceTier | null;
  /** Groups of words by which the text of an article is scored. */
  requested: QueryTerm[][];
  /** Weights of the groups in `requested`; all equal if absent. */
  weights?: number[];
  /** Whether an article is a result, given the relevance of the tier that found it; absent if every article is. */
  keeps?: (article: IndexedCandidate, relevance: number) => boolean;
  /** Whether an article may be a result when its tier is not known, as for one that has just arrived. */
  mayKeep?: (article: IndexedCandidate) => boolean;
}
