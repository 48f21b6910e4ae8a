import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, getSchemaPath } from '@nestjs/swagger';
import type { Listing } from '../../listing/article-search.service.js';
import { OfferedAsRows } from '../../listing/formats/format.js';
import { Cached } from '../../listing/response-cache.js';
import { type CountsEnvelope, CountsService, type FacetsEnvelope } from './counts.service.js';
import { CountsQuery } from './dto/counts-query.dto.js';

@Controller('news/counts')
export class CountsController {
  constructor(private readonly counts: CountsService) {}

  @Get()
  @Cached()
  @OfferedAsRows(['key', 'articles', 'publishers'])
  @ApiOperation({
    operationId: 'countNews',
    summary: 'Number of articles over time or by a field',
    description:
      'The number of articles that contain all words, and of their publishers, for each day or hour. Without `from`: the ' +
      'last 7 days, or the last 24 hours with `by=hour`. Every day or hour has a bucket, at most 750; undated articles are ' +
      'not counted. Near-identical articles are counted one by one. With `by=source`, `country`, `language` or `category`: ' +
      'the 50 values with most articles, the largest first, and the `total`, which includes articles without a value.',
  })
  @ApiOkResponse({
    description: 'The buckets in order of time; of a field, the largest first.',
    schema: { $ref: getSchemaPath('Counts') },
  })
  count(@Query() query: CountsQuery): Promise<Listing<CountsEnvelope | FacetsEnvelope>> {
    return this.counts.count(query);
  }
}
