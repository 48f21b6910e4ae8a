import type { Article } from '../../articles/article.js';

/** The members of a body that a feed shows. */
export interface ArticleList {
  items: Article[];
  /** The search text. */
  topic?: string;
  /** Of a story. */
  title?: string;
  language?: string;
}

/** What a feed says about itself. */
export interface FeedFacts {
  title: string;
  /** Address of the list: absolute where the service knows its own. */
  self: string;
}
