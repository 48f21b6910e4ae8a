import { Global, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { IngestionModule } from '../ingestion/ingestion.module.js';
import { SearchModule } from '../search/search.module.js';
import { IngestionMetrics } from './ingestion.metrics.js';
import { StateModule } from './service-state.js';
import {
  FileMetrics,
  IndexMetrics,
  SearchMetrics,
  ReplicationMetrics,
  SourceMetrics,
} from './serving.metrics.js';

/** Metrics of this application: inject prom-client's `Registry` to register your own. */
@Global()
@Module({ providers: [{ provide: Registry, useFactory: () => new Registry() }], exports: [Registry] })
export class MetricsModule {}

/** Ingestion metrics, where ingestion runs. */
@Module({ imports: [IngestionModule], providers: [IngestionMetrics] })
export class IngestionMeasurementsModule {}

/** Metrics of a serving process besides its requests. */
@Module({
  imports: [SearchModule, StateModule],
  providers: [IndexMetrics, SearchMetrics, ReplicationMetrics, SourceMetrics, FileMetrics],
})
export class ServingMeasurementsModule {}
