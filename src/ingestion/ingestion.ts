import { setMaxListeners } from 'node:events';
import { unixSecondsNow } from '../articles/article.js';
import type { RejectedFile } from '../config/live-file.js';
import type { Settings } from '../config/settings.js';
import { IndexWriter } from '../index/index-writer.js';
import { SourceLabelReader, writeFeedLabels } from '../index/source-labels.js';
import { OutboundClient, type OutboundLimits } from '../outbound/outbound-client.js';
import type { DiscoveredArticles, DiscoveredEvent, PollEvent, SourcesEvent } from './ingestion-events.js';
import { Replicator } from '../opensearch/write/replicator.js';
import { KnownPublishers } from './normalize/known-publishers.js';
import { ArticleIntake, languageFilter } from './poll/article-intake.js';
import { OutageDetector } from './poll/faults.js';
import { FeedPoller, eventOfUnrecordedPoll } from './poll/feed-poller.js';
import { IndexWrites } from './poll/index-writes.js';
import { pollingLimitsOf, POLLING_LIMITS, type PollingLimits } from './schedule/plan-next-poll.js';
import {
  RETRY_UNRECORDED_AFTER_MS,
  type FeedJob,
  FeedQueue,
  hostOfFeed,
  runJobsOnce,
  Scheduler,
} from './schedule/scheduler.js';
import { IngestionRules } from './rules/rules.js';
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
export interface LastValidFiles {
  lists: ValidLists;
  /** The text of `RULES_FILE`; null without one. */
  rules: string | null;
}

interface OpenIngestionOptions extends IngestionOptions {
  /** Limits that replace those of own and other hosts alike. */
  limits?: Partial<PollingLimits>;
  outbound?: Partial<OutboundLimits>;
  /** The last valid versions of files in the process before this one. */
  lastValid?: LastValidFiles;
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

/** The sources and the index, opened for writing. A process may have one at a time. */
export class OpenIngestion {
  readonly ingestion: Ingestion;
  readonly poller: FeedPoller;
  readonly states: FeedStateStore;
  /** The source list as it was read first. */
  readonly sources: Source[];
  readonly faults: SourceFault[];
  readonly rejected: RejectedFile[];
  /** The files of the source list: the last valid version of each is polled. */
  readonly files: SourceFiles;
  readonly rules: IngestionRules;
  readonly writer: IndexWriter;
  readonly replicator: Replicator | null;
  /** Subscriptions to hubs; null without a public address, at which no hub could reach this service. */
  readonly subscriptions: Subscriptions | null;
  private readonly reads: (language: string) => boolean;
  private readonly publishers: KnownPublishers;
  private readonly writes: IndexWrites;
  private readonly intake: ArticleIntake;
  private readonly queue: FeedQueue;
  private watches: (() => void)[] = [];

  /**
   * Opens sources and index.
   * @throws what the index throws when it cannot be opened or written; SettingsError
   */
  constructor(
    settings: IngestionSettings,
    private readonly options: OpenIngestionOptions = {},
  ) {
    const { dataDir, retentionDays, blockedDomains } = settings.index;
    const { userAgent, outboundAllow: allow, proxies, feedSecrets: secrets, publicUrl } = settings.ingestion;
    const { limits, lastValid, onParsing, onPolled, onError } = options;
    const outbound = new OutboundClient({ userAgent, allow, proxies, secrets, limits: options.outbound });
    this.rules = IngestionRules.open(settings.ingestion.rulesFile, lastValid?.rules);
    this.files = new SourceFiles(settings.ingestion.sources, lastValid?.lists);
    const list = this.files.read();
    ({ faults: this.faults, rejected: this.rejected } = list);
    this.reads = languageFilter(settings.ingestion.languages);
    this.sources = this.polled(list.sources);
    const replication = settings.opensearch ? 'on' : 'off';
    this.writer = IndexWriter.open(dataDir, { retentionDays, blockedDomains, replication });
    const { database } = this.writer;
    this.states = new FeedStateStore(database);
    this.publishers = new KnownPublishers(list.sources, settings.aggregatorDomains);
    this.writes = new IndexWrites(this.writer, { onFault: options.onIndexFault });
    const { publishers, reads, writes, rules, states } = this;
    const freshness = new FreshnessStats(database);
    this.intake = new ArticleIntake({ writes, freshness, retentionDays, publishers, reads, rules });
    const limitsOfHost = pollingLimitsOf(allow, limits);
    const hubs = { limitsOf: limitsOfHost, sources: this.sources, onParsing, onError };
    this.subscriptions = publicUrl
      ? new Subscriptions(outbound, this.intake, states, database, { ...hubs, publicUrl })
      : null;
    const subscriber = this.subscriptions?.subscriber ?? null;
    const polling = { limitsOf: limitsOfHost, writes, subscriber, onParsing };
    this.poller = new FeedPoller(outbound, this.intake, states, polling);
    this.queue = new FeedQueue(database, this.sources, limitsOfHost);
    const { concurrency } = { ...POLLING_LIMITS, ...limits };
    this.ingestion = new Ingestion(this.queue, this.poller, concurrency, { onPolled, onError });
    this.replicator = this.openReplicator(settings.opensearch);
    this.recordLabels(list.sources);
    this.recordRejected('SOURCES', list.rejected);
    this.recordRejected('RULES_FILE', rules.rejected);
  }

