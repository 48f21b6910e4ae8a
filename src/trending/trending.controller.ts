import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import type { Answer } from '../http/answer.js';
import { ResponseCacheInterceptor } from '../http/response-cache.interceptor.js';
import { TrendingQuery } from './dto/trending-query.dto.js';
import { TrendingService } from './trending.service.js';

@Controller('news/trending')
@UseInterceptors(ResponseCacheInterceptor)
export class TrendingController {
  constructor(private readonly trending: TrendingService) {}

  @Get()
  search(@Query() query: TrendingQuery): Promise<Answer> {
    return this.trending.search(query);
  }
}
