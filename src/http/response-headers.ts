import type { IncomingMessage, ServerResponse } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { Request } from 'express';
import helmet from 'helmet';

/** Names and values by turns, as `writeHead` takes them. */
export type Headers = readonly string[];

/**
 * What every response has, unless it has a header of the same name of its own: Helmet's headers, and what a response
 * to no page in particular says of CORS. The content policy is for the static pages: their own scripts and styles
 * only; `upgrade-insecure-requests` is left out, since it breaks the pages where the service is tried without TLS.
 *
 * None of the headers depends on the request, so Helmet is called once: its fourteen middleware functions cost a
 * cached answer about a twentieth of its time.
 *
 * @param origins as in `CORS_ORIGINS`.
 */
export function commonHeaders(origins: string[]): Headers {
  const secure = askOnce(
    helmet({ contentSecurityPolicy: { directives: { 'upgrade-insecure-requests': null } } }),
  );
  const isAnyOrigin = origins.includes('*');
  const vary = [...(isAnyOrigin ? [] : ['Origin']), ...KEPT_APART].join(', ');
  return [
    ...secure,
    ...(isAnyOrigin ? ['Access-Control-Allow-Origin', '*'] : []),
    ...['Vary', vary],
    ...['Access-Control-Expose-Headers', EXPOSED_HEADERS.join(',')],
  ];
}

/** A browser that keeps an answer must ask again when another key asks, or none. */
const KEPT_APART = ['X-Gateway-Key', 'X-Gateway-Host'];

function askOnce(middleware: ReturnType<typeof helmet>): string[] {
  const headers: string[] = [];
  const recorder = {
    setHeader: (name: string, value: string) => headers.push(name, value),
    removeHeader: () => undefined,
  };
  middleware({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  return headers;
}

const EXPOSED_HEADERS = [
  'ETag',
  'Link',
  'X-Depth-Limited',
  'X-Diversity-Limited',
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Server-Timing',
];

const ALLOWED_HEADERS = [
  'x-gateway-key',
  'x-gateway-host',
  'x-request-id',
  'if-none-match',
  'content-type',
  'last-event-id',
  'mcp-protocol-version',
];

type CorsOptions = (
  request: Request,
  done: (
    error: Error | null,
    options: Exclude<Parameters<INestApplication['enableCors']>[0], undefined>,
  ) => void,
) => void;

/**
 * Which pages may call the service, and what of an answer their scripts may read. Without any, preflights are
 * answered all the same, with nothing in them that lets a page in. Where no page calls, `commonHeaders` say enough.
 *
 * @param origins as in `CORS_ORIGINS`.
 */
export function corsOptions(origins: string[]): CorsOptions {
  const options = {
    origin: origins.includes('*') ? '*' : origins,
    methods: ['GET', 'HEAD'],
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: 3_600,
    optionsSuccessStatus: 204,
  };
  return (request, done) => {
    const isPage = request.headers.origin !== undefined || request.method === 'OPTIONS';
    const methods = [...options.methods, ...(request.path === '/mcp' ? ['POST'] : [])];
    done(null, isPage ? { ...options, methods } : { origin: false });
  };
}

/**
 * Whether the caller has the answer already (RFC 9110 section 13.1.2, weak comparison).
 *
 * In place of Express's own `request.fresh`, which answers no 304 to `Cache-Control: no-cache`:
 * `fetch` sends that with every `If-None-Match` its caller sets, so that browsers and Node would never see a 304.
 */
export function isFresh(request: Request): boolean {
  const { statusCode } = request.res!;
  const etag = request.res!.getHeader('ETag');
  return statusCode >= 200 && statusCode <= 299 && typeof etag === 'string' && hasAlready(request, etag);
}

/** Whether the caller says that it has the answer of this ETag. */
export function hasAlready({ headers }: IncomingMessage, etag: string): boolean {
  const sent = headers['if-none-match'];
  if (sent === undefined) return false;
  const tags: string[] = sent.match(/"[^"]*"/g) ?? [];
  return sent.trim() === '*' || tags.includes(etag.replace(/^W\//, ''));
}
