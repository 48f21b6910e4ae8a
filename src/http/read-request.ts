import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, Server } from 'node:http';
import { parse, type ParsedUrlQuery } from 'node:querystring';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Problem } from './problem.js';
import { beginExchange, type RequestRecorder } from './request-recorder.js';
import type { Headers } from './response-headers.js';

/**
 * Brings the targets of all requests into the form that Express reads without doubt, a path and a query, before it
 * sees them. Of what it cannot read it makes a page of its own, past every step of ours, and a warning of Node's.
 */
export function readTargets(server: Server): void {
  server.prependListener('request', (request: IncomingMessage) => {
    const target = originForm(request.url!);
    request.targetUnreadable = target === null;
    request.url = target ?? '/';
  });
}

/**
 * A request target in origin-form (RFC 9112 section 3.2); null for one that no URL parser takes.
 *
 * @param target as Node's parser lets it through: a path, `*`, or a scheme, `://` and more.
 */
export function originForm(target: string): string | null {
  if (target.startsWith('*')) return target;
  if (target.startsWith('/')) return target.replace(/#.*/s, '');
  // An address without a host is none (RFC 9110 section 4.2.1), whatever a browser makes of it.
  if (!URL.canParse(target) || target.includes(':///')) return null;
  const { pathname, search } = new URL(target);
  return (pathname || '/') + search;
}

/** Stands where bytes were sent that are no UTF-8. Half a character: no text that was sent rightly can hold it. */
export const NOT_UTF8 = '\udc80';

/**
 * Reads a query string: no nesting, and no limit on parameters, so that one given twice is always seen. A `%` that
 * begins no escape is taken as it is.
 */
export function parseQueryString(text: string | null | undefined): ParsedUrlQuery {
  const sent = text ?? '';
  // Node's own way of decoding is the fastest, but puts U+FFFD in place of what it cannot decode.
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
    return isUtf8(bytes) ? bytes.toString() : NOT_UTF8;
  });
}

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

/** Sends away what cannot be read or is too large to, what does not name one host, expects too much, or asks in a body. */
export function refuseUnreadable(request: Request, _response: Response, next: NextFunction): void {
  const fault = request.targetUnreadable ? UNREADABLE_TARGET : findExcess(request);
  next(fault ?? findHostFault(request) ?? findExpectation(request) ?? findBody(request) ?? undefined);
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

/** Parameters in a body would be left out in silence. One of unknown length may be empty: proxies send such requests. */
function findBody({ method, headers }: Request): Problem | null {
  const isQuestion = method === 'GET' || method === 'HEAD';
  if (!isQuestion || !(Number(headers['content-length']) > 0)) return null;
  return new Problem('body_not_taken', 'No body is taken here: parameters stand in the query string.');
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

/** What every request gets, in one step: each layer of Express's router has its price for a cached answer. */
export function beginRequests(recorder: RequestRecorder, common: Headers): RequestHandler {
  return (request, response, next) => {
    beginExchange(request, response, common);
    recorder.follow(request, response);
    // A preflight is answered in the next step, and no page could read why it was refused.
    if (request.method === 'OPTIONS') refuseUnreadable(request, response, next);
    else next();
  };
}
