import { entryLink, enclosedImages, relatedLink, relatedLinks } from './atom-links.js';
import { atomHtml } from './atom-text.js';
import { plausibleDate } from './dates/read-date.js';
import type { Feed, FeedContext, FeedItem } from './feed.js';
import { itemImage } from './item-image.js';
import { categoryTexts, itemText, plainText, titleText } from './item-text.js';
import { languageTag } from './language-tag.js';
import { MAX_HUBS, MAX_VALUE_LENGTH } from './limits.js';
import { mediaImages, ownImages } from './media-images.js';
import { readXml, type DocumentShape } from './read-xml.js';
import { refreshAfter, skipDays, skipHours } from './refresh-hints.js';
import { baseOf } from './xml-base.js';
import { attribute, child, children, childText, type XmlElement } from './xml-element.js';

const SHAPE: DocumentShape = {
  containers: new Set([
    'feed',
    'entry',
    'source',
    'media:group',
    'media:content',
    'image',
    'skiphours',
    'skipdays',
  ]),
  items: new Set(['entry']),
  texts: new Set(['summary', 'content']),
};

/** Elements that hold a time, of publication before change, in Atom 1.0, 0.3 and extensions. */
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

const SUMMARIES = ['summary', 'tagline', 'media:description', 'dc:description'];

/** Atom 1.0 (RFC 4287) and 0.3; a document of a single entry is a feed of one. */
export function readAtom(source: string, context: FeedContext): Feed {
  const feed = readXml(source, SHAPE);
  const base = baseOf(feed, context.url);
  const language =
    languageTag(attribute(feed, 'xml:lang')) ?? languageTag(childText(feed, 'dc:language', 'language'));
  const entries = feed.name === 'entry' ? [feed] : children(feed, 'entry');
  return {
    format: 'atom',
    title: titleText(atomHtml(child(feed, 'title'), 'title')),
    link: relatedLink(feed, base, 'alternate'),
    language,
    hubs: relatedLinks(feed, base, 'hub', MAX_HUBS),
    self: relatedLink(feed, base, 'self'),
    refreshAfter: refreshAfter(feed),
    skipHours: skipHours(feed),
    skipDays: skipDays(feed),
    children: [],
    items: entries.map((entry) => readEntry(entry, language, context)),
  };
}

function readEntry(entry: XmlElement, feedLanguage: string | null, context: FeedContext): FeedItem {
  const base = baseOf(entry, context.url);
  const url = entryLink(entry, base) ?? '';
  const title = titleText(atomHtml(child(entry, 'title'), 'title') || atomHtml(child(entry, 'media:title')));
  const summaries = SUMMARIES.map((name) => atomHtml(child(entry, name)));
  const contents = children(entry, 'content').map((element) => atomHtml(element));
  contents.push(atomHtml(child(child(entry, 'media:group'), 'media:description')));
  const language = ownLanguage(entry);
  const declaredImages = [...mediaImages(entry, base), enclosedImages(entry, base), ownImages(entry, base)];
  return {
    id: plainText(childText(entry, 'id', 'guid'), MAX_VALUE_LENGTH) || null,
    url,
    title,
    text: itemText([...summaries, ...contents], title),
    publishedAt: publishedAt(entry, language ?? feedLanguage, context),
    imageUrl: itemImage(declaredImages, [...contents, ...summaries], url || base),
    language,
    categories: categoryTexts(categories(entry)),
    publisher: publisher(entry, base),
  };
}

function publishedAt(entry: XmlElement, language: string | null, context: FeedContext): number | null {
  const texts = DATES.flatMap((name) => children(entry, name).map((element) => element.text));
  return plausibleDate(texts, { timeZone: context.timeZone ?? null, language }, context.now);
}

function categories(entry: XmlElement): string[] {
  const own = children(entry, 'category').map(
    (element) => attribute(element, 'label') ?? attribute(element, 'term') ?? element.text,
  );
  return [...own, ...children(entry, 'dc:subject').map((element) => element.text)];
}

/** `xml:lang` of the entry or its texts; what the whole feed declares is not the item's own. */
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
  const url = relatedLink(source, baseOf(source, base), 'alternate');
  return url === null ? null : { name: titleText(atomHtml(child(source, 'title'), 'title')), url };
}
