import { NAMESPACES } from './namespaces.js';

/** Prefixes one scope may declare: no honest document has more. */
const MAX_DECLARATIONS = 60;

/** The namespace prefixes in force at an element, and the names that elements have under them. */
export class NamespaceScope {
  private readonly resolved = new Map<string, string>();

  private constructor(
    /** From the prefix as written (`''` for the default) to the one of `NAMESPACES`. */
    private readonly prefixes: ReadonlyMap<string, string>,
    private readonly home: { prefix: string | null },
  ) {}

  static root(): NamespaceScope {
    return new NamespaceScope(new Map(), { prefix: null });
  }

  /** The scope inside an element with these attributes. */
  declare(attributes: ReadonlyMap<string, string>): NamespaceScope {
    let prefixes: Map<string, string> | null = null;
    for (const [name, value] of attributes) {
      if (!name.startsWith('xmlns') || this.prefixes.size >= MAX_DECLARATIONS) continue;
      const prefix = name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : null;
      if (prefix === null) continue;
      const known = NAMESPACES[value.trim().toLowerCase()] ?? prefix;
      if (this.prefixes.get(prefix) === known) continue;
      prefixes ??= new Map(this.prefixes);
      prefixes.set(prefix, known);
    }
    return prefixes === null ? this : new NamespaceScope(prefixes, this.home);
  }

  /** Names of the root element's namespace have no prefix from here on. */
  setHome(rootName: string): void {
    const prefix = this.prefixes.get('') ?? '';
    const colon = rootName.indexOf(':');
    const own =
      colon < 0 ? prefix : (this.prefixes.get(rootName.slice(0, colon)) ?? rootName.slice(0, colon));
    // The root of RSS 1.0 is RDF's; its vocabulary is the default namespace.
    this.home.prefix = own === 'rdf' ? prefix : own;
  }

  /** The name that the readers of the formats use for a lower-case name as written. */
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
