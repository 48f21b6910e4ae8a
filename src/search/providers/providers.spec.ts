import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aQuery } from '../../../test/contracts/article-index.contract.js';
import { LIVE_SOURCES, PROVIDER_NAMES } from '../../config/live-sources.js';
import type { RequestContext, LiveSource, UpstreamResponse } from '../live/live-source.js';
import { UpstreamError } from '../live/upstream-error.js';
import type { SearchQuery } from '../search-query.js';
import { findLiveSource, PROVIDERS } from './providers.js';

const FIXTURES = fileURLToPath(new URL('../../../test/fixtures/providers/', import.meta.url));
const NOW = Date.UTC(2026, 10, 22, 10, 17) / 1000;
const LIVE = PROVIDERS.filter((one): one is LiveSource => 'capabilities' in one);

interface Refusal {
  what: string;
  status: number;
  body: string;
  outcome: string;
}

function contextOf(source: LiveSource, query: Parameters<typeof aQuery>[0] = {}): RequestContext {
  const row = LIVE_SOURCES.find(({ name }) => name === source.name)!;
  return {
    query: aQuery({ typed: 'storm lisbon', language: 'en-GB', country: 'GB', ...query }),
    baseUrl: row.url === '' ? 'http://127.0.0.1:8888' : row.url,
    key: row.key ? 'sesame' : null,
    now: NOW,
  };
}

function aResponse(body: string, given: Partial<UpstreamResponse> = {}): UpstreamResponse {
  const contentType = body.startsWith('{') ? 'application/json' : 'text/html; charset=utf-8';
  return {
    ...{ status: 200, contentType, location: null, retryAfter: null, server: null },
    body: Buffer.from(body),
    ...given,
  };
}

function outcomeOf(parse: () => unknown): string {
  try {
    parse();
    return 'answered';
  } catch (error) {
    if (error instanceof UpstreamError) return error.outcome;
    throw error;
  }
}

const parametersOf = (source: LiveSource, query: Partial<SearchQuery> & { typed?: string }) =>
  Object.fromEntries(new URL(source.buildRequest(contextOf(source, query)).url).searchParams);

describe('the table of providers', () => {
  it('has every provider of the settings, and no other', () => {
    expect(['embedded', 'opensearch', ...LIVE.map(({ name }) => name)].sort()).toEqual(
      [...PROVIDER_NAMES].sort(),
    );
  });

  it.each(LIVE)('has fixtures of $name', ({ name }) => {
    for (const file of ['expected.json', 'refusals.json'])
      expect(existsSync(`${FIXTURES}${name}/${file}`)).toBe(true);
  });
});

describe.each(LIVE)('$name', (source) => {
  const folder = `${FIXTURES}${source.name}/`;
  const file = ['answer.json', 'answer.xml'].map((name) => folder + name).find(existsSync)!;

  it('has the recorded limits, builds the recorded request and reads the recorded items (UPDATE_FIXTURES=1 records anew)', () => {
    const context = contextOf(source, source.name === 'gdelt' ? { language: 'es', country: 'ES' } : {});
    const response = aResponse(readFileSync(file, 'utf8'));
    const recorded = {
      capabilities: source.capabilities,
      request: source.buildRequest({ ...context, query: { ...context.query, since: NOW - 86_400 } }),
      items: source.parseResponse(response, context),
    };
    const expected = `${folder}expected.json`;
    if (process.env['UPDATE_FIXTURES']) writeFileSync(expected, `${JSON.stringify(recorded, null, 2)}\n`);
    expect(recorded).toEqual(JSON.parse(readFileSync(expected, 'utf8')));
  });

  const refusals: Refusal[] = JSON.parse(readFileSync(`${folder}refusals.json`, 'utf8'));
  it.each(refusals)('maps $what to $outcome', ({ status, body, outcome }) => {
    expect(outcomeOf(() => source.parseResponse(aResponse(body, { status }), contextOf(source)))).toBe(
      outcome,
    );
  });

  it('has a named outcome for every kind of failure', () => {
    const parse = (body: string, given: Partial<UpstreamResponse>) =>
      outcomeOf(() => source.parseResponse(aResponse(body, given), contextOf(source)));
    const to = (location: string) => parse('', { status: 302, location });
    expect(to('https://www.google.com/sorry/index?continue=x')).toBe('captcha');
    expect(to('https://consent.google.com/m?continue=x')).toBe('consent');
    expect(to('http://10.0.0.1/')).toBe('redirected');
    const challenge = '<script src="/cdn-cgi/challenge-platform/h/b/orchestrate"></script>';
    expect(parse(challenge, { status: 503, server: 'cloudflare' })).toBe('challenge');
    expect(parse('', { status: 500 })).toBe('server-error');
  });

  it('contains the key in the request only', () => {
    const context = contextOf(source);
    const { url, headers } = source.buildRequest(context);
    if (context.key === null) return;
    expect(`${url} ${JSON.stringify(headers)}`).toContain(context.key);
    // GNews takes it nowhere else.
    expect(url.includes(context.key)).toBe(source.name === 'gnews');
  });
});

