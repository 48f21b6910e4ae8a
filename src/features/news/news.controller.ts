import { Controller, Query } from '@nestjs/common';
import { ArticleSearchService, type Listing } from '../../listing/article-search.service.js';
import { ListOfArticles } from '../../listing/list-of-articles.js';
import { AdvancedNewsQuery } from './dto/advanced-news-query.dto.js';
import { NewsQuery } from './dto/news-query.dto.js';
import { filterArticles } from './filter-articles.js';
import { sortArticles } from './sort-articles.js';

@Controller('news')
export class NewsController {
  constructor(private readonly articles: ArticleSearchService) {}

  @ListOfArticles('', {
    operationId: 'searchNews',
    summary: 'Search by text',
    description: 'Articles that contain the search text, the best and newest first.',
  })
  search(@Query() query: NewsQuery): Promise<Listing> {
    return this.articles.list(query.criteria(), query, query.topic);
  }

  @ListOfArticles('advanced', {
    operationId: 'searchNewsAdvanced',
    summary: 'Search, then filter and sort',
    description:
      'The search of `/news`; then its articles are filtered by source and thumbnail and sorted. The filters may leave ' +
      'fewer than `limit`, even none.',
  })
  async searchAdvanced(@Query() query: AdvancedNewsQuery): Promise<Listing> {
    const result = await this.articles.list(query.criteria(), query, query.topic);
    return result.mapItems((items) => sortArticles(filterArticles(items, query), query.sort, query.language));
  }
}
