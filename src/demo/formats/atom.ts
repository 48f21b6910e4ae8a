import type { PrintedArticle, PrintedFeed } from '../printed-article.js';
import { escapeXml, isoDate, writeElement } from './xml.js';

/** Atom 1.0 (RFC 4287). */
export function writeAtom(feed: PrintedFeed): string {
  const newest = Math.max(0, ...feed.articles.map(({ publishedAt }) => publishedAt ?? 0));
  return `<?xml version="1.0" encoding="${feed.charset}"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">
${writeElement('title', feed.title)}
${writeElement('id', feed.self)}
${writeElement('updated', isoDate(newest))}
<link rel="self" href="${escapeXml(feed.self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.link)}"/>
${feed.articles.map(writeEntry).join('\n')}
</feed>
`;
}

function writeEntry(article: PrintedArticle): string {
  const date = article.publishedAt === null ? null : isoDate(article.publishedAt);
  return `<entry>
${writeElement('title', article.title)}
${writeElement('id', `tag:${article.id}`)}
<link rel="alternate" type="text/html" href="${escapeXml(article.url)}"/>
${article.pictureUrl ? `<link rel="enclosure" type="image/png" href="${escapeXml(article.pictureUrl)}"/>` : ''}
${writeElement('published', date)}
${writeElement('updated', date)}
<category term="${escapeXml(article.section)}"/>
<summary type="html">${escapeXml(`<p>${escapeXml(article.text)}</p>`)}</summary>
</entry>`;
}
