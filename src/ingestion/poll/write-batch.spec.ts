import type { ArticleStore, IndexArticle, WriteResult } from '../../index/index-article.js';
import { GroupCommit, writeBatch } from './write-batch.js';

const articles = (count: number, host = 'a.example'): IndexArticle[] =>
  Array.from({ length: count }, (_, i) => ({ url: `https://${host}/${i}` }) as IndexArticle);

function store(refuses: (article: IndexArticle) => boolean) {
  const stored = new Set<string>();
  const write = (batch: readonly IndexArticle[]): WriteResult => {
    if (batch.some(refuses)) throw new Error('refused');
    for (const { url } of batch) stored.add(url);
    return { added: batch.length, updated: 0, unchanged: 0 };
  };
  const writeAll = (batches: readonly (readonly IndexArticle[])[]): WriteResult[] => {
    if (batches.flat().some(refuses)) throw new Error('refused');
    return batches.map((batch) => write(batch));
  };
  return { stored, write, writeAll } satisfies ArticleStore & { stored: Set<string> };
}

describe(writeBatch.name, () => {
  it('writes all articles, and nothing without articles', () => {
    const index = store(() => false);
    expect(writeBatch(index, articles(100))).toMatchObject({ added: 100, refused: 0 });
    expect(writeBatch(index, [])).toMatchObject({ added: 0, refused: 0 });
    expect(index.stored.size).toBe(100);
  });

  it('omits only the article that the index rejects', () => {
    const index = store(({ url }) => url.endsWith('/7') || url.endsWith('/0'));
    expect(writeBatch(index, articles(50))).toMatchObject({ added: 48, refused: 2 });
    expect(index.stored.size).toBe(48);
  });

  it('fails, with the reason, when the index rejects every article', () => {
    const index = store(() => true);
    expect(() => writeBatch(index, articles(100))).toThrow('refused');
    expect(() => writeBatch(index, articles(1))).toThrow('refused');
  });

  it.each([13, 10, 778])('omits no article when the disk becomes full within a batch (%i)', (errcode) => {
    let room = 3;
    const write = (batch: readonly IndexArticle[]): WriteResult => {
      room -= batch.length;
      if (room < 0) throw Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode });
      return { added: batch.length, updated: 0, unchanged: 0 };
    };
    expect(() => writeBatch({ write, writeAll: () => [] }, articles(50))).toThrow('full');
  });
});

describe(GroupCommit.name, () => {
  it('reports to each of the polls that arrive together what was written of its own articles', async () => {
    const index = store(() => false);
    const sut = new GroupCommit(index);
    const written = await Promise.all([sut.write(articles(2)), sut.write(articles(3, 'b.example'))]);
    expect(written.map(({ added }) => added)).toEqual([2, 3]);
  });

  it('waits no longer once there are enough articles', async () => {
    const index = store(() => false);
    const sut = new GroupCommit(index);
    void sut.write(articles(1));
    const written = sut.write(articles(100, 'b.example'));
    expect(index.stored.size).toBe(101);
    await expect(written).resolves.toMatchObject({ added: 100 });
  });

  it('writes each batch on its own when the index rejects an article of one', async () => {
    const sut = new GroupCommit(store(({ url }) => url === 'https://b.example/0'));
    const [one, other, third] = await Promise.allSettled([
      sut.write(articles(2)),
      sut.write(articles(2, 'b.example')),
      sut.write(articles(1, 'b.example')),
    ]);
    expect(one).toMatchObject({ value: { added: 2, refused: 0 } });
    expect(other).toMatchObject({ value: { added: 1, refused: 1 } });
    expect(third).toMatchObject({ reason: { message: 'refused' } });
  });

  it('reports a full disk to all polls without another attempt', async () => {
    const index = store(() => false);
    const full = Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    const refuse = (): never => {
      throw full;
    };
    const sut = new GroupCommit({ ...index, writeAll: refuse });
    const results = await Promise.allSettled([sut.write(articles(2)), sut.write(articles(2, 'b.example'))]);
    expect(results.map((result) => (result as PromiseRejectedResult).reason)).toEqual([full, full]);
    expect(index.stored.size).toBe(0);
  });
});
