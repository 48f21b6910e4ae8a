import { escapeUTF8 } from 'entities';
import type { Feed, FeedContext, FeedItem } from './feed.js';
import {
  categoryTexts,
  itemTitle,
  languageTag,
  titleOfPlainText,
  plainFieldText,
  publicationTime,
  refreshIntervalSeconds,
  skipDays,
  skipHours,
  titleOfHtml,
} from './feed-fields.js';
import type { ImageCandidate } from './image-candidate.js';
import {
  isPictureFile,
  itemImage,
  imagesOfMediaElements,
  imagesInNonstandardElements,
  summaryElementNames,
} from './item-image.js';
import { atomEntryLinks, linksOfRelation, addressesOfRelation } from './item-link.js';
import { itemText } from './item-text.js';
import { MAX_HUBS_PER_FEED, MAX_ATTRIBUTE_LENGTH } from './limits.js';
import { readXml, type StructuralElements } from './read-xml.js';
import {
  baseUrlOfElement,
  attributeValue,
  childElement,
  childElements,
  childText,
  type XmlElement,
  htmlOfElement,
  htmlWithBase,
  ownBaseUrl,
  type HtmlWithBase,
} from './xml-element.js';

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

const SHAPE: StructuralElements = {
  containers: new Set([
    'feed',
    'entry',
    'source',
    'media:group',
    'media:content',
    'media:thumbnail',
    'link',
    'image',
    'skiphours',
    'skipdays',
  ]),
  lists: new Set(['feed']),
  items: new Set(['entry']),
};

/** Reads Atom 1.0 (RFC 4287) and 0.3; a document of a single entry is a feed of one. */
export function readAtom(source: string, context: FeedContext): Feed {
  const feed = readXml(source, SHAPE);
  const base = baseUrlOfElement(feed, context.url);
  const language =
    languageTag(attributeValue(feed, 'xml:lang')) ?? languageTag(childText(feed, 'dc:language', 'language'));
  const isEntry = feed.name === 'entry';
  const entries = isEntry ? [feed] : childElements(feed, 'entry');
  // An entry on its own may name the feed that it is of.
  const described = isEntry ? childElement(feed, 'source') : feed;
  const home =
    described && (addressesOfRelation(childElements(described, 'link'), base, 'alternate')[0] ?? null);
  const links = childElements(feed, 'link');
  return {
    format: 'atom',
    title: titleOfHtml(atomHtml(childElement(described, 'title'), 'title')),
    link: home,
    language,
    hubs: addressesOfRelation(links, base, 'hub').slice(0, MAX_HUBS_PER_FEED),
    self: addressesOfRelation(links, base, 'self')[0] ?? null,
    changedAt: changedAt([feed, ...entries], context),
    refreshAfter: refreshIntervalSeconds(feed),
    skipHours: skipHours(feed),
    skipDays: skipDays(feed),
    children: [],
    items: entries.map((entry) => readEntry(entry, language, home, context)),
  };
}

/** The newest of the dates of the feed and its entries in Unix seconds: some feeds never change their own date. */
function changedAt(elements: readonly XmlElement[], context: FeedContext): number | null {
  const times = elements.map((element) => publicationTime([childText(element, 'updated')], context));
  return times.reduce((a, b) => (b !== null && (a === null || b > a) ? b : a), null);
}

function readEntry(
  entry: XmlElement,
  feedLanguage: string | null,
  home: string | null,
  context: FeedContext,
): FeedItem {
  const base = baseUrlOfElement(entry, context.url);
  const own = ownLanguage(entry);
  const language = own ?? feedLanguage;
  const { url, permalink } = atomEntryLinks(entry, { base, home, language });
  const named =
    atomTitle(childElement(entry, 'title')) || titleOfHtml(atomHtml(childElement(entry, 'media:title')));
  const texts = (element: XmlElement | null): HtmlWithBase =>
    htmlWithBase(atomHtml(element), element, url, context.url);
  const summaries = summaryElementNames(SUMMARIES, entry).map((name) => texts(childElement(entry, name)));
  const contents = childElements(entry, 'content').map(texts);
  contents.push(texts(childElement(childElement(entry, 'media:group'), 'media:description')));
  const htmls = [...summaries, ...contents].map(({ html }) => html);
  const title = itemTitle(named, htmls);
  const dates = DATES.flatMap((name) => childElements(entry, name).map((element) => element.text));
  const declaredImages = [
    ...imagesOfMediaElements(entry, base),
    enclosedImages(entry, base),
    imagesInNonstandardElements(entry, base),
  ];
  return {
    id: plainFieldText(childText(entry, 'id', 'guid'), MAX_ATTRIBUTE_LENGTH) || null,
    url,
    title,
    permalink,
    text: itemText(htmls, title),
    publishedAt: publicationTime(dates, context, language),
    imageUrl: itemImage(declaredImages, [...contents, ...summaries]),
    language: own,
    categories: categoryTexts(categories(entry)),
    publisher: publisher(entry, base),
  };
}

