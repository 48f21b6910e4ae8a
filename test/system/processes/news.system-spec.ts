import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { writeSourceList } from '../../support/source-list.js';

const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
const HOUR = 3600;
const PAPERS = ['Cranes', 'Pilots', 'Tides', 'Anchors', 'Docks', 'Buoys'];

interface Item {
  title: string;
  url: string;
  /** Seconds before now; null for an undated item. */
  age?: number | null;
  text?: string;
  image?: string;
  category?: string;
}

function rss(items: Item[]): string {
  const entries = items.map(({ title, url, age = 600, text = '', image, category }) => {
    const date = age === null ? '' : `<pubDate>${new Date(Date.now() - age * 1000).toUTCString()}</pubDate>`;
    const enclosure = image === undefined ? '' : `<enclosure url="${image}" type="image/jpeg"/>`;
    const section = category === undefined ? '' : `<category>${category}</category>`;
    return `<item><title>${title}</title><link>${url}</link>${date}<description>${text}</description>${enclosure}${section}</item>`;
  });
  return `<rss version="2.0"><channel><title>Paper</title>${entries.join('')}</channel></rss>`;
}

const article = (paper: string, path: string): string => `https://www.${paper}.example/${path}`;

/** Feeds over HTTP go in, articles come out of the built service. */
describe('the service over a newsroom', () => {
  let server: LoopbackServer;
  let program: Program;
  let base: string;

  const get = async (path: string, parameters: Record<string, string>) => {
    const response = await fetch(`${base}${path}?${new URLSearchParams(parameters)}`, {
      headers: GATEWAY_HEADERS,
    });
    expect(response.status).toBe(200);
    const envelope = (await response.json()) as { count: number; items: Record<string, string | null>[] };
    expect(envelope.count).toBe(envelope.items.length);
    return envelope.items;
  };
  const titles = async (path: string, parameters: Record<string, string>) =>
    (await get(path, parameters)).map(({ title }) => title);

  beforeAll(async () => {
    server = await LoopbackServer.start();
    const feeds: [path: string, attributes: string, items: Item[]][] = [
      [
        '/herald',
        'language="en" country="GB"',
        [
          {
            title: 'Ferries return to Northmere &amp; Oakby',
            url: article('herald', 'ferries?utm_source=rss'),
            text: '<p>The <b>harbour</b> opened at noon.</p>',
            image: 'https://img.example/a.jpg',
          },
          { title: 'Old harbour plan', url: article('herald', 'plan'), age: 60 * HOUR },
          { title: 'Undated harbour note', url: article('herald', 'note'), age: null },
          { title: 'Harbour of tomorrow', url: article('herald', 'tomorrow'), age: -5 * HOUR },
        ],
      ],
      [
        '/post',
        'language="en" country="US" category="sports"',
        [
          { title: 'Northmere ferries return', url: article('post', 'ferries'), text: 'After the storm.' },
          { title: 'Rovers win the harbour cup', url: article('post', 'cup') },
        ],
      ],
      [
        '/gatherer',
        'language="en"',
        [
          { title: 'Lifeboat crew honoured for sea rescue - Herald', url: article('gatherer', 'lifeboat') },
          { title: 'Goalkeeper signs for Rovers - Post', url: article('gatherer', 'goalkeeper') },
        ],
      ],
      [
        '/bote',
        'language="de" country="DE"',
        [
          { title: 'Börse schließt im Plus', url: article('bote', 'boerse'), category: 'Wirtschaft' },
          { title: 'Müller gewinnt Wahl in Köln', url: article('bote', 'wahl') },
        ],
      ],
      [
        '/flood',
        'language="en"',
        Array.from({ length: 300 }, (_, i) => ({
          title: `Harbour bulletin number ${i}`,
          url: article('flood', `${i}`),
          age: i,
        })),
      ],
      ...Array.from({ length: 6 }, (_, n): [string, string, Item[]] => [
        `/paper${n}`,
        'language="en"',
        Array.from({ length: 3 }, (_, i) => ({
          title: `${PAPERS[n]} ${i} of the harbour`,
          url: article(`paper${n}`, `${i}`),
          age: 9_000 + n * 100 + i,
        })),
      ]),
    ];
    server.serve('/login', '<!doctype html><html><body>Please log in</body></html>', {
      'content-type': 'text/html',
    });
    for (const [path, , items] of feeds)
      server.serve(path, rss(items), { 'content-type': 'application/rss+xml' });
    program = new Program(ANY_PORTS);
    const listed = [...feeds, ['/login', '', []] as const].map(([path, attributes]) => {
      const name = path.slice(1);
      const all = `type="rss" text="${name}" htmlUrl="https://${name}.example/" ${attributes}`;
      return [server.url(path), all] as const;
    });
    const sources = writeSourceList(join(program.folder, 'sources.opml'), listed);
    base = (await program.listening()).url;
    const environment = {
      ...process.env,
      DATA_DIR: join(program.folder, 'data'),
      SOURCES: sources,
      OUTBOUND_ALLOW: '127.0.0.0/8',
    };
    const { stdout } = await promisify(execFile)(process.execPath, [CLI, 'ingest', '--once'], {
      env: environment,
    });
    expect(JSON.parse(stdout)).toMatchObject({ sources: 12, answered: 11, failed: 1 });
  });

  afterAll(async () => {
    await program.signal('SIGTERM');
    await server.stop();
  });

  it('returns complete articles for free text', async () => {
    const [found] = await get('/news', { topic: 'ferries oakby', language: 'en' });
    expect(found).toEqual({
      title: 'Ferries return to Northmere & Oakby',
      source: 'herald.example',
      published_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      url: 'https://www.herald.example/ferries',
      image_url: 'https://img.example/a.jpg',
      preview: 'The harbour opened at noon.',
    });
  });

  it('fills the result from other sources when one floods the newest matches', async () => {
    const items = await get('/news', { topic: 'harbour', language: 'en', limit: '12' });
    expect(items).toHaveLength(12);
    expect(items.filter(({ source }) => source === 'flood.example').length).toBeLessThanOrEqual(3);
  });

  it('returns only articles of the timeframe, and no time in the future', async () => {
    const within = await titles('/news', {
      topic: 'harbour -bulletin',
      language: 'en',
      timeframe: 'last_24h',
      limit: '50',
    });
    expect(within).not.toContain('Old harbour plan');
    expect(within).not.toContain('Undated harbour note');
    expect(within).not.toContain('Harbour of tomorrow');
    const [tomorrow] = await get('/news', { topic: '"harbour of tomorrow"', language: 'en' });
    expect(tomorrow!.published_at).toBeNull();
  });

  it('names the publisher behind an aggregator, and not behind the title', async () => {
    expect(await get('/news', { topic: 'lifeboat rescue', language: 'en' })).toEqual([
      expect.objectContaining({
        title: 'Lifeboat crew honoured for sea rescue',
        source: 'herald.example',
        url: article('gatherer', 'lifeboat'),
      }),
    ]);
  });

  it('finds German words however they are typed', async () => {
    for (const topic of ['müller köln', 'Mueller Koeln', 'MULLER koln']) {
      expect(await titles('/news', { topic, language: 'de' })).toEqual(['Müller gewinnt Wahl in Köln']);
    }
  });

  it('reads categories from the source list and from the items', async () => {
    expect(await titles('/news/topic', { topic1: 'sports' })).toEqual([
      expect.stringMatching(/Northmere|Rovers/),
    ]);
    expect(await titles('/news/topic', { topic1: 'business', language: 'de' })).toEqual([
      'Börse schließt im Plus',
    ]);
  });

  it('returns first on /news/trending what several publishers report', async () => {
    expect((await titles('/news/trending', { language: 'en' }))[0]).toMatch(/Northmere/);
  });

  it('finds news about a place', async () => {
    expect(await titles('/news/local', { query: 'Köln', language: 'de' })).toEqual([
      'Müller gewinnt Wahl in Köln',
    ]);
  });

  it('restricts to a country, and prefers the one of the language tag', async () => {
    expect(await titles('/news', { topic: 'northmere', language: 'en', geo: 'us' })).toEqual([
      'Northmere ferries return',
    ]);
    for (const [language, source] of [
      ['en-GB', 'herald.example'],
      ['en-US', 'post.example'],
    ] as const) {
      expect((await get('/news', { topic: 'northmere', language }))[0]!.source).toBe(source);
    }
  });

  it('filters and sorts the fetched articles', async () => {
    const sorted = await titles('/news/advanced', {
      topic: 'harbour',
      language: 'en',
      limit: '20',
      exclude_source: 'flood.example',
      sort: 'title_asc',
    });
    expect(sorted).toEqual([...sorted].sort((a, b) => a!.localeCompare(b!, 'en')));
    expect(
      await titles('/news/advanced', { topic: 'northmere', language: 'en', thumbnail_only: 'true' }),
    ).toEqual(['Ferries return to Northmere & Oakby']);
  });

  it('reports the state of the sources', async () => {
    const health = await (await fetch(`${base}/health`, { headers: GATEWAY_HEADERS })).json();
    expect(health).toMatchObject({
      status: 'ok',
      info: { sources: { answering: 11, failing: 1 } },
    });
  });
});
