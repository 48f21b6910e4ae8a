import { analysisLanguage } from '../../../languages/find-language.js';
import { searchUrl, shortestWindow } from '../../live/addresses.js';
import { usesTraditionalChinese, regionOfQuery } from '../../live/language-of.js';
import type { LiveSource } from '../../live/live-source.js';
import { objectOfField, imageOfField, objectsIn, readJsonItem, readJson } from '../../live/read-json.js';
import { throwUnlessStatus200, UpstreamError } from '../../live/upstream-error.js';
import type { SearchQuery } from '../../search-query.js';
import { DAY } from '../../../config/durations.js';

const WINDOWS = [
  [DAY, 'pd'],
  [7 * DAY, 'pw'],
  [31 * DAY, 'pm'],
  [366 * DAY, 'py'],
] as const;
const MAX_QUERY = 400;
const MAX_WORDS = 50;

/** Brave's News Search API. Its terms forbid the storage of results. */
export const brave: LiveSource = {
  name: 'brave',
  capabilities: {
    perSecond: 1,
    perDay: null,
    timeoutMs: 8_000,
    keepSeconds: 120,
    country: 'no',
    matches: 'words',
    allowsIngestion: false,
    warning: null,
  },

  buildRequest({ query, baseUrl, key, now }) {
    return {
      url: searchUrl(baseUrl, '/res/v1', '/news/search', {
        q: query.text.split(/\s+/).slice(0, MAX_WORDS).join(' ').slice(0, MAX_QUERY),
        search_lang: languageOf(query),
        country: regionOfQuery(query) ?? 'ALL',
        count: 50,
        // Otherwise it may change the query.
        spellcheck: 'false',
        freshness: shortestWindow(WINDOWS, query.since, now),
      }),
      headers: { Accept: 'application/json', 'X-Subscription-Token': key ?? '' },
    };
  },

  parseResponse(response, { baseUrl, now }) {
    if (response.status === 403) throw new UpstreamError('key-refused', 'status 403');
    if (response.status === 400 || response.status === 422)
      throw new UpstreamError('rejected-query', `status ${response.status}`);
    throwUnlessStatus200(response);
    return objectsIn(readJson(response)['results']).map((one) => {
      const imageUrl = imageOfField(objectOfField(one['thumbnail'])['src'], baseUrl);
      return readJsonItem(one, { text: 'description', date: 'page_age' }, now, imageUrl);
    });
  },
};

/** Brave's code of a query's language: the ISO 639 code, with a few exceptions. */
function languageOf(query: SearchQuery): string {
  const primary = analysisLanguage(query.language);
  if (primary === 'zh') return usesTraditionalChinese(query) ? 'zh-hant' : 'zh-hans';
  if (primary === 'pt') return regionOfQuery(query) === 'PT' ? 'pt-pt' : 'pt-br';
  return { ja: 'jp', no: 'nb' }[primary] ?? primary;
}
