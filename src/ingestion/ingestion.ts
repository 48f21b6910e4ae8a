import { setMaxListeners } from 'node:events';
import { unixNow } from '../articles/article.js';
import type { RejectedFile } from '../config/live-file.js';
import { type Settings, SettingsError } from '../config/settings.js';
import { IndexWriter } from '../index/index-writer.js';
import { SourceLabelReader, writeFeedLabels } from '../index/source-labels.js';
import { OutboundClient, type OutboundLimits } from '../outbound/outbound-client.js';
import type { DiscoveredArticles, DiscoveredEvent, PollEvent, SourcesEvent } from './ingestion-events.js';
import { Replicator } from '../opensearch/write/replicator.js';
import { KnownPublishers } from './normalize/known-publishers.js';
import { ArticleIntake, readsLanguages } from './poll/article-intake.js';
import { Outage, WriteRetry } from './poll/faults.js';
import { FeedPoller, unrecordedPoll } from './poll/feed-poller.js';
import { limitsOf, POLLING_LIMITS, type PollingLimits } from './schedule/plan-next-poll.js';
import {
  AFTER_UNRECORDED_MS,
  type FeedJob,
  FeedQueue,
  hostOf,
  runOnce,
  Scheduler,
} from './schedule/scheduler.js';
import { Rules } from './rules/rules.js';
import type { Source, SourceFault } from './sources/source.js';
import { SourceFiles, type ValidLists } from './sources/source-files.js';
import { FreshnessStats, FeedStateStore } from './state/feed-state.js';
import { writeRejectedFiles } from './state/rejected-files.js';
import { summarizeSources } from './state/source-summary.js';
import { Subscriptions } from './websub/subscriber.js';

/** The settings of ingestion: plain data that can be sent to a process. */
export type IngestionSettings = Pick<Settings, 'index' | 'ingestion'> &
  Partial<Pick<Settings, 'aggregatorDomains' | 'opensearch'>>;

/** The last valid versions of files that change while the service runs. Plain data that can be sent to a process. */
export interface LastValid {
  lists: ValidLists;
  /** The text of `RULES_FILE`; null without one. */
  rules: string | null;
}

interface OpenIngestionOptions extends IngestionOptions {
  /** In place of the limits of own and other hosts alike. */
  limits?: Partial<PollingLimits>;
  outbound?: Partial<OutboundLimits>;
  /** What was active in the process before this one. */
  lastValid?: LastValid;
  onParsing?(feed: string): void;
  /**
   * Called with the reason when the index cannot be written, as on a full disk, and with null when it can again.
   * Writes wait meanwhile; without it, they fail.
   */
  onIndexFault?(reason: string | null): void;
  /** Called with the reason when replication begins to fail, and with null when it succeeds again. */
  onReplicationFault?(reason: string | null): void;
  /** Awaited before the complete index is enqueued for replication, which blocks the process. */
  onResync?(): Promise<void>;
}

export interface OpenIngestion {
  ingestion: Ingestion;
  poller: FeedPoller;
  states: FeedStateStore;
  /** The source list as it was read first. */
  sources: Source[];
  faults: SourceFault[];
  rejected: RejectedFile[];
  /** The files of the source list: the last valid version of each is polled. */
  files: SourceFiles;
  rules: Rules;
  /** Reads the source list and the rules again whenever a file of them has changed, until `close`. */
  watchFiles(onSources: (event: SourcesEvent) => void, onRules: (rejected: RejectedFile[]) => void): void;
  writer: IndexWriter;
  replicator: Replicator | null;
  /** Null without a public address: no hub could reach this service. */
  subscriptions: Subscriptions | null;
  /** Ingests articles of a live source. @throws an error of the index when no article could be written */
  learn(finding: DiscoveredArticles): Promise<DiscoveredEvent>;
  /** Stops all polls and pushes, commits and closes the index. */
  close(): Promise<void>;
}

/**
 * Reads the sources and opens the index for writing. A process may have one open at a time.
 * @throws what the index throws when it cannot be opened or written.
 */
