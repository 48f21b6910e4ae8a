import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, Server } from 'node:http';
import { parse, type ParsedUrlQuery } from 'node:querystring';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Problem } from './problem.js';
import { beginExchange, type RequestRecorder } from './request-recorder.js';
import type { HeaderPairs } from './responses.js';

/** Replacement for bytes that are not UTF-8: half a surrogate, which no valid text contains. */
export const NOT_UTF8_MARKER = '\udc80';

/**
 * Parses a query string without nesting and without a limit of parameters, so that repeated ones are detected. A `%`
 * without an escape is a character.
 */
export function parseQueryString(text: string | null | undefined): ParsedUrlQuery {
  const sent = text ?? '';
  // Node's decoder is the fastest, but replaces invalid bytes by U+FFFD.
  return parse(
    sent,
    '&',
    '=',
    isWellEncoded(sent) ? { maxKeys: 0 } : { maxKeys: 0, decodeURIComponent: decode },
  );
}

function isWellEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function decode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    const bytes = Buffer.from(escapes.replaceAll('%', ''), 'hex');
    return isUtf8(bytes) ? bytes.toString() : NOT_UTF8_MARKER;
  });
}

/** Maximum bytes of path and query. */
const MAX_URL_BYTES = 8 * 1024;
/** Maximum bytes of all header lines, with their colons and line ends. */
const MAX_HEADER_BYTES = 16 * 1024;
/**
 * Maximum header lines that Node parses. A line has at least four bytes, so that a request with more exceeds
 * `MAX_HEADER_BYTES`; by default, Node drops every line after the first thousand, the gateway headers among them.
 */
export const MAX_HEADER_LINES = MAX_HEADER_BYTES / 4;
/**
 * Maximum bytes of headers that Node parses: far above the limits of the API, so that larger requests get a 414 or 431
 * with a body.
 */
export const MAX_PARSED_HEADER_BYTES = 256 * 1024;

/**
 * Serves a request with an unknown `Expect` header, which a server may ignore: Node responds with a 417 that has neither
 * body nor id and is in no log.
 */
export function serveUnknownExpectHeaders(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** Rejects a request that is too large or has not exactly one Host header. */
export function rejectUnreadable(request: Request, _response: Response, next: NextFunction): void {
  next(findExcess(request) ?? findWrongHost(request) ?? undefined);
}

function findExcess({ url, rawHeaders }: Request): Problem | null {
  if (url.length > MAX_URL_BYTES) {
    return new Problem(
      'url_too_long',
      `The URL has ${url.length} characters; the limit is ${MAX_URL_BYTES}: shorten its lists.`,
    );
  }
  let bytes = 0;
  for (const text of rawHeaders) bytes += text.length + 2;
  if (bytes <= MAX_HEADER_BYTES) return null;
  return new Problem(
    'headers_too_large',
    `The headers have ${bytes} bytes; the limit is ${MAX_HEADER_BYTES}: remove some.`,
  );
}

/**
 * The problem of a request that has not exactly one Host header (RFC 9112, 3.2); null without. Node uses the first of
 * several.
 */
function findWrongHost({ headers, rawHeaders, httpVersion }: Request): Problem | null {
  if (headers.host === undefined)
    return httpVersion === '1.0'
      ? null
      : new Problem('malformed_request', 'An HTTP/1.1 request must carry a Host header.');
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts < 2 ? null : new Problem('malformed_request', 'A request must carry one Host header.');
}

/**
 * The first step of every request: it sets the id, records the request, and rejects an unreadable preflight. One step
 * does all, because each layer of Express's router costs a cached response time.
 */
export function beginRequests(recorder: RequestRecorder, common: HeaderPairs): RequestHandler {
  return (request, response, next) => {
    beginExchange(request, response, common);
    recorder.follow(request, response);
    // A preflight ends in the next step, and no page could read why it was rejected.
    if (request.method === 'OPTIONS') rejectUnreadable(request, response, next);
    else next();
  };
}

/** The reason why the body of a request was not read. */
export type UnreadBodyReason = 'too-large' | 'broken-off';

/** The body of a request, or the reason why there is none. A body beyond the cap is discarded. */
export async function readRequestBody(
  request: IncomingMessage,
  capBytes: number,
): Promise<Buffer | UnreadBodyReason> {
  if (Number(request.headers['content-length']) > capBytes) return 'too-large';
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > capBytes) return 'too-large';
      chunks.push(chunk);
    }
  } catch {
    return 'broken-off';
  }
  return Buffer.concat(chunks, size);
}
