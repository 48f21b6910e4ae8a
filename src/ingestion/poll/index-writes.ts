import { setTimeout as pause } from 'node:timers/promises';
import type { IndexArticle, WriteOptions, WriteResult } from '../../index/index-article.js';
import type { IndexWriter } from '../../index/index-writer.js';
import { sqliteFault } from '../../index/sqlite.js';

export interface WriteCounts extends Pick<WriteResult, 'added' | 'updated'> {
  /** Number of articles that the index rejected. */
  refused: number;
}

/** Number of waiting articles at which they are written at once, before `MAX_WAIT_MS` have passed. */
const MAX_WAITING = 100;
/** Maximum milliseconds that articles wait, to be written together with those of other polls. */
const MAX_WAIT_MS = 50;
/** Milliseconds between two attempts at a failed write. */
const RETRY_EVERY_MS = 5_000;

interface WritesOptions {
  /** Called with the reason when writes fail, with null when they succeed again. Without it, none is retried. */
  onFault?(reason: string | null): void;
  /** Milliseconds between two attempts at a failed write. */
  everyMs?: number;
}

interface WaitingBatch {
  articles: readonly IndexArticle[];
  resolve(written: WriteCounts): void;
  reject(error: unknown): void;
}

/**
 * Writes articles to the index. While its disk is full or its file not writable, writes wait and are retried; waiting
 * polls occupy their slots, so that polling pauses. If the index rejects a batch, only the faulty articles are lost.
 */
export class RetryingIndexWriter {
  private readonly stopping = new AbortController();
  private retried = 0;
  private waiting: WaitingBatch[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(
    readonly index: Pick<IndexWriter, 'write' | 'writeAll' | 'placeFront'>,
    private readonly options: WritesOptions = {},
  ) {}

  /**
   * Writes articles of concurrent polls in one transaction, which halves the cost per article.
   * @returns when the articles are durable.
   * @throws the error of the index if it rejects every article, or cannot be written and writes are not retried.
   */
  async writeTogether(articles: readonly IndexArticle[]): Promise<WriteCounts> {
    if (articles.length === 0) return { added: 0, updated: 0, refused: 0 };
    return this.retry(() => {
      const written = new Promise<WriteCounts>((resolve, reject) => {
        this.waiting.push({ articles, resolve, reject });
      });
      this.timer ??= setTimeout(() => this.flush(), MAX_WAIT_MS);
      if (this.waiting.reduce((sum, batch) => sum + batch.articles.length, 0) >= MAX_WAITING) this.flush();
      return written;
    });
  }

  /** Writes articles immediately, one by one if the index rejects them. @throws its error if it takes none of them. */
  writeNow(articles: readonly IndexArticle[], options?: WriteOptions): WriteCounts {
    const written: WriteCounts = { added: 0, updated: 0, refused: 0 };
    const write = (batch: readonly IndexArticle[]): void => {
      const { added, updated } = this.index.write(batch, options);
      written.added += added;
      written.updated += updated;
    };
    try {
      if (articles.length > 0) write(articles);
    } catch (error) {
      if (isUnwritable(error)) throw error;
      for (const article of articles) {
        try {
          write([article]);
        } catch (fault) {
          if (isUnwritable(fault) || ++written.refused === articles.length) throw fault;
        }
      }
    }
    return written;
  }

  /** Runs a write, and repeats it while the index cannot be written. @throws other errors; after `stop`, every error. */
  async retry<T>(write: () => T | Promise<T>): Promise<T> {
    const { onFault, everyMs = RETRY_EVERY_MS } = this.options;
    let isWaiting = false;
    try {
      for (;;) {
        try {
          return await write();
        } catch (error) {
          if (onFault === undefined || this.stopping.signal.aborted || !isUnwritable(error)) throw error;
          if (!isWaiting && this.retried++ === 0) onFault((error as Error).message);
          isWaiting = true;
        }
        await pause(everyMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    } finally {
      if (isWaiting && --this.retried === 0) onFault?.(null);
    }
  }

  /** Stops retries; waiting writes are attempted a last time. */
  stop(): void {
    this.stopping.abort();
  }

  private flush(): void {
    const { waiting, timer } = this;
    this.waiting = [];
    this.timer = null;
    clearTimeout(timer!);
    let results: WriteResult[] | null = null;
    try {
      results = this.index.writeAll(waiting.map(({ articles }) => articles));
    } catch (error) {
      if (isUnwritable(error)) return waiting.forEach(({ reject }) => reject(error));
    }
    for (const [i, { articles, resolve, reject }] of waiting.entries()) {
      try {
        resolve(results === null ? this.writeNow(articles) : { ...results[i]!, refused: 0 });
      } catch (error) {
        reject(error);
      }
    }
  }
}

/** Whether an error means that the index cannot be written, and not that an article is faulty. */
function isUnwritable(error: unknown): boolean {
  const fault = sqliteFault(error);
  return fault !== null && fault !== 'other';
}
