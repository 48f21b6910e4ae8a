import { Controller, Get, Query } from '@nestjs/common';
import type { Answer } from '../answer/article-search.service.js';
import { Cached } from '../answer/response-cache.js';
import { SourcesQuery } from './dto/sources-query.dto.js';
import { type SourcesEnvelope, SourcesService } from './sources.service.js';

@Controller('sources')
export class SourcesController {
  constructor(private readonly sources: SourcesService) {}

  @Get()
  @Cached()
  list(@Query() query: SourcesQuery): Promise<Answer<SourcesEnvelope>> {
    return this.sources.list(query);
  }
}
