import { plausibleDate } from './dates/read-date.js';
import type { Feed, FeedContext, FeedItem } from './feed.js';
import { itemImage } from './item-image.js';
import { categoryTexts, itemText, plainText, titleText } from './item-text.js';
import { languageTag } from './language-tag.js';
import { MAX_TITLE_LENGTH, MAX_VALUE_LENGTH } from './limits.js';
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

const DATES = [
  'pubdate',
  'dc:date',
  'dcterms:issued',
  'dcterms:created',
  'date',
  'published',
  'atom:published',
  'a10:published',
];
const LATER_DATES = [
  'dcterms:modified',
  'atom:updated',
  'a10:updated',
  'updated',
  'dc:modified',
  'lastbuilddate',
  'pubdatetime',
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
  'fulltext',
  'fullitem',
  'body',
  'xhtml:body',
  'atom:content',
  'content',
  'yandex:full-text',
];

const SHAPE: DocumentShape = {
  containers: new Set(
    'rss rdf:rdf rdf channel item items image skiphours media:group media:content source'.split(' '),
  ),
  items: new Set(['item']),
  texts: new Set([...SUMMARIES, ...CONTENTS]),
};

/** RSS 0.90 to 2.0, its dialects, and RSS 1.0 in RDF: they differ in where the items stand, not in what they say. */
export function readRss(source: string, context: FeedContext, format: 'rss' | 'rdf'): Feed {
  const root = readXml(source, SHAPE);
  const channel = root.name === 'channel' ? root : (child(root, 'channel') ?? root);
  const channelBase = baseOf(channel, context.url);
  const link = channelLink(channel, channelBase);
  const language =
    languageTag(childText(channel, 'language', 'dc:language')) ?? languageTag(declaredLanguage(channel));
  const links = [
    ...children(channel, 'atom:link'),
    ...children(channel, 'link'),
    ...children(channel, 'a10:link'),
  ];
  const byRelation = (relation: string): string | null =>
    resolveLink(
      attribute(
        links.find((element) => attribute(element, 'rel') === relation),
        'href',
      ),
      channelBase,
    );
  const reader = new ItemReader(context, link ?? context.url, language);
  return {
    format,
    title: titleText(htmlOf(child(channel, 'title')) || childText(channel, 'dc:title')),
    link,
    language,
    hub: byRelation('hub'),
    self: byRelation('self'),
    refreshAfter: refreshAfter(channel),
    skipHours: skipHours(channel),
    children: [],
    items: itemsOf(root, channel).map((item) => reader.read(item)),
  };
}

/** Items stand below the channel in RSS, beside it in RSS 0.90 and 1.0, below `items` in RSS 1.1. */
function itemsOf(root: XmlElement, channel: XmlElement): XmlElement[] {
  return [
    root,
    channel,
    child(channel, 'items'),
    ...children(root, 'channel').filter((other) => other !== channel),
  ]
    .filter((parent, index, all) => all.indexOf(parent) === index)
    .flatMap((parent) => children(parent, 'item'));
}

function channelLink(channel: XmlElement, base: string): string | null {
  for (const element of [...children(channel, 'link'), ...children(channel, 'atom:link')]) {
    const link = resolveLink(element.text.trim() || attribute(element, 'href'), base);
    const relation = attribute(element, 'rel');
    if (link !== null && (relation === null || relation === 'alternate')) return link;
  }
  const about = attribute(channel, 'rdf:about') ?? attribute(channel, 'href');
  return resolveLink(about, base);
}

class ItemReader {
  constructor(
    private readonly context: FeedContext,
    private readonly siteBase: string,
    private readonly language: string | null,
  ) {}

  read(item: XmlElement): FeedItem {
    const base = baseOf(item, this.siteBase);
    const url = itemLink(item, base) ?? '';
    const title = titleText(htmlOf(firstOf(item, 'title', 'dc:title', 'media:title', 'itunes:title')));
    const summaries = SUMMARIES.map((name) => htmlOf(child(item, name)));
    const contents = CONTENTS.map((name) => htmlOf(child(item, name)));
    const language =
      languageTag(childText(item, 'dc:language', 'language')) ?? languageTag(declaredLanguage(item));
    return {
      id:
        plainText(
          childText(item, 'guid', 'atom:id', 'dc:identifier') || (attribute(item, 'rdf:about') ?? ''),
          MAX_VALUE_LENGTH,
        ) || null,
      url,
      title,
      text: itemText([...summaries, ...contents], title),
      publishedAt: this.publishedAt(item, language),
      imageUrl: itemImage(
        [...mediaImages(item, base), ownImages(item, base)],
        [...contents, ...summaries],
        url || base,
      ),
      language,
      categories: categoryTexts(categories(item)),
      publisher: publisher(item, base),
    };
  }

  private publishedAt(item: XmlElement, language: string | null): number | null {
    const texts = [...DATES, ...LATER_DATES].flatMap((name) =>
      children(item, name).map((element) => element.text),
    );
    const { now, defaultOffsetMinutes = 0 } = this.context;
    return plausibleDate(texts, { defaultOffsetMinutes, language: language ?? this.language }, now);
  }
}

function firstOf(item: XmlElement, ...names: string[]): XmlElement | null {
  for (const name of names) {
    const element = children(item, name).find(({ text, markup }) => text.trim() !== '' || markup !== null);
    if (element !== undefined) return element;
  }
  return null;
}

function itemLink(item: XmlElement, base: string): string | null {
  const guid = child(item, 'guid');
  const isPermalink = guid !== null && attribute(guid, 'ispermalink')?.toLowerCase() !== 'false';
  const candidates = [
    ...children(item, 'feedburner:origlink').map((element) => element.text),
    ...children(item, 'link').map((element) => element.text),
    ...[...children(item, 'link'), ...children(item, 'atom:link'), ...children(item, 'a10:link')]
      .filter((element) => (attribute(element, 'rel') ?? 'alternate') === 'alternate')
      .map((element) => attribute(element, 'href')),
    isPermalink && /^\s*https?:\/\//i.test(guid.text) ? guid.text : null,
    attribute(item, 'rdf:about'),
    attribute(item, 'href'),
    guid !== null && /^\s*https?:\/\//i.test(guid.text) ? guid.text : null,
  ];
  for (const candidate of candidates) {
    const url = resolveArticleLink(candidate, base);
    if (url !== null) return url;
  }
  return null;
}

function categories(item: XmlElement): string[] {
  const plain = [
    ...children(item, 'category'),
    ...children(item, 'dc:subject'),
    ...children(item, 'media:category'),
  ];
  const keywords = children(item, 'media:keywords').flatMap((element) => element.text.split(','));
  return [
    ...plain.map(
      (element) => element.text || (attribute(element, 'text') ?? attribute(element, 'label') ?? ''),
    ),
    ...keywords,
  ];
}

function publisher(item: XmlElement, base: string): FeedItem['publisher'] {
  const source = child(item, 'source');
  const url = resolveLink(attribute(source, 'url'), base);
  return source === null || url === null
    ? null
    : { name: titleText(source.text).slice(0, MAX_TITLE_LENGTH), url };
}
