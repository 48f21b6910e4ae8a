/** Articles over all pages of a query, at most. */
export const MAX_ARTICLES = 1_000;

/** Where the pages of a query continue: a later page reads the same scan from its start and skips the pages before. */
export interface PageState {
  /** When the first page was read, Unix seconds. */
  at: number;
  /** The query's `since` then: the window of a timeframe moves with time. */
  since: number | null;
  /** The newest sequence number then, by language as in `Arrivals`: later arrivals are on no page. */
  sequences: readonly number[];
  /** The limit of each page so far; of a list with pinned articles the first is the number of articles on the first page. */
  limits: number[];
  /** Id of the last article of each batch of ranked articles: batches stay the same when an article is removed. */
  ends: number[];
  /** Ids of the articles before those of the scan: of `/news/trending` the stories, of `/news/similar` all. */
  pinned: number[];
}

/** The position in the order of arrival of an index. */
export interface Arrivals {
  /** Id of the numbering: sequence numbers of another index have no meaning. */
  origin: string;
  /** Sequence number of the newest article of each requested analysis language. */
  sequences: readonly number[];
}
