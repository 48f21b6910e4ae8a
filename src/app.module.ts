import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ConfigModule } from './config/config.module.js';
import { searchedIndexRetention, Settings } from './config/settings.js';
import { CountsModule } from './features/counts/counts.module.js';
import { ExplorerModule } from './explorer/explorer.module.js';
import { GatewayModule } from './gateway/gateway.module.js';
import { HealthModule } from './features/health/health.module.js';
import { ProblemFilter } from './problem.filter.js';
import { QueryPipe } from './http/query-pipe.js';
import { DeclaredRoutes } from './http/routes.js';
import { DiscoveredModule, IngestionModule } from './ingestion/ingestion.module.js';
import { LocalModule } from './features/local/local.module.js';
import { IngestionMetricsModule, MetricsModule, ServingMetricsModule } from './metrics/metrics.module.js';
import { McpModule } from './mcp/mcp.module.js';
import { OpenSearchModule } from './opensearch/opensearch.module.js';
import { NewsModule } from './features/news/news.module.js';
import { SimilarModule } from './features/similar/similar.module.js';
import { SourcesModule } from './features/sources/sources.module.js';
import { StoriesModule } from './features/stories/stories.module.js';
import { StreamModule } from './features/stream/stream.module.js';
import { TopicsModule } from './features/topics/topics.module.js';
import { TrendingModule } from './features/trending/trending.module.js';
import { UsageModule } from './features/usage/usage.module.js';
import { WatchesModule } from './features/watches/watches.module.js';
import { WebSubModule } from './features/websub/websub.module.js';

/** The modules with the endpoints of the API. */
const FEATURES = [
  NewsModule,
  TopicsModule,
  TrendingModule,
  LocalModule,
  SimilarModule,
  StoriesModule,
  CountsModule,
  SourcesModule,
  StreamModule,
  UsageModule,
  HealthModule,
];

/** The modules with other HTTP routes: pages about the API, MCP, feeds of saved searches, and WebSub callbacks. */
const PAGES_AND_CALLBACKS = [ExplorerModule, McpModule, WatchesModule, WebSubModule];

const OPERATION = [MetricsModule, ServingMetricsModule, IngestionMetricsModule, DiscoveredModule];

/** The root module of a serving process. */
@Module({
  imports: [
    GatewayModule,
    IngestionModule,
    OpenSearchModule,
    ...FEATURES,
    ...PAGES_AND_CALLBACKS,
    ...OPERATION,
  ],
  providers: [
    DeclaredRoutes,
    {
      provide: APP_PIPE,
      inject: [Settings],
      useFactory: (settings: Settings) => new QueryPipe(searchedIndexRetention(settings)),
    },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class AppModule {
  /** The root module with given settings. @param features modules of the operator, in addition to `FEATURES`. */
  static with(settings: Settings, features: ModuleMetadata['imports'] = []): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.with(settings), ...features] };
  }
}
