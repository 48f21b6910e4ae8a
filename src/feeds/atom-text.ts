import { escapeUTF8 } from 'entities';
import { attribute, htmlOf, type XmlElement } from './xml-element.js';

/** Publishers declare as text what is HTML more often than they write about tags; end tags and entities tell. */
const LOOKS_LIKE_HTML =
  /<\/[a-z][a-z0-9]*\s*>|<(?:br|img|p|hr)\b[^<>]*>|&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8});/i;

/**
 * A text construct of Atom, by its `type` (1.0) or `mode` (0.3), as HTML; `''` when it is missing or, outside
 * titles, of a media type that is no text.
 */
export function atomHtml(element: XmlElement | null, role: 'title' | 'text' = 'text'): string {
  if (element === null) return '';
  if (element.markup !== null) return htmlOf(element);
  const type = attribute(element, 'type')?.toLowerCase() ?? 'text';
  const mode = attribute(element, 'mode')?.toLowerCase();
  if (mode === 'base64' || isBase64(element, type))
    return Buffer.from(element.text, 'base64').toString('utf8');
  if (type.includes('html') || mode === 'escaped') return element.text;
  if (role === 'text' && type.includes('/') && !type.startsWith('text/')) return '';
  return LOOKS_LIKE_HTML.test(element.text) ? element.text : escapeUTF8(element.text);
}

/** In Atom 1.0 every type that is neither text nor XML is base64 (RFC 4287, 4.1.3.3). */
function isBase64(element: XmlElement, type: string): boolean {
  return type === 'application/octet-stream' && /^[A-Za-z0-9+/=\s]+$/.test(element.text);
}
