import { Since } from '../../../listing/new-articles.js';
import { type SearchCriteria, ListParameters } from '../../../listing/list-parameters.js';
import {
  CategoryName,
  Country,
  LanguageOrFirst,
  Limit,
  SecondCategory,
  type Timeframe,
  WithinTimeframe,
} from '../../../http/query-parameters.js';
import type { Category } from '../../../languages/categories.js';
import { categoryQuery } from '../../../languages/queries.js';

/** Query parameters of `/news/topic`. */
export class TopicsQuery extends ListParameters {
  @CategoryName({
    description: 'Category, in any case. Its name is translated into `language` before the search.',
  })
  topic1!: Category;
  @SecondCategory() topic2!: Category | null;
  @LanguageOrFirst({ default: 'en' }) language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
  @Since() since!: string | null;

  criteria(): SearchCriteria {
    const categories = this.topic2 === null ? [this.topic1] : [this.topic1, this.topic2];
    return { intent: 'topic', text: categoryQuery(categories, this.language), categories };
  }
}
