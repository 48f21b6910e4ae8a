import { decodeDocument } from '../../../feeds/decode-document.js';
import { resolveArticleLink } from '../../../feeds/resolve-link.js';
import { addressOf, shortestWindow } from '../../live/addresses.js';
import { likelyRegion, primaryOf, regionOf, isTraditional } from '../../live/language-of.js';
import type { LiveSource } from '../../live/live-source.js';
import { imageOf } from '../../live/read-json.js';
import { parseFeedResponse } from '../../live/parse-feed-response.js';
import type { SearchQuery } from '../../search-query.js';
import { DAY } from '../../../config/durations.js';

/** Bing News' RSS. Undocumented; about ten articles per query. */
export const bingNews: LiveSource = {
  name: 'bing-news',
  capabilities: {
    perSecond: 1,
    perDay: 2_000,
    timeoutMs: 8_000,
    keepSeconds: 120,
    country: 'no',
    matches: 'words',
    allowsIngestion: false,
    warning: 'It is undocumented, and known to return nothing, or results of another query.',
  },

  buildRequest({ query, baseUrl, now }) {
    const market = marketOf(query);
    const [language = ''] = market.split('-');
    const interval = shortestWindow(INTERVALS, query.since, now);
    return {
      url: addressOf(baseUrl, '', '/news/search', {
        q: query.text,
        format: 'RSS',
        mkt: market,
        qft: interval && `interval="${interval}"`,
      }),
      // Bing applies `mkt` only if this header is sent.
      headers: {
        Accept: 'application/rss+xml, application/xml;q=0.9',
        'Accept-Language': `${market},${language};q=0.9`,
      },
    };
  },

  parseResponse(response, context) {
    const { items } = parseFeedResponse(response, context);
    const images = imagesByArticle(decodeDocument(response.body, response.contentType));
    return items.map((item) => ({
      ...item,
      imageUrl: imageOf(pictureOf(images.get(item.url)), context.baseUrl),
    }));
  },
};

/** Chinese readers get news in the market of Hong Kong only; Norwegian has two codes. */
function marketOf(query: SearchQuery): string {
  const primary = primaryOf(query);
  if (primary === 'zh') return isTraditional(query) && regionOf(query) === 'TW' ? 'zh-TW' : 'en-HK';
  const region = regionOf(query) ?? likelyRegion(query.language) ?? 'US';
  return `${primary === 'no' ? 'nb' : primary}-${region}`;
}

/** Bing's names of past hour, day, week and month, in seconds. */
const INTERVALS = [
  [3_600, '4'],
  [DAY, '7'],
  [7 * DAY, '8'],
  [31 * DAY, '9'],
] as const;

/** Picture URLs by article URL: the namespace of pictures differs between responses. */
function imagesByArticle(xml: string): Map<string, string> {
  const images = new Map<string, string>();
  for (const [item] of xml.matchAll(/<item\b[^]*?<\/item>/gi)) {
    const link = resolveArticleLink(unescaped(/<link>([^<]*)</i.exec(item)?.[1] ?? ''), ANY_BASE);
    const image = /<\w+:Image>([^<]*)</i.exec(item)?.[1];
    if (link !== null && image !== undefined) images.set(link, unescaped(image));
  }
  return images;
}

/** Addresses in the feed are absolute. */
const ANY_BASE = 'https://www.bing.com/';

function unescaped(text: string): string {
  return text.trim().replaceAll('&amp;', '&');
}

/** Bing's own copy of the picture; its other parameters request a thumbnail that is too small. */
function pictureOf(address: string | undefined): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const id = new URL(address).searchParams.get('id');
  return id === null ? address : `https://www.bing.com/th?id=${encodeURIComponent(id)}`;
}
