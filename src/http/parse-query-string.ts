import { parse, type ParsedUrlQuery } from 'node:querystring';

/** Reads a query string: no nesting, and no limit on parameters, so that one given twice is always seen. */
export function parseQueryString(text: string | null | undefined): ParsedUrlQuery {
  return parse(text ?? '', '&', '=', { maxKeys: 0 });
}
