import { analysisLanguage } from '../../../languages/find-language.js';
import { searchUrl, shortestWindow } from '../../live/addresses.js';
import type { LiveSource } from '../../live/live-source.js';
import { imageOfField, objectsIn, readJsonItem, readJson, textOfField } from '../../live/read-json.js';
import { throwUnlessStatus200, UpstreamError } from '../../live/upstream-error.js';
import { DAY } from '../../../config/durations.js';

const WINDOWS = [
  [DAY, 'day'],
  [7 * DAY, 'week'],
  [31 * DAY, 'month'],
  [366 * DAY, 'year'],
] as const;

/** A SearXNG or searx instance whose setting `search.formats` contains `json`. */
export const searxng: LiveSource = {
  name: 'searxng',
  capabilities: {
    perSecond: 2,
    perDay: null,
    timeoutMs: 10_000,
    keepSeconds: 120,
    country: 'no',
    matches: 'meaning',
    allowsIngestion: true,
    warning: null,
  },

  buildRequest({ query, baseUrl, now }) {
    const { text: q, language: tag } = query;
    const language = /^[a-z]{2,3}-[A-Z]{2}$/.test(tag) ? tag : analysisLanguage(query.language);
    const time_range = shortestWindow(WINDOWS, query.since, now);
    return {
      url: searchUrl(baseUrl, '', '/search', {
        q,
        format: 'json',
        categories: 'news',
        language,
        safesearch: 0,
        pageno: 1,
        time_range,
      }),
      // Its bot detection blocks clients that do not accept pages or send no language.
      headers: { Accept: 'application/json, text/html;q=0.5', 'Accept-Language': 'en' },
    };
  },

  parseResponse(response, { now }) {
    throwUnlessStatus200(response);
    const body = readJson(response);
    const results = objectsIn(body['results']);
    const silent = Array.isArray(body['unresponsive_engines']) ? body['unresponsive_engines'].length : 0;
    if (results.length === 0 && silent > 0)
      throw new UpstreamError('engines-unresponsive', `${silent} of its engines did not respond`);
    return results
      .filter(({ url }) => textOfField(url) !== '')
      .map((one) => {
        const url = textOfField(one['url']);
        const imageUrl = imageOfField(one['thumbnail'], url) ?? imageOfField(one['img_src'], url);
        return readJsonItem(one, { text: 'content', date: 'publishedDate' }, now, imageUrl);
      });
  },
};
