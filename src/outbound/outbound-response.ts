import * as zlib from 'node:zlib';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { AxiosResponse } from 'axios';
import { CONNECT_TIMEOUT_CODE } from './connect-in-turn.js';
import { RefusedAddressError } from './guarded-agents.js';
import { DAY } from '../config/durations.js';

export interface OutboundRequest {
  /** Value of the header `Accept`; any type by default. */
  accept?: string;
  /** `ETag` of the last document. With it, or with `lastModified`, the request is conditional and 304 is a success. */
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** URL of the feed in the source list, by which its credentials are found. */
  feed?: string;
}

/** A successful response: status 2xx, or 304 to a conditional request. */
export interface OutboundResponse {
  status: number;
  /** Final URL, after redirects. */
  url: string;
  /** Whether all redirects were permanent (301, 308) and there was at least one, so that the first URL is out of date. */
  moved: boolean;
  /** Decompressed body; empty with 304. */
  body: Uint8Array;
  /** Whether the whole body was received; otherwise `body` is its beginning. */
  isComplete: boolean;
  contentType: string | null;
  etag: string | null;
  lastModified: string | null;
  /** `Link` headers (RFC 8288) as received, joined by commas. */
  link: string | null;
  /** Seconds of `Cache-Control: max-age`; null without it, 0 for `no-store` and `no-cache`. */
  maxAge: number | null;
  totalMs: number;
  /** Number of received bytes, before decompression. */
  wireBytes: number;
}

/** The response to a single request, with any status. */
export interface OutboundExchange {
  status: number;
  contentType: string | null;
  location: string | null;
  server: string | null;
  /** Seconds of `Retry-After`; null without it. */
  retryAfter: number | null;
  body: Uint8Array;
}

/** Parses a URL. @throws OutboundError `bad-url` unless it is http(s) without credentials, which logs would expose. */
export function parseRequestUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new OutboundError('bad-url', 'the address cannot be read');
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new OutboundError('bad-url', `${url.protocol} addresses are not fetched`);
  }
  if (url.username || url.password) {
    throw new OutboundError('bad-url', 'addresses with credentials are not fetched');
  }
  return url;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The target of a redirect; null for a response that is no redirect. @throws OutboundError for an invalid target. */
export function resolveRedirect(status: number, location: string | undefined, from: URL): URL | null {
  if (!REDIRECTS.has(status)) return null;
  if (!location) throw new OutboundError('bad-response', `status ${status} without a Location`);
  const target = parseRequestUrl(asUtf8(location.trim()), from);
  target.hash = '';
  return target;
}

/** Decodes a header as UTF-8, as servers send URLs without percent-encoding. Node decodes headers as Latin-1. */
function asUtf8(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  const text = bytes.toString('utf8');
  return text.includes('�') ? header : text;
}

export interface SentRequest extends OutboundRequest {
  form?: Record<string, string>;
  json?: string;
}

export function requestHeaders(request: SentRequest): Record<string, string> {
  const headers: Record<string, string> = { Accept: request.accept ?? '*/*', ...request.headers };
  if (request.etag) headers['If-None-Match'] = request.etag;
  if (request.lastModified) headers['If-Modified-Since'] = request.lastModified;
  if (request.form) headers['Content-Type'] = 'application/x-www-form-urlencoded';
  if (request.json !== undefined) headers['Content-Type'] = 'application/json';
  return headers;
}

/** Adds cookies to the headers of a request, after the cookies that the operator has set. */
export function headersWithCookies(
  headers: Record<string, string>,
  cookies: string | null,
): Record<string, string> {
  if (cookies === null) return headers;
  const name = Object.keys(headers).find((one) => one.toLowerCase() === 'cookie') ?? 'Cookie';
  const own = headers[name];
  return { ...headers, [name]: own === undefined ? cookies : `${own}; ${cookies}` };
}

/** A response header as one text; undefined if it is absent. Node joins repeated headers, except `Set-Cookie`. */
export function responseHeaderOf(response: AxiosResponse, name: string): string | undefined {
  const value: unknown = response.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Status and headers of a successful response. */
export function describeResponse(
  response: AxiosResponse,
): Pick<OutboundResponse, 'status' | 'contentType' | 'etag' | 'lastModified' | 'link' | 'maxAge'> {
  return {
    status: response.status,
    contentType: responseHeaderOf(response, 'content-type') ?? null,
    etag: responseHeaderOf(response, 'etag') ?? null,
    lastModified: responseHeaderOf(response, 'last-modified') ?? null,
    link: responseHeaderOf(response, 'link') ?? null,
    maxAge: readMaxAge(responseHeaderOf(response, 'cache-control')),
  };
}

/** @throws OutboundError `http-status` unless the status is 2xx, or 304 for a conditional request. */
export function requireSuccess(response: AxiosResponse, conditional: boolean): void {
  const { status } = response;
  if ((status >= 200 && status < 300) || (status === 304 && conditional)) return;
  const retryAfter = readRetryAfter(responseHeaderOf(response, 'retry-after'), Date.now());
  throw new OutboundError('http-status', `status ${status}`, { status, retryAfter });
}

/** Seconds for which `Cache-Control` allows a response to be reused; null without `max-age`. */
function readMaxAge(header: string | undefined): number | null {
  if (!header) return null;
  if (/\bno-(store|cache)\b/i.test(header)) return 0;
  const seconds = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,9})/i.exec(header)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

