import type { Request } from 'express';

/**
 * Whether the caller has the answer already (RFC 9110 section 13.1.2, weak comparison).
 *
 * In place of Express's own `request.fresh`, which takes `Cache-Control: no-cache` for a wish not to be answered 304:
 * `fetch` sends that with every `If-None-Match` its caller sets, so that browsers and Node would never see a 304.
 */
export function isFresh(request: Request): boolean {
  const sent = request.headers['if-none-match'];
  const { statusCode } = request.res!;
  const etag = request.res!.getHeader('ETag');
  if (sent === undefined || typeof etag !== 'string' || statusCode < 200 || statusCode > 299) return false;
  const tags: string[] = sent.match(/"[^"]*"/g) ?? [];
  return sent.trim() === '*' || tags.includes(etag.replace(/^W\//, ''));
}
