import { isRecord } from '../config/json.js';
import { MAX_ATTRIBUTES_PER_ELEMENT, MAX_CHILDREN_PER_ELEMENT, MAX_ITEMS_PER_FEED } from './limits.js';
import { XmlElement } from './xml-element.js';

export type JsonObject = Record<string, unknown>;

const TEXT = '#value';

/** Maximum depth of elements; deeper ones are ignored. RSS has five levels. */
const MAX_LEVELS = 8;

/**
 * Converts RSS written as JSON (as on scripting.com) to the tree that an XML document would have: elements have the
 * names of RSS 2.0, a repeated element is a list, and the text beside attributes is in `#value`.
 *
 * @param rss value of the member `rss` of the document
 */
export function xmlTreeOfJsonRss(rss: object): XmlElement {
  return element('rss', rss, null, 0);
}

function element(name: string, value: unknown, parent: XmlElement | null, level: number): XmlElement {
  const members = isRecord(value) ? Object.entries(value) : [];
  // A plain member may be an attribute or an element: it counts as either, as the reader of the element wants it.
  const attributes = members
    .filter(([key, member]) => key !== TEXT && isPlain(member))
    .slice(0, MAX_ATTRIBUTES_PER_ELEMENT)
    .map(([key, member]) => [key.toLowerCase(), String(member)] as const);
  const own = new XmlElement(name, new Map(attributes), parent);
  const text = isRecord(value) ? value[TEXT] : value;
  if (isPlain(text)) own.appendLiteral(String(text));
  if (level >= MAX_LEVELS) return own;
  for (const [key, member] of members) {
    if (key === TEXT) continue;
    const most = key.toLowerCase() === 'item' ? MAX_ITEMS_PER_FEED : MAX_CHILDREN_PER_ELEMENT;
    for (const one of Array.isArray(member) ? member.slice(0, most) : [member])
      own.children.push(element(key.toLowerCase(), one, own, level + 1));
  }
  return own;
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
