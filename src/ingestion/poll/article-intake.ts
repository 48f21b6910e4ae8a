import type { Feed, FeedItem } from '../../feeds/feed.js';
import type { ArticleStore, IndexArticle } from '../../index/index-article.js';
import { normaliseItem } from '../normalise/normalise-item.js';
import type { PollEvent } from '../poll-event.js';
import type { Source } from '../sources/source.js';
import type { SqliteArrivals } from '../state/sqlite-arrivals.js';
import { SeenItems, type SiftedItem } from './seen-items.js';
import { unambiguousItems } from './unambiguous-items.js';
import { writeBatch } from './write-batch.js';

/** What became of a document's items. */
export type Intake = Pick<PollEvent, 'items' | 'added' | 'updated' | 'dropped' | 'lags'>;

/** Items normalised and written in one go: 50-200 suit the index, and keep the process's other fetches moving. */
const BATCH = 100;

/** How far behind its publication an item may be found and still tell something about us, in seconds. */
const LONGEST_LAG = 86_400;

/** Makes articles of what is new or changed in a document and hands them to the index. */
export class ArticleIntake {
  private readonly seen = new SeenItems();

  /** @param retentionDays older articles are not handed over; 0 keeps everything */
  constructor(
    private readonly articles: ArticleStore,
    private readonly retentionDays: number,
    private readonly arrivals: Pick<SqliteArrivals, 'add'>,
  ) {}

  /**
   * Takes a feed as it is now.
   * @throws what the index throws when it takes nothing; what was written before stays.
   */
  async take(feed: Feed, source: Source, now: number): Promise<Intake> {
    const items = unambiguousItems(feed.items);
    const intake = await this.takeItems(this.seen.sift(source.url, items), feed, source, now);
    intake.dropped += feed.items.length - items.length;
    this.seen.remember(source.url, items);
    this.arrivals.add('poll', intake.lags, now);
    return intake;
  }

  /**
   * Takes a document that a hub sent: perhaps the whole feed, perhaps only what is new, so that nothing follows from
   * what it leaves out.
   * @param newest publication time, Unix seconds, after which an item is new although memory does not say so
   * @throws as `take`.
   */
  async takeAdditions(feed: Feed, source: Source, now: number, newest?: number | null): Promise<Intake> {
    const items = unambiguousItems(feed.items);
    const sifted = this.seen.sift(source.url, items).map(({ item, isNew }) => ({
      item,
      isNew: isNew || (item.publishedAt ?? 0) > (newest ?? Infinity),
    }));
    const intake = await this.takeItems(sifted, feed, source, now);
    intake.dropped += feed.items.length - items.length;
    this.seen.add(source.url, items);
    this.arrivals.add('push', intake.lags, now);
    return intake;
  }

  private async takeItems(sifted: SiftedItem[], feed: Feed, source: Source, now: number): Promise<Intake> {
    const intake: Intake = { items: feed.items.length, added: 0, updated: 0, dropped: 0, lags: [] };
    for (let start = 0; start < sifted.length; start += BATCH) {
      this.takeBatch(sifted.slice(start, start + BATCH), feed, source, now, intake);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return intake;
  }

  private takeBatch(sifted: SiftedItem[], feed: Feed, source: Source, now: number, intake: Intake): void {
    const articles: IndexArticle[] = [];
    const newTimes: number[] = [];
    for (const { item, isNew } of sifted) {
      const article = this.isOutdated(item, now) ? null : tryNormalising(item, feed, source, now);
      if (article) articles.push(article);
      if (article?.publishedAt && isNew) newTimes.push(article.publishedAt);
    }
    const { added, updated, refused } = writeBatch(this.articles, articles);
    intake.added += added;
    intake.updated += updated;
    intake.dropped += sifted.length - articles.length + refused;
    const searchable = Math.floor(Date.now() / 1000);
    const lags = newTimes.map((time) => Math.max(searchable - time, 0));
    intake.lags.push(...lags.filter((lag) => lag <= LONGEST_LAG));
  }

  private isOutdated({ publishedAt }: FeedItem, now: number): boolean {
    return this.retentionDays > 0 && publishedAt !== null && publishedAt < now - this.retentionDays * 86_400;
  }
}

/** An item that trips us up costs itself, never its feed. */
function tryNormalising(...args: Parameters<typeof normaliseItem>): IndexArticle | null {
  try {
    return normaliseItem(...args);
  } catch {
    return null;
  }
}
