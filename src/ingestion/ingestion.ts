import { unixSecondsNow } from '../articles/article.js';
import type { RejectedFile } from '../config/live-file.js';
import type { Settings } from '../config/settings.js';
import { IndexWriter } from '../index/index-writer.js';
import { SourceLabelReader, writeFeedLabels } from '../index/source-labels.js';
import { OutboundClient, type OutboundLimits } from '../outbound/outbound-client.js';
import type { DiscoveredArticles, DiscoveredEvent, SourcesEvent } from './ingestion-events.js';
import { Replicator } from '../opensearch/write/replicator.js';
import { KnownPublishers } from './normalize/known-publishers.js';
import { ArticleIntake, languageFilter } from './poll/article-intake.js';
import { FeedPoller } from './poll/feed-poller.js';
import { RetryingIndexWriter } from './poll/index-writes.js';
import { type PollingOptions, SourcePolling } from './poll/source-polling.js';
import { pollingLimitsByHost, POLLING_LIMITS, type PollingLimits } from './schedule/plan-next-poll.js';
import { FeedQueue } from './schedule/scheduler.js';
import { IngestionRules } from './rules/rules.js';
import type { Source, SourceFault } from './sources/source.js';
import { SourceFiles, type ValidLists } from './sources/source-files.js';
import { FreshnessStats, FeedStateStore } from './state/feed-state.js';
import { writeRejectedSettingsFiles } from './state/rejected-files.js';
import { summarizeSources } from './state/source-summary.js';
import { Subscriptions } from './websub/subscriber.js';

/** The settings of ingestion, as plain data that can be sent to another process. */
export type IngestionSettings = Pick<Settings, 'index' | 'ingestion'> &
  Partial<Pick<Settings, 'aggregatorDomains' | 'opensearch'>>;

/** The last valid versions of the source list and the rules, as plain data that can be sent to another process. */
export interface LastValidFiles {
  lists: ValidLists;
  /** The text of `RULES_FILE`; null without one. */
  rules: string | null;
}

interface OpenIngestionOptions extends PollingOptions {
  /** Polling limits that take precedence over the usual ones for every host, the operator's own hosts included. */
  limits?: Partial<PollingLimits>;
  outbound?: Partial<OutboundLimits>;
  /** The last valid versions of files that an earlier process has read. */
  lastValid?: LastValidFiles;
  onParsing?(feed: string): void;
  /** Called with the reason when writes fail, with null when they succeed again. Without it, none is retried. */
  onIndexFault?(reason: string | null): void;
  /** Called with the reason when replication begins to fail, and with null when it succeeds again. */
  onReplicationFault?(reason: string | null): void;
  /** Awaited before the whole index is enqueued for replication, because that blocks the process. */
  onResync?(): Promise<void>;
}

/** The source list and the index, opened for writing. A process may open them only once at a time. */
export class OpenIngestion {
  readonly ingestion: SourcePolling;
  readonly poller: FeedPoller;
  readonly states: FeedStateStore;
  /** The sources that are polled at first, before any change of the source list. */
  readonly sources: Source[];
  readonly faults: SourceFault[];
  readonly rejected: RejectedFile[];
  /** Reads the source list. Of a file that has become invalid, the last valid version stays active. */
  readonly files: SourceFiles;
  readonly rules: IngestionRules;
  readonly writer: IndexWriter;
  readonly replicator: Replicator | null;
  /** Subscriptions to hubs; null without a public URL that hubs could call. */
  readonly subscriptions: Subscriptions | null;
  private readonly reads: (language: string) => boolean;
  private readonly publishers: KnownPublishers;
  private readonly writes: RetryingIndexWriter;
  private readonly intake: ArticleIntake;
  private readonly queue: FeedQueue;
  private watches: (() => void)[] = [];

  /** Opens the source list and the index. @throws SettingsError, or the error of an index that cannot be opened */
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
    this.writes = new RetryingIndexWriter(this.writer, { onFault: options.onIndexFault });
    const { publishers, reads, writes, rules, states } = this;
    const freshness = new FreshnessStats(database);
    this.intake = new ArticleIntake({ writes, freshness, retentionDays, publishers, reads, rules });
    const limitsOfHost = pollingLimitsByHost(allow, limits);
    const hubs = { limitsOf: limitsOfHost, sources: this.sources, onParsing, onError };
    this.subscriptions = publicUrl
      ? new Subscriptions(outbound, this.intake, states, database, { ...hubs, publicUrl })
      : null;
    const subscriber = this.subscriptions?.subscriber ?? null;
    const polling = { limitsOf: limitsOfHost, writes, subscriber, onParsing };
    this.poller = new FeedPoller(outbound, this.intake, states, polling);
    this.queue = new FeedQueue(database, this.sources, limitsOfHost);
    const { concurrency } = { ...POLLING_LIMITS, ...limits };
    this.ingestion = new SourcePolling(this.queue, this.poller, concurrency, { onPolled, onError });
    this.replicator = this.openReplicator(settings.opensearch);
    this.recordLabels(list.sources);
    this.recordRejected('SOURCES', list.rejected);
    this.recordRejected('RULES_FILE', rules.rejected);
  }

  /** Ingests articles of a live source. @throws an error of the index when no article could be written */
  async learn(finding: DiscoveredArticles): Promise<DiscoveredEvent> {
    return { feed: finding.feed, ...(await this.intake.ingestDiscovered(finding, unixSecondsNow())) };
  }

  /** Watches the source list and the rules until `close`, and calls back after each change. */
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

  /** Stops polls and pushes, commits and closes the index. */
  async close(): Promise<void> {
    for (const stop of this.watches) stop();
    const stopped = Promise.all([this.ingestion.stop(), this.subscriptions?.stop()]);
    this.writes.stop();
    await stopped;
    await this.replicator?.stop();
    this.writer.close();
  }

  /** Leaves out the sources in languages that this service does not ingest. */
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
    this.record(() => writeRejectedSettingsFiles(this.writer.database, setting, rejected));
  }

  private recordLabels(all: readonly Source[]): void {
    this.record(() => writeFeedLabels(this.writer.database, all));
  }

  private record(write: () => void): void {
    void this.writes.retry(write).catch((error: unknown) => this.options.onError?.(error));
  }
}
