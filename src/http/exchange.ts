import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';

declare module 'http' {
  interface IncomingMessage {
    /** The request id: the caller's or ours. */
    id: string;
    /** Whether the target was one that no URL parser takes; `url` is "/" then. */
    targetUnreadable: boolean;
    /** `performance.now()` when the request's headers were complete. */
    startedAt: number;
    /** Whether the answer came from memory; unset for what is never kept. */
    cache?: 'hit' | 'miss';
    /** Which of the operator's keys asked: its public id, never the key. Unset without keys configured. */
    keyId?: string;
  }
}

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

const SANE = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's `X-Request-Id` when it can be logged and sent back without harm, else a new one. */
export function requestId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && SANE.test(sent) ? sent : randomUUID();
}
