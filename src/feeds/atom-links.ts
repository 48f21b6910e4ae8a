import type { ImageCandidate } from './choose-image.js';
import { resolveArticleLink, resolveLink } from './resolve-link.js';
import { baseOf } from './xml-base.js';
import { attribute, child, children, childText, type XmlElement } from './xml-element.js';

/** The first link of that relation that is an address; a link without one is an alternate (RFC 4287, 4.2.7.2). */
export function relatedLink(element: XmlElement, base: string, relation: string): string | null {
  return relatedLinks(element, base, relation, 1)[0] ?? null;
}

/** The first addresses of that relation, none twice. */
export function relatedLinks(element: XmlElement, base: string, relation: string, most: number): string[] {
  const found = new Set<string>();
  for (const link of linksOf(element, relation)) {
    const url = resolveLink(attribute(link, 'href') ?? link.text, baseOf(link, base));
    if (url !== null) found.add(url);
    if (found.size >= most) break;
  }
  return [...found];
}

/** Where an entry's article is: its HTML alternate, any alternate, what it is about, its content, its id. */
export function entryLink(entry: XmlElement, base: string): string | null {
  const original = resolveArticleLink(childText(entry, 'feedburner:origlink'), base);
  if (original !== null) return original;
  const alternates = linksOf(entry, 'alternate');
  const html = alternates.filter((link) => /html/i.test(attribute(link, 'type') ?? ''));
  for (const link of [...html, ...alternates, ...linksOf(entry, 'related'), ...linksOf(entry, 'via')]) {
    const url = resolveArticleLink(attribute(link, 'href') ?? link.text, baseOf(link, base));
    if (url !== null) return url;
  }
  const content = resolveLink(attribute(child(entry, 'content'), 'src'), base);
  const id = childText(entry, 'id');
  return content ?? (/^https?:\/\//i.test(id) ? resolveArticleLink(id, base) : null);
}

/** Pictures enclosed in an entry. */
export function enclosedImages(entry: XmlElement, base: string): ImageCandidate[] {
  return linksOf(entry, 'enclosure')
    .filter((link) => /^image\/(?!svg)/i.test(attribute(link, 'type') ?? ''))
    .map((link) => ({ url: attribute(link, 'href'), width: null, height: null, base: baseOf(link, base) }));
}

/** Registered relations are also written as addresses that end in their name. */
function linksOf(element: XmlElement, relation: string): XmlElement[] {
  return children(element, 'link').filter((link) => {
    const written = (attribute(link, 'rel') ?? 'alternate').toLowerCase();
    return written === relation || written.endsWith(`/${relation}`);
  });
}
