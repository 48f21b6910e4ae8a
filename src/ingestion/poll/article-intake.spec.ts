import { jest } from '@jest/globals';
import type { ArticleStore, IndexArticle, WriteResult } from '../../index/index-article.js';
import { writeBatch } from './article-intake.js';

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

describe(writeBatch.name, () => {
  it('hands over everything at once, and nothing when there is nothing', () => {
    const index = store(() => false);
    expect(writeBatch(index, articles(100))).toMatchObject({ added: 100, refused: 0 });
    expect(writeBatch(index, [])).toMatchObject({ added: 0, refused: 0 });
    expect(index.write).toHaveBeenCalledTimes(1);
  });

  it('loses the one article that is refused, and none beside it', () => {
    const index = store(({ url }) => url.endsWith('/7') || url.endsWith('/0'));
    expect(writeBatch(index, articles(50))).toMatchObject({ added: 48, refused: 2 });
    expect(index.kept.size).toBe(48);
  });

  it('gives up, with the reason, when the index takes nothing', () => {
    const index = store(() => true);
    expect(() => writeBatch(index, articles(100))).toThrow('refused');
    expect(() => writeBatch(index, articles(1))).toThrow('refused');
    expect(index.write.mock.calls.length).toBeLessThan(10);
  });
});
