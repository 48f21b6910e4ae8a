import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { jest } from '@jest/globals';
import { freshFolder } from '../../support/fresh-folder.js';
import type { IndexArticle } from '../../../src/index/index-article.js';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { Line } from '../../support/line.js';
import { naturalArticles } from '../../support/natural-articles.js';
import { nextPage } from '../../support/next-page.js';
import { OPENSEARCH_ABSENT, TestArchive } from '../../support/opensearch.js';
import { until } from '../../support/until.js';

const NOW = Date.UTC(2031, 4, 6, 12);
const SECONDS = NOW / 1000;
const HOUR = 3600;

interface Sentence {
  language: string;
  title: string;
  preview: string;
  lazy: string;
}

const FIXTURES = new URL('../../fixtures/sentences/', import.meta.url);
const SENTENCES = readdirSync(FIXTURES).flatMap((file): Sentence[] => {
  const [, ...lines] = readFileSync(new URL(file, FIXTURES), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [title = '', preview = '', lazy = ''] = line.split('\t');
    return { language: file.slice(0, -'.tsv'.length), title, preview, lazy };
  });
});

const ofSentences = (): IndexArticle[] =>
  SENTENCES.map(({ language, title, preview }, i) =>
    anIndexArticle({
      ...{ language, title, preview, url: `https://paper${i}.example/`, domain: `paper${i}.example` },
      sourceName: `Paper of ${language}`,
      publishedAt: SECONDS - i * 60,
    }),
  );

/** One publisher that has more of a word than anybody reads, all of it newer than what others have. */
const flood = (): IndexArticle[] =>
  Array.from({ length: 1_500 }, (_, i) =>
    anIndexArticle({
      ...{ title: `Harvest note ${i}`, url: `https://flood.example/${i}`, domain: 'flood.example' },
      publishedAt: SECONDS - 60 - i,
    }),
  ).concat(
    Array.from({ length: 9 }, (_, i) =>
      anIndexArticle({
        ...{ title: `Harvest report ${i}`, url: `https://other${i}.example/`, domain: `other${i}.example` },
        publishedAt: SECONDS - 100 * HOUR - i,
      }),
    ),
  );

const EVENT = ['Strong earthquake shakes northern Chile', 'Ferry collision closes harbour of Gothenburg'];
const WORDINGS = [
  (event: string) => event,
  (event: string) => `${event}, officials say`,
  (event: string) => `What is known: ${event}`,
  (event: string) => `${event} – witnesses speak`,
];
/** Events that many newsrooms report. */
const events = (): IndexArticle[] =>
  EVENT.flatMap((event, e) =>
    Array.from({ length: 12 }, (_, i) =>
      anIndexArticle({
        title: WORDINGS[i % 4]!(event),
        ...{
          url: `https://news${i}.example/${e}`,
          domain: `news${i}.example`,
          categories: ['world' as const],
        },
        ...{ country: ['GB', 'US'][i % 2]!, publishedAt: SECONDS - (i + e) * HOUR },
      }),
    ),
  );

const typed = (text: string, language = 'en'): string =>
  `/news?topic=${encodeURIComponent(text)}&language=${language}`;
const longest = (title: string): string =>
  [...(title.match(/[\p{L}\p{M}]{3,}/gu) ?? [title])].sort((a, b) => b.length - a.length)[0]!;
/** With a typing error. */
const mistyped = (word: string): string => [...word].filter((_, i) => i !== 3).join('');

