import type { IncomingMessage, ServerResponse } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { Request } from 'express';
import helmet from 'helmet';
import { HOUR } from '../config/durations.js';

/** Header names and values, alternately, as `writeHead` takes them. */
export type HeaderPairs = readonly string[];

/**
 * Headers of every response: those of Helmet, and those of CORS that do not depend on the request. The content security
 * policy, for static pages, lacks `upgrade-insecure-requests`: it would break pages served without TLS. Computed once,
 * because Helmet's middleware takes a twentieth of the time of a cached response.
 * @param origins values of `CORS_ORIGINS`.
 */
export function commonHeaders(origins: string[]): HeaderPairs {
  const secure = headersOf(
    helmet({
      contentSecurityPolicy: { directives: { 'upgrade-insecure-requests': null } },
      // Whether other hosts of the domain have TLS is not known here.
      strictTransportSecurity: { includeSubDomains: false },
    }),
  );
  const isAnyOrigin = origins.includes('*');
  const vary = [...(isAnyOrigin ? [] : ['Origin']), ...SEPARATED_BY].join(', ');
  return [
    ...secure,
    ...(isAnyOrigin ? ['Access-Control-Allow-Origin', '*'] : []),
    ...['Vary', vary],
    ...['Access-Control-Expose-Headers', EXPOSED_HEADERS.join(',')],
  ];
}

/** Request headers that contain keys. `Vary` lists them, so that a cache never sends one caller's response to another. */
const SEPARATED_BY = ['X-Gateway-Key', 'X-Gateway-Host', 'Authorization', 'X-Api-Key'];

function headersOf(middleware: ReturnType<typeof helmet>): string[] {
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
  'X-Query-Syntax',
  'X-Respelled',
  'X-Rules',
  'X-Unknown-Parameters',
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
  'mcp-method',
  'mcp-name',
  'authorization',
  'x-api-key',
];

/** Paths that accept `POST`, matched as the router does. */
const POST_PATHS = /^\/(?:mcp|websub\/[^/]+)\/?$/i;

type CorsOptions = (
  request: Request,
  done: (
    error: Error | null,
    options: Exclude<Parameters<INestApplication['enableCors']>[0], undefined>,
  ) => void,
) => void;

/**
 * CORS options: the origins that may call the service, and the response headers that their scripts may read. Without
 * origins, the response to a preflight permits none.
 * @param origins values of `CORS_ORIGINS`.
 */
export function corsOptions(origins: string[]): CorsOptions {
  const options = {
    origin: origins.includes('*') ? '*' : origins,
    methods: ['GET', 'HEAD'],
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: HOUR,
    optionsSuccessStatus: 204,
  };
  return (request, done) => {
    const isPage = request.headers.origin !== undefined || request.method === 'OPTIONS';
    const methods = [...options.methods, ...(POST_PATHS.test(request.path) ? ['POST'] : [])];
    done(null, isPage ? { ...options, methods } : { origin: false });
  };
}

/**
 * Whether the client already has the current response (RFC 9110, 13.1.2, weak comparison). Unlike Express's
 * `request.fresh`, it ignores `Cache-Control: no-cache`, which `fetch` adds to every request with `If-None-Match`.
 */
export function isFresh(request: Request): boolean {
  const { statusCode } = request.res!;
  const etag = request.res!.getHeader('ETag');
  return statusCode >= 200 && statusCode <= 299 && typeof etag === 'string' && hasCurrentEtag(request, etag);
}

/**
 * Whether `If-None-Match` contains this ETag or `*`. A proxy that compresses may have appended the coding to the ETag, as
 * Apache does: `"…-gzip"`.
 */
export function hasCurrentEtag({ headers }: IncomingMessage, etag: string): boolean {
  const sent = headers['if-none-match'];
  if (sent === undefined) return false;
  const current = etag.replace(/^W\//, '');
  const tags: string[] = sent.match(/"[^"]*"/g) ?? [];
  const isCurrent = (tag: string): boolean =>
    [tag, tag.replace(/-+(?:gzip|br|zstd|deflate)"$/, '"')].includes(current);
  return sent.trim() === '*' || tags.some(isCurrent);
}

/**
 * The relative reference from one path of the service to another (RFC 3986, 4.2), e.g. `../sources`. Clients resolve
 * it against the URL that they requested, so that it is correct behind a proxy that removes a path prefix.
 * @param path of the request.
 */
export function relativeReference(path: string, target: string): string {
  const folders = path.split('/').length - 2;
  return '../'.repeat(folders) + target.slice(1);
}
