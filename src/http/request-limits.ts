import type { IncomingMessage } from 'node:http';
import { Problem } from './problem.js';

/** In bytes, as the request line carries it: path and query. */
export const URL_LIMIT = 8 * 1024;
/** In bytes over all header lines, with their colons and line ends. */
export const HEADERS_LIMIT = 16 * 1024;
/**
 * Header lines that are looked at. A line has four bytes at least, so that a request with more is beyond the limit
 * above; left to itself, Node drops what comes behind the first thousand without a word.
 */
export const HEADER_LINES_LIMIT = HEADERS_LIMIT / 4;
/** What Node reads before it gives up: far above both limits, so that they can be answered properly. */
export const PARSER_LIMIT = 256 * 1024;

/** The problem of a request that is too large to look at, or null. */
export function findExcess(request: IncomingMessage): Problem | null {
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
