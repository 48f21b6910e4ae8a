import { rmSync } from 'node:fs';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { anIndexArticle } from '../../test/support/index-article-factory.js';
import type { IndexArticle } from './index-article.js';
import { IndexReader } from './index-reader.js';
import { IndexWriter } from './index-writer.js';
import { reindex } from './maintain-index.js';

const DAY = 86_400;
const NOW = Math.floor(Date.now() / 1000);

describe('the vocabulary of titles', () => {
  let dataDir: string;
  let writer: IndexWriter;

  const write = (...articles: Partial<IndexArticle>[]) =>
    writer.write(articles.map((one) => anIndexArticle({ publishedAt: NOW, ...one })));
  const known = (words: string[], language = 'en') => {
    const reader = IndexReader.open(dataDir);
    const found = new Map(reader.vocabulary.docFreq(words, language));
    const titles = reader.vocabulary.docCount(language);
    reader.close();
    return { ...Object.fromEntries(found), titles };
  };

  beforeEach(() => {
    dataDir = freshFolder();
    writer = IndexWriter.open(dataDir, { retentionDays: 7 });
  });

  afterEach(() => {
    writer.close();
    rmSync(dataDir, { recursive: true });
  });

  it('counts the titles of a language that contain a word, each title once', () => {
    write(
      { title: 'Storm after storm over Élysée' },
      { title: 'A storm of the year 2020' },
      { title: 'Storm in Paris', language: 'fr' },
    );
    expect(known(['storm', 'elysee', 'paris', '2020', 'over'])).toEqual({ storm: 2, elysee: 1, titles: 2 });
    expect(known(['storm', 'paris'], 'fr')).toEqual({ storm: 1, paris: 1, titles: 1 });
  });

  it('updates the counts when a title changes', () => {
    const same = { feed: 'https://a.example/feed', guid: 'a', url: 'https://a.example/1' };
    write({ ...same, title: 'Strom over Lisbon' });
    write({ ...same, title: 'Storm over Lisbon' });
    expect(known(['strom', 'storm', 'lisbon'])).toEqual({ storm: 1, lisbon: 1, titles: 1 });
  });

  it('does not count the words of removed articles', async () => {
    write({ title: 'Storm over Lisbon' }, { title: 'Storm over Porto', publishedAt: NOW - 30 * DAY });
    await writer.sweep(NOW);
    expect(known(['storm', 'lisbon', 'porto'])).toEqual({ storm: 1, lisbon: 1, titles: 1 });
  });

  it('is filled by a reindex of an index without one', async () => {
    write({ title: 'Storm over Lisbon' });
    writer.database.exec('DELETE FROM vocabulary');
    await reindex(writer.database);
    await reindex(writer.database);
    expect(known(['storm', 'lisbon'])).toEqual({ storm: 1, lisbon: 1, titles: 1 });
  });

  it('counts nothing of a batch that could not be written', () => {
    const broken = { ...anIndexArticle({ title: 'Storm over Porto', publishedAt: NOW }), preview: undefined };
    expect(() => writer.write([broken as unknown as IndexArticle])).toThrow();
    write({ title: 'Rain over Lisbon' });
    expect(known(['storm', 'rain'])).toEqual({ rain: 1, titles: 1 });
  });
});
