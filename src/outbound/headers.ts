import type { AxiosResponse } from 'axios';
import { OutboundError } from './outbound-error.js';
import type { OutboundRequest, OutboundResponse } from './outbound-response.js';

/** A GET, or with a form a POST. */
export interface SentRequest extends OutboundRequest {
  form?: Record<string, string>;
}

export function requestHeaders(request: SentRequest): Record<string, string> {
  const headers: Record<string, string> = { Accept: request.accept ?? '*/*' };
  if (request.etag) headers['If-None-Match'] = request.etag;
  if (request.lastModified) headers['If-Modified-Since'] = request.lastModified;
  if (request.form) headers['Content-Type'] = 'application/x-www-form-urlencoded';
  return headers;
}

export function requestBody({ form }: SentRequest): string | null {
  return form ? new URLSearchParams(form).toString() : null;
}

/** A response header. Node joins repeated ones, except `Set-Cookie`, which is not used here. */
export function header(response: AxiosResponse, name: string): string | undefined {
  const value: unknown = response.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** The status and headers that a response keeps. */
export function describeResponse(
  response: AxiosResponse,
): Pick<OutboundResponse, 'status' | 'contentType' | 'etag' | 'lastModified' | 'link' | 'maxAge'> {
  return {
    status: response.status,
    contentType: header(response, 'content-type') ?? null,
    etag: header(response, 'etag') ?? null,
    lastModified: header(response, 'last-modified') ?? null,
    link: header(response, 'link') ?? null,
    maxAge: readMaxAge(header(response, 'cache-control')),
  };
}

/** @throws OutboundError `http-status` unless it is 2xx, or 304 to a conditional request. */
export function requireSuccess(response: AxiosResponse, conditional: boolean): void {
  const { status } = response;
  if ((status >= 200 && status < 300) || (status === 304 && conditional)) return;
  const retryAfter = readRetryAfter(header(response, 'retry-after'), Date.now());
  throw new OutboundError('http-status', `status ${status}`, { status, retryAfter });
}

/** Seconds for which `Cache-Control` allows an answer to be reused; null when it does not say. */
function readMaxAge(header: string | undefined): number | null {
  if (!header) return null;
  if (/\bno-(store|cache)\b/i.test(header)) return 0;
  const seconds = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,9})/i.exec(header)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

const YEAR = 366 * 86_400;

/** `Retry-After` in seconds, given as such or as an HTTP date; null when absent or unreadable. */
function readRetryAfter(header: string | undefined, nowMs: number): number | null {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Math.min(Number(value), YEAR);
  const date = /[a-z]{3}/i.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(date)) return null;
  return Math.min(Math.max(Math.ceil((date - nowMs) / 1000), 0), YEAR);
}
