import type { Settings } from '../config/settings.js';
import { IndexWriter } from '../index/index-writer.js';
import { addressList } from '../outbound/address-list.js';
import type { OutboundLimits } from '../outbound/outbound-options.js';
import { openOutbound } from '../outbound/outbound.module.js';
import { Ingestion, type IngestionOptions } from './ingestion.js';
import { KnownPublishers } from './normalize/known-publishers.js';
import { ArticleIntake } from './poll/article-intake.js';
import { FeedPoller } from './poll/feed-poller.js';
import { PollPlan } from './schedule/poll-plan.js';
import { limitsOf, POLLING_LIMITS, type PollingLimits } from './schedule/polling-limits.js';
import { readSources } from './sources/read-sources.js';
import type { Source, SourceFault } from './sources/source.js';
import type { FeedStateStore } from './state/feed-state.js';
import { SqliteArrivals } from './state/sqlite-arrivals.js';
import { SqliteFeedStateStore } from './state/sqlite-feed-state-store.js';
import { openSubscriptions, type OpenSubscriptions } from './websub/open-subscriptions.js';

/** The settings of ingestion: plain data that can be sent to a process. */
export type IngestionSettings = Pick<Settings, 'index' | 'ingestion'> &
  Partial<Pick<Settings, 'aggregatorDomains'>>;

export interface OpenIngestionOptions extends IngestionOptions {
  /** In place of the limits of own and other hosts alike. */
  limits?: Partial<PollingLimits>;
  /** In place of the usual limits of a fetch. */
  outbound?: Partial<OutboundLimits>;
  onParsing?(feed: string): void;
}

export interface OpenIngestion {
  ingestion: Ingestion;
  poller: FeedPoller;
  states: FeedStateStore;
  sources: Source[];
  /** Entries of the source list that could not be read. */
  faults: SourceFault[];
  writer: IndexWriter;
  /** Null without a public address: no hub could reach us. */
  subscriptions: OpenSubscriptions | null;
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
  const { dataDir, retentionDays } = settings.index;
  const { userAgent, outboundAllow, publicUrl } = settings.ingestion;
  const outbound = await openOutbound({ userAgent, allow: outboundAllow, limits: options.outbound });
  const { sources, faults } = readSources(settings.ingestion.sources);
  const writer = IndexWriter.open(dataDir, { retentionDays });
  const states = new SqliteFeedStateStore(writer.database);
  const arrivals = new SqliteArrivals(writer.database);
  const publishers = new KnownPublishers(sources, settings.aggregatorDomains);
  const intake = new ArticleIntake(writer, retentionDays, arrivals, publishers);
  const { limits, onParsing, onPolled, onError } = options;
  const limitsOfHost = limitsOf(addressList(outboundAllow), limits);
  const hubs = { publicUrl, limitsOf: limitsOfHost, sources, onParsing, onError };
  const subscriptions = openSubscriptions({ outbound, intake, states, database: writer.database }, hubs);
  const { subscriber = null } = subscriptions ?? {};
  const poller = new FeedPoller(outbound, intake, states, { limitsOf: limitsOfHost, subscriber, onParsing });
  const plan = new PollPlan(sources, states, limitsOfHost);
  const slots = { ...POLLING_LIMITS, ...limits };
  const ingestion = new Ingestion(plan, poller, slots, { onPolled, onError });
  const close = async (): Promise<void> => {
    await Promise.all([ingestion.stop(), subscriptions?.stop()]);
    writer.close();
  };
  return { ingestion, poller, states, sources, faults, writer, subscriptions, close };
}
