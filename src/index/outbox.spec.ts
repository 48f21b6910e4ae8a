import { jest } from '@jest/globals';
import { rmSync } from 'node:fs';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { anIndexArticle } from '../../test/support/index-article-factory.js';
import { urlKey } from './article-identity.js';
import { IndexWriter } from './index-writer.js';
import { indexPath } from './open-database.js';
import { backupIndex } from './maintain-index.js';
import { OutboxRecorder, readOutboxState } from './outbox.js';
import { ColumnStatement } from './sqlite.js';

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;

describe(OutboxRecorder.name, () => {
  let dataDir: string;
  let sut: IndexWriter;

  const open = (replication?: 'on' | 'off') => IndexWriter.open(dataDir, { retentionDays: 3, replication });
  const rows = () =>
    sut.database.prepare('SELECT * FROM outbox ORDER BY number').all() as unknown as {
      number: number;
      article: number | null;
      url_key: number;
      removal: string | null;
    }[];
  const clear = () => sut.database.exec('DELETE FROM outbox; DELETE FROM outbox_stories');

  beforeEach(() => {
    dataDir = freshFolder();
    sut = open('on');
  });

  afterEach(() => {
    sut.close();
    rmSync(dataDir, { recursive: true });
  });

  it('records every change with a rising number, and nothing without a change', () => {
    const article = anIndexArticle();
    sut.write([article]);
    sut.write([article]);
    sut.write([{ ...article, title: `${article.title} again` }]);
    expect(rows().map(({ url_key }) => url_key)).toEqual([urlKey(article.url), urlKey(article.url)]);
    expect(rows()[1]!.number).toBeGreaterThan(rows()[0]!.number);
  });

  it('records nothing of a transaction that is rolled back', () => {
    const broken = anIndexArticle({ title: undefined as unknown as string });
    expect(() => sut.write([anIndexArticle(), broken])).toThrow();
    expect(rows()).toEqual([]);
    expect(readOutboxState(sut.database)).toMatchObject({ articles: 0, stories: 0, oldest: null });
  });

  it('assigns higher numbers than before, even if the clock was set back and the queue is empty', () => {
    sut.write([anIndexArticle()]);
    const { number } = rows()[0]!;
    clear();
    const clock = jest.spyOn(Date, 'now').mockReturnValue((NOW - DAY) * 1000);
    sut.write([anIndexArticle()]);
    clock.mockRestore();
    expect(rows()[0]!.number).toBeGreaterThan(number);
  });

  it('records the removal of the old id when an article moves', () => {
    const article = anIndexArticle({ guid: 'g', url: 'https://a.example/old', publishedAt: null });
    sut.write([article]);
    clear();
    sut.write([
      { ...article, url: 'https://a.example/new', title: `${article.title} now`, publishedAt: NOW },
    ]);
    const [gone, changed] = rows();
    expect(gone).toMatchObject({ article: null, url_key: urlKey(article.url), published_at: null });
    expect(changed).toMatchObject({ url_key: urlKey('https://a.example/new'), published_at: NOW });
  });

  it('records explicit removals, but not those of retention', async () => {
    const old = anIndexArticle({ publishedAt: NOW - 4 * DAY, title: 'Harbour closed' });
    const other = anIndexArticle({ title: 'Harbour open' });
    sut.write([old, other]);
    clear();
    expect(await sut.sweep(NOW)).toBe(1);
    expect(rows()).toEqual([]);
    const { id } = sut.database.prepare('SELECT id FROM articles').get() as { id: number };
    expect(sut.remove([id])).toBe(1);
    sut.recordRemoval({ domain: 'a.example' });
    expect(rows()).toMatchObject([
      { article: null, url_key: urlKey(other.url), removal: null },
      { removal: '{"domain":"a.example"}' },
    ]);
  });

  it('does not record that a story shrinks or ends because retention deletes its articles', async () => {
    const stories = new ColumnStatement<number>(sut.database, 'SELECT story FROM outbox_stories');
    const report = (title: string, domain: string) =>
      anIndexArticle({ title, domain, source: domain, publishedAt: NOW });
    sut.write([
      report('Cathedral roof burns in Northmere', 'a.example'),
      report('Northmere cathedral roof burns', 'b.example'),
    ]);
    expect(stories.all()).toHaveLength(1);
    clear();
    expect(await sut.sweep(NOW + 4 * DAY)).toBe(2);
    expect(new ColumnStatement<number>(sut.database, 'SELECT count(*) FROM story_heat').get()).toBe(0);
    expect(stories.all()).toEqual([]);
  });

  it('retains articles that are not replicated yet', async () => {
    sut.write([anIndexArticle({ publishedAt: NOW - 4 * DAY })]);
    expect(await sut.sweep(NOW)).toBe(0);
    clear();
    expect(await sut.sweep(NOW)).toBe(1);
  });

  it('does not retain articles that were rejected', async () => {
    sut.write([anIndexArticle({ publishedAt: NOW - 4 * DAY })]);
    sut.database.exec('UPDATE outbox SET refused = 1');
    expect(await sut.sweep(NOW)).toBe(1);
  });

  it('records stories as they grow', () => {
    const report = (n: number) =>
      anIndexArticle({ title: 'Earthquake shakes Lisbon harbour tonight', domain: `paper${n}.example` });
    sut.write([report(1), report(2), report(3)]);
    expect(readOutboxState(sut.database)!.stories).toBe(1);
    clear();
    sut.write([anIndexArticle()]);
    expect(readOutboxState(sut.database)!.stories).toBe(0);
  });

  it('starts over where an older writer has changed the index without recording it', () => {
    sut.close();
    sut = open('off');
    const atOnce = open('on');
    atOnce.close();
    const article = anIndexArticle();
    sut.write([article]);
    sut.close();
    sut = open();
    expect(rows()).toEqual([]);
    sut.close();
    sut = open('on');
    expect(rows().map(({ url_key }) => url_key)).toEqual([urlKey(article.url)]);
    clear();
    sut.close();
    sut = open('on');
    expect(rows()).toEqual([]);
  });

  it('queues the whole index when replication is turned on, also for a restored backup', async () => {
    sut.write([anIndexArticle()]);
    clear();
    sut.close();
    sut = open();
    sut.write([anIndexArticle()]);
    expect(rows()).toHaveLength(1);
    const backupDir = freshFolder();
    await backupIndex(dataDir, indexPath(backupDir));
    const copy = IndexWriter.open(backupDir, { retentionDays: 3, replication: 'on' });
    expect(readOutboxState(copy.database)).toMatchObject({ articles: 2 });
    copy.close();
    rmSync(backupDir, { recursive: true });
    sut.close();
    sut = open('off');
    sut.write([anIndexArticle()]);
    expect(readOutboxState(sut.database)).toBeNull();
    sut.close();
    sut = open('on');
    expect(rows()).toHaveLength(3);
  });
});
