import { Controller, Get, Param, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Settings } from '../../config/settings.js';
import { Public } from '../../gateway/gateway.guard.js';
import { Problem } from '../../http/problem.js';
import type { PreparedResponse } from '../../http/service-adapter.js';
import { publicUrlOf } from '../../listing/formats/format.js';
import { jsonRepresentation, ResponseCache } from '../../listing/response-cache.js';
import { ListOperations } from './list-operations.js';
import { WatchList } from './watch-list.js';

/** Serves the feeds of saved searches. A token in the URL replaces the gateway's headers: feed readers send none. */
@ApiExcludeController()
@Public()
@Controller('feeds')
export class FeedsController {
  constructor(
    private readonly watches: WatchList,
    private readonly operations: ListOperations,
    private readonly cache: ResponseCache,
    private readonly settings: Settings,
  ) {}

  /** @throws Problem `not_found`, or the problem of the saved request. */
  @Get(':file')
  async read(@Param('file') file: string, @Req() request: Request): Promise<PreparedResponse> {
    const [, token, ending] = /^([A-Za-z0-9_-]+)\.(atom|json)$/.exec(file) ?? [];
    const watch = token === undefined ? undefined : this.watches.findByToken(token);
    if (watch === undefined)
      throw new Problem(
        'not_found',
        'There is no such feed, or it was removed; ask the operator for its address.',
      );
    const self = publicUrlOf(request, `/feeds/${file}`, this.settings);
    const format = ending === 'atom' ? ('atom' as const) : ('jsonfeed' as const);
    // The request of a token may change.
    const key = `${format} ${watch.request} ${self}`;
    const representation = { ...jsonRepresentation(watch.request), format, self, hasPages: false };
    return (
      this.cache.find(key) ?? this.cache.make(key, () => this.operations.call(watch.request), representation)
    );
  }
}
