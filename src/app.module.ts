import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module.js';
import type { Settings } from './config/settings.js';
import { ExplorerModule } from './explorer/explorer.module.js';
import { GatewayModule } from './gateway/gateway.module.js';
import { HealthModule } from './health/health.module.js';
import { HttpModule } from './http/http.module.js';
import { IngestionModule } from './ingestion/ingestion.module.js';
import { LocalModule } from './local/local.module.js';
import { MetricsModule } from './management/metrics.module.js';
import { NewsModule } from './news/news.module.js';
import { TopicsModule } from './topics/topics.module.js';
import { TrendingModule } from './trending/trending.module.js';

const FEATURES = [NewsModule, TopicsModule, TrendingModule, LocalModule, HealthModule, ExplorerModule];

/** The map: the features, what they share, and what fills the index they read. */
@Module({ imports: [GatewayModule, HttpModule, MetricsModule, IngestionModule, ...FEATURES] })
export class AppModule {
  static with(settings: Settings): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.with(settings)] };
  }
}
