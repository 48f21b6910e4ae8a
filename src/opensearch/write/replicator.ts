import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { unixSecondsNow } from '../../articles/article.js';
import { backOffDelay } from '../../config/durations.js';
import { urlKey } from '../../index/article-identity.js';
import type { IndexWriter } from '../../index/index-writer.js';
import type { RemovalTarget, ReplicationFault } from '../../index/outbox.js';
import { ColumnStatement, type Database, type Statement } from '../../index/sqlite.js';
import { isErrorResponse, openSearchClient, type OpenSearchSettings } from '../client.js';
import { adviceFor, describeArchiveFault } from '../fault.js';
import { createArticleIndex, createIndexes, indexNames } from '../indexes.js';
import { SharedRemovals } from '../shared-removals.js';
import { sweepArchive } from './archive-retention.js';
import { claimNodeNumber, removeFormerNodes } from './node-number.js';
import { ArticleQueue, type PendingChange, type ChangeQueue, StoryQueue } from './queues.js';
import { sendBulk } from './send-bulk.js';

/** Maximum number of changes per request, and milliseconds in which changes of one document are combined into one. */
const PACE = {
  articles: { batch: 500, everyMs: 0 },
  stories: { batch: 100, everyMs: 2_000 },
};
/** Milliseconds between two rounds while there are no changes. */
const IDLE_MS = 300;
const STATUS_EVERY_MS = 15_000;
/** Milliseconds between two reads of the removals that other ingestion nodes have made. */
const REMOVALS_EVERY_MS = 5_000;
const SWEEP_EVERY_MS = 3_600_000;
const RETRY_REFUSED_EVERY_MS = 3_600_000;
const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 30_000;
/** Number of consecutive failures after which `drain` throws instead of trying again. */
const MAX_DRAIN_FAILURES = 3;
/** Maximum milliseconds that `stop` waits for the current request. */
const GRACE_MS = 2_000;

interface ReplicatorOptions {
  /** Makes the report of this node (sources, labels), which services without an index file read from OpenSearch. */
  status?(): object;
  /** Called with the reason at the first failure, and with null when replication works again. */
  onFault?(reason: string | null): void;
  /** Awaited before the whole index is replicated again, as OpenSearch was emptied. */
  onResync?(): Promise<void>;
}

/**
 * Replicates recorded changes to OpenSearch, in order. A change is removed from its queue when OpenSearch acknowledges
 * it. Each has a version, so that repeated and late writes do no harm.
 */
export class Replicator {
  private readonly client: Client;
  private readonly record: ReplicationRecord;
  private removals: SharedRemovals;
  /** The removals of this node, as last written to OpenSearch; null if they must be written. */
  private writtenRemovals: readonly object[] | null = null;
  private readonly stopping = new AbortController();
  private running: Promise<void> | null = null;
  private queues: { articles: ArticleQueue; stories: StoryQueue } | null = null;
  private node = 0;
  /** Names of indexes that exist for certain. */
  private created = new Set<string>();
  private failures = 0;
  private isFailing = false;
  /** Indexes (and the node's report, `status`) that accepted no write, with reason and time of the next attempt. */
  private readonly blocked = new Map<string, { reason: string; failures: number; until: number }>();
  /** When each periodic task was last done, by the monotonic clock. */
  private readonly doneAt = new Map<string, number>();

  constructor(
    private readonly writer: IndexWriter,
    private readonly settings: OpenSearchSettings,
    private readonly options: ReplicatorOptions = {},
  ) {
    // A request is sent to each node at most once.
    this.client = openSearchClient(settings, { maxRetries: settings.urls.length - 1 });
    this.record = new ReplicationRecord(writer.database);
    this.removals = new SharedRemovals(this.client, settings.prefix);
  }

  /** Replicates continuously until `stop`. */
  start(): void {
    this.running ??= this.run();
  }

