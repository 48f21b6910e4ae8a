import { resolveLink } from '../../feeds/resolve-link.js';

/** One link: its address, then its parameters, each token or quoted. */
const LINK = /<([^<>]*)>((?:\s*;\s*[^\s=;,"<>]+(?:\s*=\s*(?:"[^"]*"|[^\s;,"<>]+))?)*)/g;
const RELATION = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i;

/**
 * The addresses of a relation in a `Link` header (RFC 8288), in its order, none twice.
 * @param header as received, repeated ones joined by commas
 * @param base the address that sent it
 */
export function readLinkHeader(header: string | null, relation: string, base: string): string[] {
  const found = new Set<string>();
  for (const [, address, parameters = ''] of (header ?? '').matchAll(LINK)) {
    const [, quoted, token] = RELATION.exec(parameters) ?? [];
    const relations = (quoted ?? token ?? '').toLowerCase().split(/\s+/);
    const url = relations.includes(relation) ? resolveLink(address, base) : null;
    if (url !== null) found.add(url);
  }
  return [...found];
}
