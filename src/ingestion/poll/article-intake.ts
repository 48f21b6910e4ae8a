import { unixNow } from '../../articles/article.js';
import { emptyFeed, type Feed, type FeedItem } from '../../feeds/feed.js';
import { MAX_ITEMS } from '../../feeds/limits.js';
import { hash53 } from '../../index/article-identity.js';
import type { ArticleStore, IndexArticle, WriteOptions, WriteResult } from '../../index/index-article.js';
import { analysisLanguage } from '../../languages/find-language.js';
import type { DiscoveredArticles, PollEvent } from '../ingestion-events.js';
import { FeedBoilerplate, withoutBoilerplate } from '../normalize/feed-boilerplate.js';
import { KnownPublishers, TitleEndings } from '../normalize/known-publishers.js';
import { normalizeItem } from '../normalize/normalize-item.js';
import type { Source } from '../sources/source.js';
import type { FreshnessStats } from '../state/feed-state.js';
import { isUnwritable, WriteRetry } from './write-retry.js';

/** The result of ingesting a document. */
export type IntakeResult = Pick<PollEvent, 'items' | 'added' | 'updated' | 'dropped' | 'lags'>;

/** The result where no document was read. */
export const NO_ITEMS: IntakeResult = { items: 0, added: 0, updated: 0, dropped: 0, lags: [] };

/** Whether this node ingests a language, by its code and that of any of its regions. */
type ReadsLanguage = (language: string) => boolean;

/** @param languages codes; none for all. */
export function readsLanguages(languages: readonly string[]): ReadsLanguage {
  const read = new Set(languages.map(analysisLanguage));
  return (language) => read.size === 0 || read.has(analysisLanguage(language));
}

/** Items normalized and written at once: 50-200 suit the index and do not block the process's fetches for long. */
const BATCH = 100;

/** A longer lag between publication and discovery, in seconds, says nothing about how fast we are. */
const MAX_LAG = 86_400;

/** A document that a hub sent, beside what is known of its feed. */
interface PushedDocument {
  /** Items published after this time, in Unix seconds, are new even if no earlier document is known. */
  newest?: number | null;
  /** Whether a newer document has been read: it changes no stored article. */
  isOlder?: boolean;
}

type WriteArticles = (batch: readonly IndexArticle[]) => Written | Promise<Written>;

/** Turns the new and changed items of a document into articles and writes them to the index. */
export class ArticleIntake {
  private readonly seen = new SeenItems();
  private readonly endings = new TitleEndings();
  private readonly boilerplate = new FeedBoilerplate();

  /**
   * @param retentionDays older articles are left out; 0 keeps everything
   * @param publishers those of the source list, to be found behind aggregators
   * @param reads decides for articles of sources that declare no language
   * @param writes those of polls and pushes
   */
  constructor(
    private readonly articles: ArticleStore,
    private readonly retentionDays: number,
    private readonly arrivals: Pick<FreshnessStats, 'add'>,
    private readonly publishers = new KnownPublishers([]),
    private readonly reads: ReadsLanguage = () => true,
    private readonly writes = new WriteRetry(),
  ) {}

  /**
   * Ingests a document that was fetched: the complete feed.
   * @throws what the index throws when it writes nothing at all; earlier batches stay written
   */
  async ingest(feed: Feed, source: Source, now: number): Promise<IntakeResult> {
    const items = unambiguousItems(feed.items);
    const isTooOld = (item: FeedItem): boolean => this.isOutdated(item, now);
    const changed = this.seen.changedItems(source.url, items, isTooOld);
    const intake = await this.ingestItems(changed, feed, source, now, this.retriedWrite());
    this.seen.remember(source.url, items, isTooOld);
    await this.writes.run(() => this.arrivals.add('poll', intake.lags, now));
    return { ...intake, dropped: intake.dropped + feed.items.length - items.length };
  }

  /**
   * Ingests a document that a hub pushed: the complete feed, or only new items.
   * @throws as `ingest`
   */
  async ingestPushed(
    feed: Feed,
    source: Source,
    now: number,
    { newest = null, isOlder = false }: PushedDocument = {},
  ): Promise<IntakeResult> {
    const items = unambiguousItems(feed.items);
    const changed = this.seen.changedItems(source.url, items);
    for (const one of changed) one.isNew ||= (one.item.publishedAt ?? 0) > (newest ?? Infinity);
    const write = this.retriedWrite({ onlyNew: isOlder });
    const intake = await this.ingestItems(changed, feed, source, now, write);
    // What an older document has of a known item may become true again.
    if (!isOlder) this.seen.add(source.url, items);
    await this.writes.run(() => this.arrivals.add('push', intake.lags, now));
    return { ...intake, dropped: intake.dropped + feed.items.length - items.length };
  }

