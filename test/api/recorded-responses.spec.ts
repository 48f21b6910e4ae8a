import { jest } from '@jest/globals';
import type { ArticleListEnvelope } from '../../src/listing/article-search.service.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { naturalArticles } from '../support/natural-articles.js';

const NOW = Date.UTC(2031, 4, 6, 12);

const TEXTS = [
  'storm',
  'storm west coast',
  'council',
  '"west coast"',
  'minister -storm',
  'bank OR union',
  'government election',
  'police city',
  'stron coast',
  'the',
  'nothing holds these words',
  '-storm',
];
const COMMON = ['', '&limit=3', '&limit=100', '&timeframe=last_48h&limit=25', '&geo=GB'];

const TARGETS = [
  ...TEXTS.flatMap((topic) =>
    COMMON.map((more) => `/news?topic=${encodeURIComponent(topic)}&language=en${more}`),
  ),
  ...COMMON.flatMap((more) => [
    `/news?topic=Regierung&language=de${more}`,
    `/news?topic=storm&language=en-GB${more}`,
    `/news/advanced?topic=storm&language=en&sort=title_asc&thumbnail_only=true${more}`,
    `/news/advanced?topic=council&language=en&exclude_source=herald1.example&sort=published_at_asc${more}`,
    `/news/topic?topic1=politics${more}`,
    `/news/topic?topic1=science&topic2=health&language=de${more}`,
    `/news/trending?language=en${more}`,
    `/news/trending?language=de-DE${more}`,
    `/news/trending?language=en-GB${more}`,
    `/news/local?query=London${more}`,
    `/news/local?query=Berlin&language=de${more}`,
  ]),
];

/** One line per article, beneath the target of the request and the headers about its size. */
async function record(response: Response, target: string): Promise<string> {
  const { items } = (await response.json()) as ArticleListEnvelope;
  const limited = response.headers.get('X-Diversity-Limited') ?? 'not limited';
  const lines = items.map(({ published_at, source, title }) => `  ${published_at} ${source} ${title}`);
  return [`${response.status} ${target} (${items.length}, ${limited})`, ...lines].join('\n');
}

describe('responses over natural headlines', () => {
  let testApp: TestApp;

  beforeAll(async () => {
    jest.useFakeTimers({
      now: NOW,
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
    const articles = naturalArticles(NOW / 1000);
    testApp = await createTestApp({ articles });
  });
  afterAll(async () => {
    await testApp.close();
    jest.useRealTimers();
  });

  it('contain the recorded articles in the recorded order', async () => {
    const recorded: string[] = [];
    for (const target of TARGETS) recorded.push(await record(await testApp.get(target), target));
    expect(recorded.join('\n')).toMatchSnapshot();
  });

  it('have the recorded bytes', async () => {
    const bodies = await Promise.all(
      [
        '/news?topic=storm&language=en&limit=2',
        '/news/trending?language=de&limit=2',
        '/news?topic=-a&language=en',
      ].map(async (target) => (await testApp.get(target)).text()),
    );
    expect(bodies).toMatchSnapshot();
  });
});
