import { jest } from '@jest/globals';
import { appendFileSync, chmodSync, mkdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { anIndexArticle } from '../../test/support/index-article-factory.js';
import { freshIndex } from '../../test/support/fresh-index.js';
import { Blocklist } from './blocklist.js';
import type { IndexArticle } from './index-article.js';
import { BlocklistReload } from './blocklist-reload.js';
import { IndexWriter } from './index-writer.js';
import { indexPath } from './open-database.js';
import { ColumnStatement } from './sqlite.js';
import { PublisherReader } from './publisher-reader.js';
import type { RemovalTarget } from './outbox.js';
import { removeFromIndex } from './remove-from-index.js';

const NOW = Math.floor(Date.now() / 1000);

describe(removeFromIndex.name, () => {
  const index = freshIndex();
  const article = (given: Partial<IndexArticle> = {}) =>
    anIndexArticle({
      ...{ domain: 'paper.example', source: 'paper.example', guid: 'g', publishedAt: NOW - 600 },
      ...{ url: 'https://www.paper.example/mayor', title: 'Mayor opens the harbour bridge', ...given },
    });
  const remove = (target: RemovalTarget, keepOut = true) =>
    removeFromIndex(index.dataDir, index.writer, target, keepOut).removed;
  const urls = () =>
    new ColumnStatement<string>(index.writer.database, 'SELECT url FROM articles ORDER BY url').all();
  const write = (...articles: IndexArticle[]) => index.writer.write(articles);

  it.each([
    ['the same address in another view', { guid: null, url: 'http://m.paper.example/mayor/?utm_source=x' }],
    ['the same identifier of the same feed', { url: 'https://www.paper.example/mayor-2' }],
    [
      'the same identifier with an edited title and a new date',
      { url: 'https://www.paper.example/3', title: 'Mayor opens harbour bridge at last', publishedAt: NOW },
    ],
    [
      'the same title of the publisher',
      { guid: null, url: 'https://news.paper.example/4', publishedAt: NOW },
    ],
    ['the same title without a date', { guid: null, url: 'https://paper.example/5', publishedAt: null }],
  ])('excludes an article under %s', (_what, other) => {
    write(article());
    expect(remove({ url: 'https://paper.example/mayor' })).toBe(1);
    write(article({ feed: 'https://www.paper.example/feed.xml', ...other }));
    expect(urls()).toEqual([]);
  });

  it.each([
    [
      'an identifier used again',
      { title: 'Ferry timetable for spring', publishedAt: NOW, url: 'https://p.example/2' },
    ],
    [
      'the same title a week later',
      { guid: null, url: 'https://p.example/3', publishedAt: NOW + 7 * 86_400 },
    ],
    [
      'the same title of another publisher',
      { domain: 'other.example', guid: null, url: 'https://other.example/4' },
    ],
  ])('does not exclude %s, which is another article', (_what, other) => {
    write(article());
    remove({ url: 'https://paper.example/mayor' });
    write(article(other));
    expect(urls()).toEqual([other.url]);
  });

  it('removes a domain with its subdomains, on label boundaries, and articles that aggregators link to it', () => {
    const of = (source: string, url = `https://${source}/a`) =>
      anIndexArticle({ source, domain: source, url, title: `The news of ${source}` });
    const all = ['bbc.co.uk', 'news.bbc.co.uk', 'notbbc.co.uk', 'bbc.co.uk.example'];
    write(...all.map((source) => of(source)), of('x.example', 'https://www.bbc.co.uk/b'));
    expect(remove({ domain: 'bbc.co.uk' })).toBe(3);
    write(of('sport.bbc.co.uk'), of('y.example', 'https://sport.bbc.co.uk/c'), of('fine.example'));
    expect(urls()).toEqual([
      'https://bbc.co.uk.example/a',
      'https://fine.example/a',
      'https://notbbc.co.uk/a',
    ]);
  });

  it('removes copies of the article under other addresses, and no other article', () => {
    write(
      article(),
      article({ guid: null, url: 'https://aggregator.example/r/1', publishedAt: NOW - 900 }),
      article({
        guid: null,
        url: 'https://aggregator.example/r/2',
        publishedAt: null,
        title: 'Mayor opens the harbour bridge!',
      }),
      article({ guid: null, url: 'https://www.paper.example/other', title: 'Ferry timetable for spring' }),
    );
    expect(remove({ url: 'https://paper.example/mayor' }, false)).toBe(3);
    expect(urls()).toEqual(['https://www.paper.example/other']);
  });

  it('ingests a removed article again without --keep-out', () => {
    write(article());
    expect(remove({ url: 'https://paper.example/mayor' }, false)).toBe(1);
    expect(urls()).toEqual([]);
    write(article());
    expect(urls()).toHaveLength(1);
  });

  it('reports the newest remaining article of a publisher', async () => {
    const now = Math.floor(Date.now() / 1000);
    const of = { domain: 'paper.example', source: 'paper.example' };
    const url = 'https://paper.example/newest';
    index.writer.write([
      anIndexArticle({ ...of, url, title: 'Storm over Lisbon', publishedAt: now - 60 }),
      anIndexArticle({ ...of, url: 'https://paper.example/before', publishedAt: now - 3_600 }),
      anIndexArticle({ ...of, url: 'https://paper.example/undated', publishedAt: null }),
    ]);
    const newest = async () => (await new PublisherReader(index.reader.database).all(now))[0]!.newest;
    expect([await newest(), remove({ url }, false), await newest()]).toEqual([now - 60, 1, now - 3_600]);
    expect([remove({ url: 'https://paper.example/before' }, false), await newest()]).toEqual([1, null]);
  });

  it('keeps a removed article out of a new index, too', () => {
    write(article());
    remove({ url: 'https://paper.example/mayor' });
    index.writer.close();
    for (const end of ['', '-wal', '-shm']) rmSync(indexPath(index.dataDir) + end, { force: true });
    index.writer = IndexWriter.open(index.dataDir, { retentionDays: 0 });
    write(article());
    expect(urls()).toEqual([]);
  });

  it('removes an article from its story, and the story with its last article', () => {
    const report = (domain: string, publishedAt: number) =>
      article({ domain, source: domain, guid: null, url: `https://${domain}/1`, publishedAt });
    write(
      report('one.example', NOW - 900),
      report('two.example', NOW - 600),
      report('three.example', NOW - 300),
    );
    const heat = () =>
      index.writer.database
        .prepare<object>(`SELECT domains, latest FROM story_heat WHERE country = ''`)
        .all()
        .map((row) => ({ ...row }));
    expect(heat()).toEqual([{ domains: 3, latest: NOW - 300 }]);
    remove({ domain: 'three.example' });
    expect(heat()).toEqual([{ domains: 2, latest: NOW - 600 }]);
    remove({ domain: 'one.example' });
    remove({ domain: 'two.example' });
    expect(heat()).toEqual([]);
    expect(new ColumnStatement(index.writer.database, 'SELECT count(*) FROM story_articles').get()).toBe(0);
  });
});

describe(Blocklist.name, () => {
  const index = freshIndex();

  it.each([false, true])('hides a domain whose removal was interrupted (--keep-out: %s)', (keepOut) => {
    const article = anIndexArticle({ domain: 'paper.example' });
    const { dataDir, writer } = index;
    writer.write([article]);
    const sut = new Blocklist(dataDir);
    const state = () => {
      sut.refresh();
      return { hides: sut.hides(article), blocks: sut.blocks(article), leaving: sut.pending };
    };
    const remove = () => removeFromIndex(dataDir, writer, { domain: 'paper.example' }, keepOut);
    writer.database.exec(
      "CREATE TEMP TRIGGER full BEFORE DELETE ON main.articles BEGIN SELECT RAISE(ABORT, 'disk full'); END",
    );
    expect(remove).toThrow('disk full');
    expect(state()).toEqual({ hides: true, blocks: keepOut, leaving: ['paper.example'] });
    writer.database.exec('DROP TRIGGER full');
    remove();
    expect(state()).toEqual({ hides: keepOut, blocks: keepOut, leaving: [] });
  });

  it('skips and counts lines that cannot be read', () => {
    const sut = new Blocklist(index.dataDir);
    appendFileSync(join(index.dataDir, 'removals.jsonl'), 'half a li\n');
    sut.add({ at: '2026-01-01T00:00:00Z', removed: 'paper.example', keep_out: true });
    sut.refresh();
    expect([sut.unreadable, sut.version]).toEqual([1, 1]);
    expect(sut.blocks({ ...anIndexArticle({ domain: 'paper.example' }) })).toBe(true);
  });

  it('appends after a truncated line', () => {
    const sut = new Blocklist(index.dataDir);
    appendFileSync(join(index.dataDir, 'removals.jsonl'), '{"at":"2026-01-01T00:00:00Z","remo');
    sut.add({ at: '2026-01-02T00:00:00Z', removed: 'paper.example', keep_out: true });
    sut.refresh();
    expect(sut.unreadable).toBe(1);
    expect(sut.blocks(anIndexArticle({ domain: 'paper.example' }))).toBe(true);
  });

  it('is readable by every user who can read the folder', () => {
    chmodSync(index.dataDir, 0o750);
    const mask = process.umask(0o077);
    try {
      new Blocklist(index.dataDir).add({ at: '', removed: 'paper.example', keep_out: true });
    } finally {
      process.umask(mask);
    }
    expect(statSync(join(index.dataDir, 'removals.jsonl')).mode & 0o777).toBe(0o640);
  });
});

describe(BlocklistReload.name, () => {
  const index = freshIndex();
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('retains the last version of the list while it cannot be read', () => {
    const list = join(index.dataDir, 'removals.jsonl');
    const blocklist = new Blocklist(index.dataDir);
    blocklist.add({ at: '', removed: 'paper.example', keep_out: true });
    const sut = new BlocklistReload(blocklist);
    sut.onApplicationBootstrap();
    jest.advanceTimersByTime(1_000);
    rmSync(list);
    mkdirSync(list);
    jest.advanceTimersByTime(2_000);
    expect(blocklist.hidesHost('paper.example')).toBe(true);
    rmdirSync(list);
    jest.advanceTimersByTime(1_000);
    expect(blocklist.hidesHost('paper.example')).toBe(false);
    sut.onApplicationShutdown();
  });
});