export async function openIngestion(
  settings: IngestionSettings,
  options: OpenIngestionOptions = {},
): Promise<OpenIngestion> {
  const { dataDir, retentionDays, blockedDomains } = settings.index;
  const { userAgent, outboundAllow: allow, proxies, feedSecrets: secrets, publicUrl } = settings.ingestion;
  const outbound = new OutboundClient({ userAgent, allow, proxies, secrets, limits: options.outbound });
  const rules = new Rules(settings.ingestion.rulesFile, options.lastValid?.rules);
  rules.read();
  // Without any version, articles would be stored that they drop.
  if (rules.rejected.length > 0 && rules.lastValid === null)
    throw new SettingsError(rules.rejected.map(({ problem }) => `RULES_FILE: cannot be used: ${problem}`));
  const files = new SourceFiles(settings.ingestion.sources, options.lastValid?.lists);
  const list = files.read();
  const reads = readsLanguages(settings.ingestion.languages);
  const polled = (all: Source[]): Source[] =>
    all.filter(({ language }) => language === null || reads(language));
  const sources = polled(list.sources);
  const replication = settings.opensearch ? 'on' : 'off';
  const writer = IndexWriter.open(dataDir, { retentionDays, blockedDomains, replication });
  const states = new FeedStateStore(writer.database);
  const arrivals = new FreshnessStats(writer.database);
  const publishers = new KnownPublishers(list.sources, settings.aggregatorDomains);
  const writes = new WriteRetry(options.onIndexFault);
  const intake = new ArticleIntake(writer, retentionDays, arrivals, publishers, reads, writes, rules);
  const { limits, onParsing, onPolled, onError } = options;
  const limitsOfHost = limitsOf(allow, limits);
  const hubs = publicUrl && { publicUrl, limitsOf: limitsOfHost, sources, onParsing, onError };
  const subscriptions = hubs ? new Subscriptions(outbound, intake, states, writer.database, hubs) : null;
  const subscriber = subscriptions?.subscriber ?? null;
  const polling = { limitsOf: limitsOfHost, writes, subscriber, onParsing };
  const poller = new FeedPoller(outbound, intake, states, polling);
  const queue = new FeedQueue(writer.database, sources, limitsOfHost);
  const { concurrency } = { ...POLLING_LIMITS, ...limits };
  const ingestion = new Ingestion(queue, poller, concurrency, { onPolled, onError });
  const learn = async (finding: DiscoveredArticles): Promise<DiscoveredEvent> => {
    const { items, added, updated, dropped } = await intake.ingestDiscovered(finding, unixNow());
    return { feed: finding.feed, items, added, updated, dropped };
  };
  const labels = new SourceLabelReader(writer.database);
  const replicator = settings.opensearch
    ? new Replicator(writer, settings.opensearch, {
        status: () => ({
          sources: summarizeSources(writer.database, unixNow()),
          labels: Object.fromEntries(labels.read()),
        }),
        onFault: options.onReplicationFault,
        onResync: options.onResync,
      })
    : null;
  const recordRejected = (setting: 'SOURCES' | 'RULES_FILE', rejected: readonly RejectedFile[]): void =>
    void writes
      .run(() => writeRejectedFiles(writer.database, setting, rejected))
      .catch((error: unknown) => onError?.(error));
  const recordLabels = (all: readonly Source[]): void =>
    void writes.run(() => writeFeedLabels(writer.database, all)).catch((error: unknown) => onError?.(error));
  recordLabels(list.sources);
  recordRejected('SOURCES', list.rejected);
  recordRejected('RULES_FILE', rules.rejected);
  const watches: (() => void)[] = [];
  const watchFiles: OpenIngestion['watchFiles'] = (onSources, onRules) => {
    const readSources = (): void => {
      const { sources: all, faults, rejected } = files.read();
      const listed = polled(all);
      publishers.list(all);
      queue.list(listed);
      subscriptions?.list(listed);
      recordLabels(all);
      recordRejected('SOURCES', rejected);
      onSources({ sources: listed.length, faults, rejected });
    };
    const readRules = (): void => {
      recordRejected('RULES_FILE', rules.rejected);
      onRules(rules.rejected);
    };
    watches.push(files.watch(readSources), rules.watch(readRules));
  };
  const close = async (): Promise<void> => {
    for (const stop of watches) stop();
    const stopped = Promise.all([ingestion.stop(), subscriptions?.stop()]);
    writes.stop();
    await stopped;
    await replicator?.stop();
    writer.close();
  };
  const { faults, rejected } = list;
  return {
    ...{ ingestion, poller, states, sources, faults, rejected, files, rules, watchFiles },
    ...{ writer, replicator, subscriptions, learn, close },
  };
}

