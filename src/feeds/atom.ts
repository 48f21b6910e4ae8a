import { escapeUTF8 } from 'entities';
import { plausibleDate } from './dates/read-date.js';
import type { Feed, FeedContext, FeedItem } from './feed.js';
import { itemImage } from './item-image.js';
import { categoryTexts, itemText, plainText, titleText } from './item-text.js';
import { languageTag } from './language-tag.js';
import { MAX_VALUE_LENGTH } from './limits.js';
import { mediaImages, ownImages } from './media-images.js';
import { readXml, type DocumentShape } from './read-xml.js';
import { refreshAfter, skipHours } from './refresh-hints.js';
import { resolveArticleLink, resolveLink } from './resolve-link.js';
import { baseOf } from './xml-base.js';
import {
  attribute,
  child,
  children,
  childText,
  declaredLanguage,
  htmlOf,
  type XmlElement,
} from './xml-element.js';

const SHAPE: DocumentShape = {
  containers: new Set(['feed', 'entry', 'source', 'media:group', 'media:content', 'image', 'skiphours']),
  items: new Set(['entry']),
  texts: new Set(['summary', 'content']),
};

const DATES = [
  'published',
  'issued',
  'dc:date',
  'dcterms:issued',
  'created',
  'pubdate',
  'updated',
  'modified',
  'date',
];

/** Atom 1.0 (RFC 4287) and 0.3. */
export function readAtom(source: string, context: FeedContext): Feed {
  const feed = readXml(source, SHAPE);
  const base = baseOf(feed, context.url);
  const language =
    languageTag(declaredLanguage(feed)) ?? languageTag(childText(feed, 'dc:language', 'language'));
  const entries = feed.name === 'entry' ? [feed] : children(feed, 'entry');
  return {
    format: 'atom',
    title: titleText(textOf(child(feed, 'title'), 'title')),
    link: relation(feed, base, 'alternate'),
    language,
    hub: relation(feed, base, 'hub'),
    self: relation(feed, base, 'self'),
    refreshAfter: refreshAfter(feed),
    skipHours: skipHours(feed),
    children: [],
    items: entries.map((entry) => readEntry(entry, base, language, context)),
  };
}

function readEntry(
  entry: XmlElement,
  feedBase: string,
  feedLanguage: string | null,
  context: FeedContext,
): FeedItem {
  const base = baseOf(entry, feedBase);
  const url = entryLink(entry, base) ?? '';
  const title = titleText(textOf(child(entry, 'title'), 'title') || textOf(child(entry, 'media:title')));
  const summaries = ['summary', 'tagline', 'media:description', 'dc:description'].map((name) =>
    textOf(child(entry, name)),
  );
  const group = child(entry, 'media:group');
  const contents = [
    ...children(entry, 'content').map((element) => textOf(element)),
    textOf(child(group, 'media:description')),
  ];
  const language = ownLanguage(entry);
  const { now, defaultOffsetMinutes = 0 } = context;
  const dates = DATES.flatMap((name) => children(entry, name).map((element) => element.text));
  return {
    id: plainText(childText(entry, 'id', 'guid'), MAX_VALUE_LENGTH) || null,
    url,
    title,
    text: itemText([...summaries, ...contents], title),
    publishedAt: plausibleDate(dates, { defaultOffsetMinutes, language: language ?? feedLanguage }, now),
    imageUrl: itemImage(
      [...mediaImages(entry, base), enclosures(entry, base), ownImages(entry, base)],
      [...contents, ...summaries],
      url || base,
    ),
    language,
    categories: categoryTexts(categories(entry)),
    publisher: publisher(entry, base),
  };
}

/** An element with a text construct's `type` (Atom 1.0) or `mode` (0.3), as HTML. */
function textOf(element: XmlElement | null, role: 'title' | 'text' = 'text'): string {
  if (element === null) return '';
  const type = attribute(element, 'type')?.toLowerCase() ?? 'text';
  if (element.markup !== null) return htmlOf(element);
  if (isBase64(element, type)) return Buffer.from(element.text, 'base64').toString('utf8');
  if (type === 'html' || type === 'xhtml' || type.includes('html')) return element.text;
  if (attribute(element, 'mode')?.toLowerCase() === 'escaped') return element.text;
  if (role === 'text' && type.includes('/') && !type.startsWith('text/')) return '';
  return plainAsHtml(element.text);
}

