import { Controller, Get, Param, Query } from '@nestjs/common';
import type { Answer } from '../answer/article-search.service.js';
import { Cached } from '../answer/response-cache.js';
import { StoriesQuery, StoryQuery } from './dto/stories-query.dto.js';
import { type StoriesEnvelope, StoriesService, type StoryEnvelope } from './stories.service.js';

@Controller('news/stories')
export class StoriesController {
  constructor(private readonly stories: StoriesService) {}

  @Get()
  @Cached()
  list(@Query() query: StoriesQuery): Promise<Answer<StoriesEnvelope>> {
    return this.stories.list(query);
  }

  @Get(':id')
  @Cached()
  read(@Param('id') id: string, @Query() query: StoryQuery): Promise<Answer<StoryEnvelope>> {
    return this.stories.read(id, query);
  }
}
