import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { LiveFinds } from '../search/live/live.provider.js';
import { SearchModule } from '../search/search.module.js';
import { IngestionService } from './ingestion.service.js';

@Module({ providers: [IngestionService], exports: [IngestionService] })
export class IngestionModule {}

/** Ingests articles that live sources (external search APIs) return, so that later searches find them in the index. */
@Module({ imports: [SearchModule, IngestionModule] })
export class DiscoveredModule {
  constructor(settings: Settings, ingestion: IngestionService, finds: LiveFinds) {
    if (!settings.live.learn) return;
    finds.on('found', ({ source, language, items }) =>
      ingestion.ingestDiscovered({ feed: `provider:${source}`, language, items }),
    );
  }
}