interface IngestionOptions {
  onPolled?(event: PollEvent): void;
  /** Called with failures that could not even be recorded. */
  onError?(error: unknown): void;
}

/** Unreachable sources in a row after which a round ends. */
const MAX_UNREACHED = 20;

/** Polls the sources, each at its own interval. */
export class Ingestion {
  private readonly stopping = new AbortController();
  private scheduler: Scheduler<FeedJob> | null = null;
  private round: Promise<void> | null = null;
  /** Whether `pollOnce` skipped sources because none could be reached. */
  unreachable = false;

  constructor(
    private readonly queue: FeedQueue,
    private readonly poller: FeedPoller,
    private readonly concurrency: number,
    private readonly options: IngestionOptions,
  ) {
    setMaxListeners(0, this.stopping.signal);
  }

  /** Polls every source whenever it is due, until `stop`. */
  start(): void {
    const { queue } = this;
    const poll = async (job: FeedJob): Promise<void> => {
      const coolDown = await this.poll(job);
      if (coolDown) scheduler.coolDownHost(coolDown.host, coolDown.ms);
    };
    const scheduler = new Scheduler(() => queue.read(), poll, this.concurrency, this.spacingOf);
    this.scheduler = scheduler;
    queue.makeOwnDue();
    for (const [host, ms] of queue.coolDowns()) scheduler.coolDownHost(host, ms);
    scheduler.start();
  }

  /** Aborts the running polls and starts no more. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all([this.scheduler?.stop(), this.round]);
  }

  /**
   * Polls every source that is due now, once, and yields an event for each. Sources that are not on own hosts are left
   * out while their host cools down, and all of them when the network turns out to be down.
   */
  async *pollOnce(): AsyncGenerator<PollEvent> {
    const outage = new Outage();
    const round = new Map(this.dueNow().map((job) => [job.key, job]));
    const drop = (isUnwanted: (job: FeedJob) => boolean): number => {
      const unwanted = [...round.values()].filter(isUnwanted);
      for (const { key } of unwanted) round.delete(key);
      return unwanted.length;
    };
    let report: (event: PollEvent) => void;
    const poll = async (job: FeedJob): Promise<void> => {
      const coolDown = await this.poll(job, (event) => {
        report(event);
        if (!this.isOwn(job)) outage.record(event.feed, event.reason);
      });
      if (coolDown) drop(({ host }) => host === coolDown.host);
      if (outage.ongoing && outage.unreachedInARow >= MAX_UNREACHED)
        this.unreachable ||= drop((waiting) => !this.isOwn(waiting)) > 0;
    };
    const { concurrency, spacingOf } = this;
    const { signal } = this.stopping;
    yield* new ReadableStream<PollEvent>({
      start: (controller) => {
        report = (event) => controller.enqueue(event);
        this.round = runOnce(round, poll, { concurrency, spacingOf, signal }).then(() => controller.close());
      },
    });
  }

  countDue(): number {
    return this.dueNow().length;
  }

  private dueNow(): FeedJob[] {
    this.queue.makeOwnDue();
    const coolDowns = this.queue.coolDowns();
    return this.queue.read().filter(({ host }) => !coolDowns.has(host));
  }

  private readonly spacingOf = (host: string): number => this.queue.limitsOf(host).hostSpacingMs;

  private isOwn({ host }: FeedJob): boolean {
    return this.queue.limitsOf(host).isOwnHost;
  }

  /** @returns the host that sent `Retry-After`, with the time to wait */
  private async poll(
    job: FeedJob,
    report?: (event: PollEvent) => void,
  ): Promise<{ host: string; ms: number } | null> {
    try {
      const poll = await this.poller.poll(job.source, this.stopping.signal);
      if (!poll) return null;
      report?.(poll.event);
      this.options.onPolled?.(poll.event);
      const { coolDownUntil } = poll.state;
      const host = hostOf(poll.state);
      if (coolDownUntil === null || this.queue.limitsOf(host).isOwnHost) return null;
      return { host, ms: Math.max(coolDownUntil * 1_000 - Date.now(), 0) };
    } catch (error) {
      report?.(unrecordedPoll(job.source.url, error));
      this.options.onError?.(error);
      this.scheduler?.coolDownHost(job.host, AFTER_UNRECORDED_MS);
      return null;
    }
  }
}
