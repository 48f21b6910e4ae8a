import type { Request, Response } from 'express';
import './exchange.js';
import { requestId } from './request-id.js';

/** Gives a request its id and its clock; the response will tell both. */
export function beginExchange(request: Request, response: Response): void {
  request.startedAt = performance.now();
  request.id = requestId(request.headers['x-request-id']);
  response.setHeader('X-Request-Id', request.id);
  const writeHead = response.writeHead;
  response.writeHead = function (this: Response, ...head: Parameters<typeof writeHead>) {
    this.setHeader('Server-Timing', serverTiming(request));
    return writeHead.apply(this, head);
  } as typeof writeHead;
}

function serverTiming(request: Request): string {
  const total = `total;dur=${(performance.now() - request.startedAt).toFixed(2)}`;
  return request.cache === undefined ? total : `cache;desc=${request.cache}, ${total}`;
}
