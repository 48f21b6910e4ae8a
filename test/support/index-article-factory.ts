import type { IndexArticle } from '../../src/index/index-article.js';

let made = 0;

/** An article ready for the index; everything not given is plausible and unique. */
export function anIndexArticle(given: Partial<IndexArticle> = {}): IndexArticle {
  const n = ++made;
  const domain = given.domain ?? `paper${n % 50}.example`;
  return {
    feed: `https://www.${domain}/feed.xml`,
    guid: `item-${n}`,
    url: `https://www.${domain}/story-${n}`,
    title: `Council number ${n} opens its new bridge`,
    source: domain,
    domain,
    sourceName: '',
    publishedAt: Math.floor(Date.now() / 1000) - 600 - n,
    imageUrl: null,
    preview: `What happened at the opening of bridge ${n}.`,
    rest: '',
    language: 'en',
    country: null,
    categories: [],
    seenAt: Math.floor(Date.now() / 1000),
    ...given,
  };
}
