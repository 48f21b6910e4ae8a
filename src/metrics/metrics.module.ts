import { Global, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { Settings } from '../config/settings.js';
import { IndexModule } from '../index/index.module.js';
import { IngestionModule } from '../ingestion/ingestion.module.js';
import { ArchiveState } from '../opensearch/archive-state.js';
import { SearchModule } from '../search/search.module.js';
import { IngestionMetrics } from './ingestion.metrics.js';
import { IndexState } from './index-state.js';
import { IndexMetrics, SearchMetrics, ReplicationMetrics, SourceMetrics } from './serving.metrics.js';
import { ReplicationState } from './replication-state.service.js';
import { SourceFreshness } from './source-freshness.service.js';

/** Metrics of this application: inject prom-client's `Registry` to register your own. */
@Global()
@Module({ providers: [{ provide: Registry, useFactory: () => new Registry() }], exports: [Registry] })
export class MetricsModule {}

/** The states of index, sources and replication, for health and metrics. */
@Module({
  imports: [IndexModule, IngestionModule],
  providers: [
    {
      provide: ArchiveState,
      inject: [Settings],
      useFactory: ({ index, opensearch }: Settings): Promise<ArchiveState> | null =>
        index.isUsed ? null : ArchiveState.open(opensearch!),
    },
    SourceFreshness,
    IndexState,
    ReplicationState,
  ],
  exports: [SourceFreshness, IndexState, ReplicationState],
})
export class StateModule {}

/** Ingestion metrics, where ingestion runs. */
@Module({ imports: [IngestionModule], providers: [IngestionMetrics] })
export class IngestionMeasurementsModule {}

/** Metrics of a serving process besides its requests. */
@Module({
  imports: [SearchModule, StateModule],
  providers: [IndexMetrics, SearchMetrics, ReplicationMetrics, SourceMetrics],
})
export class ServingMeasurementsModule {}
