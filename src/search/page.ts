import type { Candidate } from '../articles/article.js';

/** Articles over all pages of a query, at most. */
export const MAX_ARTICLES = 1_000;

/** The position in the pages of a query: repeats them and reads the next one. */
export interface PageState {
  /** When the first page was read, Unix seconds. */
  at: number;
  /** The query's `since` then: the window of a timeframe moves with time. */
  since: number | null;
  /** The newest sequence number then: later arrivals are on no page. */
  sequence: number;
  /** The same of each language of the query, where they are numbered separately. */
  sequences?: readonly number[] | undefined;
  /** Ids of the articles of the first page. */
  first: number[];
  /** Ids of articles that come before the ranked ones: of `/news/trending` the stories, of `/news/similar` all. */
  pinned: number[];
  /** The limit of each page after the first. */
  limits: number[];
}

/** A page after the first. */
export interface Page {
  /** In the order of their ranks. */
  articles: Candidate[];
  /** Null at the end. */
  next: PageState | null;
  /** Whether more was found than `MAX_ARTICLES`. */
  isDeepest: boolean;
  /** Whether source diversity shortened the page. */
  isCutShort: boolean;
  /** Registrable domains of the articles that were read. */
  domains: number;
}

/** The position in the order of arrival of an index. */
export interface Arrivals {
  /** Id of the numbering: sequence numbers of another index have no meaning. */
  origin: string;
  /** Of the newest article. */
  sequence: number;
  /** Of the newest article of each requested language, where several are numbered separately. */
  sequences?: readonly number[];
}
