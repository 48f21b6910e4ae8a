import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import type { Answer } from '../http/answer.js';
import { ResponseCacheInterceptor } from '../http/response-cache.interceptor.js';
import { TopicsQuery } from './dto/topics-query.dto.js';
import { TopicsService } from './topics.service.js';

@Controller('news/topic')
@UseInterceptors(ResponseCacheInterceptor)
export class TopicsController {
  constructor(private readonly topics: TopicsService) {}

  @Get()
  search(@Query() query: TopicsQuery): Promise<Answer> {
    return this.topics.search(query);
  }
}
