import { decodeDocument } from '../../feeds/decode-document.js';
import type { FeedItem } from '../../feeds/feed.js';
import { plausibleDate } from '../../feeds/dates/read-date.js';
import { htmlToText } from '../../feeds/html-to-text.js';
import { chooseImage } from '../../feeds/item-image.js';
import type { UpstreamResponse } from './live-source.js';
import { UpstreamError } from './upstream-error.js';

/** An unchecked JSON object. */
export type Fields = Record<string, unknown>;

/**
 * The object in a response of any status.
 *
 * @throws UpstreamError `html`, `plain-text`, `truncated` or `malformed`.
 */
export function readJson(answer: UpstreamResponse): Fields {
  const text = decodeDocument(answer.body, answer.contentType).trim();
  if (text.startsWith('<')) throw new UpstreamError('html', 'a page instead of JSON');
  if (text === '') throw new UpstreamError('malformed', 'nothing instead of JSON');
  if (!/^[{[]/.test(text)) throw new UpstreamError('plain-text', 'a sentence instead of JSON');
  const read = tryJson(text) ?? tryJson(repaired(text));
  if (read !== null) return read;
  const isWhole = /[}\]]$/.test(text);
  throw new UpstreamError(isWhole ? 'malformed' : 'truncated', 'the JSON cannot be read');
}

function tryJson(text: string): Fields | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Fields) : null;
  } catch {
    return null;
  }
}

/** Removes control characters and invalid escapes, which some upstreams send. */
function repaired(text: string): string {
  return text.replace(/[\u0000-\u001f]/g, ' ').replace(/\\(?!["\\/bfnrtu])/g, '');
}

/** The objects of a list. @throws UpstreamError `malformed` for no list. */
export function objectsIn(list: unknown): Fields[] {
  if (!Array.isArray(list)) throw new UpstreamError('malformed', 'there is no list of articles in it');
  return list.filter((one): one is Fields => typeof one === 'object' && one !== null && !Array.isArray(one));
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Text without entities and markup. */
export function plainOf(value: unknown): string {
  return htmlToText(textOf(value));
}

/** Unix seconds of a date, UTC without a zone; null for none and for one in the future. */
export function timeOf(value: unknown, now: number): number | null {
  return plausibleDate([textOf(value)], { timeZone: null, language: null }, now);
}

export function imageOf(value: unknown, base: string): string | null {
  return chooseImage([{ url: textOf(value) || null, width: null, height: null, base }]);
}

/** An article of a JSON response; missing fields are unknown. */
export function anItem(given: Pick<FeedItem, 'url' | 'title'> & Partial<FeedItem>): FeedItem {
  return {
    id: null,
    text: '',
    publishedAt: null,
    imageUrl: null,
    language: null,
    categories: [],
    publisher: null,
    ...given,
  };
}
