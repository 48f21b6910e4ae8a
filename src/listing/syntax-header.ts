import type { Headers } from '../http/responses.js';
import type { ParsedText } from '../search/parsed-text.js';

/** `X-Query-Syntax`, where the text of a query does not follow the grammar and was read as plain words. */
export function syntaxHeader(parsed: ParsedText | null): Headers {
  if (parsed === null || parsed.fault === null) return [];
  const { position, detail } = parsed.fault;
  return ['X-Query-Syntax', `position=${position}; detail="${detail}"`];
}
