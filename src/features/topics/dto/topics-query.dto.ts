import { SinceParameter } from '../../../listing/new-articles.js';
import { type SearchCriteria, ListParameters } from '../../../listing/list-parameters.js';
import {
  CategoryParameter,
  CountryParameter,
  LanguageOrFirstParameter,
  LimitParameter,
  SecondCategoryParameter,
  type Timeframe,
  TimeframeParameter,
} from '../../../http/query-parameters.js';
import type { Category } from '../../../languages/categories.js';
import { categoryQuery } from '../../../languages/queries.js';

/** Query parameters of `/news/topic`. */
export class TopicsQuery extends ListParameters {
  @CategoryParameter({
    description: 'Category, in any case. Its name is translated into `language` before the search.',
  })
  topic1!: Category;
  @SecondCategoryParameter() topic2!: Category | null;
  @LanguageOrFirstParameter({ default: 'en' }) language!: string;
  @CountryParameter() geo!: string;
  @LimitParameter() limit!: number;
  @TimeframeParameter() timeframe!: Timeframe;
  @SinceParameter() since!: string | null;

  criteria(): SearchCriteria {
    const categories = this.topic2 === null ? [this.topic1] : [this.topic1, this.topic2];
    return { intent: 'topic', text: categoryQuery(categories, this.language), categories };
  }
}
