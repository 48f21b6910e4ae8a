import type { Candidate } from '../articles/article.js';

/** Articles over all pages of a query, at most. */
export const MAX_ARTICLES = 1_000;

/** How far the pages of a query have come: everything that it takes to repeat them, and to read the next one. */
export interface PageState {
  /** When the first page was read, Unix seconds. */
  at: number;
  /** The query's `since` then: the window of a timeframe moves between two pages. */
  since: number | null;
  /** The newest article's number in the order of arrival then: later arrivals are on no page. */
  sequence: number;
  /** Ids of the articles of the first page. */
  first: number[];
  /** Ids of the representatives of stories that come before the ranked articles; of `/news/trending` only. */
  pinned: number[];
  /** Articles that each page behind the first had room for. */
  limits: number[];
}

/** A page behind the first. */
export interface Page {
  /** In the order of their ranks. */
  articles: Candidate[];
  /** Null at the end. */
  next: PageState | null;
  /** Whether more was found than `MAX_ARTICLES`. */
  isDeepest: boolean;
  /** Whether source diversity left out articles that there was room for. */
  isCutShort: boolean;
  /** Registrable domains of the articles that were read. */
  domains: number;
}

/** Where the order of arrival stands in an index. */
export interface Arrivals {
  /** The index that numbers the articles: numbers of another have no meaning in it. */
  origin: string;
  /** Of the article that came last. */
  sequence: number;
}