  /**
   * Takes what a live source found. Nothing is remembered of it: the index knows its own articles, and how late a
   * question found something says nothing of how fast we are.
   * @throws as `ingest`
   */
  async ingestDiscovered(
    { feed: url, language, items }: DiscoveredArticles,
    now: number,
  ): Promise<IntakeResult> {
    const feed = { ...emptyFeed('json'), language, items };
    const source = { url, title: '', siteUrl: null, language, country: null, categories: [] };
    const distinct = unambiguousItems(items).map((item) => ({ item, isNew: false }));
    // Not retried: articles of live sources would pile up while the index cannot be written.
    return this.ingestItems(distinct, feed, source, now, (batch) => writeBatch(this.articles, batch));
  }

  private retriedWrite(options?: WriteOptions): WriteArticles {
    return (batch) => this.writes.run(() => writeBatch(this.articles, batch, options));
  }

  private async ingestItems(
    changed: ChangedItem[],
    feed: Feed,
    source: Source,
    now: number,
    write: WriteArticles,
  ): Promise<IntakeResult> {
    const intake: IntakeResult = { ...NO_ITEMS, items: feed.items.length, lags: [] };
    if (changed.length === 0) return intake;
    const publisherBehind = this.publishers.behind(feed, source);
    const endings = this.endings.of(feed, source);
    const boilerplate = this.boilerplate.of(feed, source, endings);
    const normalize = (item: FeedItem): IndexArticle | null => {
      if (this.isOutdated(item, now)) return null;
      const own = withoutBoilerplate(item, boilerplate);
      const article = tryNormalizing(own, feed, source, now, publisherBehind, endings);
      const isOurs = source.language !== null || article === null || this.reads(article.language);
      return isOurs ? article : null;
    };
    for (let start = 0; start < changed.length; start += BATCH) {
      await this.ingestBatch(changed.slice(start, start + BATCH), normalize, intake, write);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return intake;
  }

  private async ingestBatch(
    changed: ChangedItem[],
    normalize: (item: FeedItem) => IndexArticle | null,
    intake: IntakeResult,
    write: WriteArticles,
  ): Promise<void> {
    const articles: IndexArticle[] = [];
    const newTimes: number[] = [];
    for (const { item, isNew } of changed) {
      const article = normalize(item);
      if (article) articles.push(article);
      if (article?.publishedAt && isNew) newTimes.push(article.publishedAt);
    }
    const { added, updated, refused } = await write(articles);
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

interface Written extends Pick<WriteResult, 'added' | 'updated'> {
  /** Articles that the index refused one by one. */
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

interface ChangedItem {
  item: FeedItem;
  /** Whether it was missing in the document of the poll before; false on the first poll. */
  isNew: boolean;
}

/**
 * Remembers the last document of every feed as hashes, so that unchanged items are not normalized and compared with the
 * index again. In memory only; about 40 bytes per item.
 */
export class SeenItems {
  private readonly documents = new Map<string, Map<number, number>>();

  /**
   * The new and changed items since the last `remember` for the feed.
   *
   * @param isTooOld items beyond retention are not remembered.
   */
  changedItems(feed: string, items: readonly FeedItem[], isTooOld = neverTooOld): ChangedItem[] {
    const before = this.documents.get(feed);
    return items.flatMap((item) => {
      const known = before?.get(identityOf(item));
      return known === contentOf(item, isTooOld)
        ? []
        : [{ item, isNew: before !== undefined && known === undefined }];
    });
  }

  /** Call once the items are in the index. */
  remember(feed: string, items: readonly FeedItem[], isTooOld = neverTooOld): void {
    this.documents.set(feed, new Map(items.map((item) => [identityOf(item), contentOf(item, isTooOld)])));
  }

  /** As `remember`, for items in addition to those of the last document; does nothing without one. */
  add(feed: string, items: readonly FeedItem[]): void {
    const document = this.documents.get(feed);
    if (!document || document.size > MAX_ITEMS) return;
    for (const item of items) document.set(identityOf(item), contentOf(item));
  }
}

function identityOf(item: FeedItem): number {
  return hash53(`${item.id ?? ''}\n${item.url}`);
}

const neverTooOld: (item: FeedItem) => boolean = () => false;

function contentOf(item: FeedItem, isTooOld = neverTooOld): number {
  const { title, text, publishedAt, imageUrl } = item;
  return hash53([title, text, publishedAt, imageUrl, isTooOld(item)].join('\n'));
}

/**
 * The items of a document with reliable identities: an identifier that several addresses share is removed, and of
 * several items with one address the first is used.
 */
export function unambiguousItems(items: readonly FeedItem[]): FeedItem[] {
  const addressOf = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { id, url } of items) {
    if (id === null) continue;
    const address = addressOf.get(id);
    if (address !== undefined && address !== url) repeated.add(id);
    addressOf.set(id, url);
  }
  const seen = new Set<string>();
  return items.flatMap((item) => {
    if (seen.has(item.url)) return [];
    seen.add(item.url);
    return [item.id !== null && repeated.has(item.id) ? { ...item, id: null } : item];
  });
}
