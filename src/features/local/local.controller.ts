import { Controller, Query } from '@nestjs/common';
import { ArticleSearchService, type Listing } from '../../listing/article-search.service.js';
import { ListOfArticles } from '../../listing/list-of-articles.js';
import { LocalQuery } from './dto/local-query.dto.js';

@Controller('news/local')
export class LocalController {
  constructor(private readonly articles: ArticleSearchService) {}

  @ListOfArticles('', {
    operationId: 'localNews',
    summary: 'News about a place',
    description: 'Articles about a city, region or area; nearby areas may appear.',
  })
  search(@Query() query: LocalQuery): Promise<Listing> {
    return this.articles.list(query.criteria(), query);
  }
}
