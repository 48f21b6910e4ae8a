import type { PrintedArticle, PrintedFeed } from '../printed-article.js';
import { isoDate, writeElement } from './xml.js';

/** A sitemap with the news and image extensions, as publishers without feeds offer it. */
export function writeNewsSitemap(feed: PrintedFeed): string {
  return `<?xml version="1.0" encoding="${feed.charset}"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"
  xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${feed.articles.map((article) => writeUrl(article, feed)).join('\n')}
</urlset>
`;
}

function writeUrl(article: PrintedArticle, feed: PrintedFeed): string {
  return `<url>
${writeElement('loc', article.url)}
<news:news>
<news:publication>${writeElement('news:name', feed.title)}${writeElement('news:language', feed.language)}</news:publication>
${writeElement('news:publication_date', article.publishedAt === null ? null : isoDate(article.publishedAt))}
${writeElement('news:title', article.title)}
${writeElement('news:keywords', article.section)}
</news:news>
${article.pictureUrl ? `<image:image>${writeElement('image:loc', article.pictureUrl)}</image:image>` : ''}
</url>`;
}
