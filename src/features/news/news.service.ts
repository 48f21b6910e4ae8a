import { Injectable } from '@nestjs/common';
import { type Listing, ArticleSearchService } from '../../listing/article-search.service.js';
import type { AdvancedNewsQuery } from './dto/advanced-news-query.dto.js';
import type { NewsQuery } from './dto/news-query.dto.js';
import { filterArticles } from './filter-articles.js';
import { sortArticles } from './sort-articles.js';

/** News by free text. */
@Injectable()
export class NewsService {
  constructor(private readonly articles: ArticleSearchService) {}

  search(query: NewsQuery): Promise<Listing> {
    return this.articles.list(query.criteria(), query, query.topic);
  }

  /** Filters and order apply to the result of the search, so that fewer than `limit` articles may remain. */
  async searchAdvanced(query: AdvancedNewsQuery): Promise<Listing> {
    const result = await this.articles.list(query.criteria(), query, query.topic);
    return result.mapItems((items) => sortArticles(filterArticles(items, query), query.sort, query.language));
  }
}
