import { decodeXML } from 'entities';

const NONE: readonly XmlElement[] = [];

/** An element of a feed as the adapters read it: known prefixes, lower-case names, entities decoded once. */
export class XmlElement {
  /** Kept only below elements that structure the document; texts keep their markup as source. */
  readonly children: XmlElement[] = [];
  /** Inner source, when the text contains elements instead of escaped markup; else null. */
  markup: string | null = null;
  private byName: Map<string, XmlElement[]> | null = null;
  private decoded = '';
  /** Source not decoded yet: most texts of a feed are never asked for. */
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

  /** The children of that name; asked only once the document is read. */
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

/** Trimmed text of the first of these children that has any; `''` when none. */
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
