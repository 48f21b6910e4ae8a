import type { FeedItem } from '../../../feeds/feed.js';
import { searchUrl, roundedWindowStart } from '../../live/addresses.js';
import { sourceLanguageName } from '../../live/language-of.js';
import type { LiveSource, UpstreamResponse } from '../../live/live-source.js';
import {
  type JsonFields,
  objectOfField,
  imageOfField,
  objectsIn,
  plainTextOfField,
  readJsonItem,
  readJson,
  textOfField,
} from '../../live/read-json.js';
import { statusError, UpstreamError } from '../../live/upstream-error.js';

const LANGUAGES: Readonly<Record<string, string>> = {
  ar: 'ar',
  de: 'de',
  en: 'en',
  es: 'es',
  fr: 'fr',
  he: 'he',
  it: 'it',
  nl: 'nl',
  no: 'no',
  pt: 'pt',
  ru: 'ru',
  sv: 'sv',
  ur: 'ud',
  zh: 'zh',
};
const MAX_QUERY = 500;

/** NewsAPI.org, or a service with its API. Free keys are for development: articles come with a delay of a day. */
export const newsapi: LiveSource = {
  name: 'newsapi',
  capabilities: {
    perSecond: 2,
    perDay: 100,
    timeoutMs: 8_000,
    keepSeconds: 300,
    country: 'no',
    matches: 'words',
    allowsIngestion: false,
    warning: null,
  },

  buildRequest({ query, baseUrl, key }) {
    const isText = query.intent === 'text' || query.intent === 'local';
    return {
      url: searchUrl(baseUrl, '/v2', '/everything', {
        q: query.text.slice(0, MAX_QUERY),
        language: sourceLanguageName(query, LANGUAGES),
        from: roundedWindowStart(query.since),
        sortBy: isText ? 'relevancy' : 'publishedAt',
        pageSize: 100,
        page: 1,
      }),
      headers: { Accept: 'application/json', 'X-Api-Key': key ?? '' },
    };
  },

  parseResponse(response, { baseUrl, now }) {
    if (response.status !== 200) throw refusalIn(response);
    const body = readJson(response);
    if (body['status'] === 'error') throw refusalIn(response);
    return objectsIn(body['articles'])
      .filter(({ title, url }) => title !== '[Removed]' && textOfField(url) !== '')
      .map((one) => readArticle(one, baseUrl, now));
  },
};

function readArticle(article: JsonFields, baseUrl: string, now: number): FeedItem {
  const title = plainTextOfField(article['title']);
  const name = textOfField(objectOfField(article['source'])['name']);
  const names = { text: 'description', date: 'publishedAt' };
  const item = readJsonItem(article, names, now, imageOfField(article['urlToImage'], baseUrl));
  return {
    ...item,
    title: name !== '' && title.endsWith(` - ${name}`) ? title.slice(0, -name.length - 3) : title,
    text: item.text || plainTextOfField(article['content']).replace(/…? ?\[\+\d+ chars\]$/, '…'),
  };
}

/** The error code of a response; empty without one. */
function codeIn(response: UpstreamResponse): string {
  try {
    return textOfField(readJson(response)['code']);
  } catch {
    return '';
  }
}

/** The error of a response, by its error code, otherwise by its status. */
function refusalIn(response: UpstreamResponse): UpstreamError {
  const code = codeIn(response);
  const { retryAfter } = response;
  if (/^apiKey(?:Invalid|Missing|Disabled)$/.test(code)) return new UpstreamError('key-refused', code);
  if (code === 'apiKeyExhausted') return new UpstreamError('quota-exhausted', code, retryAfter);
  if (code === 'rateLimited') return new UpstreamError('rate-limited', code, retryAfter);
  if (/^(?:parameter|source|maximumResults)/.test(code)) return new UpstreamError('rejected-query', code);
  return statusError(response) ?? new UpstreamError('server-error', 'it reports an error');
}