  /** Stops after the current request, within `GRACE_MS`. The next start sends unacknowledged changes again. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const grace = pause(GRACE_MS, undefined, { ref: false });
    await Promise.race([this.running, grace]);
    void this.client.close();
  }

  /** Replicates all pending changes. @param onProgress gets the number of each round. @throws Error with the reason */
  async drain(onProgress: (sent: number) => void = () => undefined): Promise<void> {
    for (let sent = 0; !this.stopping.signal.aborted;) {
      try {
        const more = await this.round({ atOnce: true });
        onProgress((sent += more));
        if (more === 0) return;
      } catch (error) {
        if (this.failures >= MAX_DRAIN_FAILURES) throw error;
        await this.rest(backoffMs(this.failures));
      }
    }
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const sent = await this.round({ atOnce: false }).catch(() => null);
      if (sent === null) await this.rest(backoffMs(this.failures));
      else if (sent === 0) await this.rest(IDLE_MS);
      // Yields to polls and pushes.
      else await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Sends one batch of each queue. @returns the number of replicated changes. @throws if any of them failed. */
  private async round({ atOnce }: { atOnce: boolean }): Promise<number> {
    try {
      const queues = (this.queues ??= await this.open());
      await this.shareRemovals();
      if (this.isDue('refused', RETRY_REFUSED_EVERY_MS)) queues.articles.retryRefused();
      let sent = 0;
      for (const queue of [queues.articles, queues.stories]) {
        if (this.stopping.signal.aborted) return sent;
        if (atOnce || this.isDue(queue.name, PACE[queue.name].everyMs))
          sent += await this.send(queue, atOnce);
      }
      if (this.isDue('status', STATUS_EVERY_MS)) await this.report();
      if (this.isDue('sweep', SWEEP_EVERY_MS)) {
        await sweepArchive(this.client, this.settings, unixSecondsNow());
        await removeFormerNodes(
          this.client,
          this.settings.prefix,
          this.record.formerName(),
          unixSecondsNow(),
        );
      }
      this.succeed();
      return sent;
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  /** Creates the indexes and claims the node's number; repeated after failures, as OpenSearch may have been emptied. */
  private async open(): Promise<{ articles: ArticleQueue; stories: StoryQueue }> {
    const { prefix } = this.settings;
    await createIndexes(this.client, prefix);
    this.node = await claimNodeNumber(this.client, prefix, this.record.name(), async () => {
      if (this.record.node() === undefined) return;
      // Before the node is known again: after an interruption it is repeated.
      await this.options.onResync?.();
      this.writer.outbox?.enqueueAll();
    });
    this.record.setNode(this.node);
    const { undated, stories } = indexNames(prefix);
    this.created = new Set([undated, stories]);
    this.removals = new SharedRemovals(this.client, prefix);
    this.writtenRemovals = null;
    this.doneAt.delete('removals');
    const destination = { prefix, node: this.node };
    return {
      articles: new ArticleQueue(this.writer, destination),
      stories: new StoryQueue(this.writer.database, destination),
    };
  }

  /** Sends the next changes of a queue, in one request. @returns the number of replicated changes. */
  private async send(queue: ChangeQueue, atOnce: boolean): Promise<number> {
    if (queue instanceof ArticleQueue) {
      const next = queue.removal();
      if (next !== null) {
        await this.remove(next.removal);
        // Caches are cleared after the removals are written.
        this.writtenRemovals = null;
        queue.forget([{ key: [next.number] }]);
        return 1;
      }
    }
    const { batch } = PACE[queue.name];
    const now = performance.now();
    const waiting = [...this.blocked].filter(([, { until }]) => !atOnce && now < until);
    const entries = queue.read(
      batch,
      waiting.map(([index]) => index),
    );
    this.forgetBlocked(queue, entries);
    // There may be more changes.
    if (entries.length === batch) this.doneAt.delete(queue.name);
    if (entries.length === 0) return 0;
    for (const { operation } of entries) await this.create(operation.index);
    const { acknowledged, delayed, refused, reason } = await sendBulk(this.client, entries);
    queue.forget(acknowledged);
    if (refused.length > 0) {
      if (queue.putAside === undefined) queue.forget(refused);
      else {
        queue.putAside(refused);
        this.record.setRefusal(reason!);
      }
      this.options.onFault?.(`${refused.length} ${queue.name} were rejected: ${reason}`);
    }
    const failed = new Set(delayed.map(({ operation }) => operation.index));
    for (const { operation } of entries)
      if (!failed.has(operation.index)) this.blocked.delete(operation.index);
    for (const index of failed) this.block(index, `${index} takes no ${queue.name}: ${reason}`);
    if (delayed.length > 0 && atOnce)
      throw new Error(`${delayed.length} ${queue.name} are delayed: ${reason}`);
    return entries.length;
  }

  /** Creates the index of a new month. */
  private async create(index: string): Promise<void> {
    if (this.created.has(index)) return;
    await createArticleIndex(this.client, this.settings.prefix, index);
    this.created.add(index);
  }

  /** Removes an article, or all articles of a domain, in every month. */
  private async remove(removal: RemovalTarget): Promise<void> {
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
    // Recent writes must be visible to the query.
    await this.client.indices.refresh({ index });
    const { body } = await this.client.deleteByQuery({
      index,
      refresh: true,
      conflicts: 'proceed',
      body: { query },
    });
    const conflicts = (body as { version_conflicts?: number }).version_conflicts ?? 0;
    if (conflicts > 0) throw new Error(`${conflicts} articles changed during their removal`);
  }

  /** Writes the removals of this node and applies those of other nodes. */
  private async shareRemovals(): Promise<void> {
    const { blocklist } = this.writer;
    blocklist.refresh();
    if (this.isDue('removals', REMOVALS_EVERY_MS)) {
      const others = await this.removals.read(this.node);
      if (others !== null) blocklist.applyRemote(others);
    }
    const { excluded } = blocklist;
    if (excluded === this.writtenRemovals) return;
    await this.removals.publish(this.node, excluded);
    this.writtenRemovals = excluded;
  }

  /** Writes the report of this node (sources, labels). If OpenSearch rejects it, replication continues. */
  private async report(): Promise<void> {
    try {
      await this.writeStatus();
      this.blocked.delete('status');
    } catch (error) {
      if (!isErrorResponse(error)) throw error;
      this.block('status', describeArchiveFault(error));
    }
  }

  /** Forgets the fault of an index if no pending change is waiting for that index. */
  private forgetBlocked({ name }: ChangeQueue, entries: readonly PendingChange[]): void {
    if (entries.length === PACE[name].batch) return;
    const { stories } = indexNames(this.settings.prefix);
    for (const [index, { until }] of this.blocked) {
      const isOfQueue = index !== 'status' && (index === stories) === (name === 'stories');
      const isSent = entries.some(({ operation }) => operation.index === index);
      if (isOfQueue && performance.now() >= until && !isSent) this.blocked.delete(index);
    }
  }

  private block(index: string, reason: string): void {
    if (this.blocked.size === 0) this.options.onFault?.(reason);
    const failures = (this.blocked.get(index)?.failures ?? 0) + 1;
    this.blocked.set(index, { reason, failures, until: performance.now() + backoffMs(failures) });
  }

  private async writeStatus(): Promise<void> {
    const at = { index: indexNames(this.settings.prefix).nodes, id: String(this.node) };
    const { body: isKnown } = await this.client.exists(at);
    if (!isKnown) throw new Error('OpenSearch was emptied');
    const body = { name: this.record.name(), at: unixSecondsNow(), ...this.options.status?.() };
    await this.client.index({ ...at, body });
    this.doneAt.set('status', performance.now());
  }

  private isDue(what: string, everyMs: number): boolean {
    const last = this.doneAt.get(what);
    const isDue = last === undefined || performance.now() - last >= everyMs;
    if (isDue) this.doneAt.set(what, performance.now());
    return isDue;
  }

  private succeed(): void {
    const [fault = null] = this.blocked.values();
    if (fault === null && this.isFailing) this.options.onFault?.(null);
    this.isFailing = fault !== null;
    this.failures = 0;
    this.record.setFault(fault?.reason ?? null);
  }

  private fail(error: unknown): void {
    if (this.stopping.signal.aborted) return;
    const reason = describeArchiveFault(error);
    // Node number and indexes are checked again: OpenSearch may have been emptied.
    this.queues = null;
    if (this.failures++ === 0) this.options.onFault?.(reason);
    this.isFailing = true;
    this.record.setFault(reason, adviceFor(error));
  }

  private async rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}

function backoffMs(failures: number): number {
  const most = backOffDelay(failures, FIRST_BACKOFF_MS, MAX_BACKOFF_MS);
  return most * (0.5 + Math.random() / 2);
}

/** Stores the state of replication in the index, where every process can read it. */
class ReplicationRecord {
  private readonly read: ColumnStatement<string>;
  private readonly put: Statement;

  constructor(database: Database) {
    this.read = new ColumnStatement(database, 'SELECT value FROM properties WHERE name = ?');
    this.put = database.prepare('INSERT OR REPLACE INTO properties (name, value) VALUES (?, ?)');
  }

  name(): string {
    return this.read.get('node')!;
  }

  /** Name of the node whose backup this index was restored from; undefined if it was not restored. */
  formerName(): string | undefined {
    return this.read.get('former_node');
  }

  node(): string | undefined {
    return this.read.get('node_number');
  }

  setNode(node: number): void {
    this.put.run('node_number', String(node));
  }

  /** Stores why a change was last rejected. */
  setRefusal(reason: string): void {
    this.put.run('shipping_refusal', reason);
  }

  /** Stores why replication fails. @param reason null if replication works. @param advice for the operator, if any. */
  setFault(reason: string | null, advice: string | null = null): void {
    const stored = JSON.parse(this.read.get('shipping_fault') ?? 'null') as ReplicationFault | null;
    if (reason === (stored?.reason ?? null)) return;
    const fault = reason === null ? null : { since: stored?.since ?? unixSecondsNow(), reason, advice };
    this.put.run('shipping_fault', JSON.stringify(fault));
  }
}
