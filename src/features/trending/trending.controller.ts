import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, getSchemaPath } from '@nestjs/swagger';
import type { Listing } from '../../listing/article-search.service.js';
import { InFormats } from '../../listing/formats/format.js';
import { Cached } from '../../listing/response-cache.js';
import { TrendingQuery } from './dto/trending-query.dto.js';
import { TrendingService } from './trending.service.js';

@Controller('news/trending')
export class TrendingController {
  constructor(private readonly trending: TrendingService) {}

  @Get()
  @Cached()
  @InFormats()
  @ApiOperation({
    operationId: 'trendingNews',
    summary: 'Trending headlines',
    description:
      'The most covered stories in a language and, with `geo`, in a country: one article for each story.',
  })
  @ApiOkResponse({
    description: 'The articles found; possibly none.',
    schema: { $ref: getSchemaPath('Envelope') },
  })
  search(@Query() query: TrendingQuery): Promise<Listing> {
    return this.trending.search(query);
  }
}
