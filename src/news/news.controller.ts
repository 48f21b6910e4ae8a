import { Controller, Get, Query } from '@nestjs/common';
import type { Answer } from '../answer/article-search.service.js';
import { Cached } from '../answer/response-cache.js';
import { AdvancedNewsQuery } from './dto/advanced-news-query.dto.js';
import { NewsQuery } from './dto/news-query.dto.js';
import { NewsService } from './news.service.js';

@Controller('news')
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Get()
  @Cached()
  search(@Query() query: NewsQuery): Promise<Answer> {
    return this.news.search(query);
  }

  @Get('advanced')
  @Cached()
  searchAdvanced(@Query() query: AdvancedNewsQuery): Promise<Answer> {
    return this.news.searchAdvanced(query);
  }
}
