import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Blocklist } from '../index/blocklist.js';
import { IndexModule } from '../index/index.module.js';
import { IndexProvider } from '../search/engine/index-provider.js';
import { ProviderRegistry } from '../search/provider-registry.js';
import { SearchModule } from '../search/search.module.js';
import { OpenSearchEngine } from './read/opensearch-engine.js';

/** Adds the provider `opensearch`. */
@Module({ imports: [SearchModule, IndexModule] })
export class OpenSearchModule {
  constructor(registry: ProviderRegistry, settings: Settings, blocklist: Blocklist) {
    registry.add('opensearch', async () => {
      const engine = new OpenSearchEngine(settings, blocklist);
      await engine.readRemovals();
      return new IndexProvider(engine, settings.aggregatorDomains);
    });
  }
}
