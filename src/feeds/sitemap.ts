import { Feed, type FeedContext, type FeedItem } from './feed.js';
import { categoryTexts, titleOfHtml, languageTag, publicationTime } from './feed-fields.js';
import { chooseImage } from './item-image.js';
import { MAX_CHILD_SITEMAPS } from './limits.js';
import { readXml, type StructuralElements } from './read-xml.js';
import { resolveLink } from './resolve-link.js';
import { childElement, childElements, childText, htmlOfElement, type XmlElement } from './xml-element.js';

const SHAPE: StructuralElements = {
  containers: new Set([
    'urlset',
    'url',
    'sitemapindex',
    'sitemap',
    'news:news',
    'news:publication',
    'image:image',
  ]),
  lists: new Set(['urlset', 'sitemapindex']),
  items: new Set(['url', 'sitemap']),
};

/** Reads a news sitemap. Items of an ordinary sitemap have no titles, so that the caller drops them. */
export function readSitemap(source: string, context: FeedContext): Feed {
  const items = childElements(readXml(source, SHAPE), 'url').map((url) => readUrl(url, context));
  return { ...new Feed('sitemap'), items };
}

/** Reads a sitemap index: the addresses of its sitemaps, the most recently changed first. */
export function readSitemapIndex(source: string, context: FeedContext): Feed {
  const dated = childElements(readXml(source, SHAPE), 'sitemap').map((sitemap) => ({
    url: resolveLink(childText(sitemap, 'loc'), context.url),
    changedAt: publicationTime([childText(sitemap, 'lastmod')], context) ?? 0,
  }));
  dated.sort((a, b) => b.changedAt - a.changedAt);
  const addresses = dated.map(({ url }) => url).filter((url) => url !== null);
  return { ...new Feed('sitemap-index'), children: [...new Set(addresses)].slice(0, MAX_CHILD_SITEMAPS) };
}

function readUrl(url: XmlElement, context: FeedContext): FeedItem {
  const news = childElement(url, 'news:news');
  const publication = childElement(news, 'news:publication');
  const image = childElements(url, 'image:image');
  const address = resolveLink(childText(url, 'loc'), context.url);
  const title = titleOfHtml(htmlOfElement(childElement(news, 'news:title')));
  const words = [childText(news, 'news:keywords'), childText(news, 'news:genres')].flatMap((list) =>
    list.split(','),
  );
  return {
    id: address,
    url: address ?? '',
    title,
    // Captions of pictures, all the text that sitemaps have, are not the article's.
    text: '',
    publishedAt:
      publicationTime([childText(news, 'news:publication_date')], context) ??
      (news === null ? publicationTime([childText(url, 'lastmod')], context) : null),
    imageUrl: chooseImage(
      image.map((element) => ({
        url: childText(element, 'image:loc'),
        width: null,
        height: null,
        base: context.url,
      })),
    ),
    language: languageTag(childText(publication, 'news:language') || childText(news, 'news:language')),
    categories: categoryTexts(words),
    publisher: null,
  };
}
