import { Global, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { IngestionModule } from '../ingestion/ingestion.module.js';
import { SearchModule } from '../search/search.module.js';
import { IngestionMetrics } from './ingestion.metrics.js';
import { ServiceStateModule } from './service-state.js';
import {
  RejectedFileMetrics,
  IndexMetrics,
  SearchMetrics,
  ReplicationMetrics,
  SourceMetrics,
} from './serving.metrics.js';

/** Provides prom-client's `Registry` of this application, in which modules register metrics. */
@Global()
@Module({ providers: [{ provide: Registry, useFactory: () => new Registry() }], exports: [Registry] })
export class MetricsModule {}

/** Registers the metrics of ingestion, in the process that runs it. */
@Module({ imports: [IngestionModule], providers: [IngestionMetrics] })
export class IngestionMetricsModule {}

/** Registers the metrics of a serving process, except those of its requests. */
@Module({
  imports: [SearchModule, ServiceStateModule],
  providers: [IndexMetrics, SearchMetrics, ReplicationMetrics, SourceMetrics, RejectedFileMetrics],
})
export class ServingMetricsModule {}
