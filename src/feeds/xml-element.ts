import { decodeXML } from 'entities';

const NONE: readonly XmlElement[] = [];

/** An element of a feed as the formats read it: known prefixes, lower-case names, entities decoded once. */
export class XmlElement {
  /** Kept only below elements that structure the document; texts keep their markup as source. */
  readonly children: XmlElement[] = [];
  /** Inner source, when the text contains elements instead of escaped markup; else null. */
  markup: string | null = null;
  private byName: Map<string, XmlElement[]> | null = null;
  private decoded = '';
  /** Source that is not decoded yet: most texts of a feed are never read. */
  private encoded = '';

  constructor(
    /** Lower-case; bare in the format's own namespace (`title`), else with the prefix of `namespaces.ts` (`dc:date`). */
    readonly name: string,
    /** By lower-case name as written, first wins. */
    readonly attributes: ReadonlyMap<string, string>,
    readonly parent: XmlElement | null,
  ) {}

  /** Character data of the element itself. */
  get text(): string {
    if (this.encoded !== '') {
      this.decoded += this.encoded.includes('&') ? decodeXML(this.encoded) : this.encoded;
      this.encoded = '';
    }
    return this.decoded;
  }

  /** The children of that name. Call it only when the whole document has been read. */
  named(name: string): readonly XmlElement[] {
    if (this.byName === null) {
      this.byName = new Map();
      for (const element of this.children) {
        const others = this.byName.get(element.name);
        if (others === undefined) this.byName.set(element.name, [element]);
        else others.push(element);
      }
    }
    return this.byName.get(name) ?? NONE;
  }

  get sourceLength(): number {
    return this.decoded.length + this.encoded.length;
  }

  appendEncoded(source: string): void {
    this.encoded += source;
  }

  appendLiteral(text: string): void {
    this.decoded = this.text + text;
  }
}

/** The first child of that name. */
export function child(element: XmlElement | null | undefined, name: string): XmlElement | null {
  return element?.named(name)[0] ?? null;
}

/** All children of that name. */
export function children(element: XmlElement | null | undefined, name: string): readonly XmlElement[] {
  return element?.named(name) ?? NONE;
}

/** Trimmed text of the first of these children that has any, else `''`. */
export function childText(element: XmlElement | null | undefined, ...names: string[]): string {
  for (const name of names) {
    for (const candidate of children(element, name)) {
      const text = candidate.text.trim();
      if (text !== '') return text;
    }
  }
  return '';
}

/** A trimmed attribute; null when missing or empty. */
export function attribute(element: XmlElement | null | undefined, name: string): string | null {
  const value = element?.attributes.get(name)?.trim();
  return value === undefined || value === '' ? null : value;
}

/** The HTML that an element carries, escaped, in CDATA or as elements; `''` when there is none. */
export function htmlOf(element: XmlElement | null): string {
  if (element === null) return '';
  if (element.markup === null) return element.text;
  return element.markup.includes('<![CDATA[')
    ? element.markup.replaceAll('<![CDATA[', '').replaceAll(']]>', '')
    : element.markup;
}

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
