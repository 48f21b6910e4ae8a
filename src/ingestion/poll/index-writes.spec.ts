import type { ArticleStore, IndexArticle, WriteResult } from '../../index/index-article.js';
import { IndexWrites } from './index-writes.js';

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

const full = Object.assign(new Error('disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });

describe('a batch of articles', () => {
  it('is written completely, and may be empty', () => {
    const index = store(() => false);
    expect(new IndexWrites(index).writeNow(articles(100))).toMatchObject({ added: 100, refused: 0 });
    expect(new IndexWrites(index).writeNow([])).toMatchObject({ added: 0, refused: 0 });
    expect(index.stored.size).toBe(100);
  });

  it('loses only the article that the index refuses', () => {
    const index = store(({ url }) => url.endsWith('/7') || url.endsWith('/0'));
    expect(new IndexWrites(index).writeNow(articles(50))).toMatchObject({ added: 48, refused: 2 });
    expect(index.stored.size).toBe(48);
  });

  it('fails, with the reason, when the index refuses every article', () => {
    const index = store(() => true);
    expect(() => new IndexWrites(index).writeNow(articles(100))).toThrow('refused');
    expect(() => new IndexWrites(index).writeNow(articles(1))).toThrow('refused');
  });

  it.each([13, 10, 778])(
    'loses no article when the disk becomes full while it is written (%i)',
    (errcode) => {
      let room = 3;
      const write = (batch: readonly IndexArticle[]): WriteResult => {
        room -= batch.length;
        if (room < 0) throw Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode });
        return { added: batch.length, updated: 0, unchanged: 0 };
      };
      expect(() => new IndexWrites({ write, writeAll: () => [] }).writeNow(articles(50))).toThrow('full');
    },
  );
});

describe('articles of several polls', () => {
  it('are written together, and each poll learns what was written of its own', async () => {
    const index = store(() => false);
    const sut = new IndexWrites(index);
    const written = await Promise.all([
      sut.writeTogether(articles(2)),
      sut.writeTogether(articles(3, 'b.example')),
    ]);
    expect(written.map(({ added }) => added)).toEqual([2, 3]);
  });

  it('wait no longer once there are enough', async () => {
    const index = store(() => false);
    const sut = new IndexWrites(index);
    void sut.writeTogether(articles(1));
    const written = sut.writeTogether(articles(100, 'b.example'));
    expect(index.stored.size).toBe(101);
    await expect(written).resolves.toMatchObject({ added: 100 });
  });

  it('are written separately when the index refuses an article', async () => {
    const sut = new IndexWrites(store(({ url }) => url === 'https://b.example/0'));
    const [one, other, third] = await Promise.allSettled([
      sut.writeTogether(articles(2)),
      sut.writeTogether(articles(2, 'b.example')),
      sut.writeTogether(articles(1, 'b.example')),
    ]);
    expect(one).toMatchObject({ value: { added: 2, refused: 0 } });
    expect(other).toMatchObject({ value: { added: 1, refused: 1 } });
    expect(third).toMatchObject({ reason: { message: 'refused' } });
  });

  it('all fail without another attempt when the disk is full', async () => {
    const index = store(() => false);
    const refuse = (): never => {
      throw full;
    };
    const sut = new IndexWrites({ ...index, writeAll: refuse });
    const results = await Promise.allSettled([
      sut.writeTogether(articles(2)),
      sut.writeTogether(articles(2, 'b.example')),
    ]);
    expect(results.map((result) => (result as PromiseRejectedResult).reason)).toEqual([full, full]);
    expect(index.stored.size).toBe(0);
  });
});

describe('a write to an index whose disk is full', () => {
  it('is attempted until there is room, and the reason and the end are reported once', async () => {
    const faults: (string | null)[] = [];
    const sut = new IndexWrites(
      store(() => false),
      { onFault: (reason) => void faults.push(reason), everyMs: 1 },
    );
    let attempts = 0;
    const write = (): string => {
      if (++attempts < 20) throw full;
      return 'written';
    };
    expect(await Promise.all([sut.retry(write), sut.retry(write)])).toEqual(['written', 'written']);
    expect(faults).toEqual(['disk is full', null]);
  });

  it('is attempted a last time when the service stops', async () => {
    const sut = new IndexWrites(
      store(() => false),
      { onFault: () => undefined },
    );
    let attempts = 0;
    const result = sut.retry(() => {
      attempts++;
      throw full;
    });
    sut.stop();
    await expect(result).rejects.toBe(full);
    expect(attempts).toBe(2);
  });
});
