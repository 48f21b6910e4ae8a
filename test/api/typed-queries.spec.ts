import { readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Article } from '../../src/articles/article.js';
import { registrableDomain } from '../../src/articles/urls.js';
import { IndexWriter } from '../../src/index/index-writer.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { EventReader } from '../support/event-reader.js';
import { freshFolder } from '../support/fresh-folder.js';
import { anIndexArticle } from '../support/index-article-factory.js';

/** A line of `test/fixtures/typed-queries/*.jsonl`: a query as a reader types it, and titles. */
interface TypedQuery {
  lang: string;
  /** `topic`, or `query` of `/news/local`. */
  ask: string;
  /** The complete query string; it replaces `ask`. */
  raw?: string;
  /** `/news` if missing. */
  path?: string;
  /** Of the publishers of the titles. */
  country?: string;
  /** Titles that the exact matches contain; `title@host` names the publisher. */
  yes: string[];
  /** Titles that they do not contain. */
  no: string[];
  /** A header of the response and the pattern of its value. */
  header?: [name: string, pattern: string];
  /** A header that the response does not have. */
  noheader?: string;
}

const FOLDER = new URL('../fixtures/typed-queries/', import.meta.url);
const linesOf = (name: string): TypedQuery[] =>
  readFileSync(new URL(name, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TypedQuery);
const kinds = readdirSync(FOLDER).map((name) => [name.replace('.jsonl', ''), linesOf(name)] as const);

const readTitle = (entry: string): { title: string; host: string | undefined } => {
  const [title, host] = entry.split(/@(?=[\w.-]+$)/);
  return { title: title!, host };
};

describe('a query as a reader types it', () => {
  const dataDir = freshFolder();
  let testApp: TestApp;
  let writer: IndexWriter;

  beforeAll(async () => {
    writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    const written = new Set<string>();
    for (const query of kinds.flatMap(([, queries]) => queries)) {
      for (const { title, host } of [...query.yes, ...query.no].map(readTitle)) {
        const key = `${query.lang} ${query.country} ${title}`;
        if (written.has(key)) continue;
        written.add(key);
        const source = host && { source: host.replace(/^www\./, ''), domain: registrableDomain(host) };
        const { lang: language, country = null } = query;
        writer.write([anIndexArticle({ title, preview: '', language, country, ...source })]);
      }
    }
    testApp = await createTestApp({ environment: { DATA_DIR: dataDir, STREAMS_PER_KEY: '20' } });
  });
  afterAll(async () => {
    await testApp.close();
    writer.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const request = async ({ path = '/news', raw, ask, lang }: TypedQuery, more: Record<string, string>) => {
    const isLocal = path === '/news/local';
    const plain = new URLSearchParams({ [isLocal ? 'query' : 'topic']: ask, language: lang });
    const exact = new URLSearchParams({ limit: '100', diversity: 'off', merge: 'off', ...more });
    const response = await testApp.get(`${path}?${raw ?? String(plain)}&${exact}`);
    const body = (await response.json()) as { items?: Article[]; total?: number };
    const titles = body.items?.map(({ title }) => title) ?? [];
    return { titles, total: body.total, status: response.status, headers: response.headers };
  };

  describe.each(kinds)('with %s', (_, queries) => {
    it.each(queries.map((query) => [query.lang, query.raw ?? query.ask, query] as const))(
      'finds in %s by “%s” what it names, and nothing else',
      async (_lang, _ask, query) => {
        const isExact = query.path !== '/news/local' && !(query.raw ?? '').includes('page');
        const { titles, total, status, headers } = await request(
          query,
          isExact ? { sort: 'newest', include: 'total' } : {},
        );
        expect(status).toBe(200);
        const inQuery = (entry: string): boolean => titles.includes(readTitle(entry).title);
        expect(query.yes.filter((entry) => !inQuery(entry))).toEqual([]);
        expect(query.no.filter(inQuery)).toEqual([]);
        if (isExact) expect(total).toBe(titles.length);
        if (query.header) expect(headers.get(query.header[0])).toMatch(new RegExp(query.header[1]));
        if (query.noheader) expect(headers.get(query.noheader)).toBeNull();
      },
    );
  });

  const streamed = kinds.flatMap(([kind, queries]) =>
    queries
      .filter(({ path, raw, yes }) => path === undefined && raw === undefined && yes.length > 0)
      .slice(0, 2)
      .map((query) => [kind, query] as const),
  );

  it.each(streamed)(
    'with %s is sent the same titles by a stream',
    async (_kind, { lang: language, ask, yes, no, country = null }) => {
      const query = new URLSearchParams({ topic: ask, language });
      const reader = await EventReader.open((signal) => testApp.get(`/news/stream?${query}`, { signal }));
      const titles = [...no, ...yes].map((entry) => readTitle(entry).title);
      writer.write(titles.map((title) => anIndexArticle({ title, preview: '', language, country })));
      const expected = yes.map((entry) => readTitle(entry).title);
      expect((await reader.untilTitles(expected.length)).sort()).toEqual(expected.sort());
      reader.close();
    },
  );
});
