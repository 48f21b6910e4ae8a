import { decodeXML } from 'entities';

const NONE: readonly XmlElement[] = [];

/** An element of a feed: names in lower case with known prefixes, entities decoded once. */
export class XmlElement {
  /** Child elements, only of elements that structure the document; elements inside texts are in `markup`. */
  readonly children: XmlElement[] = [];
  /** Inner source of a text that contains elements instead of escaped markup; otherwise null. */
  markup: string | null = null;
  private byName: Map<string, XmlElement[]> | null = null;
  private decoded = '';
  /** Source of the text, which is decoded on first use, because most texts are never used. */
  private encoded = '';

  constructor(
    /** Lower-case name, without a prefix in the format's own namespace, else with that of `NAMESPACES` (`dc:date`). */
    readonly name: string,
    /** Attributes by lower-case name as written; if a name occurs twice, the first counts. */
    readonly attributes: ReadonlyMap<string, string>,
    readonly parent: XmlElement | null,
  ) {}

  get text(): string {
    if (this.encoded !== '') {
      this.decoded += this.encoded.includes('&') ? decodeXML(this.encoded) : this.encoded;
      this.encoded = '';
    }
    return this.decoded;
  }

  /** The children with a name. Call it only after the whole document was read, because the result is cached. */
  named(name: string): readonly XmlElement[] {
    if (this.children.length === 0) return NONE;
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

export function childElement(element: XmlElement | null | undefined, name: string): XmlElement | null {
  return element?.named(name)[0] ?? null;
}

export function childElements(element: XmlElement | null | undefined, name: string): readonly XmlElement[] {
  return element?.named(name) ?? NONE;
}

/** The text of the first child that has one of the names and is not empty, trimmed; `''` if there is none. */
export function childText(element: XmlElement | null | undefined, ...names: string[]): string {
  for (const name of names) {
    for (const candidate of childElements(element, name)) {
      const text = candidate.text.trim();
      if (text !== '') return text;
    }
  }
  return '';
}

export function attributeValue(element: XmlElement | null | undefined, name: string): string | null {
  const value = element?.attributes.get(name)?.trim();
  return value === undefined || value === '' ? null : value;
}

/** The HTML in an element, which may be escaped, in CDATA or child elements; `''` if there is none. */
export function htmlOfElement(element: XmlElement | null): string {
  if (element === null) return '';
  if (element.markup === null) return element.text;
  return element.markup.includes('<![CDATA[')
    ? element.markup.replaceAll('<![CDATA[', '').replaceAll(']]>', '')
    : element.markup;
}

/** The base address of an element's links: its `xml:base` and those around it, below the document's (RFC 3986, 5.1). */
export function baseUrlOfElement(element: XmlElement, documentBase: string): string {
  return declaredBase(element, documentBase) ?? documentBase;
}

/** The base address of relative links in an element's attributes. @param outer base address of the element around it */
export function ownBaseUrl(element: XmlElement, outer: string): string {
  const base = attributeValue(element, 'xml:base');
  return base !== null && URL.canParse(base, outer) ? new URL(base, outer).href : outer;
}

/** The base address that `xml:base` of an element and its ancestors declares; null if none has it. */
function declaredBase(element: XmlElement, documentBase: string): string | null {
  const bases: string[] = [];
  for (let at: XmlElement | null = element; at !== null; at = at.parent) {
    const base = attributeValue(at, 'xml:base');
    if (base !== null) bases.push(base);
  }
  if (bases.length === 0) return null;
  return bases.reduceRight(
    (outer, base) => (URL.canParse(base, outer) ? new URL(base, outer).href : outer),
    documentBase,
  );
}

/** The HTML of a text, and the base address of relative links in it. */
export interface HtmlWithBase {
  html: string;
  base: string;
}

/** The `xml:base` of the `div` around an XHTML text. */
const BASE_OF_DIV = /^\s*<(?:\w+:)?div\b[^<>]*?\sxml:base\s*=\s*["']([^"'<>]+)["']/;

/** The HTML of an element with the base address of its links. @param article its address, if no base is declared */
export function htmlWithBase(
  html: string,
  element: XmlElement | null,
  article: string,
  documentBase: string,
): HtmlWithBase {
  const declared = element === null || html === '' ? null : declaredBase(element, documentBase);
  const base = declared ?? (article || documentBase);
  const ofDiv = element?.markup == null ? undefined : BASE_OF_DIV.exec(html)?.[1];
  return { html, base: ofDiv !== undefined && URL.canParse(ofDiv, base) ? new URL(ofDiv, base).href : base };
}

/**
 * Namespace names in feeds, in lower case, with the prefix that this code uses. Publishers choose prefixes freely and
 * often misspell namespace names; an unknown name keeps the prefix of the document.
 */
const NAMESPACES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'http://purl.org/rss/1.0/': 'rss',
    'http://my.netscape.com/rdf/simple/0.9/': 'rss',
    'http://channel.netscape.com/rdf/simple/0.9/': 'rss',
    'http://my.netscape.com/publish/formats/rss-0.91.dtd': 'rss',
    'http://backend.userland.com/rss': 'rss',
    'http://backend.userland.com/rss2': 'rss',
    'http://backend.userland.com/rss091': 'rss',
    'http://blogs.law.harvard.edu/tech/rss': 'rss',
    'http://cyber.law.harvard.edu/rss/rss.html': 'rss',
    'http://purl.org/net/rss1.1#': 'rss',
    'http://www.w3.org/2005/atom': 'atom',
    'http://purl.org/atom/ns#': 'atom',
    'http://www.w3.org/1999/02/22-rdf-syntax-ns#': 'rdf',
    'http://purl.org/dc/elements/1.0/': 'dc',
    'http://purl.org/dc/elements/1.1/': 'dc',
    'http://purl.org/dc/terms/': 'dcterms',
    'http://purl.org/rss/1.0/modules/content/': 'content',
    'http://purl.org/rss/1.0/modules/syndication/': 'sy',
    'http://search.yahoo.com/mrss/': 'media',
    'http://search.yahoo.com/searchmonkey/media/': 'media',
    'http://video.search.yahoo.com/mrss/': 'media',
    'http://www.rssboard.org/media-rss': 'media',
    'http://tools.search.yahoo.com/mrss/': 'media',
    'http://www.itunes.com/dtds/podcast-1.0.dtd': 'itunes',
    'http://www.itunes.com/dtd/podcast-1.0.dtd': 'itunes',
    'http://rssnamespace.org/feedburner/ext/1.0': 'feedburner',
    'http://schemas.google.com/g/2005': 'gd',
    'http://www.sitemaps.org/schemas/sitemap/0.9': 'sitemap',
    'http://www.google.com/schemas/sitemap/0.84': 'sitemap',
    'http://www.google.com/schemas/sitemap-news/0.9': 'news',
    'http://www.google.com/schemas/sitemap-image/1.1': 'image',
    'http://www.w3.org/xml/1998/namespace': 'xml',
    'http://www.w3.org/1999/xhtml': 'xhtml',
  }).map(([name, prefix]) => [namespaceKey(name), prefix]),
);

