/** Maximum number of articles over all pages of a query. */
export const MAX_ARTICLES = 1_000;

/** Where the pages of a query continue: a later page reads the same scan from its start and skips the pages before. */
export interface PageState {
  /** Unix seconds at which the first page was read. */
  at: number;
  /** Value of the query's `since` on the first page: the window of a timeframe moves with time. */
  since: number | null;
  /** Newest sequence numbers at the first page, by language as in `ArrivalState`: later arrivals are on no page. */
  sequences: readonly number[];
  /** The limit of each page so far; of a list with pinned articles the first is the number of articles on the first page. */
  limits: number[];
  /** Id of the last article of each batch of ranked articles: batches stay the same when an article is removed. */
  ends: number[];
  /** Ids of the articles before those of the scan: of `/news/trending` the stories, of `/news/similar` all. */
  pinned: number[];
}

/** The position in the order of arrival of an index. */
export interface ArrivalState {
  /** Id of the numbering: sequence numbers of another index have no meaning. */
  origin: string;
  /** Sequence number of the newest article of each requested analysis language. */
  sequences: readonly number[];
}
