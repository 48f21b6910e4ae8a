import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, getSchemaPath } from '@nestjs/swagger';
import type { Listing } from '../../listing/article-search.service.js';
import { InFormats } from '../../listing/formats/format.js';
import { Cached } from '../../listing/response-cache.js';
import { LocalQuery } from './dto/local-query.dto.js';
import { LocalService } from './local.service.js';

@Controller('news/local')
export class LocalController {
  constructor(private readonly local: LocalService) {}

  @Get()
  @Cached()
  @InFormats()
  @ApiOperation({
    operationId: 'localNews',
    summary: 'News about a place',
    description: 'Articles about a city, region or area; nearby areas may appear.',
  })
  @ApiOkResponse({
    description: 'The articles found; possibly none.',
    schema: { $ref: getSchemaPath('Envelope') },
  })
  search(@Query() query: LocalQuery): Promise<Listing> {
    return this.local.search(query);
  }
}
