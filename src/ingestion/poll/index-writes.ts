import { setTimeout as pause } from 'node:timers/promises';
import type { IndexArticle, WriteOptions, WriteResult } from '../../index/index-article.js';
import type { IndexWriter } from '../../index/index-writer.js';
import { sqliteFault } from '../../index/sqlite.js';

export interface WriteCounts extends Pick<WriteResult, 'added' | 'updated'> {
  /** Number of articles that the index rejects. */
  refused: number;
}

/** Number of articles that are written without waiting for more. */
const MAX_WAITING = 100;
/** Milliseconds for which fewer articles wait for those of other polls. */
const MAX_WAIT_MS = 50;
/** Milliseconds between two attempts of a write that failed. */
const RETRY_EVERY_MS = 5_000;

interface WritesOptions {
  /**
   * Called with the reason when the first write fails, and with null when no write waits any more. Without this
   * function, writes are not retried.
   */
  onFault?(reason: string | null): void;
  /** Milliseconds between two attempts. */
  everyMs?: number;
}

interface WaitingBatch {
  articles: readonly IndexArticle[];
  resolve(written: WriteCounts): void;
  reject(error: unknown): void;
}

/**
 * What ingestion writes to the index. Writes are retried while its disk is full or its file cannot be written: a poll that
 * waits occupies its slot, so that polling pauses. Of a batch that the index refuses, only the faulty articles are lost.
 */
export class IndexWrites {
  private readonly stopping = new AbortController();
  private retried = 0;
  private waiting: WaitingBatch[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(
    readonly index: Pick<IndexWriter, 'write' | 'writeAll' | 'placeFront'>,
    private readonly options: WritesOptions = {},
  ) {}

  /**
   * Writes the articles of polls that arrive together in one transaction: an article in a transaction of its own costs twice
   * as much as one of thirty.
   * @returns when the articles are durable
   * @throws what the index throws when it refuses every article, or cannot be written and the write is not retried
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

  /**
   * Writes articles at once. When the index rejects them, they are written one by one.
   *
   * @throws what the index throws when it cannot be written, which is not retried, or rejects every article
   */
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

  /**
   * Runs a write until the index accepts it.
   * @throws what the write throws for another reason, or once writes are not retried any more
   */
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

  /** Ends retries: waiting writes are attempted a last time. */
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

/** Whether the index accepts no write now, so that the fault is not in the articles. */
function isUnwritable(error: unknown): boolean {
  const fault = sqliteFault(error);
  return fault !== null && fault !== 'other';
}
