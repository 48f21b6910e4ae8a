import { attribute, type XmlElement } from './xml-element.js';

/**
 * The address that relative links at an element are resolved against: its `xml:base` and those above it, the
 * outermost resolved against the document's own (RFC 3986, 5.1; XML Base).
 */
export function baseOf(element: XmlElement, documentBase: string): string {
  const bases: string[] = [];
  for (let at: XmlElement | null = element; at !== null; at = at.parent) {
    const base = attribute(at, 'xml:base');
    if (base !== null) bases.push(base);
  }
  return bases.reduceRight(
    (outer, base) => (URL.canParse(base, outer) ? new URL(base, outer).href : outer),
    documentBase,
  );
}
