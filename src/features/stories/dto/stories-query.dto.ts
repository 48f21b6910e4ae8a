import {
  CategoryName,
  Country,
  LanguageOrFirst,
  Languages,
  Limit,
  PageCursor,
  type Timeframe,
  WithinTimeframe,
} from '../../../http/query-parameters.js';
import { Diversity, Include, Merge, type Switch } from '../../../listing/list-parameters.js';
import { CURSOR_LENGTH } from '../../../listing/cursor.js';
import { type FeedFormat, FeedFormatParameter } from '../../../listing/formats/format.js';
import type { Includable } from '../../../articles/article.js';
import type { Category } from '../../../languages/categories.js';

/** Query parameters of `/news/stories`. */
export class StoriesQuery {
  @LanguageOrFirst() language!: string;
  /** Empty for one. */
  @Languages() languages!: string[];
  @Country() geo!: string;
  @Limit({ description: 'Maximum number of stories; digits only.' }) limit!: number;
  @WithinTimeframe('last_48h', { description: 'Maximum age of an article.' }) timeframe!: Timeframe;
  @CategoryName({ default: null, description: 'Only stories of this category, in any case.' })
  topic1!: Category | null;
  @Include() include!: ReadonlySet<Includable>;
  @Diversity() diversity!: Switch;
  @Merge() merge!: Switch;
}

/** Query parameters of `/news/stories/{id}`. */
export class StoryQuery {
  @Limit() limit!: number;
  @Include() include!: ReadonlySet<Includable>;
  /** Null for JSON, unless `Accept` names a feed. */
  @FeedFormatParameter() format!: FeedFormat | null;
  @Diversity() diversity!: Switch;
  @Merge() merge!: Switch;
  /** Null for the first page. */
  @PageCursor(CURSOR_LENGTH) cursor!: string | null;
}
