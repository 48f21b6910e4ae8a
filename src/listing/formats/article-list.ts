import type { Article } from '../../articles/article.js';

/** The members of a body that a feed shows. */
export interface ArticleList {
  items: Article[];
  /** Search text of the list. */
  topic?: string;
  /** Title of the story that the list contains. */
  title?: string;
  language?: string;
}

/** The properties of a feed that are not in its list. */
export interface FeedHeader {
  title: string;
  /** Address of the list: absolute where the service knows its own. */
  self: string;
}
