import { Controller, Query } from '@nestjs/common';
import { trendingQuery } from '../../languages/queries.js';
import { ArticleSearchService, type Listing } from '../../listing/article-search.service.js';
import { ListOfArticles } from '../../listing/list-of-articles.js';
import { TrendingQuery } from './dto/trending-query.dto.js';

@Controller('news/trending')
export class TrendingController {
  constructor(private readonly articles: ArticleSearchService) {}

  @ListOfArticles('', {
    operationId: 'trendingNews',
    summary: 'Trending headlines',
    description:
      'The most covered stories in a language and, with `geo`, in a country: one article for each story.',
  })
  search(@Query() query: TrendingQuery): Promise<Listing> {
    const country = query.geo === 'all' ? null : query.geo;
    return this.articles.list({ intent: 'trending', text: trendingQuery(query.language, country) }, query);
  }
}
