import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import type { Answer } from '../http/answer.js';
import { ResponseCacheInterceptor } from '../http/response-cache.interceptor.js';
import { LocalQuery } from './dto/local-query.dto.js';
import { LocalService } from './local.service.js';

@Controller('news/local')
@UseInterceptors(ResponseCacheInterceptor)
export class LocalController {
  constructor(private readonly local: LocalService) {}

  @Get()
  search(@Query() query: LocalQuery): Promise<Answer> {
    return this.local.search(query);
  }
}
