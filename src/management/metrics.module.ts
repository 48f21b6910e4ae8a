import { Global, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { IndexModule } from '../index/index.module.js';
import { IngestionModule } from '../ingestion/ingestion.module.js';
import { SearchModule } from '../search/search.module.js';
import { IngestionMetrics } from './ingestion.metrics.js';
import { IndexMetrics, SearchMetrics, ShippingMetrics, SourceMetrics } from './serving.metrics.js';
import { ShippingState } from './shipping-state.service.js';
import { SourceFreshness } from './source-freshness.service.js';

/** The metrics of this application: inject prom-client's `Registry` and register yours there. */
@Global()
@Module({ providers: [{ provide: Registry, useFactory: () => new Registry() }], exports: [Registry] })
export class MetricsModule {}

/** How the sources are doing, for health and metrics. */
@Module({ imports: [IndexModule], providers: [SourceFreshness], exports: [SourceFreshness] })
export class SourceFreshnessModule {}

/** What waits to be shipped, for health and metrics. */
@Module({ imports: [IndexModule], providers: [ShippingState], exports: [ShippingState] })
export class ShippingStateModule {}

/** What ingestion does, where ingestion runs. */
@Module({ imports: [IngestionModule], providers: [IngestionMetrics] })
export class IngestionMeasurementsModule {}

/** What there is to measure of a serving process, beside its requests. */
@Module({
  imports: [IndexModule, SearchModule, SourceFreshnessModule, ShippingStateModule],
  providers: [IndexMetrics, SearchMetrics, ShippingMetrics, SourceMetrics],
})
export class ServingMeasurementsModule {}