  /** Ingests articles of a live source. @throws an error of the index when no article could be written */
  async learn(finding: DiscoveredArticles): Promise<DiscoveredEvent> {
    return { feed: finding.feed, ...(await this.intake.ingestDiscovered(finding, unixSecondsNow())) };
  }

  /** Reads the source list and the rules again whenever a file of them has changed, until `close`. */
  watchFiles(onSources: (event: SourcesEvent) => void, onRules: (rejected: RejectedFile[]) => void): void {
    const readSources = (): void => {
      const { sources: all, faults, rejected } = this.files.read();
      const listed = this.polled(all);
      this.publishers.setSources(all);
      this.queue.setSources(listed);
      this.subscriptions?.setSources(listed);
      this.recordLabels(all);
      this.recordRejected('SOURCES', rejected);
      onSources({ sources: listed.length, faults, rejected });
    };
    const useRules = (): void => {
      const { rejected } = this.rules;
      this.recordRejected('RULES_FILE', rejected);
      onRules(rejected);
    };
    this.watches = [this.files.watch(readSources), this.rules.watch(useRules)];
  }

  /** Stops all polls and pushes, commits and closes the index. */
  async close(): Promise<void> {
    for (const stop of this.watches) stop();
    const stopped = Promise.all([this.ingestion.stop(), this.subscriptions?.stop()]);
    this.writes.stop();
    await stopped;
    await this.replicator?.stop();
    this.writer.close();
  }

  /** The sources that may have articles in the languages of this node. */
  private polled(all: Source[]): Source[] {
    return all.filter(({ language }) => language === null || this.reads(language));
  }

  private openReplicator(settings: IngestionSettings['opensearch']): Replicator | null {
    const { writer, options } = this;
    if (!settings) return null;
    const labels = new SourceLabelReader(writer.database);
    return new Replicator(writer, settings, {
      status: () => ({
        sources: summarizeSources(writer.database, unixSecondsNow()),
        labels: Object.fromEntries(labels.read()),
      }),
      onFault: options.onReplicationFault,
      onResync: options.onResync,
    });
  }

  private recordRejected(setting: 'SOURCES' | 'RULES_FILE', rejected: readonly RejectedFile[]): void {
    this.record(() => writeRejectedFiles(this.writer.database, setting, rejected));
  }

  private recordLabels(all: readonly Source[]): void {
    this.record(() => writeFeedLabels(this.writer.database, all));
  }

  private record(write: () => void): void {
    void this.writes.retry(write).catch((error: unknown) => this.options.onError?.(error));
  }
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
    const outage = new OutageDetector();
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
        this.round = runJobsOnce(round, poll, { concurrency, spacingOf, signal }).then(() =>
          controller.close(),
        );
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

  /**
   * Polls one source and reports the result.
   * @returns the host that sent `Retry-After`, with the time to wait
   */
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
      const host = hostOfFeed(poll.state);
      if (coolDownUntil === null || this.queue.limitsOf(host).isOwnHost) return null;
      return { host, ms: Math.max(coolDownUntil * 1_000 - Date.now(), 0) };
    } catch (error) {
      report?.(eventOfUnrecordedPoll(job.source.url, error));
      this.options.onError?.(error);
      this.scheduler?.coolDownHost(job.host, RETRY_UNRECORDED_AFTER_MS);
      return null;
    }
  }
}
