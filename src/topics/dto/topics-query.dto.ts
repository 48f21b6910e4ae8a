import { ListParameters } from '../../answer/article-search.service.js';
import {
  Category,
  Country,
  LanguageTag,
  Limit,
  type Timeframe,
  WithinTimeframe,
} from '../../http/query-parameters.js';
import type { Topic } from '../../languages/topics.js';

/** What `/news/topic` reads of its query string. */
export class TopicsQuery extends ListParameters {
  @Category('required') topic1!: Topic;
  @Category('optional') topic2!: Topic | null;
  @LanguageTag({ default: 'en' }) language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
}
