import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, Server } from 'node:http';
import { parse, type ParsedUrlQuery } from 'node:querystring';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Problem } from './problem.js';
import { beginExchange, type RequestRecorder } from './request-recorder.js';
import type { HeaderPairs } from './responses.js';

/** Replaces bytes that are not UTF-8 in a query string: a lone surrogate, which no valid text contains. */
export const NOT_UTF8_MARKER = '\udc80';

/**
 * Parses a query string. The number of parameters is not limited, so that every repeated one is detected; `a[b]` is a
 * plain name, and a `%` that begins no escape is a character.
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

/** Maximum bytes of path and query string. */
const MAX_URL_BYTES = 8 * 1024;
/** Maximum bytes of all header lines, including line ends. */
const MAX_HEADER_BYTES = 16 * 1024;
/**
 * Maximum number of header lines that Node parses: as a line has at least four bytes, more lines would exceed
 * `MAX_HEADER_BYTES`. Node's default is a thousand; it silently drops further lines, possibly those with the key.
 */
export const MAX_HEADER_LINES = MAX_HEADER_BYTES / 4;
/** Maximum bytes of headers that Node parses: more than the API accepts, which can then respond with a problem. */
export const MAX_PARSED_HEADER_BYTES = 256 * 1024;

/** Ignores an unknown `Expect` header: Node's own 417 has no body and no request id, and is not logged. */
export function serveUnknownExpectHeaders(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** Middleware that rejects requests that are too large or do not have exactly one Host header. */
export function rejectUnreadableRequest(request: Request, _response: Response, next: NextFunction): void {
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

/** The problem of a request without exactly one Host header (RFC 9112, 3.2); null for a valid request. */
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
 * The first middleware: sets the request id, records the request, and rejects an unreadable CORS preflight. It is one
 * middleware because each layer of Express's router slows down a cached response.
 * @param common headers of every response.
 */
export function requestStartMiddleware(recorder: RequestRecorder, common: HeaderPairs): RequestHandler {
  return (request, response, next) => {
    beginExchange(request, response, common);
    recorder.follow(request, response);
    // A preflight ends in the next step, and no page could read why it was rejected.
    if (request.method === 'OPTIONS') rejectUnreadableRequest(request, response, next);
    else next();
  };
}

/** Why the body of a request was not read. `broken-off`: the connection ended before the body was complete. */
export type BodyReadFailure = 'too-large' | 'broken-off';

/** Reads the body of a request, at most `maxBytes`. @returns the body, or why it could not be read. */
export async function readRequestBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | BodyReadFailure> {
  if (Number(request.headers['content-length']) > maxBytes) return 'too-large';
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return 'too-large';
      chunks.push(chunk);
    }
  } catch {
    return 'broken-off';
  }
  return Buffer.concat(chunks, size);
}
