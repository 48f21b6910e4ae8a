import { ListParameters } from '../../../listing/article-search.service.js';
import {
  Category,
  Country,
  LanguageTag,
  Limit,
  SecondCategory,
  type Timeframe,
  WithinTimeframe,
} from '../../../http/query-parameters.js';
import type { Topic } from '../../../languages/topics.js';

/** Query parameters of `/news/topic`. */
export class TopicsQuery extends ListParameters {
  @Category({
    description: 'Category, in any case. Its name is translated into `language` before the search.',
  })
  topic1!: Topic;
  @SecondCategory() topic2!: Topic | null;
  @LanguageTag({ default: 'en' }) language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
}
