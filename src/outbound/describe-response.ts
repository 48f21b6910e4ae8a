import type { AxiosResponse } from 'axios';
import { OutboundError } from './outbound-error.js';
import type { OutboundResponse } from './outbound-response.js';
import { readMaxAge } from './read-max-age.js';
import { readRetryAfter } from './read-retry-after.js';

/** A header that came once; Node joins repeated ones except `Set-Cookie`, which nobody here reads. */
export function header(response: AxiosResponse, name: string): string | undefined {
  const value: unknown = response.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** What of the headers is kept. */
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
