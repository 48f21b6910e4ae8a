import { isRecord } from '../config/json.js';
import { MAX_ATTRIBUTES, MAX_CHILDREN_OF_ITEM, MAX_ITEMS } from './limits.js';
import { XmlElement } from './xml-element.js';

export type JsonValue = Record<string, unknown>;

const TEXT = '#value';

/** Maximum depth of elements; deeper ones are skipped. RSS has five levels. */
const MAX_LEVELS = 8;

/**
 * The XML tree of RSS written as JSON, as scripting.com and others publish it: the elements of RSS 2.0 by the same
 * names, a list where an element repeats, and attributes beside the text in `#value`.
 *
 * @param rss the value of the document's member `rss`
 */
export function rssTree(rss: object): XmlElement {
  return element('rss', rss, null, 0);
}

function element(name: string, value: unknown, parent: XmlElement | null, level: number): XmlElement {
  const members = isRecord(value) ? Object.entries(value) : [];
  // A plain member may be an attribute or an element: it counts as either, as the reader of the element wants it.
  const attributes = members
    .filter(([key, member]) => key !== TEXT && isPlain(member))
    .slice(0, MAX_ATTRIBUTES)
    .map(([key, member]) => [key.toLowerCase(), String(member)] as const);
  const own = new XmlElement(name, new Map(attributes), parent);
  const text = isRecord(value) ? value[TEXT] : value;
  if (isPlain(text)) own.appendLiteral(String(text));
  if (level >= MAX_LEVELS) return own;
  for (const [key, member] of members) {
    if (key === TEXT) continue;
    const most = key.toLowerCase() === 'item' ? MAX_ITEMS : MAX_CHILDREN_OF_ITEM;
    for (const one of Array.isArray(member) ? member.slice(0, most) : [member])
      own.children.push(element(key.toLowerCase(), one, own, level + 1));
  }
  return own;
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
