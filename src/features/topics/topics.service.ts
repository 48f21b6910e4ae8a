import { Injectable } from '@nestjs/common';
import { type Listing, ArticleSearchService } from '../../listing/article-search.service.js';
import { categoryQuery } from '../../languages/queries.js';
import type { TopicsQuery } from './dto/topics-query.dto.js';

/** News of one category, or of two together. */
@Injectable()
export class TopicsService {
  constructor(private readonly articles: ArticleSearchService) {}

  search(query: TopicsQuery): Promise<Listing> {
    const topics = query.topic2 === null ? [query.topic1] : [query.topic1, query.topic2];
    return this.articles.list(
      { intent: 'topic', text: categoryQuery(topics, query.language), categories: topics },
      query,
    );
  }
}
