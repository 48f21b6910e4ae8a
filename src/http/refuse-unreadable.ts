import type { NextFunction, Request, Response } from 'express';
import { Problem } from './problem.js';

/** In bytes, as the request line carries it: path and query. */
const URL_LIMIT = 8 * 1024;
/** In bytes over all header lines, with their colons and line ends. */
const HEADERS_LIMIT = 16 * 1024;
/**
 * Header lines that are looked at. A line has four bytes at least, so that a request with more is beyond the limit
 * above; left to itself, Node drops what comes behind the first thousand without a word.
 */
export const HEADER_LINES_LIMIT = HEADERS_LIMIT / 4;
/** What Node reads before it gives up: far above both limits, so that they can be answered properly. */
export const PARSER_LIMIT = 256 * 1024;

/** Sends away what cannot be read or is too large to, what does not name one host, and what expects too much. */
export function refuseUnreadable(request: Request, _response: Response, next: NextFunction): void {
  const fault = request.targetUnreadable ? UNREADABLE_TARGET : findExcess(request);
  next(fault ?? findHostFault(request) ?? findExpectation(request) ?? undefined);
}

const UNREADABLE_TARGET = new Problem(
  'malformed_request',
  'The request target cannot be read; send a path such as /news, or a whole URL.',
);

/** Node would answer the first of these itself, without a body, and take the first of two hosts. */
function findHostFault({ rawHeaders, httpVersion }: Request): Problem | null {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]!.length === 4 && rawHeaders[i]!.toLowerCase() === 'host') hosts++;
  }
  if (hosts > 1)
    return new Problem('malformed_request', 'A request must carry one Host header, not several.');
  if (hosts === 1 || httpVersion === '1.0') return null;
  return new Problem('malformed_request', 'A request of HTTP/1.1 must carry a Host header.');
}

/** RFC 9110 section 10.1.1: no other expectation than this one is defined. Node has met it already. */
function findExpectation({ headers }: Request): Problem | null {
  if (headers.expect === undefined) return null;
  const expected = headers.expect.split(',').map((one) => one.trim().toLowerCase());
  if (expected.every((one) => one === '' || one === '100-continue')) return null;
  return new Problem('expectation_failed', 'The header Expect may hold 100-continue and nothing else.');
}

/** The problem of a request that is too large to look at, or null. */
function findExcess(request: Request): Problem | null {
  const length = request.url?.length ?? 0;
  if (length > URL_LIMIT) {
    return new Problem('url_too_long', `The URL has ${length} characters; at most ${URL_LIMIT} are read.`);
  }
  let bytes = 0;
  const lines = request.rawHeaders;
  for (let i = 0; i < lines.length; i++) bytes += lines[i]!.length + 2;
  if (bytes <= HEADERS_LIMIT) return null;
  return new Problem(
    'headers_too_large',
    `The headers have ${bytes} bytes; at most ${HEADERS_LIMIT} are read.`,
  );
}
