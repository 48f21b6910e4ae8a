import {
  Category,
  Country,
  Fields,
  LanguageTag,
  Limit,
  PageCursor,
  type Timeframe,
  WithinTimeframe,
} from '../../http/query-parameters.js';
import { type Includable, INCLUDABLE } from '../../articles/article.js';
import type { Topic } from '../../languages/topics.js';

/** What `/news/stories` reads of its query string. */
export class StoriesQuery {
  @LanguageTag() language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe('last_48h') timeframe!: Timeframe;
  @Category('optional') topic1!: Topic | null;
  /** What is told of each article beside its six fields. */
  @Fields(INCLUDABLE) include!: ReadonlySet<Includable>;
}

/** What `/news/stories/{id}` reads of its query string. */
export class StoryQuery {
  @Limit() limit!: number;
  /** What is told of each article beside its six fields. */
  @Fields(INCLUDABLE) include!: ReadonlySet<Includable>;
  /** Where a page behind the first begins; null for the first. */
  @PageCursor() cursor!: string | null;
}
