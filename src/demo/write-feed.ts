import { createMultibyteEncoder } from '@exodus/bytes/multi-byte.js';
import { createSinglebyteEncoder } from '@exodus/bytes/single-byte.js';
import { escapeUTF8 } from 'entities';
import type { DemoFeedFormat } from './publishers.js';

export interface DemoArticle {
  id: string;
  url: string;
  title: string;
  text: string;
  /** Publication time in Unix seconds; null in a feed without dates. */
  publishedAt: number | null;
  section: string;
  pictureUrl: string | null;
  /** In an aggregator's feed, the original publisher of the article; null if the feed does not name the publisher. */
  origin: { name: string; url: string } | null;
}

interface PrintedFeed {
  title: string;
  link: string;
  self: string;
  language: string;
  charset: string;
  articles: DemoArticle[];
}

interface Writer {
  write: (feed: PrintedFeed) => string;
  mediaType: string;
  file: string;
}

export const FEED_WRITERS: Record<DemoFeedFormat, Writer> = {
  rss: { write: writeRss, mediaType: 'application/rss+xml', file: 'feed.xml' },
  rdf: { write: writeRdf, mediaType: 'application/rdf+xml', file: 'index.rdf' },
  atom: { write: writeAtom, mediaType: 'application/atom+xml', file: 'atom.xml' },
  json: { write: writeJsonFeed, mediaType: 'application/feed+json', file: 'feed.json' },
  sitemap: { write: writeNewsSitemap, mediaType: 'application/xml', file: 'news-sitemap.xml' },
};

/** Serializes a feed in a format, in the charset of its publisher. */
export function writeFeed(format: DemoFeedFormat, feed: PrintedFeed): Buffer {
  return encodeDocument(FEED_WRITERS[format].write(feed), feed.charset);
}

/** RSS 2.0 as most newspapers write it: HTML in the description, tracking parameters in the links. */
function writeRss(feed: PrintedFeed): string {
  return `<?xml version="1.0" encoding="${feed.charset}"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${writeElement('title', feed.title)}
${writeElement('link', feed.link)}
<atom:link rel="self" type="application/rss+xml" href="${escapeUTF8(feed.self)}"/>
${writeElement('description', feed.title)}
${writeElement('language', feed.language)}
<ttl>1</ttl>
${feed.articles.map(writeItem).join('\n')}
</channel>
</rss>
`;
}

function writeItem(article: DemoArticle, index: number): string {
  return `<item>
${writeElement('title', article.title)}
${writeElement('link', `${article.url}?utm_source=feed&utm_medium=rss`)}
<guid isPermaLink="false">${escapeUTF8(article.id)}</guid>
${writeElement('pubDate', mailDate(article.publishedAt))}
${writeElement('category', article.section)}
${writeElement('description', `<p>${escapeUTF8(article.text)}</p>`)}
${article.pictureUrl ? writePicture(article.pictureUrl, index) : ''}
${article.origin ? `<source url="${escapeUTF8(article.origin.url)}">${escapeUTF8(article.origin.name)}</source>` : ''}
</item>`;
}

/** The element with an item's picture. Its place differs from item to item, as it does between publishers. */
function writePicture(url: string, index: number): string {
  return [
    `<media:content url="${escapeUTF8(url)}" medium="image" type="image/png" width="640" height="360"/>`,
    `<enclosure url="${escapeUTF8(url)}" type="image/png" length="4096"/>`,
    `<media:thumbnail url="${escapeUTF8(url)}" width="640" height="360"/>`,
  ][index % 3]!;
}

/** RSS 1.0: items stand beside the channel, and dates and subjects are elements of Dublin Core. */
function writeRdf(feed: PrintedFeed): string {
  return `<?xml version="1.0" encoding="${feed.charset}"?>
<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel rdf:about="${escapeUTF8(feed.self)}">
${writeElement('title', feed.title)}
${writeElement('link', feed.link)}
${writeElement('description', feed.title)}
${writeElement('dc:language', feed.language)}
<items><rdf:Seq>
${feed.articles.map(({ url }) => `<rdf:li rdf:resource="${escapeUTF8(url)}"/>`).join('\n')}
</rdf:Seq></items>
</channel>
${feed.articles.map(writeRdfItem).join('\n')}
</rdf:RDF>
`;
}

