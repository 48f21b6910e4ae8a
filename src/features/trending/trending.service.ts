import { Injectable } from '@nestjs/common';
import { type Listing, ArticleSearchService } from '../../listing/article-search.service.js';
import { trendingQuery } from '../../languages/queries.js';
import type { TrendingQuery } from './dto/trending-query.dto.js';

/** What is covered most right now, by language and region. */
@Injectable()
export class TrendingService {
  constructor(private readonly articles: ArticleSearchService) {}

  search(query: TrendingQuery): Promise<Listing> {
    const country = query.geo === 'all' ? null : query.geo;
    return this.articles.list({ intent: 'trending', text: trendingQuery(query.language, country) }, query);
  }
}