const YEAR = 366 * DAY;

/** Seconds of `Retry-After`, which may be a number or an HTTP date; null if it is absent or unreadable. */
export function readRetryAfter(header: string | undefined, nowMs: number): number | null {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Math.min(Number(value), YEAR);
  const date = /[a-z]{3}/i.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(date)) return null;
  return Math.min(Math.max(Math.ceil((date - nowMs) / 1000), 0), YEAR);
}

/**
 * Reads a body of at most `capBytes`. If the connection ends early, the received part is returned.
 * @throws OutboundError `too-large` if the body or the length that its header declares is larger.
 */
export async function readResponseBody(
  body: Readable,
  length: string | undefined,
  capBytes: number,
): Promise<{ wire: Buffer; isComplete: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isComplete = true;
  try {
    if (Number(length) > capBytes) throw tooLarge(capBytes);
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > capBytes) throw tooLarge(capBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    if (size === 0 || !isCutOff(error)) throw error;
    isComplete = false;
  } finally {
    body.destroy();
  }
  return { wire: Buffer.concat(chunks, size), isComplete };
}

const CUT_OFF = new Set(['ECONNRESET', 'HPE_INVALID_EOF_STATE', 'ERR_BAD_RESPONSE']);

/** Whether an error means that the connection was closed before the end of the body. */
function isCutOff(error: unknown): boolean {
  const { code = '', message = '' } = error as Partial<NodeJS.ErrnoException>;
  return CUT_OFF.has(code) || message === 'aborted';
}

function tooLarge(capBytes: number): OutboundError {
  return new OutboundError('too-large', `the body is over ${capBytes} bytes`);
}

const gunzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip);
const inflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflate);
const inflateRaw = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflateRaw);
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliDecompress);

const MAX_LAYERS = 3;

/**
 * Decompresses a body as `Content-Encoding` declares, and gzip also if it is not declared (`feed.xml.gz`, gzip twice).
 * A wrong declaration is ignored. Of a truncated stream, the beginning is returned.
 * @throws OutboundError `too-large` over `capBytes`, `bad-encoding`
 */
export async function decompressBody(
  wire: Buffer,
  contentEncoding: string | undefined,
  capBytes: number,
): Promise<Buffer> {
  const codings = (contentEncoding ?? '').toLowerCase().split(/[\s,]+/);
  const layers = codings.filter((coding) => coding !== '' && coding !== 'identity').reverse();
  if (layers.length > MAX_LAYERS) throw new OutboundError('bad-encoding', 'too many content codings');
  let body = wire;
  for (const layer of layers) body = await decode(body, layer, capBytes);
  for (let extra = layers.length; extra < MAX_LAYERS && isGzip(body); extra++) {
    body = await decode(body, 'gzip', capBytes);
  }
  if (body.length > capBytes) throw tooLarge(capBytes);
  return body;
}

async function decode(body: Buffer, coding: string, capBytes: number): Promise<Buffer> {
  if (body.length === 0) return body;
  for (const decompress of decompressorsOf(body, coding)) {
    try {
      const decompressed = await decompress(body, capBytes);
      // Some bytes that are no stream are taken for the beginning of one.
      if (decompressed.length > 0) return decompressed;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
        throw new OutboundError('too-large', `the body is over ${capBytes} bytes once decompressed`);
    }
  }
  if (!isGzip(body) && (looksLikeText(body) || /^(?:x-)?gzip$/.test(coding))) return body;
  throw new OutboundError('bad-encoding', `the body is not ${coding.slice(0, 40)}`);
}

type Decompress = (body: Buffer, capBytes: number) => Promise<Buffer>;

const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH } = zlib.constants;

const decompressWith =
  (decompress: typeof gunzip, finishFlush = Z_SYNC_FLUSH): Decompress =>
  (body, maxOutputLength) =>
    decompress(body, { maxOutputLength, finishFlush });

const GUNZIP = decompressWith(gunzip);
const INFLATE = decompressWith(inflate);
const INFLATE_RAW = decompressWith(inflateRaw);
const BROTLI = decompressWith(brotli as typeof gunzip, BROTLI_OPERATION_FLUSH);
/** Decompresses the first gzip stream only. Node would take the bytes after it for another stream. */
const GUNZIP_FIRST: Decompress = (body, capBytes) =>
  INFLATE_RAW(body.subarray(endOfGzipHeader(body)), capBytes);

/**
 * The decompressors to try for a body, by its first bytes if these decide, otherwise by the declared encoding; none for
 * text. Some servers send deflate without zlib's header, or another encoding than declared.
 */
