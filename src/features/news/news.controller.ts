import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, getSchemaPath } from '@nestjs/swagger';
import type { Listing } from '../../listing/article-search.service.js';
import { InFormats } from '../../listing/formats/format.js';
import { Cached } from '../../listing/response-cache.js';
import { AdvancedNewsQuery } from './dto/advanced-news-query.dto.js';
import { NewsQuery } from './dto/news-query.dto.js';
import { NewsService } from './news.service.js';

@Controller('news')
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Get()
  @Cached()
  @InFormats()
  @ApiOperation({
    operationId: 'searchNews',
    summary: 'Search by text',
    description: 'Articles that contain the search text, the best and newest first.',
  })
  @ApiOkResponse({
    description: 'The articles found; possibly none.',
    schema: { $ref: getSchemaPath('Envelope') },
  })
  search(@Query() query: NewsQuery): Promise<Listing> {
    return this.news.search(query);
  }

  @Get('advanced')
  @Cached()
  @InFormats()
  @ApiOperation({
    operationId: 'searchNewsAdvanced',
    summary: 'Search, then filter and sort',
    description:
      'The search of `/news`; then its articles are filtered by source and thumbnail and sorted. The filters may leave ' +
      'fewer than `limit`, even none.',
  })
  @ApiOkResponse({
    description: 'The articles found; possibly none.',
    schema: { $ref: getSchemaPath('Envelope') },
  })
  searchAdvanced(@Query() query: AdvancedNewsQuery): Promise<Listing> {
    return this.news.searchAdvanced(query);
  }
}
