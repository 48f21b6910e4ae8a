import type { Feed, FeedContext, FeedItem } from './feed.js';
import {
  categoryTexts,
  itemTitle,
  languageTag,
  plainFieldText,
  publicationTime,
  refreshIntervalSeconds,
  skipDays,
  skipHours,
  titleOfHtml,
} from './feed-fields.js';
import {
  itemImage,
  imagesOfMediaElements,
  imagesInNonstandardElements,
  summaryElementNames,
} from './item-image.js';
import { addressesOfRelation, rssItemLinks } from './item-link.js';
import { itemText } from './item-text.js';
import { MAX_HUBS_PER_FEED, MAX_ATTRIBUTE_LENGTH } from './limits.js';
import { readXml, type StructuralElements } from './read-xml.js';
import { resolveLink } from './resolve-link.js';
import {
  baseUrlOfElement,
  attributeValue,
  childElement,
  childElements,
  childText,
  htmlOfElement,
  htmlWithBase,
  type HtmlWithBase,
  type XmlElement,
} from './xml-element.js';

/** Elements with the publication time, the most reliable first; times of changes are last. */
const DATES = [
  'pubdate',
  'dc:date',
  'dcterms:issued',
  'dcterms:created',
  'date',
  'published',
  'atom:published',
  'dcterms:modified',
  'atom:updated',
  'updated',
  'dc:modified',
];

const SUMMARIES = [
  'description',
  'atom:summary',
  'summary',
  'dc:description',
  'abstract',
  'itunes:summary',
  'media:description',
];

const CONTENTS = [
  'content:encoded',
  'encoded',
  'fullitem',
  'yandex:full-text',
  'body',
  'xhtml:body',
  'atom:content',
  'content',
];

const SHAPE: StructuralElements = {
  containers: new Set([
    'rss',
    'rdf:rdf',
    'rdf',
    'channel',
    'items',
    'item',
    'image',
    'source',
    'skiphours',
    'skipdays',
    'media:group',
    'media:content',
    'media:thumbnail',
    'enclosure',
    'link',
    'atom:link',
  ]),
  lists: new Set(['rss', 'rdf:rdf', 'rdf', 'channel', 'items']),
  items: new Set(['item']),
};

/** Reads RSS 0.90 to 2.0, its dialects, and RSS 1.0 (RDF). */
export function readRss(source: string, context: FeedContext, format: 'rss' | 'rdf'): Feed {
  return readRssTree(readXml(source, SHAPE), context, format);
}

/**
 * Reads an RSS feed from its element tree.
 * @param root of the tree, which was XML or JSON
 */
export function readRssTree(root: XmlElement, context: FeedContext, format: 'rss' | 'rdf'): Feed {
  const channel = root.name === 'channel' ? root : (childElement(root, 'channel') ?? root);
  const base = baseUrlOfElement(channel, context.url);
  const link = channelLink(channel, base);
  const links = [...childElements(channel, 'atom:link'), ...childElements(channel, 'link')];
  const language =
    languageTag(childText(channel, 'language', 'dc:language')) ??
    languageTag(attributeValue(channel, 'xml:lang')) ??
    languageTag(attributeValue(root, 'xml:lang'));
  return {
    format,
    title: titleOfHtml(htmlOfElement(childElement(channel, 'title')) || childText(channel, 'dc:title')),
    link,
    language,
    hubs: addressesOfRelation(links, base, 'hub').slice(0, MAX_HUBS_PER_FEED),
    self: addressesOfRelation(links, base, 'self')[0] ?? null,
    changedAt: publicationTime([childText(channel, 'lastbuilddate')], context, language),
    refreshAfter: refreshIntervalSeconds(channel),
    skipHours: skipHours(channel),
    skipDays: skipDays(channel),
    children: [],
    // Readers resolve relative links against the site, where publishers mean them, not against the feed's host.
    items: itemsOf(root, channel).map((item) =>
      readRssItem(item, { ...context, base: link ?? base, home: link, language }),
    ),
  };
}

