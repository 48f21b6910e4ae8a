import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { StreamQuery } from './dto/stream-query.dto.js';
import { StreamService } from './stream.service.js';

@Controller('news/stream')
export class StreamController {
  constructor(private readonly streams: StreamService) {}

  @Get()
  open(@Query() query: StreamQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.streams.open(query, request, response);
  }
}
