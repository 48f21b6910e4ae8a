import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anIndexArticle } from '../../test/support/index-article-factory.js';
import { WHOLE_INDEX } from './article-id.js';
import { IndexReader } from './index-reader.js';
import { IndexWriter } from './index-writer.js';
import { checkIndex, exportArticles } from './maintain-index.js';
import { wordToken } from './tokens.js';

describe('an index file', () => {
  let folder: string;
  let dataDir: string;
  let writer: IndexWriter;
  let reader: IndexReader;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'news-file-'));
    dataDir = join(folder, 'data');
    writer = newIndex(dataDir, 'Storm over Lisbon');
    reader = IndexReader.open(dataDir);
  });
  afterEach(() => {
    reader.close();
    writer.close();
    rmSync(folder, { recursive: true });
  });

  function newIndex(path: string, title: string): IndexWriter {
    const made = IndexWriter.open(path, { retentionDays: 0 });
    made.write([anIndexArticle({ title })]);
    return made;
  }
  const file = (name = 'news.db'): string => join(dataDir, name);
  /** Of all articles, found by a word that is in the preview of every one. */
  const titles = (index = reader): string[] =>
    index
      .load(index.match(`"${wordToken('en', 'bridge')}"`, WHOLE_INDEX, 10))
      .map(({ title }) => title)
      .sort();

  /** Another index, whole and in one file, put in the place of the one that is open. */
  function replace(): void {
    const aside = join(folder, 'aside');
    newIndex(aside, 'Bridge opens in Porto').close();
    renameSync(join(aside, 'news.db'), file());
  }

  it('that stays where it is is followed by doing nothing', () => {
    const { database } = reader;
    const generation = reader.generation();
    expect([reader.follow(), writer.place()]).toEqual(['in place', 'in place']);
    expect(reader.database).toBe(database);
    expect(reader.generation()).toBe(generation);
  });

  it('that is replaced is noticed, and the new one is read as it was brought', () => {
    const generation = reader.generation();
    replace();
    expect([reader.place(), writer.place()]).toEqual(['replaced', 'replaced']);
    expect(titles()).toEqual(['Storm over Lisbon']);
    expect(reader.follow()).toBe('replaced');
    expect(titles()).toEqual(['Bridge opens in Porto']);
    expect(reader.generation()).not.toBe(generation);
    expect(reader.follow()).toBe('in place');
  });

  it('that is replaced is not overwritten by what others still write into the one before', () => {
    replace();
    reader.follow();
    writer.write([anIndexArticle({ title: 'Written for nobody' })]);
    writer.close();
    writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    writer.write([anIndexArticle({ title: 'Rain in Faro' })]);
    expect([...exportArticles(writer.database)].map(({ title }) => title)).toEqual([
      'Bridge opens in Porto',
      'Rain in Faro',
    ]);
    expect(checkIndex(writer.database)).toEqual([]);
    expect(titles()).toEqual(['Bridge opens in Porto', 'Rain in Faro']);
  });

  it.each([
    ['alone', ['news.db']],
    ['with its log', ['news.db', 'news.db-wal', 'news.db-shm']],
  ])('that is deleted %s is served until there is another', (_how, names) => {
    for (const name of names) rmSync(file(name));
    expect(reader.follow()).toBe('missing');
    expect(titles()).toEqual(['Storm over Lisbon']);
    expect([existsSync(file()), existsSync(file('news.db-wal'))]).toEqual([false, false]);
    writer.close();
    writer = newIndex(dataDir, 'Bridge opens in Porto');
    expect(reader.follow()).toBe('replaced');
    expect(titles()).toEqual(['Bridge opens in Porto']);
    expect(checkIndex(writer.database)).toEqual([]);
  });

  it('that was away for a while is opened again by everybody, since its log may have been removed', () => {
    renameSync(file(), join(folder, 'aside.db'));
    reader.follow();
    renameSync(join(folder, 'aside.db'), file());
    expect([reader.place(), writer.place()]).toEqual(['replaced', 'replaced']);
    writer.close();
    reader.follow();
    expect(titles()).toEqual(['Storm over Lisbon']);
    expect(reader.place()).toBe('in place');
  });

  it('that is put aside is left whole by its writer', () => {
    renameSync(file(), join(folder, 'news.db'));
    writer.close();
    expect(existsSync(file('news.db-wal'))).toBe(false);
    const aside = IndexReader.open(folder);
    expect(titles(aside)).toEqual(['Storm over Lisbon']);
    aside.close();
  });

  it('that is replaced by something else is told, and the one before is served', () => {
    renameSync(file(), join(folder, 'before.db'));
    writeFileSync(file(), 'This is no index, however long it may be. '.repeat(100));
    expect(() => reader.follow()).toThrow('not a database');
    expect(() => reader.follow()).toThrow('not a database');
    expect(titles()).toEqual(['Storm over Lisbon']);
    expect(reader.place()).toBe('replaced');
  });
});
