import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { anIndexArticle } from '../../test/support/index-article-factory.js';
import { ALL_IDS } from './article-id.js';
import { IndexReader } from './index-reader.js';
import { IndexWriter } from './index-writer.js';
import { IndexOpenError, indexPath, openForWriting } from './open-database.js';
import { backupIndex, checkIndex, exportArticles, needsReindex, reindex } from './maintain-index.js';
import { MIGRATIONS, schemaNumber } from './schema.js';
import { ColumnStatement, Database, pragma } from './sqlite.js';
import { wordToken } from './tokens.js';

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;

describe(IndexWriter.name, () => {
  let dataDir: string;
  let sut: IndexWriter;
  let reader: IndexReader;

  beforeEach(() => {
    dataDir = freshFolder();
    sut = IndexWriter.open(dataDir, { retentionDays: 30 });
    reader = IndexReader.open(dataDir);
  });

  afterEach(() => {
    reader.close();
    sut.close();
    rmSync(dataDir, { recursive: true });
  });

  const found = (word: string, language = 'en'): string[] =>
    reader.load(reader.match(`"${wordToken(language, word)}"`, ALL_IDS, 100)).map(({ title }) => title);
  const exported = () => [...exportArticles(sut.database)];

  it('makes written articles searchable for readers at once', () => {
    expect(sut.write([anIndexArticle({ title: 'Storm over Lisbon' })])).toEqual({
      added: 1,
      updated: 0,
      unchanged: 0,
    });
    expect(found('lisbon')).toEqual(['Storm over Lisbon']);
  });

  it('reads signatures of titles that an earlier version wrote in bytes', () => {
    sut.write([anIndexArticle({ title: 'Störm over Lisbon' })]);
    const read = () => reader.load(reader.match(`"${wordToken('en', 'lisbon')}"`, ALL_IDS, 1))[0]!;
    const { signature } = read();
    sut.database.exec('UPDATE articles SET signature = CAST(signature AS BLOB)');
    expect(read().signature).toBe(signature);
    expect(signature).toContain(' cstorm');
  });

  it('does not change an article that is written again unchanged', () => {
    const article = anIndexArticle();
    sut.write([article]);
    expect(sut.write([{ ...article, seenAt: NOW + 60 }])).toEqual({ added: 0, updated: 0, unchanged: 1 });
  });

  it('reports the results of each of several batches, whose articles are stored in the order of time', () => {
    const article = (n: number, minutesAgo: number, title = `Storm number ${n} nears`) =>
      anIndexArticle({
        ...{ domain: 'a.example', url: `https://a.example/${n}`, guid: `guid-${n}`, preview: '' },
        ...{ title, publishedAt: NOW - 60 * minutesAgo },
      });
    sut.write([article(1, 90), article(2, 10)]);
    const results = sut.writeAll([
      [article(1, 90), article(3, 50), article(4, 30)],
      [],
      [article(2, 10, 'Storm number two has passed'), article(5, 70)],
    ]);
    expect(results).toEqual([
      { added: 2, updated: 0, unchanged: 1 },
      { added: 0, updated: 0, unchanged: 0 },
      { added: 1, updated: 1, unchanged: 0 },
    ]);
    expect(found('storm')).toHaveLength(5);
  });

  it('updates an article in place when its headline changes under the same address', () => {
    const article = anIndexArticle({ title: 'Storm nears Lisbon' });
    sut.write([article]);
    expect(sut.write([{ ...article, title: 'Storm hits Lisbon', guid: 'another' }]).updated).toBe(1);
    expect(found('lisbon')).toEqual(['Storm hits Lisbon']);
    expect(found('nears')).toEqual([]);
  });

  it('recognises an article by its guid when the address changed with the headline', () => {
    const article = anIndexArticle({
      title: 'Storm nears Lisbon',
      guid: 'p=7',
      url: 'https://a.example/storm-nears',
    });
    sut.write([article]);
    sut.write([{ ...article, title: 'Storm hits Lisbon', url: 'https://a.example/storm-hits' }]);
    expect(exported()).toHaveLength(1);
    expect(exported()[0]).toMatchObject({ title: 'Storm hits Lisbon', url: 'https://a.example/storm-hits' });
  });

  it('ignores a guid that a publisher reuses for another article', () => {
    const article = anIndexArticle({ title: 'Storm nears Lisbon', guid: '1', url: 'https://a.example/1' });
    sut.write([article]);
    sut.write([{ ...article, title: 'Parliament votes', url: 'https://a.example/2', publishedAt: NOW - 5 }]);
    expect(exported()).toHaveLength(2);
  });

  it('treats http, https, www and mobile addresses as one', () => {
    const article = anIndexArticle({ url: 'https://www.a.example/storm', guid: null });
    sut.write([article]);
    sut.write([{ ...article, url: 'http://m.a.example/storm/' }]);
    expect(exported()).toHaveLength(1);
  });

  it('adds the section of another feed of the publisher, but not its text', () => {
    const article = anIndexArticle({ categories: ['world'] });
    sut.write([article]);
    sut.write([{ ...article, feed: 'https://b.example/feed', preview: 'Shorter.', categories: ['sports'] }]);
    expect(exported()[0]).toMatchObject({ preview: article.preview, categories: ['world', 'sports'] });
  });

  it('keeps the first publication time of an article that is republished', () => {
    const article = anIndexArticle({ publishedAt: NOW - 5 * DAY });
    sut.write([article]);
    sut.write([{ ...article, title: 'Council opens its new bridge at last', publishedAt: NOW }]);
    expect(exported()[0]!.published_at).toBe(
      new Date((NOW - 5 * DAY) * 1000).toISOString().replace('.000', ''),
    );
  });

  it('moves an undated article to its time once the time is known', () => {
    const article = anIndexArticle({ publishedAt: null });
    sut.write([article]);
    sut.write([{ ...article, publishedAt: NOW - 60 }]);
    expect(exported()).toHaveLength(1);
    expect(exported()[0]!.published_at).not.toBeNull();
    expect(checkIndex(sut.database)).toEqual([]);
  });

  it('stores thousands of articles of one second, newest first, none with an earlier id', () => {
    const midnight = NOW - (NOW % DAY);
    const articles = Array.from({ length: 3_000 }, (_, i) =>
      anIndexArticle({
        publishedAt: midnight,
        url: `https://a.example/${i}`,
        guid: null,
        title: `Notice ${i}`,
      }),
    );
    expect(sut.write(articles).added).toBe(3_000);
    expect(checkIndex(sut.database)).toEqual([]);
    expect(reader.match('"en_notice"', ALL_IDS, 5_000)).toHaveLength(3_000);
  });

  it('removes articles older than the retention, dated and undated', async () => {
    sut.write([
      anIndexArticle({ publishedAt: NOW - 31 * DAY }),
      anIndexArticle({ publishedAt: null, seenAt: NOW - 31 * DAY }),
      anIndexArticle({ publishedAt: NOW - 29 * DAY, title: 'Stored' }),
      anIndexArticle({ publishedAt: null, seenAt: NOW, title: 'Stored too' }),
    ]);
    expect(await sut.sweep(NOW)).toBe(2);
    expect(exported().map(({ title }) => title)).toEqual(['Stored', 'Stored too']);
    expect(checkIndex(sut.database)).toEqual([]);
  });

  it('merges the segments of small batches, and writes nothing where there is nothing to merge', async () => {
    const segments = (): unknown =>
      new ColumnStatement(sut.database, 'SELECT count(DISTINCT segid) FROM search_idx').get();
    for (let i = 0; i < 8; i++) sut.write([anIndexArticle({ title: `Notice ${i}` })]);
    expect(segments()).toBe(8);
    await sut.mergeSegments();
    expect(segments()).toBe(1);
    expect(reader.match('"en_notice"', ALL_IDS, 10)).toHaveLength(8);
    const generation = reader.generation();
    await sut.mergeSegments();
    expect(reader.generation()).toBe(generation);
    expect(checkIndex(sut.database)).toEqual([]);
  });

  it('numbers articles in the order of arrival, and retains the number over updates', async () => {
    const sequences = (after = 0, limit = 100) =>
      reader.arrivedAfter(after, limit).map(({ id, sequence }) => [sequence, reader.load([id])[0]!.title]);
    const undated = anIndexArticle({ title: 'Undated', publishedAt: null });
    const late = anIndexArticle({ title: 'Late', publishedAt: NOW - 10 * DAY });
    sut.write([undated]);
    sut.write([anIndexArticle({ title: 'New' })]);
    sut.write([late]);
    sut.write([
      { ...undated, publishedAt: NOW - 60 },
      { ...late, title: 'Late, and changed' },
    ]);
    expect(sequences()).toEqual([
      [1, 'Undated'],
      [2, 'New'],
      [3, 'Late, and changed'],
    ]);
    expect(sequences(1, 1)).toEqual([[2, 'New']]);
    expect(reader.newestSequence()).toBe(3);
    await reindex(sut.database);
    expect(sequences(2)).toEqual([[3, 'Late, and changed']]);
  });

  it('assigns no number twice: not after a failed batch, nor when the newest article was removed', async () => {
    sut.write([anIndexArticle({ publishedAt: NOW - 31 * DAY })]);
    await sut.sweep(NOW);
    expect(() => sut.write([anIndexArticle({ title: undefined as unknown as string })])).toThrow();
    expect(reader.newestSequence()).toBe(1);
    // Another process writes, too: a command line beside the service.
    const other = IndexWriter.open(dataDir, { retentionDays: 30 });
    other.write([anIndexArticle()]);
    other.close();
    sut.write([anIndexArticle({ publishedAt: null })]);
    expect(reader.arrivedAfter(0, 10).map(({ sequence }) => sequence)).toEqual([2, 3]);
    sut.close();
    sut = IndexWriter.open(dataDir, { retentionDays: 30 });
    sut.write([anIndexArticle()]);
    expect(reader.newestSequence()).toBe(4);
  });

  it('has a node name, and another one in a restored backup', async () => {
    const backupDir = freshFolder();
    await backupIndex(dataDir, indexPath(backupDir));
    const copy = IndexReader.open(backupDir);
    expect(reader.node()).toMatch(/^[0-9a-f]{8}$/);
    expect(copy.node()).toMatch(/^[0-9a-f]{8}$/);
    expect(copy.node()).not.toBe(reader.node());
    copy.close();
    rmSync(backupDir, { recursive: true });
  });

  it('stores nothing of a failed batch, and continues with the next', () => {
    const broken = { ...anIndexArticle(), title: undefined as unknown as string };
    expect(() => sut.write([anIndexArticle(), broken])).toThrow();
    expect(exported()).toEqual([]);
    expect(sut.write([anIndexArticle()]).added).toBe(1);
    expect(checkIndex(sut.database)).toEqual([]);
  });
});