const TEXTS = [
  ...['storm', 'storm west coast', '"west coast"', 'minister -storm', 'bank OR union', 'goverment election'],
  ...['police city london', 'the', 'nothing holds these words', '-storm', 'harvest', 'a*b^c NEAR(d) title:e'],
];
const NARROWED = [
  ...['&limit=3', '&limit=100', '&timeframe=last_48h&limit=25', '&geo=GB', '&sort=newest&limit=30'],
  ...['&search_in=title', '&domains=courier0.example,herald1.example', '&exclude_domains=courier0.example'],
  '&from=2031-05-01T00:00:00Z&to=2031-05-05T00:00:00Z&limit=50',
];
const QUESTIONS = [
  ...TEXTS.flatMap((text) => ['', ...NARROWED].map((more) => typed(text) + more)),
  ...['', '&limit=100', '&geo=GB', '&timeframe=last_48h'].flatMap((more) => [
    `/news/topic?topic1=politics${more}`,
    `/news/topic?topic1=science&topic2=health&language=de${more}`,
    ...['en', 'en-GB', 'de-DE'].map((language) => `/news/trending?language=${language}${more}`),
    ...['London', 'New York', 'Manchester, UK', 'Paper'].map(
      (place) => `/news/local?query=${encodeURIComponent(place)}${more}`,
    ),
    `/news/stories?language=en${more}`,
    `/news/advanced?topic=storm&language=en&sort=title_asc&thumbnail_only=true${more}`,
  ]),
  '/news/trending?language=en&domains=news3.example',
  '/news/stories?language=en&topic1=world',
  '/news/counts?topic=storm&language=en',
  '/news/counts?topic1=politics&language=en&by=hour',
  '/news/stories/en-zzzzz',
  // Some of every language; words that have another spelling, or none.
  ...SENTENCES.filter((_, i) => i % 4 === 0).flatMap(({ title, lazy, language }, i) => [
    typed(lazy, language),
    ...(i % 2 === 0 ? [typed(mistyped(longest(title)), language)] : []),
  ]),
];

const describeReal = OPENSEARCH_ABSENT === null ? describe : describe.skip;