function categories(entry: XmlElement): string[] {
  const own = childElements(entry, 'category').map(
    (element) => attributeValue(element, 'label') ?? attributeValue(element, 'term') ?? element.text,
  );
  return [...own, ...childElements(entry, 'dc:subject').map((element) => element.text)];
}

/** The language that an entry or one of its texts declares (`xml:lang`); null if only the feed declares one. */
function ownLanguage(entry: XmlElement): string | null {
  return (
    languageTag(attributeValue(childElement(entry, 'title'), 'xml:lang')) ??
    languageTag(attributeValue(entry, 'xml:lang')) ??
    languageTag(attributeValue(childElement(entry, 'content'), 'xml:lang')) ??
    languageTag(childText(entry, 'dc:language'))
  );
}

function publisher(entry: XmlElement, base: string): FeedItem['publisher'] {
  const source = childElement(entry, 'source');
  if (source === null) return null;
  const [url] = addressesOfRelation(childElements(source, 'link'), ownBaseUrl(source, base), 'alternate');
  return url === undefined
    ? null
    : { name: titleOfHtml(atomHtml(childElement(source, 'title'), 'title')), url };
}

function enclosedImages(entry: XmlElement, base: string): ImageCandidate[] {
  return linksOfRelation(childElements(entry, 'link'), 'enclosure')
    .map((link) => ({
      type: attributeValue(link, 'type') ?? '',
      url: attributeValue(link, 'href') ?? link.text,
      width: null,
      height: null,
      base: ownBaseUrl(link, base),
    }))
    .filter(({ type, url }) => isPictureFile(type, url));
}

/** The text of an Atom title. If its type is `text`, tags are part of the title. */
function atomTitle(title: XmlElement | null): string {
  const isText = title?.markup === null && attributeValue(title, 'type')?.toLowerCase() === 'text';
  return isText ? titleOfPlainText(title.text) : titleOfHtml(atomHtml(title, 'title'));
}

/** An end tag or an entity: it shows that a title without a type is HTML. A start tag does not; it may be text. */
const TITLE_LOOKS_LIKE_HTML = /<\/[a-z][a-z0-9]*\s*>|&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8});/i;

/** Markup that shows that a text is HTML, although its publisher declares the type `text`, as many do. */
const LOOKS_LIKE_HTML =
  /<\/[a-z][a-z0-9]*\s*>|<(?:br|img|p|hr)\b[^<>]*>|&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8});/i;

/**
 * The HTML of a text element of Atom, by its `type` (Atom 1.0) or `mode` (0.3). `''` if the element is missing or its
 * media type is no text. A title is read whatever its media type.
 */
function atomHtml(element: XmlElement | null, role: 'title' | 'text' = 'text'): string {
  if (element === null) return '';
  if (element.markup !== null) return htmlOfElement(element);
  const type = attributeValue(element, 'type')?.toLowerCase() ?? 'text';
  const mode = attributeValue(element, 'mode')?.toLowerCase();
  if (mode === 'base64' || isBase64(element, type))
    return Buffer.from(element.text, 'base64').toString('utf8');
  if (type.includes('html') || mode === 'escaped') return element.text;
  if (role === 'text' && type.includes('/') && !type.startsWith('text/')) return '';
  const html = role === 'title' ? TITLE_LOOKS_LIKE_HTML : LOOKS_LIKE_HTML;
  return html.test(element.text) ? element.text : escapeUTF8(element.text);
}

/** Whether an element contains base64: in Atom 1.0, any type that is neither text nor XML (RFC 4287, 4.1.3.3). */
function isBase64(element: XmlElement, type: string): boolean {
  return type === 'application/octet-stream' && /^[A-Za-z0-9+/=\s]+$/.test(element.text);
}
