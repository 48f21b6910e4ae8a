import {
  CategoryParameter,
  CountryParameter,
  FromParameter,
  LanguageOrFirstParameter,
  LanguagesParameter,
  LimitParameter,
  CursorParameter,
  SearchTextParameter,
  type Timeframe,
  ToParameter,
  TimeframeParameter,
} from '../../../http/query-parameters.js';
import type { ParameterError } from '../../../http/problem.js';
import type { ChecksCombination } from '../../../http/query-pipe.js';
import {
  DiversityParameter,
  IncludeParameter,
  MergeParameter,
  FieldsParameter,
  type OnOff,
} from '../../../listing/list-parameters.js';
import { SinceParameter } from '../../../listing/new-articles.js';
import { CURSOR_LENGTH } from '../../../listing/cursor.js';
import { type ResponseFormat, FormatParameter } from '../../../listing/formats/format.js';
import type { ArticleField } from '../../../listing/formats/rows.js';
import type { IncludableField } from '../../../articles/article.js';
import type { Category } from '../../../languages/categories.js';

/** Query parameters of `/news/stories`. */
export class StoriesQuery implements ChecksCombination {
  @SearchTextParameter({
    default: null,
    description:
      'Search text as on `/news`: only stories with an article that contains all words, those of most publishers first. ' +
      'There are no partial matches.',
  })
  topic!: string | null;
  @LanguageOrFirstParameter() language!: string;
  /** Languages of the stories; empty for the one of `language`. */
  @LanguagesParameter() languages!: string[];
  @CountryParameter() geo!: string;
  @LimitParameter({ description: 'Maximum number of stories; digits only.' }) limit!: number;
  /** Timeframe of the stories; null for `last_48h`, or the period of `from` and `to`. */
  @TimeframeParameter(null, {
    description: 'Maximum age of an article: `last_48h` by default, unless `from` or `to` is given.',
  })
  timeframe!: Timeframe | null;
  /** Beginning of the period in Unix seconds; null for no limit. */
  @FromParameter() from!: number | null;
  /** First second after the period, in Unix seconds; null for no limit. */
  @ToParameter() to!: number | null;
  @CategoryParameter({ default: null, description: 'Only stories of this category, in any case.' })
  topic1!: Category | null;
  @IncludeParameter() include!: ReadonlySet<IncludableField>;
  @DiversityParameter() diversity!: OnOff;
  @MergeParameter() merge!: OnOff;
  @SinceParameter([]) since!: string | null;

  /** Faults of `timeframe` beside `from` and `to`; all other faults of a period are reported for `from` and `to`. */
  combinationFaults(): ParameterError[] {
    if (this.timeframe !== 'anytime' || (this.from === null && this.to === null)) return [];
    return [{ parameter: 'timeframe', detail: 'timeframe is given together with from or to; use either.' }];
  }
}

/** Query parameters of `/news/stories/{id}`. */
export class StoryQuery {
  @LimitParameter() limit!: number;
  @IncludeParameter() include!: ReadonlySet<IncludableField>;
  @FieldsParameter() fields!: ReadonlySet<ArticleField>;
  /** Format of the response; null for JSON, unless `Accept` names another format. */
  @FormatParameter() format!: ResponseFormat | null;
  @DiversityParameter() diversity!: OnOff;
  @MergeParameter() merge!: OnOff;
  /** Position of the page; null for the first page. */
  @CursorParameter(CURSOR_LENGTH) cursor!: string | null;
}
