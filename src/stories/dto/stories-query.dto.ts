import {
  Category,
  Country,
  LanguageTag,
  Limit,
  PageCursor,
  type Timeframe,
  WithinTimeframe,
} from '../../http/query-parameters.js';
import type { Topic } from '../../languages/topics.js';

/** What `/news/stories` reads of its query string. */
export class StoriesQuery {
  @LanguageTag() language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe('last_48h') timeframe!: Timeframe;
  @Category('optional') topic1!: Topic | null;
}

/** What `/news/stories/{id}` reads of its query string. */
export class StoryQuery {
  @Limit() limit!: number;
  /** Where a page behind the first begins; null for the first. */
  @PageCursor() cursor!: string | null;
}
