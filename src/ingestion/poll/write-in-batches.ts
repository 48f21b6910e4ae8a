import type { ArticleStore, IndexArticle, WriteResult } from '../../index/index-article.js';

const BATCH = 100;

export interface Written extends WriteResult {
  /** Articles the index would not take, each alone. */
  refused: number;
}

/**
 * Hands articles to the index in batches, with room for other work of the thread between them. When a batch is
 * refused its articles are tried one by one: one bad article costs itself.
 * @throws whatever the index throws when it takes nothing at all, such as on a full disk.
 */
export async function writeInBatches(
  store: ArticleStore,
  articles: readonly IndexArticle[],
): Promise<Written> {
  const written: Written = { added: 0, updated: 0, unchanged: 0, refused: 0 };
  for (let start = 0; start < articles.length; start += BATCH) {
    const batch = articles.slice(start, start + BATCH);
    try {
      count(written, store.write(batch));
    } catch (error) {
      const refused = oneByOne(store, batch, written);
      if (refused === batch.length) throw error;
      written.refused += refused;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return written;
}

function oneByOne(store: ArticleStore, batch: IndexArticle[], written: Written): number {
  let refused = 0;
  for (const article of batch) {
    try {
      count(written, store.write([article]));
    } catch {
      refused++;
      // A store that refuses the first few is not there; do not wait for it a hundred times.
      if (refused === Math.min(batch.length, 3) && refused === batch.indexOf(article) + 1)
        return batch.length;
    }
  }
  return refused;
}

function count(written: Written, result: WriteResult): void {
  written.added += result.added;
  written.updated += result.updated;
  written.unchanged += result.unchanged;
}
