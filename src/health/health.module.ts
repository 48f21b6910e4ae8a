import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { IndexModule } from '../index/index.module.js';
import { SourceFreshnessModule } from '../management/metrics.module.js';
import { SearchModule } from '../search/search.module.js';
import { HealthController } from './health.controller.js';
import { IndexHealth, SearchHealth, SourcesHealth } from './health.indicators.js';
import { HealthService } from './health.service.js';

/** `/health`. */
@Module({
  imports: [TerminusModule.forRoot({ logger: false }), SearchModule, IndexModule, SourceFreshnessModule],
  controllers: [HealthController],
  providers: [HealthService, SearchHealth, IndexHealth, SourcesHealth],
})
export class HealthModule {}
