import type { FeedItem } from '../../../feeds/feed.js';
import { addressOf, windowStart } from '../../live/addresses.js';
import { primaryOf } from '../../live/language-of.js';
import type { LiveSource } from '../../live/live-source.js';
import {
  anItem,
  type Fields,
  imageOf,
  objectsIn,
  plainOf,
  readJson,
  textOf,
  timeOf,
} from '../../live/read-json.js';
import { refuseStatus } from '../../live/upstream-error.js';

/** Currents API. */
export const currents: LiveSource = {
  name: 'currents',
  capabilities: {
    perSecond: 1,
    perDay: 600,
    timeoutMs: 8_000,
    keepSeconds: 300,
    country: 'source',
    matches: 'words',
    allowsIngestion: false,
    warning: null,
  },

  buildRequest({ query, baseUrl, key }) {
    return {
      url: addressOf(baseUrl, '/v1', '/search', {
        keywords: query.text,
        language: primaryOf(query),
        country: query.country,
        start_date: windowStart(query.since),
      }),
      headers: { Accept: 'application/json', Authorization: key ?? '' },
    };
  },

  parseResponse(response, { baseUrl, now }) {
    refuseStatus(response);
    return objectsIn(readJson(response)['news']).map((one) => readNews(one, baseUrl, now));
  },
};

function readNews(news: Fields, baseUrl: string, now: number): FeedItem {
  return anItem({
    url: textOf(news['url']),
    title: plainOf(news['title']),
    text: plainOf(news['description']),
    publishedAt: timeOf(news['published'], now),
    // "None" where there is no picture.
    imageUrl: news['image'] === 'None' ? null : imageOf(news['image'], baseUrl),
  });
}
