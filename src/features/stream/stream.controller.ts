import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { NewArticlesQuery } from '../../listing/new-articles-query.js';
import { StreamService } from './stream.service.js';

@Controller('news/stream')
export class StreamController {
  constructor(private readonly streams: StreamService) {}

  @Get()
  @ApiOperation({
    operationId: 'streamNews',
    summary: 'New articles as a stream',
    description:
      'Server-Sent Events: one event `article` for each new article that `/news` (`topic`) or `/news/topic` (`topic1`) ' +
      'would find with all words, within a second of its ingestion; near-identical articles once. A comment is sent every 15 ' +
      'seconds. To resume a stream, send the `id` of the last event in `Last-Event-ID`. A client that does not read is ' +
      'disconnected. The number of open streams of a key is limited (to 5 by default).',
  })
  @ApiHeader({
    name: 'Last-Event-ID',
    description:
      'The `id` of the last event received: the stream resumes after it, with at most 1,000 articles of the last 24 hours. ' +
      'If there were more, an event `gap` comes first; its data is `{"from": …}`, the time from which articles follow.',
    schema: { type: 'string', maxLength: 1000 },
    examples: { id: { value: '9705e70e.1027' } },
  })
  @ApiOkResponse({
    description: 'Events, until either side closes the connection.',
    content: {
      'text/event-stream': {
        schema: {
          type: 'string',
          description: 'Each event has an `id` and, in one line of `data`, an `Article`.',
        },
      },
    },
  })
  open(@Query() query: NewArticlesQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.streams.open(query, request, response);
  }
}
