import type { Feed, FeedItem } from '../../feeds/feed.js';
import type { ArticleStore, IndexArticle, WriteResult } from '../../index/index-article.js';
import type { PollEvent } from '../ingestion-events.js';
import { KnownPublishers, NOBODY } from '../normalize/known-publishers.js';
import { normalizeItem } from '../normalize/normalize-item.js';
import type { Source } from '../sources/source.js';
import { unixNow } from '../state/feed-state.js';
import type { SqliteArrivals } from '../state/sqlite-arrivals.js';
import { SeenItems, type ChangedItem, unambiguousItems } from './seen-items.js';

/** What became of the items of a document. */
export type IntakeResult = Pick<PollEvent, 'items' | 'added' | 'updated' | 'dropped' | 'lags'>;

/** The result where no document was read. */
export const NO_ITEMS: IntakeResult = { items: 0, added: 0, updated: 0, dropped: 0, lags: [] };

/** Items normalized and written at once: 50-200 suit the index and do not block the process's fetches for long. */
const BATCH = 100;

/** A longer lag between publication and discovery, in seconds, says nothing about how fast we are. */
const MAX_LAG = 86_400;

/** Turns the new and changed items of a document into articles and writes them to the index. */
export class ArticleIntake {
  private readonly seen = new SeenItems();

  /**
   * @param retentionDays older articles are left out; 0 keeps everything
   * @param publishers those of the source list, to be found behind aggregators
   */
  constructor(
    private readonly articles: ArticleStore,
    private readonly retentionDays: number,
    private readonly arrivals: Pick<SqliteArrivals, 'add'>,
    private readonly publishers = new KnownPublishers([]),
  ) {}

  /**
   * Takes a document that was fetched: the whole feed.
   * @throws what the index throws when it writes nothing at all; earlier batches stay written
   */
  async take(feed: Feed, source: Source, now: number): Promise<IntakeResult> {
    const items = unambiguousItems(feed.items);
    const intake = await this.takeItems(this.seen.changedItems(source.url, items), feed, source, now);
    intake.dropped += feed.items.length - items.length;
    this.seen.remember(source.url, items);
    this.arrivals.add('poll', intake.lags, now);
    return intake;
  }

  /**
   * Takes a document that a hub sent: the whole feed, or only what is new.
   * @param newest items published after this time, in Unix seconds, are new even if no earlier document is known
   * @throws as `take`
   */
  async takeAdditions(
    feed: Feed,
    source: Source,
    now: number,
    newest?: number | null,
  ): Promise<IntakeResult> {
    const items = unambiguousItems(feed.items);
    const changed = this.seen.changedItems(source.url, items).map(({ item, isNew }) => ({
      item,
      isNew: isNew || (item.publishedAt ?? 0) > (newest ?? Infinity),
    }));
    const intake = await this.takeItems(changed, feed, source, now);
    intake.dropped += feed.items.length - items.length;
    this.seen.add(source.url, items);
    this.arrivals.add('push', intake.lags, now);
    return intake;
  }

  private async takeItems(
    changed: ChangedItem[],
    feed: Feed,
    source: Source,
    now: number,
  ): Promise<IntakeResult> {
    const intake: IntakeResult = { items: feed.items.length, added: 0, updated: 0, dropped: 0, lags: [] };
    const publisherBehind = changed.length > 0 ? this.publishers.behind(feed, source) : NOBODY;
    const normalize = (item: FeedItem): IndexArticle | null =>
      this.isOutdated(item, now) ? null : tryNormalizing(item, feed, source, now, publisherBehind);
    for (let start = 0; start < changed.length; start += BATCH) {
      this.takeBatch(changed.slice(start, start + BATCH), normalize, intake);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return intake;
  }

  private takeBatch(
    changed: ChangedItem[],
    normalize: (item: FeedItem) => IndexArticle | null,
    intake: IntakeResult,
  ): void {
    const articles: IndexArticle[] = [];
    const newTimes: number[] = [];
    for (const { item, isNew } of changed) {
      const article = normalize(item);
      if (article) articles.push(article);
      if (article?.publishedAt && isNew) newTimes.push(article.publishedAt);
    }
    const { added, updated, refused } = writeBatch(this.articles, articles);
    intake.added += added;
    intake.updated += updated;
    intake.dropped += changed.length - articles.length + refused;
    const searchable = unixNow();
    const lags = newTimes.map((time) => Math.max(searchable - time, 0));
    intake.lags.push(...lags.filter((lag) => lag <= MAX_LAG));
  }

  private isOutdated({ publishedAt }: FeedItem, now: number): boolean {
    return this.retentionDays > 0 && publishedAt !== null && publishedAt < now - this.retentionDays * 86_400;
  }
}

/** An item that we fail on is left out, without an effect on the rest of its feed. */
function tryNormalizing(...args: Parameters<typeof normalizeItem>): IndexArticle | null {
  try {
    return normalizeItem(...args);
  } catch {
    return null;
  }
}

export interface Written extends WriteResult {
  /** Articles that the index refused one by one. */
  refused: number;
}

/** Refused articles at the start of a batch after which the index is assumed to write nothing at all. */
const MAX_REFUSED = 3;

/**
 * Writes a batch of articles to the index. When it is refused, its articles are written one by one, so that only the
 * faulty ones are lost.
 * @throws what the index throws when it writes nothing at all, as on a full disk
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
      if (written.refused === index + 1 && (isLast || written.refused === MAX_REFUSED)) throw error;
    }
  }
  return written;
}
