import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import type { Answer } from '../http/answer.js';
import { ResponseCacheInterceptor } from '../http/response-cache.interceptor.js';
import { AdvancedNewsQuery } from './dto/advanced-news-query.dto.js';
import { NewsQuery } from './dto/news-query.dto.js';
import { NewsService } from './news.service.js';

@Controller('news')
@UseInterceptors(ResponseCacheInterceptor)
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Get()
  search(@Query() query: NewsQuery): Promise<Answer> {
    return this.news.search(query);
  }

  @Get('advanced')
  searchAdvanced(@Query() query: AdvancedNewsQuery): Promise<Answer> {
    return this.news.searchAdvanced(query);
  }
}
