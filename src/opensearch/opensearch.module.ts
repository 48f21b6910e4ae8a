import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Blocklist } from '../index/blocklist.js';
import { IndexModule } from '../index/index.module.js';
import { ProviderRegistry } from '../search/provider-registry.js';
import { SearchModule } from '../search/search.module.js';
import { OpenSearchArchive } from './read/opensearch-archive.js';
import { OpenSearchIndex } from './read/opensearch-index.js';

/** Registers the search provider `opensearch`. */
@Module({ imports: [SearchModule, IndexModule] })
export class OpenSearchModule {
  constructor(registry: ProviderRegistry, settings: Settings, blocklist: Blocklist) {
    registry.add('opensearch', async () => {
      const archive = new OpenSearchArchive(settings, blocklist);
      await archive.readRemovals();
      return new OpenSearchIndex(archive);
    });
  }
}
