import { canonicalUrl } from '../../articles/canonical-url.js';
import { cleanTitle } from '../../articles/clean-title.js';
import { previewOf } from '../../articles/preview-of.js';
import { registrableDomain } from '../../articles/registrable-domain.js';
import type { Feed, FeedItem } from '../../feeds/feed.js';
import type { IndexArticle } from '../../index/index-article.js';
import type { Source } from '../sources/source.js';
import { countryOfHost } from './country-of-host.js';
import { categoriesOf } from './categories-of.js';
import { isArticle } from './is-article.js';
import { publisherOf, type Publisher } from './publisher-of.js';
import { resolveLanguage } from './resolve-language.js';
import { restOfText } from './rest-of-text.js';

/**
 * Makes of a feed's item the article that is kept. Null for what cannot be one: without an http(s) address,
 * without a title that says something, or a page that is none (`isArticle`).
 * @param now Unix seconds: when it was first seen, should it be new.
 */
export function normaliseItem(item: FeedItem, feed: Feed, source: Source, now: number): IndexArticle | null {
  const url = canonicalUrl(item.url);
  const publisher = publisherOf(item, source.url);
  if (url === null || publisher === null) return null;
  const names = [publisher.name || source.title, feed.title, publisher.host].filter(Boolean);
  const title = cleanTitle(item.title, names);
  if (!/[\p{L}\p{N}]/u.test(title)) return null;
  const preview = previewOf(item.text, title, names);
  const country = countryOf(publisher, source);
  const language = resolveLanguage({
    item: item.language,
    feed: feed.language,
    list: source.language,
    country: country ?? countryOfHost(publisher.host),
    text: `${title}\n${item.text}`,
  });
  const { publishedAt, text } = item;
  const domain = registrableDomain(publisher.host);
  if (!isArticle({ title, url, domain, text, language, names, publishedAt, feedUrl: source.url }))
    return null;
  return {
    feed: source.url,
    guid: item.id,
    url,
    title,
    source: publisher.host,
    domain,
    sourceName: publisher.name || source.title || feed.title,
    publishedAt: item.publishedAt,
    imageUrl: item.imageUrl,
    preview,
    rest: restOfText(item.text, preview),
    language,
    country,
    categories: categoriesOf({
      ofSource: source.categories,
      tags: item.categories,
      url,
      source: publisher.host,
      domain,
      title,
      text: preview,
      language,
    }),
    seenAt: now,
  };
}

/** A publisher that only an aggregator's feed brought here is not from the aggregator's country. */
function countryOf(publisher: Publisher, source: Source): string | null {
  return publisher.name === '' ? source.country : null;
}
