import { escapeUTF8 } from 'entities';
import { isRecord } from '../config/json.js';
import { Feed, FeedError, type FeedContext, type FeedItem } from './feed.js';
import {
  categoryTexts,
  itemTitle,
  languageTag,
  titleOfPlainText,
  plainFieldText,
  publicationTime,
} from './feed-fields.js';
import { isPictureFile, itemImage } from './item-image.js';
import { chooseLink } from './item-link.js';
import { itemText } from './item-text.js';
import { MAX_HUBS_PER_FEED, MAX_ITEMS_PER_FEED, MAX_ATTRIBUTE_LENGTH } from './limits.js';
import { parseLenientJson } from './parse-json.js';
import { resolveArticleLink, resolveLink } from './resolve-link.js';
import { type JsonObject, xmlTreeOfJsonRss } from './rss-in-json.js';
import { readRssTree } from './rss.js';

/**
 * Reads JSON Feed 1.0 and 1.1, and RSS in JSON. A field of a wrong type is ignored.
 *
 * @throws FeedError `malformed` for invalid JSON, `unknown-format` for other JSON
 */
export function readJsonFeed(source: string, context: FeedContext): Feed {
  const feed = parse(source);
  if (isRecord(feed.rss)) return readRssTree(xmlTreeOfJsonRss(feed.rss), context, 'rss');
  const declared = text(feed.version).toLowerCase();
  if (!declared.includes('jsonfeed') && !Array.isArray(feed.items)) {
    throw new FeedError('unknown-format', 'JSON, but not a JSON Feed');
  }
  const link = resolveLink(text(feed.home_page_url), context.url);
  const language = languageTag(text(feed.language));
  const items = Array.isArray(feed.items) ? feed.items.slice(0, MAX_ITEMS_PER_FEED).filter(isRecord) : [];
  return {
    ...new Feed('json'),
    title: titleOfPlainText(text(feed.title)),
    link,
    language,
    hubs: hubsOf(feed, context.url),
    self: resolveLink(text(feed.feed_url), context.url),
    items: items.map((item) => readItem(item, link ?? context.url, language, context)),
  };
}

function parse(source: string): JsonObject {
  let value: unknown;
  try {
    value = parseLenientJson(source);
  } catch {
    throw new FeedError('malformed', 'the JSON is broken');
  }
  if (isRecord(value)) return value;
  throw new FeedError('unknown-format', 'JSON, but not a JSON Feed');
}

function hubsOf({ hubs }: JsonObject, base: string): string[] {
  const named = Array.isArray(hubs) ? hubs.filter(isRecord) : [];
  const found = named
    .filter(({ type }) => /websub|pubsubhubbub/i.test(text(type)))
    .slice(0, MAX_HUBS_PER_FEED)
    .map(({ url }) => resolveLink(text(url), base));
  return [...new Set(found.filter((url) => url !== null))];
}

function readItem(
  item: JsonObject,
  base: string,
  feedLanguage: string | null,
  context: FeedContext,
): FeedItem {
  const id = plainFieldText(
    typeof item.id === 'number' ? String(item.id) : text(item.id),
    MAX_ATTRIBUTE_LENGTH,
  );
  const ownId = /^https?:\/\//i.test(id) ? resolveArticleLink(id, base) : null;
  const found =
    resolveArticleLink(text(item.url), base) ??
    resolveArticleLink(text(item.external_url), base) ??
    ownId ??
    resolveLink(
      attachments(item)
        .map(({ url }) => text(url))
        .find((url) => /^https?:/i.test(url)),
      base,
    );
  const { url, permalink } = chooseLink(found, ownId, { home: base });
  const named = titleOfPlainText(text(item.title));
  const language = languageTag(text(item.language));
  const html = text(item.content_html);
  const texts = [escapeUTF8(text(item.summary)), html, escapeUTF8(text(item.content_text))];
  const title = itemTitle(named, texts);
  const images = [text(item.image), text(item.banner_image), ...attachedImages(item)];
  const dates = [item.date_published, item.date_modified].map((date) =>
    typeof date === 'number' ? String(date) : text(date),
  );
  return {
    id: id === '' ? null : id,
    url,
    permalink,
    title,
    text: itemText(texts, title),
    publishedAt: publicationTime(dates, context, language ?? feedLanguage),
    imageUrl: itemImage(
      images.map((image) => [{ url: image, width: null, height: null, base }]),
      [{ html, base: url || base }],
    ),
    language,
    categories: categoryTexts(
      (Array.isArray(item.tags) ? item.tags : []).map((tag) => escapeUTF8(text(tag))),
    ),
    publisher: null,
  };
}

function attachments(item: JsonObject): JsonObject[] {
  return Array.isArray(item.attachments) ? item.attachments.filter(isRecord) : [];
}

function attachedImages(item: JsonObject): string[] {
  return attachments(item)
    .filter(({ mime_type: type, url }) => isPictureFile(text(type), text(url)))
    .map(({ url }) => text(url));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