/** Atom 0.3 says so; in 1.0 every type that is neither text nor XML is base64 (RFC 4287, 4.1.3.3). */
function isBase64(element: XmlElement, type: string): boolean {
  if (attribute(element, 'mode')?.toLowerCase() === 'base64') return true;
  return type === 'application/octet-stream' && /^[A-Za-z0-9+/=\s]+$/.test(element.text);
}

/** Publishers declare as text what is HTML more often than they write about tags; end tags and entities tell. */
const LOOKS_LIKE_HTML =
  /<\/[a-z][a-z0-9]*\s*>|<(?:br|img|p|hr)\b[^<>]*>|&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8});/i;

function plainAsHtml(text: string): string {
  return LOOKS_LIKE_HTML.test(text) ? text : escapeUTF8(text);
}

function relation(element: XmlElement, base: string, wanted: string): string | null {
  for (const link of children(element, 'link')) {
    if ((attribute(link, 'rel') ?? 'alternate').toLowerCase() !== wanted) continue;
    const url = resolveLink(attribute(link, 'href') ?? link.text, baseOf(link, base));
    if (url !== null) return url;
  }
  return null;
}

function entryLink(entry: XmlElement, base: string): string | null {
  const original = resolveArticleLink(childText(entry, 'feedburner:origlink'), base);
  if (original !== null) return original;
  const links = children(entry, 'link').filter((link) =>
    /^alternate$|\/alternate$/i.test(attribute(link, 'rel') ?? 'alternate'),
  );
  // A publisher with several alternates means people to read the HTML one.
  const html = links.find((link) => /html/i.test(attribute(link, 'type') ?? ''));
  const related = children(entry, 'link').filter((link) =>
    /^(?:related|via)$/i.test(attribute(link, 'rel') ?? ''),
  );
  for (const link of html === undefined ? [...links, ...related] : [html, ...links]) {
    const url = resolveArticleLink(attribute(link, 'href') ?? link.text, baseOf(link, base));
    if (url !== null) return url;
  }
  const content = resolveLink(attribute(child(entry, 'content'), 'src'), base);
  const id = childText(entry, 'id');
  return content ?? (/^https?:\/\//i.test(id) ? resolveArticleLink(id, base) : null);
}

function enclosures(
  entry: XmlElement,
  base: string,
): { url: string | null; width: null; height: null; base: string }[] {
  return children(entry, 'link')
    .filter(
      (link) =>
        attribute(link, 'rel') === 'enclosure' && /^image\/(?!svg)/i.test(attribute(link, 'type') ?? ''),
    )
    .map((link) => ({ url: attribute(link, 'href'), width: null, height: null, base: baseOf(link, base) }));
}

function categories(entry: XmlElement): string[] {
  const own = children(entry, 'category').map(
    (element) => attribute(element, 'label') ?? attribute(element, 'term') ?? element.text,
  );
  return [...own, ...children(entry, 'dc:subject').map((element) => element.text)];
}

/** `xml:lang` of the entry or its title; what the whole feed declares is not the item's own. */
function ownLanguage(entry: XmlElement): string | null {
  return (
    languageTag(attribute(child(entry, 'title'), 'xml:lang')) ??
    languageTag(attribute(entry, 'xml:lang')) ??
    languageTag(attribute(child(entry, 'content'), 'xml:lang')) ??
    languageTag(childText(entry, 'dc:language'))
  );
}

function publisher(entry: XmlElement, base: string): FeedItem['publisher'] {
  const source = child(entry, 'source');
  if (source === null) return null;
  const url = relation(source, baseOf(source, base), 'alternate');
  return url === null ? null : { name: titleText(textOf(child(source, 'title'))), url };
}
