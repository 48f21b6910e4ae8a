import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiPermanentRedirectResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Listing } from '../../listing/article-search.service.js';
import { OfferedAsFeedsAndRows } from '../../listing/formats/format.js';
import { Cached } from '../../listing/response-cache.js';
import { StoriesQuery, StoryQuery } from './dto/stories-query.dto.js';
import { type StoriesEnvelope, StoriesService, type StoryHistoryEnvelope } from './stories.service.js';

@Controller('news/stories')
export class StoriesController {
  constructor(private readonly stories: StoriesService) {}

  @Get()
  @Cached()
  @ApiOperation({
    operationId: 'newsStories',
    summary: 'Current stories',
    description:
      'The stories of `/news/trending`, in the same order: each with its coverage and up to five articles of different ' +
      'publishers. With `from` or `to`, the stories of that period, by the same rules; with `topic`, those of that text, ' +
      'of most publishers first. With `geo`, only reports of that country are ranked and returned.',
  })
  @ApiOkResponse({
    description: 'The stories found; possibly none.',
    schema: { $ref: getSchemaPath('StoryList') },
  })
  list(@Query() query: StoriesQuery): Promise<Listing<StoriesEnvelope>> {
    return this.stories.list(query);
  }

  @Get(':id')
  @Cached()
  @OfferedAsFeedsAndRows()
  @ApiOperation({
    operationId: 'newsStory',
    summary: 'All reports of a story',
    description:
      'A story with its reports, the newest first. A story ends two days after its first ' +
      'report; later reports open one that `follows` it. Its id is valid as long as its articles are stored.',
  })
  @ApiParam({
    name: 'id',
    description: 'Id of a story, from `/news/stories`.',
    schema: { type: 'string', pattern: '^[0-9A-Za-z-]+$' },
    examples: { story: { value: 'en-107afku8' } },
  })
  @ApiOkResponse({ description: 'The story.', schema: { $ref: getSchemaPath('StoryHistory') } })
  @ApiPermanentRedirectResponse({
    description: 'The story was merged into another one; `Location` is its address.',
    headers: { Location: { $ref: '#/components/headers/Location' } },
  })
  read(@Param('id') id: string, @Query() query: StoryQuery): Promise<Listing<StoryHistoryEnvelope>> {
    return this.stories.read(id, query);
  }
}
