import { readAtom } from './atom.js';
import { decodeDocument } from './decode-document.js';
import { type Feed, type FeedContext, FeedError } from './feed.js';
import { readJsonFeed } from './json-feed.js';
import { joinSplitCharacters } from './repair-text.js';
import { readRss } from './rss.js';
import { readSitemap, readSitemapIndex } from './sitemap.js';

/**
 * Parses a feed, news sitemap or sitemap index; items are in the order of the document, without those that have no
 * link. It has no side effects and loads no external entity. Time and memory are linear in the length of the
 * document, within the limits of `limits.ts`.
 * @param bytes the document, decompressed
 * @throws FeedError if the document is no feed, or has items of which none can be read; no other error
 */
export function parseFeed(bytes: Uint8Array, context: FeedContext): Feed {
  const text = decodeDocument(bytes, context.contentType);
  const feed = readText(text, context);
  const items = feed.items.filter(({ url }) => url !== '');
  if (items.length === 0 && (feed.items.length > 0 || namesItems(text))) {
    throw new FeedError('unreadable-items', 'the document has items, but none of them could be read');
  }
  // A slice of a string retains the complete string in memory: without the copy one title would retain megabytes.
  return structuredClone({ ...feed, items });
}

/** Parses a feed as `parseFeed` does, but includes items without a link, with an empty `url`: for the evaluation. */
export function parseFeedWithUnlinkedItems(bytes: Uint8Array, context: FeedContext): Feed {
  return readText(decodeDocument(bytes, context.contentType), context);
}

const ITEM_TAG = /<(?:[\w.-]{1,40}:)?(?:item|entry)[\s/>]/i;

/** Whether a document contains the start tag of an item outside of comments. */
function namesItems(text: string): boolean {
  for (let at = 0; at < text.length;) {
    const comment = text.indexOf('<!--', at);
    const end = comment < 0 ? -1 : text.indexOf('-->', comment);
    // An unterminated comment hides the items after it.
    if (end < 0) return ITEM_TAG.test(text.slice(at));
    if (ITEM_TAG.test(text.slice(at, comment))) return true;
    at = end + 3;
  }
  return false;
}

function readText(text: string, context: FeedContext): Feed {
  const { format, start } = detectFormat(text);
  const source = joinSplitCharacters(text.slice(start));
  switch (format) {
    case 'rss':
    case 'rdf':
      return readRss(source, context, format);
    case 'atom':
      return readAtom(source, context);
    case 'json':
      return readJsonFeed(source, context);
    case 'sitemap':
      return readSitemap(source, context);
    case 'sitemap-index':
      return readSitemapIndex(source, context);
  }
}

const ROOTS: Readonly<Record<string, Feed['format']>> = {
  rss: 'rss',
  channel: 'rss',
  rdf: 'rdf',
  feed: 'atom',
  entry: 'atom',
  urlset: 'sitemap',
  sitemapindex: 'sitemap-index',
};

/** Elements with which an HTML page begins; others (`<br>`, `<b>`) may be in a server's warning before a feed. */
const PAGE_STARTS = new Set(['html', 'head', 'body', 'meta', 'script', 'title', 'link']);

/** Maximum number of tags, such as those of a server's warning, among which the root element is searched for. */
const MAX_TAGS_BEFORE_ROOT = 40;

/** What may stand before the object of a JSON Feed: a comment, a callback, or a prefix against its use as a script. */
const BEFORE_JSON = /^(?:\)\]\}'?,?|[\w$.]{1,60}\(|\/\/[^\n]*|\/\*.*?\*\/)?\s*(?=\{)/s;

/** A server's warning, which is HTML, before the object of a JSON Feed. */
const JSON_BEHIND_WARNING = /^<(?:br|b|p)\b[^{]*(?=\{\s*"(?:version|title|items|rss)"\s*:)/i;

interface DetectedFormat {
  format: Feed['format'];
  start: number;
}

/** Detects the format of a document. @throws FeedError `empty`, `html`, `unknown-format` (XML or JSON), `not-a-feed` */
function detectFormat(text: string): DetectedFormat {
  const first = text.search(/[^\s\u0000-\u001f\ufeff]/);
  if (first < 0) throw new FeedError('empty', 'the document is empty');
  const before = BEFORE_JSON.exec(text.slice(first, first + 400))?.[0].length;
  if (before !== undefined) return { format: 'json', start: first + before };
  const json = JSON_BEHIND_WARNING.exec(text.slice(first, first + 4_000));
  if (json !== null) return { format: 'json', start: first + json[0].length };
  const found = findRoot(text, first);
  if (found !== null) return found;
  if (text[first] === '[') throw new FeedError('unknown-format', 'JSON, but not a JSON Feed');
  throw new FeedError('not-a-feed', 'no feed was found in the document');
}

function findRoot(text: string, from: number): DetectedFormat | null {
  let unknown: string | null = null;
  let tags = 0;
  for (let at = text.indexOf('<', from); at >= 0 && tags < MAX_TAGS_BEFORE_ROOT; at = text.indexOf('<', at)) {
    const skipped = skipDeclaration(text, at);
    if (skipped !== null) {
      at = skipped;
      continue;
    }
    const name = /^<\/?([a-z_][\w.-]*:)?([a-z][\w-]*)/i.exec(text.slice(at, at + 80))?.[2]?.toLowerCase();
    if (name !== undefined && text[at + 1] !== '/') {
      const format = ROOTS[name];
      if (format !== undefined) return { format, start: at };
      if (name === 'html' || (unknown === null && PAGE_STARTS.has(name)))
        throw new FeedError('html', 'an HTML page instead of a feed');
      unknown ??= name;
      tags++;
    }
    at++;
  }
  if (unknown === null) return null;
  throw new FeedError('unknown-format', `<${unknown}> is the root of no feed format`);
}

/** The end of the comment, processing instruction or document type at a position; null if an element is there. */
function skipDeclaration(text: string, at: number): number | null {
  if (text.startsWith('<!--', at)) return endOf(text, '-->', at + 4);
  if (text[at + 1] === '?') return endOf(text, '>', at + 2);
  if (text[at + 1] !== '!') return null;
  const head = text.slice(at, at + 200);
  const subset = head.indexOf('[');
  const close = head.indexOf('>');
  return subset >= 0 && (close < 0 || subset < close)
    ? endOf(text, ']', at + subset)
    : endOf(text, '>', at + 2);
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}