function decompressorsOf(body: Buffer, coding: string): Decompress[] {
  if (isGzip(body)) return body.length > endOfGzipHeader(body) ? [GUNZIP, GUNZIP_FIRST] : [GUNZIP];
  if (coding === 'deflate' && isZlib(body)) return [INFLATE];
  if (looksLikeText(body)) return [];
  if (coding === 'br') return [BROTLI, ...(isZlib(body) ? [INFLATE] : [])];
  if (coding === 'deflate') return [INFLATE_RAW, BROTLI];
  return isZlib(body) ? [INFLATE] : [BROTLI];
}

/** Flags in a gzip header for its optional fields (RFC 1952, 2.3.1). */
const FLAGS = { headerCrc: 2, extra: 4, name: 8, comment: 16 };

function endOfGzipHeader(body: Buffer): number {
  const flags = body[3] ?? 0;
  let end = 10;
  if (flags & FLAGS.extra) end += 2 + (body.length > end + 1 ? body.readUInt16LE(end) : 0);
  for (const flag of [FLAGS.name, FLAGS.comment]) {
    if (flags & flag) end = body.indexOf(0, end) + 1 || body.length;
  }
  return flags & FLAGS.headerCrc ? end + 2 : end;
}

function isGzip(body: Buffer): boolean {
  return body[0] === 0x1f && body[1] === 0x8b;
}

/** Whether a body begins with a zlib header (RFC 1950): compression method 8, and a first number divisible by 31. */
function isZlib(body: Buffer): boolean {
  return body.length > 1 && (body[0]! & 0x0f) === 8 && body.readUInt16BE(0) % 31 === 0;
}

function looksLikeText(body: Buffer): boolean {
  return /^(?:\xEF\xBB\xBF)?\s*(?:<[?!a-zA-Z]|[{[]\s*["{])/.test(body.toString('latin1', 0, 64));
}

/** The reason of a failed fetch: a stable code, stored in the index, shown by `sources check`, counted in metrics. */
export type OutboundReason =
  | 'bad-url'
  | 'refused-address'
  | 'dns'
  | 'connection'
  | 'tls'
  | 'proxy'
  | 'timeout-connect'
  | 'timeout-headers'
  | 'timeout-body'
  | 'too-large'
  | 'headers-too-large'
  | 'bad-encoding'
  | 'bad-response'
  | 'too-many-redirects'
  | 'redirect-loop'
  | 'http-status'
  | 'aborted';

interface RefusedResponse {
  status: number;
  /** Seconds of `Retry-After`; null without it. */
  retryAfter: number | null;
}

export class OutboundError extends Error {
  constructor(
    readonly reason: OutboundReason,
    message: string,
    readonly response: RefusedResponse | null = null,
  ) {
    super(message);
    this.name = 'OutboundError';
  }
}

const REASONS: Record<string, OutboundReason> = {
  [CONNECT_TIMEOUT_CODE]: 'timeout-connect',
  ETIMEDOUT: 'timeout-connect',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EAI_FAIL: 'dns',
  ENODATA: 'dns',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

const TLS_CODE = /^(?:EPROTO$|ERR_TLS|ERR_SSL|CERT_|CRL_|UNABLE_TO_|HOSTNAME_MISMATCH$)|SELF_SIGNED_CERT/;

/** Converts any error of a request to an `OutboundError` with a stable reason. */
export function classifyFailure(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  const causes = chainOf(error);
  if (causes.some((cause) => cause instanceof RefusedAddressError))
    return new OutboundError('refused-address', 'the address is not public');
  const code = causes.map((cause) => (cause as NodeJS.ErrnoException).code).find(isSpecific) ?? '';
  const message = causes[0]?.message || code || 'the connection failed';
  const other = code.startsWith('HPE_') ? 'bad-response' : TLS_CODE.test(code) ? 'tls' : 'connection';
  return new OutboundError(REASONS[code] ?? other, message.slice(0, 200));
}

/** Statuses with which a proxy itself responds: it requires credentials (407), or could not reach the server. */
const PROXY_STATUSES = new Set([407, 502, 504]);
const UNCONNECTED_REASONS: ReadonlySet<OutboundReason> = new Set(['connection', 'dns', 'timeout-connect']);

/** Converts an error of a request through a proxy. A failure to connect gets the reason `proxy`. */
export function classifyProxyFailure(error: unknown): OutboundError {
  const failure = classifyFailure(error);
  if (!UNCONNECTED_REASONS.has(failure.reason)) return failure;
  return new OutboundError('proxy', `through the proxy: ${failure.message}`);
}

/** @throws OutboundError `proxy` if the response is the proxy's own and not the server's. */
export function rejectProxyStatus({ status, data }: AxiosResponse<Readable>): void {
  if (!PROXY_STATUSES.has(status)) return;
  data.destroy();
  throw new OutboundError('proxy', `the proxy responds with status ${status}`);
}

/** Whether an error code comes from the socket or the parser, and not from axios, whose codes are less specific. */
function isSpecific(code: unknown): code is string {
  return typeof code === 'string' && !/^(ERR_BAD_|ERR_NETWORK|ERR_CANCELED|ECONNABORTED)/.test(code);
}

function chainOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let next = error; next instanceof Error && chain.length < 5; next = next.cause) chain.unshift(next);
  return chain;
}
