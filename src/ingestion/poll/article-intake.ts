import { setImmediate } from 'node:timers/promises';
import { unixSecondsNow } from '../../articles/article.js';
import { Feed, type FeedItem } from '../../feeds/feed.js';
import { isUntitled } from '../../feeds/feed-fields.js';
import { MAX_ITEMS_PER_FEED } from '../../feeds/limits.js';
import { hash53 } from '../../index/article-identity.js';
import type { IndexArticle } from '../../index/index-article.js';
import { analysisLanguage } from '../../languages/find-language.js';
import type { DiscoveredArticles, IntakeResult } from '../ingestion-events.js';
import { FeedBoilerplate, itemWithoutBoilerplate } from '../normalize/feed-boilerplate.js';
import { SourceLanguages } from '../normalize/source-languages.js';
import { KnownPublishers, TitleEndings } from '../normalize/known-publishers.js';
import { type ItemContext, normalizeItem } from '../normalize/normalize-item.js';
import { IngestionRules } from '../rules/rules.js';
import type { Source } from '../sources/source.js';
import type { FreshnessStats } from '../state/feed-state.js';
import { frontPageUrls } from './item-order.js';
import { distinctItems } from './distinct-items.js';
import type { RetryingIndexWriter, WriteCounts } from './index-writes.js';
import { DAY } from '../../config/durations.js';

export const RESULT_WITHOUT_ITEMS: IntakeResult = {
  items: 0,
  added: 0,
  updated: 0,
  dropped: 0,
  untitled: 0,
  lags: [],
};

/** Makes a test whether a language is ingested. @param languages codes of the languages to ingest; empty for all. */
export function languageFilter(languages: readonly string[]): (language: string) => boolean {
  const read = new Set(languages.map(analysisLanguage));
  return (language) => read.size === 0 || read.has(analysisLanguage(language));
}

/** Maximum items that are normalized and written together; fewer slow the index down, more block fetches. */
const BATCH = 100;

/** Maximum seconds from publication until searchable; a later article does not count in statistics of freshness. */
const MAX_LAG = DAY;

/** How old a document is that a hub pushed, compared with earlier documents of the feed. */
interface PushedDocument {
  /** Publication time of the newest known item in Unix seconds, after which items are new; null if none is known. */
  newest: number | null;
  /** Whether a newer document of the feed was read already, so that stored articles are not changed. */
  isOlder: boolean;
}

interface ReadDocument {
  feed: Feed;
  source: Source;
  /** Equal to `source`, but with the language of its articles if it declares none. */
  claimed: Source;
  /** The present time in Unix seconds. */
  now: number;
}

type WriteArticles = (batch: readonly IndexArticle[]) => WriteCounts | Promise<WriteCounts>;

interface IntakeOptions {
  writes: RetryingIndexWriter;
  freshness: Pick<FreshnessStats, 'add'>;
  /** Age in days from which articles are dropped; 0 to drop none. */
  retentionDays?: number;
  /** Recognizes publishers in the titles of aggregators. */
  publishers?: KnownPublishers;
  /** Whether articles in a language are ingested, if their source declares none. */
  reads?(language: string): boolean;
  /** Rules for every article, including those of live sources. */
  rules?: IngestionRules;
}

/** Converts the new and changed items of a document to articles and writes them to the index. */
export class ArticleIntake {
  private readonly seen = new SeenItems();
  private readonly endings = new TitleEndings();
  private readonly boilerplate = new FeedBoilerplate();
  private readonly languages = new SourceLanguages();

  private readonly writes: RetryingIndexWriter;
  private readonly freshness: Pick<FreshnessStats, 'add'>;
  private readonly retentionDays: number;
  private readonly publishers: KnownPublishers;
  private readonly reads: (language: string) => boolean;
  private readonly rules: IngestionRules;

  constructor({ writes, freshness, ...options }: IntakeOptions) {
    this.writes = writes;
    this.freshness = freshness;
    this.retentionDays = options.retentionDays ?? 0;
    this.publishers = options.publishers ?? new KnownPublishers([]);
    this.reads = options.reads ?? (() => true);
    this.rules = options.rules ?? new IngestionRules(null);
  }

  /** Ingests a complete feed. @throws an error of the index when no article of a batch could be written. */
  async ingest(feed: Feed, source: Source, now: number): Promise<IntakeResult> {
    const write: WriteArticles = (batch) => this.writes.writeTogether(batch);
    const { items, result } = await this.ingestChanged({ feed, source, now }, write);
    this.seen.remember(source.url, items);
    const front = frontPageUrls(feed, items, source);
    await this.writes.retry(() => this.writes.index.placeFront(source.url, front, now));
    await this.writes.retry(() => this.freshness.add('poll', result.lags, now));
    return result;
  }

  /** Ingests a document that a hub pushed, which may have only new items. @throws an error of the index as `ingest`. */
  async ingestPushed(
    feed: Feed,
    source: Source,
    now: number,
    { newest, isOlder }: PushedDocument,
  ): Promise<IntakeResult> {
    // Pushes are handled one after another: one that waited would delay all others.
    const write: WriteArticles = (batch) =>
      this.writes.retry(() => this.writes.writeNow(batch, { onlyNew: isOlder }));
    const { items, result } = await this.ingestChanged({ feed, source, now }, write, newest ?? Infinity);
    // A later document may contain again what this older one has of a known item.
    if (!isOlder) this.seen.add(source.url, items);
    await this.writes.retry(() => this.freshness.add('push', result.lags, now));
    return result;
  }

