import type { OutboundRequest } from './outbound-response.js';

/** A request as it goes out: with a form it is a POST. */
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
