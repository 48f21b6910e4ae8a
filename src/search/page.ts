/** Maximum number of articles over all pages of a query. */
export const MAX_ARTICLES = 1_000;

/**
 * Where the pages of a query continue. A later page repeats the scan of the first page and skips the articles of the
 * pages before it.
 */
export interface PageState {
  /** Unix seconds at which the first page was read. */
  at: number;
  /** Value of the query's `since` on the first page; later it would move with the clock. */
  since: number | null;
  /**
   * Newest sequence number of each language at the first page, as in `ArrivalState`; articles that arrive later are on no
   * page.
   */
  sequences: readonly number[];
  /**
   * The limit of each page so far. In a list with pinned articles, the first is the number of articles on the first page.
   */
  limits: number[];
  /** Id of the last article of each ranked batch, so that batches stay the same if an article is removed. */
  ends: number[];
  /**
   * Ids of articles that precede the scan: those for the stories of `/news/trending`, all articles of `/news/similar`.
   */
  pinned: number[];
}

/** A position in an index's order of arrival. */
export interface ArrivalState {
  /** Identifies the numbering of an index; sequence numbers of another one have no meaning. */
  origin: string;
  /** Sequence number of the newest article in each requested analysis language. */
  sequences: readonly number[];
}
