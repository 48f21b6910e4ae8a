import { unwrapRedirect, resolveArticleLink, resolveLink } from './resolve-link.js';
import {
  attributeValue,
  childElement,
  childElements,
  childText,
  ownBaseUrl,
  type XmlElement,
} from './xml-element.js';

interface ItemLinks {
  /** Address of the article; `''` if the item has none. */
  url: string;
  /** The address in the item's identifier; null if there is none or it equals `url`. */
  permalink: string | null;
}

interface LinkContext {
  /** Address against which relative links are resolved. */
  base: string;
  /** Address of the publisher's site, which is never that of an article. */
  home: string | null;
  language: string | null;
}

/**
 * The address of an RSS item, from its `link`, permalink, elements of dialects, links of another relation, or
 * enclosure, in this order. A `guid` is a permalink unless `isPermaLink` is false; a relative one counts only if it
 * begins with `/` or `isPermaLink` is true.
 */
export function rssItemLinks(item: XmlElement, context: LinkContext): ItemLinks {
  const { base } = context;
  const guid = childElement(item, 'guid');
  const declared = attributeValue(guid, 'ispermalink')?.toLowerCase();
  const isAddress = /^\s*(?:https?:\/\/|\/)/i.test(guid?.text ?? '') || declared === 'true';
  const usual = originalLink(item) || childElement(item, 'link')?.text;
  const url = resolveArticleLink(usual, base);
  // Most permalinks are the link.
  const linked = guid?.text === usual ? url : null;
  const address = isAddress ? (linked ?? resolveArticleLink(guid?.text, base)) : null;
  const permalink = declared === 'false' ? null : address;
  function* others(): Generator<string | null> {
    for (const { text } of childElements(item, 'link')) yield text;
    const links = [...childElements(item, 'link'), ...childElements(item, 'atom:link')];
    yield* addressesOf(linksOfRelation(links, 'alternate'), context);
    yield permalink;
    yield attributeValue(item, 'rdf:about');
    yield attributeValue(item, 'href');
    yield childText(item, 'url');
    for (const relation of OWN_RELATIONS) yield* addressesOf(linksOfRelation(links, relation), context);
    if (/^\s*https?:/i.test(guid?.text ?? '')) yield address;
    for (const name of ADDRESS_ELEMENTS) yield onlyAddress(childText(item, name));
    const enclosure = childElement(item, 'enclosure');
    yield attributeValue(enclosure, 'url') ?? enclosure?.text ?? null;
  }
  return chooseLink(url ?? firstLink(base, others()), permalink, context);
}

/**
 * The address of an Atom entry, from a link with the relation `alternate`, another relation to its own page, what it
 * is about, its content, its id, or the enclosure, in this order.
 */
export function atomEntryLinks(entry: XmlElement, context: LinkContext): ItemLinks {
  const { base } = context;
  const links = childElements(entry, 'link');
  const addresses = (relation: string): (string | null)[] =>
    addressesOf(linksOfRelation(links, relation), context);
  const id = childText(entry, 'id');
  const permalink = /^https?:\/\//i.test(id) ? resolveArticleLink(id, base) : null;
  function* candidates(): Generator<string | null> {
    yield resolveLink(originalLink(entry), base);
    for (const relation of ['alternate', 'canonical', 'bookmark', 'shortlink', 'related', 'via'])
      yield* addresses(relation);
    yield resolveLink(attributeValue(childElement(entry, 'content'), 'src'), base);
    yield permalink;
    yield* addresses('self');
    yield* addresses('enclosure');
  }
  const found = firstOf(candidates());
  return chooseLink(found === null ? null : unwrapRedirect(found, base), permalink, context);
}

/** The address of an article: its link or, if this is only that of the publisher's site, its permalink. */
export function chooseLink(
  url: string | null,
  permalink: string | null,
  { home }: Pick<LinkContext, 'home'>,
): ItemLinks {
  const isHome = url !== null && url === home && permalink !== null && hostOf(permalink) === hostOf(url);
  const own = (isHome ? permalink : url) ?? '';
  return { url: own, permalink: permalink === own ? null : permalink };
}

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** The links with a relation, which may also be written as a URL that ends in the name of the relation. */
export function linksOfRelation(links: readonly XmlElement[], relation: string): XmlElement[] {
  return links.filter((link) => {
    const written = attributeValue(link, 'rel')?.toLowerCase() ?? 'alternate';
    if (/^[a-z]+$/.test(written)) return written === relation;
    return written.split(/\s+/).some((one) => one === relation || one.endsWith(`/${relation}`));
  });
}

/** The distinct addresses of the links with a relation. */
export function addressesOfRelation(links: readonly XmlElement[], base: string, relation: string): string[] {
  const found = linksOfRelation(links, relation).map((link) =>
    resolveLink(attributeValue(link, 'href') ?? link.text, ownBaseUrl(link, base)),
  );
  return [...new Set(found.filter((url) => url !== null))];
}

/** Relations of an item to its own page, the most reliable first. */
const OWN_RELATIONS = ['canonical', 'bookmark', 'shortlink', 'self'];

/** Elements of RSS with the address of an item or of its comments, used where no other element has an address. */
const ADDRESS_ELEMENTS = ['prism:url', 'dc:identifier', 'comments'];

/** The publisher's address in a feed of FeedBurner; `''` if the element contains something else, such as a number. */
function originalLink(item: XmlElement): string {
  return onlyAddress(childText(item, 'feedburner:origlink')) ?? '';
}

const onlyAddress = (text: string): string | null => (/^https?:\/\//i.test(text) ? text : null);

function firstLink(base: string, candidates: Iterable<string | null>): string | null {
  for (const candidate of candidates) {
    const url = resolveArticleLink(candidate, base);
    if (url !== null) return url;
  }
  return null;
}

function firstOf(candidates: Iterable<string | null>): string | null {
  for (const candidate of candidates) if (candidate !== null) return candidate;
  return null;
}

/** The addresses of links, best first: in the item's language, HTML, and not an AMP copy. */
function addressesOf(links: readonly XmlElement[], context: LinkContext): (string | null)[] {
  if (links.length === 1)
    return [attributeValue(links[0], 'href') ?? links[0]!.text].map((href) =>
      resolveLink(href, ownBaseUrl(links[0]!, context.base)),
    );
  const ranked = links.map((link) => {
    const url = resolveLink(attributeValue(link, 'href') ?? link.text, ownBaseUrl(link, context.base));
    return { url, rank: rankOf(link, url ?? '', context.language) };
  });
  if (ranked.length > 1) ranked.sort((a, b) => b.rank - a.rank);
  return ranked.map(({ url }) => url);
}

/** Matches AMP copies by their host, path or parameter. */
const AMP = /^https?:\/\/amp\.|\/amp(?:\/|[?#]|$)|\.amp(?:\.html?)?(?:[?#]|$)|[?&](?:amp|outputtype=amp)\b/i;

function rankOf(link: XmlElement, url: string, language: string | null): number {
  const type = attributeValue(link, 'type')?.toLowerCase() ?? '';
  const isHtml = type.includes('html');
  const spoken = attributeValue(link, 'hreflang')?.toLowerCase() ?? '';
  const wanted = language?.toLowerCase() ?? '';
  const isOther = spoken !== '' && wanted !== '' && spoken.split('-')[0] !== wanted.split('-')[0];
  const isOwn = spoken !== '' && spoken === wanted;
  return (
    (isOther ? 0 : 16) +
    (isOwn ? 8 : 0) +
    (isHtml || type === '' ? 4 : 0) +
    (AMP.test(url) ? 0 : 2) +
    (isHtml ? 1 : 0)
  );
}
