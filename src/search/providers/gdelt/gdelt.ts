import type { FeedItem } from '../../../feeds/feed.js';
import { searchUrl, roundedWindowStart } from '../../live/addresses.js';
import { sourceLanguageName } from '../../live/language-of.js';
import type { LiveSource, UpstreamResponse } from '../../live/live-source.js';
import {
  feedItemOf,
  type JsonFields,
  imageOfField,
  objectsIn,
  readJson,
  textOfField,
} from '../../live/read-json.js';
import { throwUnlessStatus200, UpstreamError } from '../../live/upstream-error.js';
import type { QueryTerm } from '../../parsed-text.js';
import { termGroups } from '../../split-clause.js';
import type { SearchQuery } from '../../search-query.js';
import { fipsCode, GDELT_LANGUAGES } from './gdelt-codes.js';
import { HOUR } from '../../../config/durations.js';

/** GDELT's DOC 2.0 API: free, slow, and limited to one request every few seconds. */
export const gdelt: LiveSource = {
  name: 'gdelt',
  capabilities: {
    // GDELT allows one in five seconds, and rejects clients at that rate.
    perSecond: 1 / 7,
    perDay: null,
    timeoutMs: 30_000,
    keepSeconds: 900,
    country: 'source',
    // It searches an English translation of everything.
    matches: 'meaning',
    allowsIngestion: true,
    warning: null,
  },

  buildRequest({ query, baseUrl, now }) {
    const start = roundedWindowStart(query.since);
    return {
      url: searchUrl(baseUrl, '', '/api/v2/doc/doc', {
        query: expressionOf(query),
        mode: 'ArtList',
        format: 'json',
        maxrecords: 100,
        sort: query.intent === 'trending' ? 'DateDesc' : 'HybridRel',
        startdatetime: start === null ? null : compact(start),
        enddatetime: start === null ? null : compact(roundedWindowStart(now + 600)!),
      }),
      headers: { Accept: 'application/json' },
    };
  },

  parseResponse(response, { baseUrl, now }) {
    throwUnlessStatus200(response);
    if (response.body.length === 0) return [];
    refuseSentence(response);
    const { articles = [] } = readJson(response);
    return objectsIn(articles).map((one) => readArticle(one, baseUrl, now));
  },
};

const compact = (time: string): string => time.replace(/\D/g, '');

/** Minimum letters of words and phrases; GDELT rejects a query with a shorter one. */
const MIN_LENGTH = 3;

function expressionOf(query: SearchQuery): string {
  const { parsed, text, country } = query;
  const words =
    parsed === null || query.intent !== 'text'
      ? text
      : [
          ...[...parsed.groups, ...termGroups(parsed.conditions)].map(groupOf),
          ...parsed.excluded.map((term) => `-${termOf(term)}`),
        ]
          .filter((part) => part !== '' && part !== '-')
          .join(' ');
  if (words === '') throw new UpstreamError('rejected-query', 'its words are too short');
  const language = `sourcelang:${sourceLanguageName(query, GDELT_LANGUAGES)}`;
  return [words, language, ...(country === null ? [] : [`sourcecountry:${fipsCode(country)}`])].join(' ');
}

function groupOf(group: QueryTerm[]): string {
  const terms = group.map(termOf).filter((term) => term !== '');
  return terms.length > 1 ? `(${terms.join(' OR ')})` : (terms[0] ?? '');
}

/** A term in GDELT's syntax, quoted unless it has only letters and digits; empty for a term that is too short. */
function termOf({ text, phrase }: QueryTerm): string {
  const plain = text.replace(/["()]/g, ' ').trim();
  const isShort = plain.length < MIN_LENGTH && /^[\p{Script=Latin}\p{N}]*$/u.test(plain);
  if (isShort) return '';
  return phrase || /[^\p{L}\p{N}\p{M}]/u.test(plain) ? `"${plain}"` : plain;
}

/** Rejects a plain-text error message or an HTML page that has status 200. */
function refuseSentence({ body }: UpstreamResponse): void {
  const said = Buffer.from(body.subarray(0, 500)).toString('utf8').trim();
  if (said.startsWith('{') || said.startsWith('\ufeff{')) return;
  if (/limit requests/i.test(said)) throw new UpstreamError('rate-limited', 'it requires fewer requests');
  if (/too (?:short|long)|must be surrounded|too common|not (?:valid|recognized)|illegal/i.test(said))
    throw new UpstreamError('rejected-query', 'it reports an invalid query');
}

const SEEN_DATE = /^(\d{4})(\d\d)(\d\d)T?(\d\d)(\d\d)(\d\d)Z?$/;

/** Unix seconds when GDELT first saw an article, in quarters of an hour; it reports no other time. Null if invalid. */
function seenAt(value: unknown, now: number): number | null {
  const found = SEEN_DATE.exec(textOfField(value));
  if (found === null) return null;
  const [year, month, day, hour, minute, second] = found.slice(1).map(Number) as [
    ...[number, number, number, number, number, number],
  ];
  const at = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
  return at > 0 && at <= now + HOUR ? at : null;
}

/** Removes the spaces that GDELT puts around punctuation. */
function tidied(title: string): string {
  return title
    .replace(/\s+([,.;:!?%)\]»”’])/g, '$1')
    .replace(/([([«“‘])\s+/g, '$1')
    .trim();
}

function readArticle(article: JsonFields, baseUrl: string, now: number): FeedItem {
  return feedItemOf({
    url: textOfField(article['url']),
    title: tidied(textOfField(article['title'])),
    publishedAt: seenAt(article['seendate'], now),
    imageUrl: imageOfField(article['socialimage'], baseUrl),
  });
}
