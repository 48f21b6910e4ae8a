import type { FeedItem } from '../../../feeds/feed.js';
import { addressOf, shortestWindow } from '../../live/addresses.js';
import type { LiveSource } from '../../live/live-source.js';
import { anItem, type Fields, imageOf, objectsIn, readJson, textOf, timeOf } from '../../live/read-json.js';
import { refuseStatus, UpstreamError } from '../../live/upstream-error.js';
import type { SearchQuery } from '../../search-query.js';
import { HOUR } from '../../../config/durations.js';

const TIMEFRAMES = [
  [HOUR, 'last_1h'],
  [24 * HOUR, 'last_24h'],
  [48 * HOUR, 'last_48h'],
  [7 * 24 * HOUR, 'last_7d'],
  [30 * 24 * HOUR, 'last_30d'],
] as const;

/** Marks a request on behalf of another instance's caller: the receiver must not query peers. */
export const PEER_HEADER = 'x-news-search-peer';

/** Another instance of this service, queried like by any client. */
export const peer: LiveSource = {
  name: 'peer',
  capabilities: {
    perSecond: 20,
    perDay: null,
    timeoutMs: 8_000,
    keepSeconds: 30,
    country: 'source',
    // Its rule for words is the same; its relaxed matches are accepted.
    matches: 'meaning',
    allowsIngestion: true,
    warning: null,
  },

  buildRequest({ query, baseUrl, key, now }) {
    const { language, country, since } = query;
    const [path, subject] = subjectOf(query);
    const timeframe = shortestWindow(TIMEFRAMES, since, now);
    return {
      url: addressOf(baseUrl, '', path, {
        ...subject,
        language,
        geo: country ?? 'all',
        limit: 100,
        timeframe,
      }),
      headers: {
        Accept: 'application/json',
        'x-gateway-key': key ?? '',
        'x-gateway-host': new URL(baseUrl).hostname,
        [PEER_HEADER]: '1',
      },
    };
  },

  parseResponse(response, { baseUrl, now }) {
    if (response.status === 400) throw new UpstreamError('rejected-query', 'it reports an invalid query');
    refuseStatus(response);
    return objectsIn(readJson(response)['items']).map((one) => readArticle(one, baseUrl, now));
  },
};

function subjectOf({
  intent,
  text,
  categories: topics,
  parsed,
  like,
}: SearchQuery): [string, Record<string, string | null>] {
  switch (intent) {
    case 'text':
      return ['/news', { topic: parsed?.typed ?? text }];
    case 'topic':
      return ['/news/topic', { topic1: topics[0] ?? null, topic2: topics[1] ?? null }];
    case 'trending':
    case 'stories':
      return ['/news/trending', {}];
    case 'local':
      return ['/news/local', { query: parsed?.typed ?? text }];
    case 'similar':
      return ['/news/similar', { url: like!.url }];
  }
}

function readArticle(article: Fields, baseUrl: string, now: number): FeedItem {
  return anItem({
    url: textOf(article['url']),
    title: textOf(article['title']),
    text: textOf(article['preview']),
    publishedAt: timeOf(article['published_at'], now),
    imageUrl: imageOf(article['image_url'], baseUrl),
    publisher: { name: '', url: `https://${textOf(article['source'])}/` },
  });
}
