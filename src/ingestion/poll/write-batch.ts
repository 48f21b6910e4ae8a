import type { ArticleStore, IndexArticle, WriteResult } from '../../index/index-article.js';

export interface Written extends WriteResult {
  /** Articles the index would not take, each alone. */
  refused: number;
}

/** Articles refused at the start of a batch after which the index is held to take nothing at all. */
const ENOUGH_REFUSED = 3;

/**
 * Hands a batch of articles to the index. When it is refused its articles are tried one by one: one bad article
 * costs itself.
 * @throws whatever the index throws when it takes nothing at all, such as on a full disk.
 */
export function writeBatch(store: ArticleStore, batch: readonly IndexArticle[]): Written {
  if (batch.length === 0) return { added: 0, updated: 0, unchanged: 0, refused: 0 };
  try {
    return { ...store.write([...batch]), refused: 0 };
  } catch {
    return writeOneByOne(store, batch);
  }
}

function writeOneByOne(store: ArticleStore, batch: readonly IndexArticle[]): Written {
  const written: Written = { added: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const [index, article] of batch.entries()) {
    try {
      const { added, updated, unchanged } = store.write([article]);
      written.added += added;
      written.updated += updated;
      written.unchanged += unchanged;
    } catch (error) {
      written.refused++;
      const isLast = index + 1 === batch.length;
      if (written.refused === index + 1 && (isLast || written.refused === ENOUGH_REFUSED)) throw error;
    }
  }
  return written;
}
