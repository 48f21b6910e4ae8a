import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module.js';
import { SourceFreshness } from './source-freshness.service.js';

/** How the sources are doing, for health and metrics. */
@Module({ imports: [IndexModule], providers: [SourceFreshness], exports: [SourceFreshness] })
export class SourceFreshnessModule {}
