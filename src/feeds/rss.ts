import type { Feed, FeedContext } from './feed.js';
import { titleText } from './item-text.js';
import { languageTag } from './language-tag.js';
import { MAX_HUBS } from './limits.js';
import { readXml, type DocumentShape } from './read-xml.js';
import { refreshAfter, skipDays, skipHours } from './refresh-hints.js';
import { resolveLink } from './resolve-link.js';
import { CONTENTS, readRssItem, SUMMARIES } from './rss-item.js';
import { baseOf } from './xml-base.js';
import { attribute, child, children, childText, htmlOf, type XmlElement } from './xml-element.js';

const SHAPE: DocumentShape = {
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
  ]),
  items: new Set(['item']),
  texts: new Set([...SUMMARIES, ...CONTENTS]),
};

/** RSS 0.90 to 2.0, its dialects, and RSS 1.0 in RDF: they differ in where the items stand, not in what they say. */
export function readRss(source: string, context: FeedContext, format: 'rss' | 'rdf'): Feed {
  const root = readXml(source, SHAPE);
  const channel = root.name === 'channel' ? root : (child(root, 'channel') ?? root);
  const base = baseOf(channel, context.url);
  const link = channelLink(channel, base);
  const language =
    languageTag(childText(channel, 'language', 'dc:language')) ??
    languageTag(attribute(channel, 'xml:lang')) ??
    languageTag(attribute(root, 'xml:lang'));
  return {
    format,
    title: titleText(htmlOf(child(channel, 'title')) || childText(channel, 'dc:title')),
    link,
    language,
    hubs: relations(channel, base, 'hub', MAX_HUBS),
    self: relations(channel, base, 'self', 1)[0] ?? null,
    refreshAfter: refreshAfter(channel),
    skipHours: skipHours(channel),
    skipDays: skipDays(channel),
    children: [],
    // Readers resolve relative links against the site, where publishers mean them, not against the feed's host.
    items: itemsOf(root, channel).map((item) =>
      readRssItem(item, { ...context, base: link ?? base, language }),
    ),
  };
}

/** Items stand below the channel in RSS, beside it in RSS 0.90 and 1.0, below `items` in RSS 1.1. */
function itemsOf(root: XmlElement, channel: XmlElement): XmlElement[] {
  const parents = new Set([root, channel, ...children(root, 'channel'), ...children(channel, 'items')]);
  return [...parents].flatMap((parent) => children(parent, 'item'));
}

function channelLink(channel: XmlElement, base: string): string | null {
  for (const element of [...children(channel, 'link'), ...children(channel, 'atom:link')]) {
    if ((attribute(element, 'rel') ?? 'alternate') !== 'alternate') continue;
    const link = resolveLink(element.text.trim() || attribute(element, 'href'), base);
    if (link !== null) return link;
  }
  return resolveLink(attribute(channel, 'rdf:about') ?? attribute(channel, 'href'), base);
}

function relations(channel: XmlElement, base: string, wanted: string, most: number): string[] {
  const links = [...children(channel, 'atom:link'), ...children(channel, 'link')];
  const found = links
    .filter((element) => attribute(element, 'rel')?.toLowerCase() === wanted)
    .map((element) => resolveLink(attribute(element, 'href'), base));
  return [...new Set(found.filter((url) => url !== null))].slice(0, most);
}
