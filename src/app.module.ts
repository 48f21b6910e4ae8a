import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { APP_FILTER, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ConfigModule } from './config/config.module.js';
import { keptBy, Settings } from './config/settings.js';
import { CountsModule } from './counts/counts.module.js';
import { ExplorerModule } from './explorer/explorer.module.js';
import { GatewayModule } from './gateway/gateway.module.js';
import { HealthModule } from './health/health.module.js';
import { ProblemFilter } from './http/problem.filter.js';
import { QueryPipe } from './http/query-pipe.js';
import { Routes } from './http/routes.js';
import { IngestionModule } from './ingestion/ingestion.module.js';
import { LearningModule } from './learning/learning.module.js';
import { LocalModule } from './local/local.module.js';
import {
  IngestionMeasurementsModule,
  MetricsModule,
  ServingMeasurementsModule,
} from './management/metrics.module.js';
import { McpModule } from './mcp/mcp.module.js';
import { NewsModule } from './news/news.module.js';
import { SourcesModule } from './sources/sources.module.js';
import { StoriesModule } from './stories/stories.module.js';
import { StreamModule } from './stream/stream.module.js';
import { TopicsModule } from './topics/topics.module.js';
import { TrendingModule } from './trending/trending.module.js';
import { UsageModule } from './usage/usage.module.js';
import { WebSubModule } from './websub/websub.module.js';

/** What callers of the API ask. `eslint.config.js` reads this list, too. */
const FEATURES = [
  NewsModule,
  TopicsModule,
  TrendingModule,
  LocalModule,
  StoriesModule,
  CountsModule,
  SourcesModule,
  StreamModule,
  UsageModule,
  HealthModule,
];

/** Who else speaks HTTP with us: people who read about the service, assistants, and the hubs of feeds. */
const PAGES_AND_CALLBACKS = [ExplorerModule, McpModule, WebSubModule];

const OPERATION = [MetricsModule, ServingMeasurementsModule, IngestionMeasurementsModule, LearningModule];

/** The map: the features, what stands before them, what fills the index they read, and what is measured. */
@Module({
  imports: [
    DiscoveryModule,
    GatewayModule,
    IngestionModule,
    ...FEATURES,
    ...PAGES_AND_CALLBACKS,
    ...OPERATION,
  ],
  providers: [
    Routes,
    {
      provide: APP_PIPE,
      inject: [Settings],
      useFactory: (settings: Settings) => new QueryPipe(keptBy(settings)),
    },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class AppModule {
  /** @param features of the operator's own, beside those above. */
  static with(settings: Settings, features: ModuleMetadata['imports'] = []): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.with(settings), ...features] };
  }
}
