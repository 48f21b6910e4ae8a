import { rmSync } from 'node:fs';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { ingestionSettings } from '../../test/support/ingestion-settings.js';
import { LoopbackServer } from '../../test/support/loopback-server.js';
import { OpenIngestion } from './ingestion.js';

interface Row {
  title: string;
  url: string;
  source: string;
}

const DATE = new Date(Date.now() - 600_000).toUTCString();
const STORY = 'https://courier.example/2026/council-approves-bridge';

const item = (title: string, link: string, rest = ''): string =>
  `<item><title>${title}</title><link>${link.replaceAll('&', '&amp;')}</link><pubDate>${DATE}</pubDate>${rest}</item>`;
const guid = (id: string): string => `<guid isPermaLink="false">${id}</guid>`;

/** By what changes: the items of a first document, those of a second, and what the index holds after both. */
const CASES: Readonly<Record<string, [string[], string[], Partial<Row>[]]>> = {
  'the headline': [
    [item('Council approves bridge', STORY, guid('1'))],
    [item('Council approves the new bridge after long debate', STORY, guid('1'))],
    [{ title: 'Council approves the new bridge after long debate', url: STORY }],
  ],
  'the headline and the address with it': [
    [item('Council approves bridge', STORY, guid('1'))],
    [item('Council approves bridge after long debate', `${STORY}-after-long-debate`, guid('1'))],
    [{ title: 'Council approves bridge after long debate', url: `${STORY}-after-long-debate` }],
  ],
  'the identifier at every poll': [
    [item('Council approves bridge', STORY, guid('a1'))],
    [item('Council approves bridge', STORY, guid('b2'))],
    [{ url: STORY }],
  ],
  'what an identifier stands for': [
    [item('Council approves bridge', STORY, guid('top'))],
    [
      item('Storm closes the harbour', 'https://courier.example/2026/storm', guid('top')).replace(
        DATE,
        new Date().toUTCString(),
      ),
    ],
    [{ title: 'Council approves bridge' }, { title: 'Storm closes the harbour' }],
  ],
  'the scheme, the host and what tracks the reader': [
    [item('Council approves bridge', STORY.replace('https://', 'http://www.'))],
    [
      item('Council approves bridge', `${STORY}?utm_source=rss&utm_medium=feed`),
      item('Council approves bridge', STORY.replace('courier', 'm.courier')),
      item('Council approves bridge', `${STORY.replace('courier', 'amp.courier')}/`),
      item('Council approves bridge', `${STORY}/amp`),
      item(
        'Council approves bridge',
        `https://www.google.com/amp/s/courier.example/2026/council-approves-bridge`,
      ),
    ],
    [{ title: 'Council approves bridge', source: 'courier.example' }],
  ],
  'the wrapper it comes in': [
    [item('Council approves bridge', STORY)],
    [
      item(
        'Council approves bridge',
        `http://www.bing.com/news/apiclick.aspx?ref=x&url=${encodeURIComponent(STORY)}&c=1`,
      ),
      item('Council approves bridge', `https://www.google.com/url?rct=j&url=${encodeURIComponent(STORY)}`),
      item(
        'Council approves bridge',
        'https://feeds.feedburner.com/~r/courier/~3/x/',
        `<feedburner:origLink>${STORY}</feedburner:origLink>`,
      ),
      item('Council approves bridge', `https://clicks.example/redirect?u=${encodeURIComponent(STORY)}`),
    ],
    [{ url: STORY, source: 'courier.example' }],
  ],
  'the opaque address an aggregator gives it': [
    [
      item(
        'Council approves bridge - Courier',
        'https://news.google.com/rss/articles/CBMiA?oc=5',
        `${guid('g')}<source url="https://www.courier.example">Courier</source>`,
      ),
    ],
    [
      item(
        'Council approves bridge - Courier',
        'https://news.google.com/rss/articles/CBMiB?oc=5',
        `${guid('g')}<source url="https://www.courier.example">Courier</source>`,
      ),
    ],
    [{ title: 'Council approves bridge', source: 'courier.example' }],
  ],
};

describe('an article stays itself', () => {
  let server: LoopbackServer;
  let folder: string;
  let open: OpenIngestion;

  beforeEach(async () => {
    server = await LoopbackServer.start();
    folder = freshFolder();
    open = new OpenIngestion(ingestionSettings(folder, [server.url('/rss')]));
  });
  afterEach(async () => {
    await open.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it.each(Object.keys(CASES))('whatever happens to %s', async (change) => {
    const [first, second, expected] = CASES[change]!;
    for (const items of [first, second]) {
      server.serve(
        '/rss',
        `<rss version="2.0" xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0"><channel><title>Courier</title>${items.join('')}</channel></rss>`,
      );
      await open.poller.poll(open.sources[0]!, new AbortController().signal);
    }
    const rows = open.writer.database.prepare('SELECT title, url, source FROM articles ORDER BY title').all();
    expect(rows).toEqual(expected.map((row) => expect.objectContaining(row) as Row));
  });
});
