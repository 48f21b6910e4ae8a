import type { NextFunction, Request, Response } from 'express';
import './exchange.js';
import { Problem } from './problem.js';
import { requestId } from './request-id.js';
import { findExcess } from './request-limits.js';

/**
 * The first thing every request meets: it gets its id and its clock, and is sent away when it is too large or
 * names no host.
 */
export function admitRequest(request: Request, response: Response, next: NextFunction): void {
  request.startedAt = performance.now();
  request.id = requestId(request.headers['x-request-id']);
  response.setHeader('X-Request-Id', request.id);
  const writeHead = response.writeHead;
  response.writeHead = function (this: Response, ...head: Parameters<typeof writeHead>) {
    this.setHeader('Server-Timing', serverTiming(request));
    return writeHead.apply(this, head);
  } as typeof writeHead;
  next(findExcess(request) ?? findMalformation(request) ?? undefined);
}

function findMalformation(request: Request): Problem | null {
  const named = request.headers.host !== undefined || request.httpVersion === '1.0';
  return named ? null : new Problem('malformed_request', 'An HTTP/1.1 request must carry a Host header.');
}

function serverTiming(request: Request): string {
  const total = `total;dur=${(performance.now() - request.startedAt).toFixed(2)}`;
  return request.cache === undefined ? total : `cache;desc=${request.cache}, ${total}`;
}
