import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, getSchemaPath } from '@nestjs/swagger';
import type { Listing } from '../../listing/article-search.service.js';
import { OfferedAsRows } from '../../listing/formats/format.js';
import { Cached } from '../../listing/response-cache.js';
import { SourcesQuery } from './dto/sources-query.dto.js';
import { type SourcesEnvelope, SourcesService } from './sources.service.js';

@Controller('sources')
export class SourcesController {
  constructor(private readonly sources: SourcesService) {}

  @Get()
  @Cached()
  @OfferedAsRows([
    'domain',
    'name',
    'languages',
    'countries',
    'categories',
    'articles_7d',
    'newest_at',
    'labels',
  ])
  @ApiOperation({
    operationId: 'listSources',
    summary: 'Publishers in the index',
    description:
      'One row for each publisher, ordered by domain: its name, its languages, countries and categories, the most frequent ' +
      'first, the number of its articles in the last seven days, and the labels of its sources.',
  })
  @ApiOkResponse({
    description: 'The publishers found; possibly none.',
    schema: { $ref: getSchemaPath('SourceList') },
  })
  list(@Query() query: SourcesQuery): Promise<Listing<SourcesEnvelope>> {
    return this.sources.list(query);
  }
}