describeReal(`OpenSearch beside the embedded index (${OPENSEARCH_ABSENT ?? 'real'})`, () => {
  const dataDir = freshFolder();
  const archive = new TestArchive();
  const line = new Line(new URL(archive.settings.urls[0]!));
  let embedded: TestApp;
  let replica: TestApp;
  /** With the embedded index behind OpenSearch. */
  let both: TestApp;

  beforeAll(async () => {
    const real = ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'];
    const timers = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'];
    jest.useFakeTimers({ now: NOW, doNotFake: [...real, ...timers] as never });
    const writer = IndexWriter.open(dataDir, { retentionDays: 0, replication: 'on' });
    writer.write([...naturalArticles(SECONDS), ...ofSentences(), ...flood(), ...events()]);
    await archive.fill(writer);
    writer.close();
    const environment = { AGGREGATOR_DOMAINS: 'msn.com', RESPONSE_CACHE_MB: '0' };
    embedded = await createTestApp({ environment: { ...environment, DATA_DIR: dataDir } });
    const opensearch = { OPENSEARCH_URL: await line.join(), OPENSEARCH_PREFIX: archive.settings.prefix };
    replica = await createTestApp({
      environment: {
        ...{ ...environment, ...opensearch, SEARCH_PROVIDERS: 'opensearch' },
        DATA_DIR: '/nonexistent/folder',
      },
    });
    both = await createTestApp({
      environment: {
        ...{ ...environment, ...opensearch, SEARCH_PROVIDERS: 'opensearch,embedded' },
        DATA_DIR: dataDir,
      },
    });
  });

  afterAll(async () => {
    await Promise.all([embedded.close(), replica.close(), both.close()]);
    await line.cut();
    await archive.close();
    jest.useRealTimers();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const answerOf = async (app: TestApp, question: string) => {
    const response = await app.get(question);
    return {
      status: response.status,
      limited: response.headers.get('x-diversity-limited'),
      body: (await response.text()).replace(/"request_id":"[^"]*"/, ''),
    };
  };

  it.each([
    ...[typed('storm'), `${typed('the')}&limit=25`, `${typed('the')}&sort=newest&limit=40`],
    ...[
      '/news/topic?topic1=politics&limit=7',
      '/news/local?query=London&limit=1',
      '/news/trending?language=en',
    ],
  ])(
    'returns the same pages to the end: %s',
    async (question) => {
      const pagesOf = async (app: TestApp): Promise<string[]> => {
        const bodies: string[] = [];
        for (let next: string | undefined = question; next !== undefined && bodies.length < 6;) {
          const response = await app.get(next);
          bodies.push(await response.text());
          next = nextPage(response);
        }
        return bodies;
      };
      const [ours, theirs] = await Promise.all([pagesOf(embedded), pagesOf(replica)]);
      expect(ours.length).toBeGreaterThan(1);
      expect(theirs).toEqual(ours);
    },
    300_000,
  );

  it(`returns the same status and body for ${QUESTIONS.length} requests to every endpoint`, async () => {
    const different: string[] = [];
    let empty = 0;
    const remaining = [...QUESTIONS];
    const get = async (): Promise<void> => {
      for (let question = remaining.pop(); question !== undefined; question = remaining.pop()) {
        const [ours, theirs] = await Promise.all([answerOf(embedded, question), answerOf(replica, question)]);
        if (JSON.stringify(ours) !== JSON.stringify(theirs)) different.push(question);
        if (ours.status !== 200 || ours.body.includes('"count":0')) empty++;
      }
    };
    await Promise.all(Array.from({ length: 4 }, get));
    expect(different).toEqual([]);
    expect(empty).toBeLessThan(QUESTIONS.length / 5);
  });

  it('has the same stories by the same ids', async () => {
    const { stories } = (await (await embedded.get('/news/stories?language=en')).json()) as {
      stories: { id: string }[];
    };
    expect(stories.length).toBeGreaterThan(1);
    for (const { id } of stories) {
      const question = `/news/stories/${id}`;
      expect(await answerOf(replica, question)).toEqual(await answerOf(embedded, question));
    }
  });

  it('has the same publishers', async () => {
    const sourcesOf = async (app: TestApp) => {
      const { items } = (await (await app.get('/sources?limit=100')).json()) as {
        items: Record<string, unknown>[];
      };
      // Among equals each engine has an order of its own, and a replica has the name of the newest article.
      const sorted = (values: unknown): string[] => [...(values as string[])].sort();
      return items.map(({ name, languages, countries, categories, ...rest }) => ({
        ...rest,
        isNamed: name !== null,
        values: [languages, countries, categories].map(sorted),
      }));
    };
    const ours = await sourcesOf(embedded);
    expect(ours.length).toBeGreaterThan(10);
    expect(await sourcesOf(replica)).toEqual(ours);
  });

  it('reports its health, freshness and metrics without an index of its own', async () => {
    const health = (await (await replica.get('/health')).json()) as {
      status: string;
      details: Record<string, Record<string, unknown>>;
    };
    expect(health.status).toBe('ok');
    const { articles, undated } = (
      (await (await embedded.get('/health')).json()) as { details: { index: Record<string, unknown> } }
    ).details.index;
    expect(health.details['index']).toMatchObject({ readable: true, articles, undated });
    expect(health.details['search']).toMatchObject({ providers: { opensearch: { status: 'up' } } });
  });

  it.each([
    ['is silent', () => line.hold(), () => line.release()],
    ['is gone', () => line.cut(), () => line.join()],
  ])(
    'reports that OpenSearch %s, falls back to the embedded index where configured, and recovers',
    async (_, begin, end) => {
      const question = typed('storm');
      const ours = await answerOf(embedded, question);
      await begin();
      const answers = await Promise.all(Array.from({ length: 6 }, () => replica.get(question)));
      expect(await answerOf(both, question)).toEqual(ours);
      for (const { status, headers } of answers) {
        expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
      }
      await end();
      await until(async () => (await answerOf(replica, question)).status === 200);
      expect(await answerOf(replica, question)).toEqual(ours);
    },
    300_000,
  );
});
