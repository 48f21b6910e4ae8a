import {
  CategoryName,
  Country,
  From,
  LanguageOrFirst,
  Languages,
  Limit,
  PageCursor,
  SearchText,
  type Timeframe,
  To,
  WithinTimeframe,
} from '../../../http/query-parameters.js';
import type { ParameterError } from '../../../http/problem.js';
import type { ChecksCombination } from '../../../http/query-pipe.js';
import { Diversity, Include, Merge, ShownFields, type Switch } from '../../../listing/list-parameters.js';
import { Since } from '../../../listing/new-articles.js';
import { CURSOR_LENGTH } from '../../../listing/cursor.js';
import { type Format, FormatParameter } from '../../../listing/formats/format.js';
import type { ArticleField } from '../../../listing/formats/rows.js';
import type { Includable } from '../../../articles/article.js';
import type { Category } from '../../../languages/categories.js';

/** Query parameters of `/news/stories`. */
export class StoriesQuery implements ChecksCombination {
  @SearchText({
    default: null,
    description:
      'Search text as on `/news`: only stories with an article that contains all words, those of most publishers first. ' +
      'There are no partial matches.',
  })
  topic!: string | null;
  @LanguageOrFirst() language!: string;
  /** Empty for one. */
  @Languages() languages!: string[];
  @Country() geo!: string;
  @Limit({ description: 'Maximum number of stories; digits only.' }) limit!: number;
  /** Null for `last_48h`, or the period of `from` and `to`. */
  @WithinTimeframe(null, {
    description: 'Maximum age of an article: `last_48h` by default, unless `from` or `to` is given.',
  })
  timeframe!: Timeframe | null;
  /** Unix seconds; null when not limited. */
  @From() from!: number | null;
  /** Unix seconds of the first second after the period; null when not limited. */
  @To() to!: number | null;
  @CategoryName({ default: null, description: 'Only stories of this category, in any case.' })
  topic1!: Category | null;
  @Include() include!: ReadonlySet<Includable>;
  @Diversity() diversity!: Switch;
  @Merge() merge!: Switch;
  @Since([]) since!: string | null;

  /** The other timeframes are faults of `from` and `to`. */
  combinationFaults(): ParameterError[] {
    if (this.timeframe !== 'anytime' || (this.from === null && this.to === null)) return [];
    return [{ parameter: 'timeframe', detail: 'timeframe is given together with from or to; use either.' }];
  }
}

/** Query parameters of `/news/stories/{id}`. */
export class StoryQuery {
  @Limit() limit!: number;
  @Include() include!: ReadonlySet<Includable>;
  @ShownFields() fields!: ReadonlySet<ArticleField>;
  /** Null for JSON, unless `Accept` names another format. */
  @FormatParameter() format!: Format | null;
  @Diversity() diversity!: Switch;
  @Merge() merge!: Switch;
  /** Null for the first page. */
  @PageCursor(CURSOR_LENGTH) cursor!: string | null;
}