function writeRdfItem(article: DemoArticle): string {
  const picture = article.pictureUrl
    ? `<img src="${escapeUTF8(article.pictureUrl)}" width="640" height="360" alt="">`
    : '';
  return `<item rdf:about="${escapeUTF8(article.url)}">
${writeElement('title', article.title)}
${writeElement('link', article.url)}
${writeElement('description', article.text)}
${writeElement('dc:subject', article.section)}
${writeElement('dc:date', isoDate(article.publishedAt))}
${writeElement('content:encoded', `${picture}<p>${escapeUTF8(article.text)}</p>`)}
</item>`;
}

function writeAtom(feed: PrintedFeed): string {
  const newest = Math.max(0, ...feed.articles.map(({ publishedAt }) => publishedAt ?? 0));
  return `<?xml version="1.0" encoding="${feed.charset}"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeUTF8(feed.language)}">
${writeElement('title', feed.title)}
${writeElement('id', feed.self)}
${writeElement('updated', isoDate(newest))}
<link rel="self" href="${escapeUTF8(feed.self)}"/>
<link rel="alternate" type="text/html" href="${escapeUTF8(feed.link)}"/>
${feed.articles.map(writeEntry).join('\n')}
</feed>
`;
}

function writeEntry(article: DemoArticle): string {
  const date = isoDate(article.publishedAt);
  return `<entry>
${writeElement('title', article.title)}
${writeElement('id', `tag:${article.id}`)}
<link rel="alternate" type="text/html" href="${escapeUTF8(article.url)}"/>
${article.pictureUrl ? `<link rel="enclosure" type="image/png" href="${escapeUTF8(article.pictureUrl)}"/>` : ''}
${writeElement('published', date)}
${writeElement('updated', date)}
<category term="${escapeUTF8(article.section)}"/>
<summary type="html">${escapeUTF8(`<p>${escapeUTF8(article.text)}</p>`)}</summary>
</entry>`;
}

function writeJsonFeed(feed: PrintedFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.link,
    feed_url: feed.self,
    language: feed.language,
    items: feed.articles.map((article) => ({
      id: article.id,
      url: article.url,
      title: article.title,
      content_text: article.text,
      image: article.pictureUrl ?? undefined,
      date_published: isoDate(article.publishedAt) ?? undefined,
      tags: [article.section],
    })),
  });
}

/** A sitemap with the news and image extensions, which publishers without a feed offer. */
function writeNewsSitemap(feed: PrintedFeed): string {
  return `<?xml version="1.0" encoding="${feed.charset}"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"
  xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${feed.articles.map((article) => writeUrl(article, feed)).join('\n')}
</urlset>
`;
}

function writeUrl(article: DemoArticle, feed: PrintedFeed): string {
  return `<url>
${writeElement('loc', article.url)}
<news:news>
<news:publication>${writeElement('news:name', feed.title)}${writeElement('news:language', feed.language)}</news:publication>
${writeElement('news:publication_date', isoDate(article.publishedAt))}
${writeElement('news:title', article.title)}
${writeElement('news:keywords', article.section)}
</news:news>
${article.pictureUrl ? `<image:image>${writeElement('image:loc', article.pictureUrl)}</image:image>` : ''}
</url>`;
}

function writeElement(name: string, text: string | null): string {
  return text ? `<${name}>${escapeUTF8(text)}</${name}>` : '';
}

function isoDate(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

function mailDate(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toUTCString();
}

const MULTIBYTE = new Set(['shift_jis', 'euc-jp', 'gbk', 'big5', 'euc-kr']);

/** Encodes an XML document in a charset. Characters that the charset lacks become character references. */
function encodeDocument(text: string, charset: string): Buffer {
  if (charset === 'utf-8') return Buffer.from(text);
  const encode = MULTIBYTE.has(charset) ? createMultibyteEncoder(charset) : createSinglebyteEncoder(charset);
  try {
    return Buffer.from(encode(text));
  } catch {
    return Buffer.concat(Array.from(text, (character) => encodeCharacter(character, encode)));
  }
}

function encodeCharacter(character: string, encode: (text: string) => Uint8Array): Uint8Array {
  try {
    return encode(character);
  } catch {
    return encode(`&#${character.codePointAt(0)};`);
  }
}
