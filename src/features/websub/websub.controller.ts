import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../gateway/gateway.guard.js';
import { Problem } from '../../http/problem.js';
import { CALLBACK_PATH } from '../../ingestion/websub/subscription.js';
import { OUTBOUND_LIMITS } from '../../outbound/outbound-client.js';
import { readHubCallback, type PushOutcome, WebSubService } from './websub.service.js';

const TOO_LARGE = `At most ${OUTBOUND_LIMITS.wireBytes} bytes of a document are read; push only what is new.`;

/** The callback URL of WebSub hubs. A secret token in it replaces the gateway's headers, which hubs cannot send. */
@ApiExcludeController()
@Public()
@Controller(CALLBACK_PATH)
export class WebSubController {
  constructor(private readonly websub: WebSubService) {}

  /** Verifies a subscription by returning the hub's challenge, or accepts that the hub denies it. */
  @Get(':token')
  async verify(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const callback = readHubCallback(request.query);
    const outcome = callback === null ? 'unknown' : await this.websub.verify(token, callback);
    if (outcome !== 'taken') throw refusal(outcome);
    response.setHeader('Cache-Control', 'no-store');
    response.type('text/plain').send(callback!.challenge);
  }

  /** Accepts a pushed document. One without a valid signature gets the same response, but is discarded (WebSub). */
  @Post(':token')
  async receive(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const outcome = await this.websub.receive(token, request);
    if (outcome !== 'taken' && outcome !== 'unsigned') throw refusal(outcome);
    response.setHeader('Cache-Control', 'no-store');
    response.status(202).end();
  }
}

/** The problem of a rejected request. It closes the connection: an unread body would be parsed as the next request. */
function refusal(outcome: Exclude<PushOutcome, 'taken' | 'unsigned'>): Problem {
  switch (outcome) {
    case 'unknown':
      return new Problem('not_found', 'There is nothing at this path.');
    case 'broken-off':
      return new Problem('malformed_request', 'The document is incomplete; send it again.');
    case 'too-large':
      return new Problem('document_too_large', TOO_LARGE, { headers: { Connection: 'close' } });
    case 'busy':
      return new Problem('ingestion_busy', 'No document can be accepted now; send it again in 10 seconds.', {
        headers: { 'Retry-After': '10', Connection: 'close' },
      });
  }
}
