import { plausibleDate } from './dates/read-date.js';
import type { FeedContext, FeedItem } from './feed.js';
import { itemImage } from './item-image.js';
import { categoryTexts, itemText, plainText, titleText } from './item-text.js';
import { languageTag } from './language-tag.js';
import { MAX_VALUE_LENGTH } from './limits.js';
import { mediaImages, ownImages } from './media-images.js';
import { resolveArticleLink, resolveLink } from './resolve-link.js';
import { baseOf } from './xml-base.js';
import { attribute, child, children, childText, htmlOf, type XmlElement } from './xml-element.js';

/** Elements that hold the time of publication, most telling first; times of change come last. */
const DATES = [
  'pubdate',
  'dc:date',
  'dcterms:issued',
  'dcterms:created',
  'date',
  'published',
  'atom:published',
  'pubdatetime',
  'dcterms:modified',
  'atom:updated',
  'updated',
  'dc:modified',
  'lastbuilddate',
];

/** Elements that hold a summary, in RSS and its dialects. */
export const SUMMARIES = [
  'description',
  'atom:summary',
  'summary',
  'dc:description',
  'abstract',
  'itunes:summary',
  'media:description',
];

/** Elements that hold the whole text. */
export const CONTENTS = [
  'content:encoded',
  'encoded',
  'fulltext',
  'fullitem',
  'yandex:full-text',
  'body',
  'xhtml:body',
  'atom:content',
  'content',
];

/** What an item takes from its feed. */
export interface RssItemContext extends FeedContext {
  /** Address that relative links are resolved against. */
  base: string;
  /** The feed's language, which helps to read dates. */
  language: string | null;
}

export function readRssItem(item: XmlElement, context: RssItemContext): FeedItem {
  const base = baseOf(item, context.base);
  const url = itemLink(item, base) ?? '';
  const title = titleText(htmlOf(firstFilled(item, ['title', 'dc:title', 'media:title', 'itunes:title'])));
  const summaries = SUMMARIES.map((name) => htmlOf(child(item, name)));
  const contents = CONTENTS.map((name) => htmlOf(child(item, name)));
  const language = ownLanguage(item);
  const declaredImages = [...mediaImages(item, base), ownImages(item, base)];
  return {
    id: itemId(item),
    url,
    title,
    text: itemText([...summaries, ...contents], title),
    publishedAt: publishedAt(item, language, context),
    imageUrl: itemImage(declaredImages, [...contents, ...summaries], url || base),
    language,
    categories: categoryTexts(categories(item)),
    publisher: publisher(item, base),
  };
}

function firstFilled(item: XmlElement, names: readonly string[]): XmlElement | null {
  for (const name of names) {
    const element = children(item, name).find(({ text, markup }) => text.trim() !== '' || markup !== null);
    if (element !== undefined) return element;
  }
  return null;
}

function itemId(item: XmlElement): string | null {
  const id = childText(item, 'guid', 'atom:id', 'dc:identifier') || (attribute(item, 'rdf:about') ?? '');
  return plainText(id, MAX_VALUE_LENGTH) || null;
}

function ownLanguage(item: XmlElement): string | null {
  return (
    languageTag(childText(item, 'dc:language', 'language')) ??
    languageTag(attribute(item, 'xml:lang')) ??
    languageTag(attribute(child(item, 'title'), 'xml:lang'))
  );
}

function publishedAt(item: XmlElement, language: string | null, context: RssItemContext): number | null {
  const { now, timeZone = null } = context;
  return plausibleDate(dateTexts(item), { timeZone, language: language ?? context.language }, now);
}

function* dateTexts(item: XmlElement): Generator<string> {
  for (const name of DATES) {
    for (const element of children(item, name)) yield element.text;
  }
  // CDF, the oldest dialect, has it as an attribute.
  yield attribute(item, 'lastmod') ?? '';
}

/** The first of what may name the article that is an address; a guid counts as one unless it says it is none. */
function itemLink(item: XmlElement, base: string): string | null {
  const guid = child(item, 'guid');
  const permalink = guid !== null && /^\s*https?:\/\//i.test(guid.text) ? guid.text : null;
  const denied = attribute(guid, 'ispermalink')?.toLowerCase() === 'false';
  const links = children(item, 'link');
  const candidates = [
    childText(item, 'feedburner:origlink'),
    ...links.map((element) => element.text),
    ...[...links, ...children(item, 'atom:link')]
      .filter((element) => (attribute(element, 'rel') ?? 'alternate') === 'alternate')
      .map((element) => attribute(element, 'href')),
    denied ? null : permalink,
    attribute(item, 'rdf:about'),
    attribute(item, 'href'),
    permalink,
  ];
  for (const candidate of candidates) {
    const url = resolveArticleLink(candidate, base);
    if (url !== null) return url;
  }
  return null;
}

function categories(item: XmlElement): string[] {
  const elements = ['category', 'dc:subject', 'media:category'].flatMap((name) => children(item, name));
  const keywords = children(item, 'media:keywords').flatMap((element) => element.text.split(','));
  return [...elements.map((element) => element.text || (attribute(element, 'text') ?? '')), ...keywords];
}

function publisher(item: XmlElement, base: string): FeedItem['publisher'] {
  const source = child(item, 'source');
  const url = resolveLink(attribute(source, 'url'), base);
  return source === null || url === null ? null : { name: titleText(source.text), url };
}
