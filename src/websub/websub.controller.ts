import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../gateway/public.decorator.js';
import { Problem } from '../http/problem.js';
import { CALLBACK_PATH } from '../ingestion/websub/subscription.js';
import { readCallback } from './read-callback.js';
import { WebSubService } from './websub.service.js';

const STATUS = { taken: 202, unsigned: 202, 'broken-off': 400, 'too-large': 413, busy: 503 };

/**
 * Where hubs reach us (W3C WebSub). Hubs cannot send the gateway's headers: the token in the address, which nobody
 * can guess, stands in their place.
 */
@Public()
@Controller(CALLBACK_PATH)
export class WebSubController {
  constructor(private readonly websub: WebSubService) {}

  /** Did we ask for this? A challenge sent back means yes. Also tells that the hub denies us a subscription. */
  @Get(':token')
  async verify(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const callback = readCallback(request.query);
    const outcome = callback === null ? 'unknown' : await this.websub.verify(token, callback);
    if (outcome === 'unknown') throw nothingHere();
    response.setHeader('Cache-Control', 'no-store');
    if (outcome === 'busy') {
      response.setHeader('Retry-After', '10');
      response.status(503).end();
      return;
    }
    response.type('text/plain').send(callback!.challenge);
  }

  /** A document. What is not signed rightly is answered like the rest, as the standard has it, and not used. */
  @Post(':token')
  async receive(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const outcome = await this.websub.receive(token, request);
    if (outcome === 'unknown') throw nothingHere();
    response.setHeader('Cache-Control', 'no-store');
    if (outcome === 'busy') response.setHeader('Retry-After', '10');
    // What is left of a body that was not read must not be taken for the next request.
    if (outcome === 'busy' || outcome === 'too-large') response.setHeader('Connection', 'close');
    response.status(STATUS[outcome]).end();
  }
}

function nothingHere(): Problem {
  return new Problem('not_found', 'There is nothing at this path.');
}
