import { parse, type ParsedUrlQuery } from 'node:querystring';

/**
 * Reads a query string: no nesting, no limit on the number of parameters, so that one given twice is always seen.
 * Bytes that were sent as they are instead of percent-encoded are read as UTF-8, as every client that does so means
 * them; Node hands them over as Latin-1.
 */
export function parseQueryString(text: string | null | undefined): ParsedUrlQuery {
  const raw = text ?? '';
  const utf8 = /[\x80-\xff]/.test(raw) ? Buffer.from(raw, 'latin1').toString('utf8') : raw;
  return parse(utf8, '&', '=', { maxKeys: 0 });
}
