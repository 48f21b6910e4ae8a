/** An article as it stands in a publisher's feed. */
export interface PrintedArticle {
  /** Unchanging identifier within the feed. */
  id: string;
  url: string;
  title: string;
  text: string;
  /** Unix seconds; null in a feed without dates. */
  publishedAt: number | null;
  /** The publisher's own word for the section. */
  section: string;
  pictureUrl: string | null;
  /** Who wrote it, in an aggregator that says so. */
  origin: { name: string; url: string } | null;
}

/** All that a feed's format needs to know to write itself. */
export interface PrintedFeed {
  title: string;
  /** The publisher's site. */
  link: string;
  /** Where the feed itself is fetched. */
  self: string;
  language: string;
  charset: string;
  articles: PrintedArticle[];
}
