import type { QueryTerm } from '../../../parse-text.js';
import type { Expression } from './expression.js';

/** One way to match, and how much such a match is worth (0-1) before age counts. */
export interface Tier {
  readonly expression: Expression;
  relevance: number;
  /** Read only when the tiers before it leave room. */
  fallback?: boolean;
  /**
   * Set where the tier is the one after it, in the title only: whether a title belongs to it, given its words. So
   * where that other tier has few matches, this one need not be read.
   */
  isTitle?: (words: string[]) => boolean;
}

/** A sign of relevance that excludes nothing: what matches is raised by so much. */
export interface Boost {
  readonly expression: Expression;
  relevance: number;
  /** What is raised where no tier has brought the article; the least relevant tier's when left out. */
  base?: number;
  /** Read only where the first tier has more matches than were read of it. */
  whereCut?: boolean;
}

/** What to read from an index for a search: tiers, the more relevant first. */
export interface SearchPlan {
  language: string;
  tiers: Tier[];
  boosts: Boost[];
  /** What the caller asked for in words: the more an article is about it, the better. */
  asked: QueryTerm[][];
}