  /** Ingests articles of a live source; they do not count for freshness. @throws an error of the index as `ingest`. */
  async ingestDiscovered(
    { feed: url, language, items }: DiscoveredArticles,
    now: number,
  ): Promise<IntakeResult> {
    const feed = { ...new Feed('json'), language, items };
    const source = { url, title: '', siteUrl: null, language, country: null, categories: [] };
    const distinct = distinctItems(items).map((item) => ({ item, isNew: false }));
    // Not retried: articles of live sources would pile up while the index cannot be written.
    const write: WriteArticles = (batch) => this.writes.writeNow(batch);
    return this.ingestItems(distinct, { feed, source, now, claimed: source }, write);
  }

  /**
   * Ingests the items of a document that are new or changed since the feed's last document.
   * @param newest Unix seconds of the newest known item, after which items are new; Infinity if none is known.
   */
  private async ingestChanged(
    { feed, source, now }: Omit<ReadDocument, 'claimed'>,
    write: WriteArticles,
    newest = Infinity,
  ): Promise<{ items: FeedItem[]; result: IntakeResult }> {
    const items = distinctItems(feed.items);
    const changed = this.seen.changedItems(source.url, items);
    for (const one of changed) one.isNew ||= (one.item.publishedAt ?? 0) > newest;
    const claimed = this.languages.claim(feed, source);
    const result = await this.ingestItems(changed, { feed, source, now, claimed }, write);
    result.dropped += feed.items.length - items.length;
    return { items, result };
  }

  private async ingestItems(
    changed: ChangedItem[],
    { feed, source, now, claimed }: ReadDocument,
    write: WriteArticles,
  ): Promise<IntakeResult> {
    const intake: IntakeResult = { ...RESULT_WITHOUT_ITEMS, items: feed.items.length, lags: [] };
    if (changed.length === 0) return intake;
    const publisherBehind = this.publishers.behind(feed, source);
    const endings = this.endings.of(feed, source);
    const boilerplate = this.boilerplate.of(feed, source, endings);
    const normalize = (item: FeedItem): IndexArticle | null => {
      if (this.isOutdated(item, now)) return null;
      const own = itemWithoutBoilerplate(item, boilerplate);
      const article = tryNormalizing(own, { feed, source: claimed, now, publisherBehind, endings });
      const isOurs = source.language !== null || article === null || this.reads(article.language);
      return isOurs && article !== null ? this.rules.apply(article) : null;
    };
    for (let start = 0; start < changed.length; start += BATCH) {
      await this.ingestBatch(changed.slice(start, start + BATCH), normalize, intake, write);
      await setImmediate();
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
    intake.untitled += changed.filter(({ item }) => isUntitled(item.title)).length;
    intake.dropped += changed.length - articles.length + refused;
    const searchable = unixSecondsNow();
    const lags = newTimes.map((time) => Math.max(searchable - time, 0));
    intake.lags.push(...lags.filter((lag) => lag <= MAX_LAG));
  }

  private isOutdated({ publishedAt }: FeedItem, now: number): boolean {
    return this.retentionDays > 0 && publishedAt !== null && publishedAt < now - this.retentionDays * DAY;
  }
}

/** Normalizes an item; null if that fails, so that the other items of the feed are ingested. */
function tryNormalizing(item: FeedItem, context: ItemContext): IndexArticle | null {
  try {
    return normalizeItem(item, context);
  } catch {
    return null;
  }
}

interface ChangedItem {
  item: FeedItem;
  /** Whether the item was absent from the feed's last document; false if there was no earlier document. */
  isNew: boolean;
}

/** Remembers the last document of each feed as hashes in memory, 16 bytes per item, to skip unchanged items. */
export class SeenItems {
  /** By URL of the feed: two hashes per item of the last document, alternately of its identity and its content. */
  private readonly documents = new Map<string, Float64Array>();

  /** The items that are new or changed since the feed's last document. */
  changedItems(feed: string, items: readonly FeedItem[]): ChangedItem[] {
    const document = this.documents.get(feed);
    const before = document && contentsOf(document);
    return items.flatMap((item) => {
      const known = before?.get(identityOf(item));
      const isNew = before !== undefined && known === undefined;
      return known === contentOf(item) ? [] : [{ item, isNew }];
    });
  }

  remember(feed: string, items: readonly FeedItem[]): void {
    this.store(feed, new Map(), items);
  }

  /** Adds pushed items to the feed's last document, if there is one. */
  add(feed: string, items: readonly FeedItem[]): void {
    const document = this.documents.get(feed);
    if (document && document.length <= 2 * MAX_ITEMS_PER_FEED) this.store(feed, contentsOf(document), items);
  }

  private store(feed: string, contents: Map<number, number>, items: readonly FeedItem[]): void {
    for (const item of items) contents.set(identityOf(item), contentOf(item));
    this.documents.set(feed, Float64Array.from([...contents].flat()));
  }
}

/** By the hash of an item's identity (id and URL): the hash of its content. */
function contentsOf(document: Float64Array): Map<number, number> {
  const contents = new Map<number, number>();
  for (let i = 0; i < document.length; i += 2) contents.set(document[i]!, document[i + 1]!);
  return contents;
}

function identityOf(item: FeedItem): number {
  return hash53(`${item.id ?? ''}\n${item.url}`);
}

function contentOf({ title, text, publishedAt, imageUrl }: FeedItem): number {
  return hash53([title, text, publishedAt, imageUrl].join('\n'));
}
