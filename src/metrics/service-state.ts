import { Inject, Injectable, Module } from '@nestjs/common';
import { unixSecondsNow } from '../articles/article.js';
import { cachedFor } from '../config/durations.js';
import { Settings } from '../config/settings.js';
import { IndexModule } from '../index/index.module.js';
import { IndexReader, type IndexStats, IndexTotals } from '../index/index-reader.js';
import { WatchStates } from '../index/watch-states.js';
import { type OutboxState, readOutboxState } from '../index/outbox.js';
import { IngestionModule } from '../ingestion/ingestion.module.js';
import { IngestionService } from '../ingestion/ingestion.service.js';
import {
  type SourceSummary,
  summarizeSources,
  joinSourceSummaries,
} from '../ingestion/state/source-summary.js';
import { ArchiveState } from '../opensearch/archive-state.js';

/** Milliseconds for which the state of the sources is cached, because probes and scrapes may come every second. */
const SOURCES_MS = 5_000;
const REPLICATION_MS = 2_000;
const WATCHES_MS = 2_000;

/** The state of index (or OpenSearch archive), sources and replication, for health checks and metrics. */
@Injectable()
export class ServiceState {
  /** The sources' state, at most 5 s old; without an index, as the polling nodes reported it. @throws Error */
  readonly sources: () => SourceSummary;
  /** The changes that wait, at most 2 s old; null without replication. @throws an error of SQLite */
  readonly replication: () => OutboxState | null;
  /** Ids of suspended saved searches, at most 2 s old; null if none are configured. @throws an error of SQLite */
  readonly suspendedWatches: () => string[] | null;
  /** Whether this node (a service with its own index) replicates changes to OpenSearch. */
  readonly replicates: boolean;

  constructor(
    @Inject(IndexReader) private readonly index: IndexReader | null,
    @Inject(IndexTotals) private readonly own: IndexTotals | null,
    @Inject(ArchiveState) private readonly archive: ArchiveState | null,
    private readonly ingestion: IngestionService,
    settings: Settings,
  ) {
    this.replicates = settings.opensearch !== null && index !== null;
    this.sources =
      index === null
        ? () => joinSourceSummaries(sourcesOf(archive!.read().nodes))
        : cachedFor(SOURCES_MS, () => summarizeSources(index.database, unixSecondsNow()));
    const watches = settings.watchesFile === null ? null : new WatchStates(settings.index.dataDir);
    this.suspendedWatches = cachedFor(WATCHES_MS, () => watches && suspendedOf(watches));
    this.replication = cachedFor(REPLICATION_MS, () =>
      this.replicates ? readOutboxState(index!.database) : null,
    );
  }

  /** Number of articles, oldest and newest publication time, size of the index; up to a minute old. @throws Error */
  totals(): IndexStats {
    return this.own?.read() ?? this.archive!.read().totals;
  }

  /** Seconds since the newest dated article was published; null if there is none. @throws Error if it cannot be read */
  newestAge(): number | null {
    const now = unixSecondsNow();
    if (this.index !== null) return this.index.newestAge(now);
    const { newest } = this.totals();
    return newest === null ? null : Math.max(0, now - newest);
  }

  /** Why this node cannot write its index, e.g. a full disk; null if it can, or if it never writes. */
  writeFault(): Promise<string | null> {
    return this.ingestion.indexFault();
  }
}

const suspendedOf = (watches: WatchStates): string[] =>
  [...watches.read()].filter(([, { suspended }]) => suspended !== null).map(([id]) => id);

const sourcesOf = (nodes: Record<string, unknown>[]): SourceSummary[] =>
  nodes.flatMap(({ sources }) => (sources === undefined ? [] : [sources as SourceSummary]));

@Module({
  imports: [IndexModule, IngestionModule],
  providers: [
    {
      provide: ArchiveState,
      inject: [Settings],
      useFactory: ({ index, opensearch }: Settings): Promise<ArchiveState> | null =>
        index.isUsed ? null : ArchiveState.open(opensearch!),
    },
    ServiceState,
  ],
  exports: [ServiceState],
})
export class ServiceStateModule {}