describe('the queries of', () => {
  const find = (name: string): LiveSource => findLiveSource(name)!;

  it.each([
    ['en', null, 'US:en', 'en-US'],
    ['en-GB', null, 'GB:en', 'en-GB'],
    ['en', 'IN', 'IN:en', 'en-IN'],
    ['de', 'CH', 'CH:de', 'de'],
    ['de', 'JP', 'DE:de', 'de'],
    ['es', null, 'ES:es', 'es'],
    ['es-MX', null, 'MX:es-419', 'es-419'],
    ['pt', null, 'BR:pt-419', 'pt-BR'],
    ['pt-PT', null, 'PT:pt-150', 'pt-PT'],
    ['zh', null, 'CN:zh-Hans', 'zh-CN'],
    ['zh-TW', null, 'TW:zh-Hant', 'zh-TW'],
    ['zh-HK', null, 'HK:zh-Hant', 'zh-HK'],
    ['nb', null, 'NO:no', 'no'],
    ['ar', null, 'EG:ar', 'ar'],
  ])('google-news in %s for %s use the edition %s', (language, country, ceid, hl) => {
    expect(parametersOf(find('google-news'), { language, country })).toMatchObject({ ceid, hl });
  });

  it('google-news contain the query only, for any timeframe', () => {
    expect(
      parametersOf(find('google-news'), { typed: '"white house" -storm a OR b', since: NOW - 3600 }).q,
    ).toBe('"white house" -storm a OR b');
  });

  it.each(['google-news', 'newsapi', 'gdelt'])('%s are not sent in an unsupported language', (name) => {
    expect(outcomeOf(() => find(name).buildRequest(contextOf(find(name), { language: 'yo' })))).toBe(
      'unsupported-language',
    );
  });

  it.each([
    ['gnews', 'sortby', ['relevance', 'relevance', 'publishedAt', 'publishedAt']],
    ['newsapi', 'sortBy', ['relevancy', 'relevancy', 'publishedAt', 'publishedAt']],
    ['gdelt', 'sort', ['HybridRel', 'HybridRel', 'HybridRel', 'DateDesc']],
  ])('%s are sorted (%s) by relevance for a text and a place', (name, parameter, expected) => {
    const intents = ['text', 'local', 'topic', 'trending'] as const;
    expect(intents.map((intent) => parametersOf(find(name), { intent, text: 'storm' })[parameter])).toEqual(
      expected,
    );
  });

  it('gdelt are in its own language', () => {
    const question = (query: Partial<SearchQuery> & { typed?: string }) =>
      parametersOf(find('gdelt'), { country: null, language: 'en', ...query }).query;
    expect(question({ typed: 'storm lisbon OR porto -rain' })).toBe(
      'storm (lisbon OR porto) -rain sourcelang:eng',
    );
    expect(question({ typed: '"white house" to x-ray' })).toBe('"white house" "x-ray" sourcelang:eng');
    expect(question({ typed: 'storm', country: 'GB', language: 'th' })).toBe(
      'storm sourcelang:tha sourcecountry:UK',
    );
    expect(outcomeOf(() => question({ typed: 'a b' }))).toBe('rejected-query');
  });

  it.each<[string, string, (string | undefined)[]]>([
    ['brave', 'freshness', ['pd', 'pw', 'pw', 'pm', 'py', undefined, undefined]],
    ['searxng', 'time_range', ['day', 'week', 'week', 'month', 'year', undefined, undefined]],
  ])(
    '%s are limited by %s to the shortest window that contains the timeframe',
    (name, parameter, windows) => {
      const ages = [1, 2, 7, 31, 365, 400].map((days) => NOW - days * 86_400);
      expect([...ages, null].map((since) => parametersOf(find(name), { since })[parameter])).toEqual(windows);
    },
  );

  it('a source stay the same for ten minutes, so that responses are cached', () => {
    for (const source of LIVE) {
      const url = (now: number) =>
        source.buildRequest({ ...contextOf(source, { since: now - 3600, language: 'en' }), now }).url;
      expect(url(NOW)).toBe(url(NOW + 60));
    }
  });
});
