import { jest } from '@jest/globals';
import type { ArticleStore, IndexArticle, WriteResult } from '../../index/index-article.js';
import { writeInBatches } from './write-in-batches.js';

const articles = (count: number): IndexArticle[] =>
  Array.from({ length: count }, (_, i) => ({ url: `https://a.example/${i}` }) as IndexArticle);

function store(refuses: (article: IndexArticle) => boolean) {
  const kept = new Set<string>();
  const write = jest.fn((batch: IndexArticle[]): WriteResult => {
    if (batch.some(refuses)) throw new Error('refused');
    for (const { url } of batch) kept.add(url);
    return { added: batch.length, updated: 0, unchanged: 0 };
  });
  return { kept, write } satisfies ArticleStore & { kept: Set<string> };
}

describe(writeInBatches.name, () => {
  it('hands over everything, a hundred at a time', async () => {
    const index = store(() => false);
    await expect(writeInBatches(index, articles(250))).resolves.toMatchObject({ added: 250, refused: 0 });
    expect(index.write.mock.calls.map(([batch]) => batch.length)).toEqual([100, 100, 50]);
  });

  it('loses the one article that is refused, and none beside it', async () => {
    const index = store(({ url }) => url.endsWith('/7') || url.endsWith('/0'));
    await expect(writeInBatches(index, articles(50))).resolves.toMatchObject({ added: 48, refused: 2 });
    expect(index.kept.size).toBe(48);
  });

  it('gives up, with the reason, when the index takes nothing', async () => {
    const index = store(() => true);
    await expect(writeInBatches(index, articles(100))).rejects.toThrow('refused');
    expect(index.write.mock.calls.length).toBeLessThan(10);
  });
});
