import { Injectable } from '@nestjs/common';
import { type Answer, ArticleSearchService } from '../../listing/article-search.service.js';
import { topicQuery } from '../../languages/queries.js';
import type { TopicsQuery } from './dto/topics-query.dto.js';

/** News of one category, or of two together. */
@Injectable()
export class TopicsService {
  constructor(private readonly articles: ArticleSearchService) {}

  search(query: TopicsQuery): Promise<Answer> {
    const topics = query.topic2 === null ? [query.topic1] : [query.topic1, query.topic2];
    return this.articles.answer({ intent: 'topic', text: topicQuery(topics, query.language), topics }, query);
  }
}
