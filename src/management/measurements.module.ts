import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module.js';
import { IngestionModule } from '../ingestion/ingestion.module.js';
import { SearchModule } from '../search/search.module.js';
import { IndexMetrics } from './index.metrics.js';
import { IngestionMetrics } from './ingestion.metrics.js';
import { SearchMetrics } from './search.metrics.js';
import { SourceFreshnessModule } from './source-freshness.module.js';
import { SourceMetrics } from './source.metrics.js';

/** What ingestion does, where ingestion runs. */
@Module({ imports: [IngestionModule], providers: [IngestionMetrics] })
export class IngestionMeasurementsModule {}

/** What there is to measure of a serving process, beside its requests. */
@Module({
  imports: [IndexModule, SearchModule, SourceFreshnessModule],
  providers: [IndexMetrics, SearchMetrics, SourceMetrics],
})
export class ServingMeasurementsModule {}
