import type { NextFunction, Request, Response } from 'express';
import { Problem } from './problem.js';
import { findExcess } from './request-limits.js';

/** Sends away what is too large to look at, and what names no host. */
export function refuseUnreadable(request: Request, _response: Response, next: NextFunction): void {
  next(findExcess(request) ?? findMissingHost(request) ?? undefined);
}

/** Node would answer this itself, without a body. */
function findMissingHost({ headers, httpVersion }: Request): Problem | null {
  if (headers.host !== undefined || httpVersion === '1.0') return null;
  return new Problem('malformed_request', 'A request of HTTP/1.1 must carry a Host header.');
}
