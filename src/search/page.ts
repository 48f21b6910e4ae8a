/** Maximum number of articles over all pages of a query. */
export const MAX_ARTICLES = 1_000;

/** Where a later page of a query continues: it repeats the scan of the first page and skips earlier pages. */
export interface PageState {
  /** Unix seconds at which the first page was read. */
  at: number;
  /** Value of the query's `since` on the first page; later it would move with the clock. */
  since: number | null;
  /** For each language, the newest article's sequence number at the first page; later articles are on no page. */
  sequences: readonly number[];
  /** The requested number of each page so far; in a pinned list, first the number of articles on the first page. */
  limits: number[];
  /** Id of the last article of each batch of ranked articles, so that batches stay the same if an article is removed. */
  ends: number[];
  /** Ids of articles before all others: in `/news/trending` those of stories, in `/news/similar` all articles. */
  pinned: number[];
}

/** A position in an index's order of arrival. */
export interface ArrivalState {
  /** Identifies the numbering of an index; sequence numbers of an index with another numbering have no meaning. */
  origin: string;
  /** For each requested language, in the order of `analysisLanguages`, the sequence number of its newest article. */
  sequences: readonly number[];
}
