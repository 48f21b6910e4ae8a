import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, getSchemaPath } from '@nestjs/swagger';
import type { Listing } from '../../listing/article-search.service.js';
import { InFormats } from '../../listing/formats/format.js';
import { Cached } from '../../listing/response-cache.js';
import { SimilarQuery } from './dto/similar-query.dto.js';
import { SimilarService } from './similar.service.js';

@Controller('news/similar')
export class SimilarController {
  constructor(private readonly similar: SimilarService) {}

  @Get()
  @Cached()
  @InFormats()
  @ApiOperation({
    operationId: 'similarNews',
    summary: 'Articles about the same event',
    description:
      'Articles about the same event as an article of the index, however worded: the reports of its story, then those that ' +
      'share its names and rarest words, the most similar first. Copies of the article are not included. 404 ' +
      '`article_unknown` where the index does not contain it.',
  })
  @ApiOkResponse({
    description: 'The articles found; possibly none.',
    schema: { $ref: getSchemaPath('Envelope') },
  })
  list(@Query() query: SimilarQuery): Promise<Listing> {
    return this.similar.list(query);
  }
}
