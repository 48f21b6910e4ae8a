import type { PrintedArticle, PrintedFeed } from '../printed-article.js';
import { escapeXml, mailDate, writeElement } from './xml.js';

/** RSS 2.0 as most newspapers send it: HTML in the description, campaign parameters on the links. */
export function writeRss(feed: PrintedFeed): string {
  return `<?xml version="1.0" encoding="${feed.charset}"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${writeElement('title', feed.title)}
${writeElement('link', feed.link)}
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(feed.self)}"/>
${writeElement('description', feed.title)}
${writeElement('language', feed.language)}
<ttl>1</ttl>
${feed.articles.map(writeItem).join('\n')}
</channel>
</rss>
`;
}

function writeItem(article: PrintedArticle, index: number): string {
  return `<item>
${writeElement('title', article.title)}
${writeElement('link', `${article.url}?utm_source=feed&utm_medium=rss`)}
<guid isPermaLink="false">${escapeXml(article.id)}</guid>
${writeElement('pubDate', article.publishedAt === null ? null : mailDate(article.publishedAt))}
${writeElement('category', article.section)}
${writeElement('description', `<p>${escapeXml(article.text)}</p>`)}
${article.pictureUrl ? writePicture(article.pictureUrl, index) : ''}
${article.origin ? `<source url="${escapeXml(article.origin.url)}">${escapeXml(article.origin.name)}</source>` : ''}
</item>`;
}

/** Publishers put the picture in different places, so does this one. */
function writePicture(url: string, index: number): string {
  return [
    `<media:content url="${escapeXml(url)}" medium="image" type="image/png" width="640" height="360"/>`,
    `<enclosure url="${escapeXml(url)}" type="image/png" length="4096"/>`,
    `<media:thumbnail url="${escapeXml(url)}" width="640" height="360"/>`,
  ][index % 3]!;
}
