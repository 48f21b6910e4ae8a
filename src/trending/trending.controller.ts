import { Controller, Get, Query } from '@nestjs/common';
import type { Answer } from '../answer/article-search.service.js';
import { Cached } from '../answer/response-cache.js';
import { TrendingQuery } from './dto/trending-query.dto.js';
import { TrendingService } from './trending.service.js';

@Controller('news/trending')
export class TrendingController {
  constructor(private readonly trending: TrendingService) {}

  @Get()
  @Cached()
  search(@Query() query: TrendingQuery): Promise<Answer> {
    return this.trending.search(query);
  }
}
