import type { PrintedArticle, PrintedFeed } from '../printed-article.js';
import { escapeXml, isoDate, writeElement } from './xml.js';

/** RSS 1.0: items stand beside the channel, dates and subjects are Dublin Core. */
export function writeRdf(feed: PrintedFeed): string {
  return `<?xml version="1.0" encoding="${feed.charset}"?>
<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel rdf:about="${escapeXml(feed.self)}">
${writeElement('title', feed.title)}
${writeElement('link', feed.link)}
${writeElement('description', feed.title)}
${writeElement('dc:language', feed.language)}
<items><rdf:Seq>
${feed.articles.map(({ url }) => `<rdf:li rdf:resource="${escapeXml(url)}"/>`).join('\n')}
</rdf:Seq></items>
</channel>
${feed.articles.map(writeItem).join('\n')}
</rdf:RDF>
`;
}

function writeItem(article: PrintedArticle): string {
  const picture = article.pictureUrl
    ? `<img src="${escapeXml(article.pictureUrl)}" width="640" height="360" alt="">`
    : '';
  return `<item rdf:about="${escapeXml(article.url)}">
${writeElement('title', article.title)}
${writeElement('link', article.url)}
${writeElement('description', article.text)}
${writeElement('dc:subject', article.section)}
${writeElement('dc:date', article.publishedAt === null ? null : isoDate(article.publishedAt))}
${writeElement('content:encoded', `${picture}<p>${escapeXml(article.text)}</p>`)}
</item>`;
}
