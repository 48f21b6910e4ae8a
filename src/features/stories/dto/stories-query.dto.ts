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
import { Diversity, Include, Merge, ShownFields, type OnOff } from '../../../listing/list-parameters.js';
import { Since } from '../../../listing/new-articles.js';
import { MAX_CURSOR_LENGTH } from '../../../listing/cursor.js';
import { type ResponseFormat, FormatParameter } from '../../../listing/formats/format.js';
import type { ArticleField } from '../../../listing/formats/rows.js';
import type { IncludableField } from '../../../articles/article.js';
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
  /** Languages of the stories; empty to use `language`. */
  @Languages() languages!: string[];
  @Country() geo!: string;
  @Limit({ description: 'Maximum number of stories; digits only.' }) limit!: number;
  /** Timeframe of the stories; null for the period of `from` and `to`, or for `last_48h` if both are missing. */
  @WithinTimeframe(null, {
    description: 'Maximum age of an article: `last_48h` by default, unless `from` or `to` is given.',
  })
  timeframe!: Timeframe | null;
  /** Beginning of the period in Unix seconds; null for no limit. */
  @From() from!: number | null;
  /** First second after the period, in Unix seconds; null for no limit. */
  @To() to!: number | null;
  @CategoryName({ default: null, description: 'Only stories of this category, in any case.' })
  topic1!: Category | null;
  @Include() include!: ReadonlySet<IncludableField>;
  @Diversity() diversity!: OnOff;
  @Merge() merge!: OnOff;
  @Since([]) since!: string | null;

  /** Reports `timeframe` if it is combined with `from` or `to`. Faults of `from` and `to` are reported elsewhere. */
  combinationFaults(): ParameterError[] {
    if (this.timeframe !== 'anytime' || (this.from === null && this.to === null)) return [];
    return [{ parameter: 'timeframe', detail: 'timeframe is given together with from or to; use either.' }];
  }
}

/** Query parameters of `/news/stories/{id}`. */
export class StoryQuery {
  @Limit() limit!: number;
  @Include() include!: ReadonlySet<IncludableField>;
  @ShownFields() fields!: ReadonlySet<ArticleField>;
  /** Format of the response; null for JSON, unless `Accept` names another format. */
  @FormatParameter() format!: ResponseFormat | null;
  @Diversity() diversity!: OnOff;
  @Merge() merge!: OnOff;
  /** Cursor of the page; null for the first page. */
  @PageCursor(MAX_CURSOR_LENGTH) cursor!: string | null;
}
