import { Controller, Query } from '@nestjs/common';
import type { Listing } from '../../listing/article-search.service.js';
import { ListOfArticles } from '../../listing/list-of-articles.js';
import { AdvancedNewsQuery } from './dto/advanced-news-query.dto.js';
import { NewsQuery } from './dto/news-query.dto.js';
import { NewsService } from './news.service.js';

@Controller('news')
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @ListOfArticles('', {
    operationId: 'searchNews',
    summary: 'Search by text',
    description: 'Articles that contain the search text, the best and newest first.',
  })
  search(@Query() query: NewsQuery): Promise<Listing> {
    return this.news.search(query);
  }

  @ListOfArticles('advanced', {
    operationId: 'searchNewsAdvanced',
    summary: 'Search, then filter and sort',
    description:
      'The search of `/news`; then its articles are filtered by source and thumbnail and sorted. The filters may leave ' +
      'fewer than `limit`, even none.',
  })
  searchAdvanced(@Query() query: AdvancedNewsQuery): Promise<Listing> {
    return this.news.searchAdvanced(query);
  }
}
