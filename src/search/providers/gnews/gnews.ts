import { analysisLanguage } from '../../../languages/find-language.js';
import { searchUrl, roundedWindowStart } from '../../live/addresses.js';
import type { LiveSource, UpstreamResponse } from '../../live/live-source.js';
import {
  objectOfField,
  imageOfField,
  objectsIn,
  readJsonItem,
  readJson,
  textOfField,
} from '../../live/read-json.js';
import { throwUnlessStatus200, UpstreamError } from '../../live/upstream-error.js';
import { DAY } from '../../../config/durations.js';

/** Maximum characters of a query; a longer one is cut. */
const MAX_QUERY = 200;

/** GNews.io. The URL of a request contains the key; therefore URLs are not logged. */
export const gnews: LiveSource = {
  name: 'gnews',
  capabilities: {
    perSecond: 1,
    perDay: 100,
    timeoutMs: 8_000,
    keepSeconds: 300,
    country: 'source',
    matches: 'words',
    allowsIngestion: false,
    warning: null,
  },

  buildRequest({ query, baseUrl, key }) {
    const isText = query.intent === 'text' || query.intent === 'local';
    return {
      url: searchUrl(baseUrl, '/api/v4', '/search', {
        q: quoted(query.text).slice(0, MAX_QUERY),
        lang: analysisLanguage(query.language),
        country: query.country?.toLowerCase() ?? null,
        max: 100,
        from: roundedWindowStart(query.since),
        sortby: isText ? 'relevance' : 'publishedAt',
        apikey: key,
      }),
      headers: { Accept: 'application/json' },
    };
  },

  parseResponse(response, { baseUrl, now }) {
    refuse(response, now);
    const body = readJson(response);
    if (body['errors'] !== undefined) throw new UpstreamError('server-error', 'it reports errors');
    return objectsIn(body['articles']).map((one) => {
      const names = { text: 'description', date: 'publishedAt' };
      const source = objectOfField(one['source']);
      const [name, url] = [textOfField(source['name']), textOfField(source['url'])];
      const publisher = url === '' ? null : { name, url };
      return { ...readJsonItem(one, names, now, imageOfField(one['image'], baseUrl)), publisher };
    });
  },
};

/** Quotes words with special characters, which are syntax errors without quotes. */
function quoted(text: string): string {
  return text.replace(/"[^"]*"|\S+/g, (word) =>
    word.startsWith('"') || !/[^\p{L}\p{N}\p{M}-]/u.test(word) ? word : `"${word.replaceAll('"', '')}"`,
  );
}

function refuse(response: UpstreamResponse, now: number): void {
  const { status } = response;
  if (status === 400) throw new UpstreamError('rejected-query', 'it reports an invalid query');
  // The day's requests are used up until midnight UTC.
  if (status === 403) throw new UpstreamError('quota-exhausted', 'its quota is used up', DAY - (now % DAY));
  throwUnlessStatus200(response);
}
