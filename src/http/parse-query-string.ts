import { isUtf8 } from 'node:buffer';
import { parse, type ParsedUrlQuery } from 'node:querystring';

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
