import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { unixNow } from '../../articles/article.js';
import { monthOf } from '../../index/article-id.js';
import { urlKey } from '../../index/article-identity.js';
import type { IndexWriter } from '../../index/index-writer.js';
import type { OutboxRemoval, ReplicationFault } from '../../index/outbox.js';
import { ColumnStatement, type Database, type Statement } from '../../index/sqlite.js';
import { openSearchClient, type OpenSearchSettings } from '../client.js';
import { adviceFor, ArchiveFault, describeFault } from '../fault.js';
import { createArticleIndex, createIndexes, endOfMonth, indexNames, surveyIndexes } from '../indexes.js';
import { SharedRemovals } from '../shared-removals.js';
import { sweepArchive } from './archive-retention.js';
import { claimNodeNumber } from './node-number.js';
import { ArticleQueue, type Queue, StoryQueue, WordQueue } from './queues.js';
import { sendBulk } from './send-bulk.js';

/** Changes in one request, and how long they may wait for others of the same document, in milliseconds. */
const PACE = {
  articles: { batch: 500, everyMs: 0 },
  stories: { batch: 100, everyMs: 2_000 },
  words: { batch: 2_000, everyMs: 10_000 },
};
/** The outbox is looked into so often while nothing comes. */
const IDLE_MS = 300;
const STATUS_EVERY_MS = 15_000;
/** Interval at which the removals of other nodes are read. */
const REMOVALS_EVERY_MS = 5_000;
/** Whether all indexes are still there is looked up so often. */
const SURVEY_EVERY_MS = 60_000;
/** A month that may have left the archive is not missed: clocks of nodes differ. In seconds. */
const LEAVING = 2 * 86_400;
const SWEEP_EVERY_MS = 3_600_000;
const RETRY_REFUSED_EVERY_MS = 3_600_000;
const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 30_000;
/** Failures in a row after which `drain` gives up. */
const MAX_DRAIN_FAILURES = 3;
/** In place of a node's number: what it has shipped is nowhere, and all of it is to be shipped again. */
const NOWHERE = -1;
/** So long the end waits for a request that is under way. */
const GRACE_MS = 2_000;

interface ShipperOptions {
  /** What the node says of its feeds, for those who answer without an index of their own. */
  status?(): object;
  /** Called when shipping begins to fail, and with null when it goes on. */
  onFault?(reason: string | null): void;
  /** Awaited before everything is written down as to be shipped. */
  onAnew?(): Promise<void>;
}

/**
 * Ships what has changed to OpenSearch, from the outbox and in its order. A change is forgotten when it has been
 * acknowledged; what is sent twice, or late, is refused there for its version.
 */
export class Replicator {
  private readonly client: Client;
  private readonly record: ReplicationRecord;
  private removals: SharedRemovals;
  /** The removals of this node as last written. */
  private writtenRemovals: readonly object[] | null = null;
  private readonly stopping = new AbortController();
  private running: Promise<void> | null = null;
  private queues: { articles: ArticleQueue; stories: StoryQueue; words: WordQueue } | null = null;
  private node = 0;
  private failures = 0;
  /** When each was done last, on the clock of `performance`. */
  private readonly doneAt = new Map<string, number>();

  constructor(
    private readonly writer: IndexWriter,
    private readonly settings: OpenSearchSettings,
    private readonly options: ShipperOptions = {},
  ) {
    // Every node once: then it rests.
    this.client = openSearchClient(settings, { maxRetries: settings.urls.length - 1 });
    this.record = new ReplicationRecord(writer.database);
    this.removals = new SharedRemovals(this.client, settings.prefix);
  }

  /** Ships whatever comes, until `stop`. */
  start(): void {
    this.running ??= this.run();
  }