/** A namespace name without scheme, `www.` and final slash, in which publishers differ. */
function namespaceKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');
}

/** Number of prefixes in scope at an element from which declarations are ignored; no real feed has more. */
const MAX_DECLARATIONS = 60;

/** The namespace prefixes that are valid at an element, by which names of elements are resolved. */
export class NamespaceScope {
  private readonly resolved = new Map<string, string>();

  private constructor(
    /** By prefix as written (`''` for the default namespace): the prefix in `NAMESPACES`. */
    private readonly prefixes: ReadonlyMap<string, string>,
    private readonly home: { prefix: string | null },
  ) {}

  static root(): NamespaceScope {
    return new NamespaceScope(new Map(), { prefix: null });
  }

  declare(attributes: ReadonlyMap<string, string>): NamespaceScope {
    let prefixes: Map<string, string> | null = null;
    for (const [name, value] of attributes) {
      if (!name.startsWith('xmlns') || this.prefixes.size >= MAX_DECLARATIONS) continue;
      const prefix = name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : null;
      if (prefix === null) continue;
      const known = NAMESPACES[namespaceKey(value)] ?? prefix;
      if (this.prefixes.get(prefix) === known) continue;
      prefixes ??= new Map(this.prefixes);
      prefixes.set(prefix, known);
    }
    return prefixes === null ? this : new NamespaceScope(prefixes, this.home);
  }

  /** Sets the namespace of the root element, whose names have no prefix from here on. */
  setHome(rootName: string): void {
    const prefix = this.prefixes.get('') ?? '';
    const colon = rootName.indexOf(':');
    const own =
      colon < 0 ? prefix : (this.prefixes.get(rootName.slice(0, colon)) ?? rootName.slice(0, colon));
    // The root of RSS 1.0 is RDF's; its vocabulary is the default namespace. A bare <feed> can only be Atom's.
    const isBareAtom = own === '' && /^(?:feed|entry)$/.test(rootName);
    this.home.prefix = own === 'rdf' ? prefix : isBareAtom ? 'atom' : own;
  }

  /** Resolves a lower-case name as written to the name that `XmlElement.name` has. */
  resolve(rawName: string): string {
    const cached = this.resolved.get(rawName);
    if (cached !== undefined) return cached;
    const colon = rawName.indexOf(':');
    const written = colon < 0 ? '' : rawName.slice(0, colon);
    const prefix = this.prefixes.get(written) ?? written;
    const local = rawName.slice(colon + 1);
    const bare = prefix === '' || prefix === 'rss' || prefix === this.home.prefix;
    const name = bare ? local : `${prefix}:${local}`;
    if (this.resolved.size < 1_000) this.resolved.set(rawName, name);
    return name;
  }
}