/** The item elements: children of the channel in RSS, beside it in RSS 0.90 and 1.0, in `items` in RSS 1.1. */
function itemsOf(root: XmlElement, channel: XmlElement): XmlElement[] {
  const parents = new Set([
    root,
    channel,
    ...childElements(root, 'channel'),
    ...childElements(channel, 'items'),
  ]);
  return [...parents].flatMap((parent) => childElements(parent, 'item'));
}

function channelLink(channel: XmlElement, base: string): string | null {
  for (const element of [...childElements(channel, 'link'), ...childElements(channel, 'atom:link')]) {
    if ((attributeValue(element, 'rel') ?? 'alternate') !== 'alternate') continue;
    const link = resolveLink(element.text.trim() || attributeValue(element, 'href'), base);
    if (link !== null) return link;
  }
  return resolveLink(attributeValue(channel, 'rdf:about') ?? attributeValue(channel, 'href'), base);
}

interface RssItemContext extends FeedContext {
  base: string;
  home: string | null;
  /** Language tag of the feed, which decides how ambiguous dates are read. */
  language: string | null;
}

function readRssItem(item: XmlElement, context: RssItemContext): FeedItem {
  const base = baseUrlOfElement(item, context.base);
  const own = ownLanguage(item);
  const language = own ?? context.language;
  const { url, permalink } = rssItemLinks(item, { base, home: context.home, language });
  const named = titleOfHtml(
    htmlOfElement(firstFilled(item, ['title', 'dc:title', 'media:title', 'itunes:title'])),
  );
  const texts = (names: readonly string[]): HtmlWithBase[] =>
    names
      .flatMap((name) => childElement(item, name) ?? [])
      .map((element) => htmlWithBase(htmlOfElement(element), element, url, context.base));
  const summaries = texts(summaryElementNames(SUMMARIES, item));
  const contents = texts(CONTENTS);
  const htmls = [...summaries, ...contents].map(({ html }) => html);
  const title = itemTitle(named, htmls);
  const declaredImages = [...imagesOfMediaElements(item, base), imagesInNonstandardElements(item, base)];
  return {
    id: itemId(item),
    url,
    title,
    permalink,
    text: itemText(htmls, title),
    publishedAt: publicationTime(dateTexts(item), context, language),
    imageUrl: itemImage(declaredImages, [...contents, ...summaries]),
    language: own,
    categories: categoryTexts(categories(item)),
    publisher: publisher(item, base),
  };
}

function firstFilled(item: XmlElement, names: readonly string[]): XmlElement | null {
  for (const name of names) {
    const element = childElements(item, name).find(
      ({ text, markup }) => text.trim() !== '' || markup !== null,
    );
    if (element !== undefined) return element;
  }
  return null;
}

function itemId(item: XmlElement): string | null {
  const id = childText(item, 'guid', 'atom:id', 'dc:identifier') || (attributeValue(item, 'rdf:about') ?? '');
  return plainFieldText(id, MAX_ATTRIBUTE_LENGTH) || null;
}

function ownLanguage(item: XmlElement): string | null {
  return (
    languageTag(childText(item, 'dc:language', 'language')) ??
    languageTag(attributeValue(item, 'xml:lang')) ??
    languageTag(attributeValue(childElement(item, 'title'), 'xml:lang'))
  );
}

function* dateTexts(item: XmlElement): Generator<string> {
  for (const name of DATES) {
    for (const element of childElements(item, name)) yield element.text;
  }
  // CDF, the oldest dialect, writes it as an attribute.
  yield attributeValue(item, 'lastmod') ?? '';
}

function categories(item: XmlElement): string[] {
  const elements = ['category', 'dc:subject', 'media:category'].flatMap((name) => childElements(item, name));
  const keywords = childElements(item, 'media:keywords').flatMap((element) => element.text.split(','));
  return [...elements.map((element) => element.text || (attributeValue(element, 'text') ?? '')), ...keywords];
}

function publisher(item: XmlElement, base: string): FeedItem['publisher'] {
  const source = childElement(item, 'source');
  const url = resolveLink(attributeValue(source, 'url'), base);
  return source === null || url === null ? null : { name: titleOfHtml(source.text), url };
}
