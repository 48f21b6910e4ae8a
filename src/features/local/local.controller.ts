import { Controller, Query } from '@nestjs/common';
import type { Listing } from '../../listing/article-search.service.js';
import { ListOfArticles } from '../../listing/list-of-articles.js';
import { LocalQuery } from './dto/local-query.dto.js';
import { LocalService } from './local.service.js';

@Controller('news/local')
export class LocalController {
  constructor(private readonly local: LocalService) {}

  @ListOfArticles('', {
    operationId: 'localNews',
    summary: 'News about a place',
    description: 'Articles about a city, region or area; nearby areas may appear.',
  })
  search(@Query() query: LocalQuery): Promise<Listing> {
    return this.local.search(query);
  }
}