describe(reindex.name, () => {
  it('makes an index of an older analysis version searchable again', async () => {
    const dataDir = freshFolder();
    const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    writer.write(Array.from({ length: 1_200 }, (_, i) => anIndexArticle({ title: `Harbour note ${i}` })));
    writer.database.exec(`UPDATE properties SET value = '0' WHERE name = 'analysis_version'`);
    writer.database.exec('DELETE FROM search WHERE rowid % 2 = 0');
    writer.database.exec(`UPDATE articles SET title_lemmas = ''`);
    expect(needsReindex(writer.database)).toBe(true);
    expect(await reindex(writer.database)).toBe(1_200);
    expect(needsReindex(writer.database)).toBe(false);
    expect(checkIndex(writer.database)).toEqual([]);
    const reader = IndexReader.open(dataDir);
    const found = reader.match(`"${wordToken('en', 'harbour')}"`, ALL_IDS, 2_000);
    expect(found).toHaveLength(1_200);
    expect(reader.load(found.slice(0, 1))[0]!.titleLemmas).toMatch(/^harbour\/harbor note \d+$/);
    reader.close();
    writer.close();
    rmSync(dataDir, { recursive: true });
  });

  it('obeys changes of another process meanwhile', async () => {
    const dataDir = freshFolder();
    const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    const [unchanged, edited, removed] = ['Harbour opens', 'Lighthouse closes', 'Ferry sinks'].map((title) =>
      anIndexArticle({ title }),
    );
    const added = anIndexArticle({ title: 'Tower stays', publishedAt: unchanged!.publishedAt! + 60 });
    writer.write([unchanged!, edited!, removed!]);
    const meanwhile = (): void => {
      const other = IndexWriter.open(dataDir, { retentionDays: 0 });
      const gone = other.database.prepare('SELECT id FROM articles WHERE url = ?').get(removed!.url);
      if (gone !== undefined) other.remove([(gone as { id: number }).id]);
      other.write([{ ...edited!, title: 'Lighthouse stays' }, added]);
      other.close();
    };
    await reindex(writer.database, meanwhile);
    expect(checkIndex(writer.database)).toEqual([]);
    const reader = IndexReader.open(dataDir);
    const found = (word: string) => reader.match(`"${wordToken('en', word)}"`, ALL_IDS, 9).length;
    expect(['opens', 'stays', 'closes', 'sinks'].map(found)).toEqual([1, 2, 0, 0]);
    reader.close();
    writer.close();
    rmSync(dataDir, { recursive: true });
  });
});

describe(openForWriting.name, () => {
  (process.platform === 'linux' ? it : it.skip)('makes folders, and says where there can be none', () => {
    const above = freshFolder();
    openForWriting(join(above, 'a', 'b')).close();
    rmSync(above, { recursive: true });
    expect(() => openForWriting('/proc/news/data')).toThrow(IndexOpenError);
  });

  it('retains the completed steps of a migration when a later one fails', () => {
    const dataDir = freshFolder();
    const known = MIGRATIONS.length;
    const number = schemaNumber();
    try {
      MIGRATIONS.push('CREATE TABLE one (a)', 'not to be done');
      expect(() => openForWriting(dataDir)).toThrow(IndexOpenError);
      const database = new Database(indexPath(dataDir));
      expect(pragma(database, 'user_version')).toBe(number + 1);
      database.close();
    } finally {
      MIGRATIONS.length = known;
      rmSync(dataDir, { recursive: true });
    }
  });
});
