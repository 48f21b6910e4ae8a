import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, getSchemaPath } from '@nestjs/swagger';
import type { Listing } from '../../listing/article-search.service.js';
import { InFormats } from '../../listing/formats/format.js';
import { Cached } from '../../listing/response-cache.js';
import { TopicsQuery } from './dto/topics-query.dto.js';
import { TopicsService } from './topics.service.js';

@Controller('news/topic')
export class TopicsController {
  constructor(private readonly topics: TopicsService) {}

  @Get()
  @Cached()
  @InFormats()
  @ApiOperation({
    operationId: 'browseTopic',
    summary: 'Browse a category',
    description:
      'Articles of one of eleven categories, or of two combined. The name of the category is translated into `language`.',
  })
  @ApiOkResponse({
    description: 'The articles found; possibly none.',
    schema: { $ref: getSchemaPath('Envelope') },
  })
  search(@Query() query: TopicsQuery): Promise<Listing> {
    return this.topics.search(query);
  }
}
