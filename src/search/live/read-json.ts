import { isRecord } from '../../config/json.js';
import { decodeDocument } from '../../feeds/decode-document.js';
import type { FeedItem } from '../../feeds/feed.js';
import { plausibleDate } from '../../feeds/dates/read-date.js';
import { htmlToText } from '../../feeds/html-to-text.js';
import { chooseImage } from '../../feeds/item-image.js';
import { parseLenientJson } from '../../feeds/parse-json.js';
import type { UpstreamResponse } from './live-source.js';
import { UpstreamError } from './upstream-error.js';

/** A JSON object of a live source, with unchecked fields. */
export type JsonFields = Record<string, unknown>;

/** Parses a response as a JSON object. @throws UpstreamError `html`, `plain-text`, `truncated` or `malformed`. */
export function readJson(response: UpstreamResponse): JsonFields {
  const text = decodeDocument(response.body, response.contentType).trim();
  if (text.startsWith('<')) throw new UpstreamError('html', 'a page instead of JSON');
  if (text === '') throw new UpstreamError('malformed', 'nothing instead of JSON');
  if (!/^[{[]/.test(text)) throw new UpstreamError('plain-text', 'a sentence instead of JSON');
  const read = tryJson(text);
  if (read !== null) return read;
  throw new UpstreamError(/[}\]]$/.test(text) ? 'malformed' : 'truncated', 'the JSON cannot be read');
}

function tryJson(text: string): JsonFields | null {
  try {
    const read: unknown = parseLenientJson(text);
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
}

/** The objects in a list. @throws UpstreamError `malformed` unless the value is a list. */
export function objectsIn(list: unknown): JsonFields[] {
  if (!Array.isArray(list)) throw new UpstreamError('malformed', 'there is no list of articles in it');
  return list.filter(isRecord);
}

export function objectOfField(value: unknown): JsonFields {
  return isRecord(value) ? value : {};
}

export function textOfField(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The text of a field, without HTML tags and with entities decoded; empty if the field is no text. */
export function plainTextOfField(value: unknown): string {
  return htmlToText(textOfField(value));
}

/** Unix seconds of a date, in UTC if it has no zone; null for a date in the future or an unreadable one. */
function timeOfField(value: unknown, now: number): number | null {
  return plausibleDate([textOfField(value)], { timeZone: null, language: null }, now);
}

export function imageOfField(value: unknown, base: string): string | null {
  return chooseImage([{ url: textOfField(value) || null, width: null, height: null, base }]);
}

/** Reads an article with the fields `url` and `title`. @param names the source's names for the text and the date. */
export function readJsonItem(
  article: JsonFields,
  names: { text: string; date: string },
  now: number,
  imageUrl: string | null,
): FeedItem {
  return feedItemOf({
    url: textOfField(article['url']),
    title: plainTextOfField(article['title']),
    text: plainTextOfField(article[names.text]),
    publishedAt: timeOfField(article[names.date], now),
    imageUrl,
  });
}

/** A feed item with the given fields; all others are unknown. */
export function feedItemOf(given: Pick<FeedItem, 'url' | 'title'> & Partial<FeedItem>): FeedItem {
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
