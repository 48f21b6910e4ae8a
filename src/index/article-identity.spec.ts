import { rmSync } from 'node:fs';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { anIndexArticle } from '../../test/support/index-article-factory.js';
import type { IndexArticle } from './index-article.js';
import { IndexReader } from './index-reader.js';
import { IndexWriter } from './index-writer.js';

const FIRST = 1_790_000_000;
const URL = 'https://a.example/today';

describe('an article in the index', () => {
  let folder: string;
  let writer: IndexWriter;
  beforeEach(() => {
    folder = freshFolder();
    writer = IndexWriter.open(folder, { retentionDays: 0, replication: 'on' });
  });
  afterEach(() => {
    writer.close();
    rmSync(folder, { recursive: true });
  });

  const day = (n: number, more: Partial<IndexArticle> = {}): IndexArticle =>
    anIndexArticle({
      feed: 'https://a.example/rss',
      domain: 'a.example',
      guid: `d${n}`,
      url: URL,
      title: ['Gales on Monday', 'Fog this Tuesday', 'Calm seas along the coast'][n]!,
      publishedAt: FIRST + n * 86_400,
      ...more,
    });
  const rows = (): object[] =>
    writer.database
      .prepare<object>('SELECT title, url, published_at AS at, former FROM articles ORDER BY id')
      .all();

  it('ends without a trace when its URL gets another id, title and date', () => {
    writer.write([day(0)]);
    expect(writer.write([day(1)])).toEqual({ added: 1, updated: 0, unchanged: 0 });
    expect(rows()).toEqual([{ title: day(1).title, url: URL, at: FIRST + 86_400, former: '' }]);
    const found = writer.database.prepare(`SELECT rowid FROM search WHERE search MATCH 'en_gale'`).all();
    expect(found).toEqual([]);
  });

  it.each([
    ['the id stays', { guid: 'd0' }],
    ['the date stays', { publishedAt: FIRST }],
    ['the title is an edit', { title: 'Gales on Monday and Tuesday' }],
    ['another feed has its URL', { feed: 'https://a.example/other' }],
  ])('stays itself at its URL where %s', (_, more) => {
    writer.write([day(0)]);
    writer.write([day(1, more)]);
    expect(rows()).toMatchObject([{ at: FIRST }]);
  });

  it('is left as it is where an older push has another article at its URL', () => {
    writer.write([day(1)]);
    expect(writer.write([day(0)], { onlyNew: true })).toMatchObject({ unchanged: 1 });
    expect(rows()).toMatchObject([{ title: day(1).title }]);
  });

  it('is known by title and date in its feed when id and URL change', () => {
    writer.write([day(0)]);
    writer.write([day(0, { guid: 'other', url: `${URL}?t=2` })]);
    writer.write([day(0, { guid: 'third', url: `${URL}?t=3`, feed: 'https://b.example/rss' })]);
    expect(rows()).toMatchObject([{ url: `${URL}?t=2` }, { url: `${URL}?t=3` }]);
  });

  it('keeps what distinguishes its URL when the later document has no other item of the page', () => {
    writer.write([day(0, { url: `${URL}#d0` }), day(1, { url: `${URL}#d1` })]);
    writer.write([day(1, { preview: 'Edited.' })]);
    expect(rows()).toMatchObject([{ url: `${URL}#d0` }, { url: `${URL}#d1` }]);
  });

  it('is found by its URL with a fragment of its own, and with one that only decorates', () => {
    writer.write([day(0, { url: `${URL}#d0` }), day(1, { url: `${URL}#d1` }), day(2)]);
    const reader = IndexReader.open(folder);
    const ids = ['#d0', '#d1', '', '#top', '?utm_source=x'].map((rest) => reader.idOf(URL + rest));
    reader.close();
    expect(new Set(ids.slice(0, 3)).size).toBe(3);
    expect(ids.slice(3)).toEqual([ids[2], ids[2]]);
  });
});
