import { Controller, Get, Query } from '@nestjs/common';
import type { Answer } from '../answer/article-search.service.js';
import { Cached } from '../answer/response-cache.js';
import { LocalQuery } from './dto/local-query.dto.js';
import { LocalService } from './local.service.js';

@Controller('news/local')
export class LocalController {
  constructor(private readonly local: LocalService) {}

  @Get()
  @Cached()
  search(@Query() query: LocalQuery): Promise<Answer> {
    return this.local.search(query);
  }
}
