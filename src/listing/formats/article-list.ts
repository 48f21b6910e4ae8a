import type { Article } from '../../articles/article.js';

/** A list of articles, reduced to the fields that its feed needs. */
export interface ArticleList {
  items: Article[];
  /** The search text of the list. */
  topic?: string;
  /** Title of the story, in a list of the articles of one story. */
  title?: string;
  language?: string;
}

/** Title and address of a feed. */
export interface FeedHeader {
  title: string;
  /** URL of the list; absolute if the service knows its own address. */
  self: string;
}
