import type { NextFunction, Request, Response } from 'express';
import './exchange.js';
import { requestId } from './request-id.js';

/** The first thing every request meets: it gets its id and its clock, and its response tells both. */
export function beginExchange(request: Request, response: Response, next: NextFunction): void {
  request.startedAt = performance.now();
  request.id = requestId(request.headers['x-request-id']);
  response.setHeader('X-Request-Id', request.id);
  const writeHead = response.writeHead;
  response.writeHead = function (this: Response, ...head: Parameters<typeof writeHead>) {
    this.setHeader('Server-Timing', serverTiming(request));
    return writeHead.apply(this, head);
  } as typeof writeHead;
  next();
}

function serverTiming(request: Request): string {
  const total = `total;dur=${(performance.now() - request.startedAt).toFixed(2)}`;
  return request.cache === undefined ? total : `cache;desc=${request.cache}, ${total}`;
}
