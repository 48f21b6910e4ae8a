import { Controller, Get, Query } from '@nestjs/common';
import type { Answer } from '../answer/article-search.service.js';
import { Cached } from '../answer/response-cache.js';
import { type CountsEnvelope, CountsService } from './counts.service.js';
import { CountsQuery } from './dto/counts-query.dto.js';

@Controller('news/counts')
export class CountsController {
  constructor(private readonly counts: CountsService) {}

  @Get()
  @Cached()
  count(@Query() query: CountsQuery): Promise<Answer<CountsEnvelope>> {
    return this.counts.count(query);
  }
}
