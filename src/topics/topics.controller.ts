import { Controller, Get, Query } from '@nestjs/common';
import type { Answer } from '../answer/article-search.service.js';
import { Cached } from '../answer/response-cache.js';
import { TopicsQuery } from './dto/topics-query.dto.js';
import { TopicsService } from './topics.service.js';

@Controller('news/topic')
export class TopicsController {
  constructor(private readonly topics: TopicsService) {}

  @Get()
  @Cached()
  search(@Query() query: TopicsQuery): Promise<Answer> {
    return this.topics.search(query);
  }
}
