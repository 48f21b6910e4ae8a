import type { ArticleStore, IndexArticle, WriteOptions, WriteResult } from '../../index/index-article.js';
import { isUnwritable } from './faults.js';

export interface Written extends Pick<WriteResult, 'added' | 'updated'> {
  refused: number;
}

/**
 * Writes a batch of articles to the index. When it is refused, its articles are written one by one, so that only the
 * faulty ones are lost.
 * @throws what the index throws when it cannot be written, as on a full disk, or refuses every article
 */
export function writeBatch(
  store: ArticleStore,
  batch: readonly IndexArticle[],
  options?: WriteOptions,
): Written {
  const written: Written = { added: 0, updated: 0, refused: 0 };
  const write = (articles: IndexArticle[]): void => {
    const { added, updated } = store.write(articles, options);
    written.added += added;
    written.updated += updated;
  };
  try {
    if (batch.length > 0) write([...batch]);
  } catch (error) {
    if (isUnwritable(error)) throw error;
    for (const article of batch) {
      try {
        write([article]);
      } catch (fault) {
        if (isUnwritable(fault) || ++written.refused === batch.length) throw fault;
      }
    }
  }
  return written;
}

/** So many articles are written without waiting for more. */
const MAX_WAITING = 100;
/** Milliseconds for which fewer wait for those of other polls. */
const MAX_WAIT_MS = 50;

interface WaitingBatch {
  articles: readonly IndexArticle[];
  resolve(written: Written): void;
  reject(error: unknown): void;
}

/**
 * Writes the articles of polls that arrive together in one transaction: an article in a transaction of its own costs twice
 * as much as one of thirty.
 */
export class GroupCommit {
  private waiting: WaitingBatch[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly store: ArticleStore) {}

  /**
   * @returns when the articles are durable
   * @throws as `writeBatch`
   */
  async write(articles: readonly IndexArticle[]): Promise<Written> {
    if (articles.length === 0) return { added: 0, updated: 0, refused: 0 };
    const written = new Promise<Written>((resolve, reject) => {
      this.waiting.push({ articles, resolve, reject });
    });
    this.timer ??= setTimeout(() => this.flush(), MAX_WAIT_MS);
    if (this.waiting.reduce((sum, batch) => sum + batch.articles.length, 0) >= MAX_WAITING) this.flush();
    return written;
  }

  private flush(): void {
    const { waiting, timer } = this;
    this.waiting = [];
    this.timer = null;
    clearTimeout(timer!);
    let results: WriteResult[] | null = null;
    try {
      results = this.store.writeAll(waiting.map(({ articles }) => articles));
    } catch (error) {
      if (isUnwritable(error)) return waiting.forEach(({ reject }) => reject(error));
    }
    for (const [i, { articles, resolve, reject }] of waiting.entries()) {
      try {
        resolve(results === null ? writeBatch(this.store, articles) : { ...results[i]!, refused: 0 });
      } catch (error) {
        reject(error);
      }
    }
  }
}