  /** Ends when the request that is under way is answered; after a while without: it is sent again next time. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const grace = pause(GRACE_MS, undefined, { ref: false });
    await Promise.race([this.running, grace]);
    void this.client.close();
  }

  /**
   * Ships all that waits now.
   * @param onProgress called after each round with the number of changes that were shipped
   * @throws an error whose message says why it cannot be shipped
   */
  async drain(onProgress: (shipped: number) => void = () => undefined): Promise<void> {
    for (let shipped = 0, isDone = false; !isDone && !this.stopping.signal.aborted;) {
      try {
        onProgress((shipped += await this.round({ atOnce: true })));
      } catch (error) {
        if (this.failures >= MAX_DRAIN_FAILURES) throw error;
        await this.rest(this.backoffMs());
      }
      isDone = this.queues !== null && Object.values(this.queues).every((queue) => queue.isEmpty());
    }
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const shipped = await this.round({ atOnce: false }).catch(() => null);
      if (shipped === null) await this.rest(this.backoffMs());
      else if (shipped === 0) await this.rest(IDLE_MS);
      // Even with much to ship, polls and pushes have their turn.
      else await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** @returns the number of changes that were shipped @throws when some were not */
  private async round({ atOnce }: { atOnce: boolean }): Promise<number> {
    try {
      if (this.isDue('survey', SURVEY_EVERY_MS) && (await this.survey())) this.queues = null;
      const queues = (this.queues ??= await this.open());
      await this.shareRemovals();
      if (this.isDue('refused', RETRY_REFUSED_EVERY_MS)) queues.articles.retryRefused();
      let shipped = 0;
      for (const queue of [queues.articles, queues.stories, queues.words]) {
        if (this.stopping.signal.aborted) return shipped;
        if (atOnce || this.isDue(queue.name, PACE[queue.name].everyMs)) shipped += await this.ship(queue);
      }
      if (this.isDue('status', STATUS_EVERY_MS)) await this.tellStatus();
      if (this.isDue('sweep', SWEEP_EVERY_MS)) await this.sweep();
      this.succeed();
      return shipped;
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  /** Makes sure that everything is there to ship to: also when it was emptied while it could not be reached. */
  private async open(): Promise<{ articles: ArticleQueue; stories: StoryQueue; words: WordQueue }> {
    const { prefix } = this.settings;
    await createIndexes(this.client, prefix);
    const before = this.record.node();
    // Recorded first: a process that is killed in between continues from here.
    const forget = (): void => void (before !== null && this.record.setNode(NOWHERE));
    const { node, isNew } = await claimNodeNumber(this.client, prefix, this.record.name(), forget);
    const isEmpty = isNew || before === NOWHERE;
    // What was shipped went elsewhere, or under another number.
    const isLost = before !== null && (await this.survey());
    if (before !== null && (isEmpty || before !== node || isLost)) await this.resync({ isEmpty });
    this.record.setNode(node);
    this.node = node;
    this.removals = new SharedRemovals(this.client, prefix);
    this.writtenRemovals = null;
    this.doneAt.delete('removals');
    const destination = { prefix, node };
    const { database } = this.writer;
    return {
      articles: new ArticleQueue(this.writer, destination),
      stories: new StoryQueue(database, destination),
      words: new WordQueue(database, destination),
    };
  }

  /** Writes down everything as to be shipped, and only then what indexes it goes to. */
  private async resync({ isEmpty }: { isEmpty: boolean }): Promise<void> {
    await this.options.onAnew?.();
    this.writer.outbox?.enqueueAll({ isEmpty });
    this.record.setIndexes(await surveyIndexes(this.client, this.settings.prefix));
  }

  /**
   * Looks whether the indexes are those to which was shipped.
   * @returns whether one was deleted since, or made again: what it held is to be shipped anew
   * @throws ArchiveFault where another made one
   */
  private async survey(): Promise<boolean> {
    const found = await surveyIndexes(this.client, this.settings.prefix);
    const known = this.record.indexes();
    const foreign = [...found].filter(([, id]) => id === null);
    if (foreign.length > 0) {
      // After its deletion, its articles are replicated again.
      this.record.setIndexes(new Map([...found, ...known, ...foreign]));
      throw new ArchiveFault(
        `OpenSearch has an index ${foreign[0]![0]} with fields that this service did not give it: ` +
          'delete it, and it is made and filled anew.',
      );
    }
    const isLost = [...known].some(
      ([index, id]) => found.get(index) !== id && (found.has(index) || !this.mayLeave(index)),
    );
    if (!isLost) this.record.setIndexes(found);
    return isLost;
  }

  /** Whether an index is of a month that is too old for the archive, or nearly. */
  private mayLeave(index: string): boolean {
    const { prefix, archiveDays } = this.settings;
    const end = endOfMonth(prefix, index);
    const oldest = unixNow() - archiveDays * 86_400;
    return archiveDays > 0 && end !== null && end <= oldest + LEAVING;
  }

  /** Makes the indexes of months that are not known to be there. */
  private async makeMonths(indexes: readonly string[]): Promise<void> {
    const { prefix } = this.settings;
    const known = this.record.indexes();
    const months = new Set(
      indexes.filter((index) => endOfMonth(prefix, index) !== null && !known.has(index)),
    );
    for (const index of months) await createArticleIndex(this.client, prefix, index);
    if (months.size === 0) return;
    const made = [...(await surveyIndexes(this.client, prefix))].filter(([index]) => months.has(index));
    this.record.setIndexes(new Map([...known, ...made]));
  }

  /** @returns the number of changes shipped: of a queue that holds more, one request's. */
  private async ship(queue: Queue): Promise<number> {
    if (queue instanceof ArticleQueue) {
      const next = queue.removal();
      if (next !== null) {
        await this.remove(next.removal);
        // Answers that were made before it are forgotten then.
        this.writtenRemovals = null;
        queue.forget([{ key: [next.number] }]);
        return 1;
      }
    }
    const { batch } = PACE[queue.name];
    const entries = queue.read(batch);
    // There may be more.
    if (entries.length === batch) this.doneAt.delete(queue.name);
    if (entries.length === 0) return 0;
    await this.makeMonths(entries.map(({ operation }) => operation.index));
    const { acknowledged, delayed, refused, reason } = await sendBulk(this.client, entries);
    queue.forget(acknowledged);
    if (refused.length > 0) {
      queue.putAside(refused);
      this.options.onFault?.(`${refused.length} ${queue.name} were refused: ${reason}`);
    }
    if (delayed.length > 0) throw new Error(`${delayed.length} ${queue.name} must wait: ${reason}`);
    return entries.length;
  }

  /** Removes an article or a domain wherever it is, in whatever month. */
  private async remove(removal: OutboxRemoval): Promise<void> {
    const index = indexNames(this.settings.prefix).articles;
    const query =
      'url' in removal
        ? { ids: { values: [String(urlKey(removal.url))] } }
        : {
            bool: {
              should: ['source', 'host'].flatMap((field) => [
                { term: { [field]: removal.domain } },
                { wildcard: { [field]: `*.${removal.domain}` } },
              ]),
            },
          };
    // What was shipped a moment ago must be seen.
    await this.client.indices.refresh({ index });
    const { body } = await this.client.deleteByQuery({
      ...{ index, refresh: true, conflicts: 'proceed' },
      body: { query },
    });
    const conflicts = (body as { version_conflicts?: number }).version_conflicts ?? 0;
    if (conflicts > 0) throw new Error(`${conflicts} articles were changed while they were removed`);
  }

  /** Writes the removals of this node for the others, and stops the replication of what the others have removed. */
  private async shareRemovals(): Promise<void> {
    const { blocklist } = this.writer;
    blocklist.refresh();
    if (this.isDue('removals', REMOVALS_EVERY_MS)) {
      const others = await this.removals.read(this.node);
      if (others !== null) blocklist.applyRemote(others);
    }
    const { excluded: keptOut } = blocklist;
    if (keptOut === this.writtenRemovals) return;
    await this.removals.tell(this.node, keptOut);
    this.writtenRemovals = keptOut;
  }

  /** What is too old leaves the archive, and its words the vocabulary. */
  private async sweep(): Promise<void> {
    const { archiveDays } = this.settings;
    const now = unixNow();
    await sweepArchive(this.client, this.settings, now);
    if (archiveDays > 0) await this.writer.outbox?.forgetMonthsBefore(monthOf(now - archiveDays * 86_400));
  }

  private async tellStatus(): Promise<void> {
    const body = { name: this.record.name(), at: unixNow(), ...this.options.status?.() };
    await this.client.index({ index: indexNames(this.settings.prefix).nodes, id: String(this.node), body });
    this.doneAt.set('status', performance.now());
  }

  private isDue(what: string, everyMs: number): boolean {
    const last = this.doneAt.get(what);
    const isDue = last === undefined || performance.now() - last >= everyMs;
    if (isDue) this.doneAt.set(what, performance.now());
    return isDue;
  }

  private succeed(): void {
    if (this.failures > 0) this.options.onFault?.(null);
    this.failures = 0;
    this.record.setFault(null);
  }

  private fail(error: unknown): void {
    if (this.stopping.signal.aborted) return;
    const reason = describeFault(error);
    // The address and the node number are read again: OpenSearch may have been emptied.
    this.queues = null;
    if (this.failures++ === 0) this.options.onFault?.(reason);
    this.record.setFault(reason, adviceFor(error));
  }

  private backoffMs(): number {
    const most = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(this.failures - 1, 10));
    return most * (0.5 + Math.random() / 2);
  }

  private async rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}

/** What the index remembers of shipping, for whatever process reads it. */
class ReplicationRecord {
  private readonly read: ColumnStatement<string>;
  private readonly put: Statement;
  private readonly drop: Statement;
  private fault: ReplicationFault | null;

  constructor(database: Database) {
    this.read = new ColumnStatement(database, 'SELECT value FROM properties WHERE name = ?');
    this.put = database.prepare('INSERT OR REPLACE INTO properties (name, value) VALUES (?, ?)');
    this.drop = database.prepare('DELETE FROM properties WHERE name = ?');
    const fault = this.read.get('shipping_fault');
    this.fault = fault === undefined ? null : (JSON.parse(fault) as ReplicationFault);
  }

  name(): string {
    return this.read.get('node')!;
  }

  node(): number | null {
    const node = this.read.get('node_number');
    return node === undefined ? null : Number(node);
  }

  setNode(node: number): void {
    this.put.run('node_number', String(node));
  }

  /** To which indexes was shipped, each with the id by which the cluster knows it; null where another made it. */
  indexes(): Map<string, string | null> {
    return new Map(
      Object.entries(JSON.parse(this.read.get('shipped_to') ?? '{}') as Record<string, string | null>),
    );
  }

  setIndexes(indexes: ReadonlyMap<string, string | null>): void {
    const current = JSON.stringify(Object.fromEntries([...indexes].sort()));
    if (current !== this.read.get('shipped_to')) this.put.run('shipped_to', current);
  }

  setFault(reason: string | null, advice: string | null = null): void {
    if (reason === (this.fault?.reason ?? null)) return;
    this.fault = reason === null ? null : { since: this.fault?.since ?? unixNow(), reason, advice };
    if (this.fault === null) this.drop.run('shipping_fault');
    else this.put.run('shipping_fault', JSON.stringify(this.fault));
  }
}
