import { Injectable } from '@nestjs/common';
import { type Listing, ArticleSearchService } from '../../listing/article-search.service.js';
import type { TopicsQuery } from './dto/topics-query.dto.js';

/** News of one category, or of two together. */
@Injectable()
export class TopicsService {
  constructor(private readonly articles: ArticleSearchService) {}

  search(query: TopicsQuery): Promise<Listing> {
    return this.articles.list(query.criteria(), query);
  }
}
