import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { IndexModule } from '../index/index.module.js';
import { IndexReader } from '../index/index-reader.js';
import { LiveFinds, LiveProvider } from './live/live.provider.js';
import { ProviderRegistry } from './provider-registry.js';
import { EmbeddedIndex } from './providers/embedded/embedded-index.js';
import { findLiveSource, PROVIDERS } from './providers/providers.js';
import { SearchProviderService } from './search-provider.service.js';

/** Search over the configured providers: the embedded index, live sources, and what other modules add. */
@Module({
  imports: [IndexModule],
  providers: [LiveFinds, ProviderRegistry, SearchProviderService],
  exports: [LiveFinds, ProviderRegistry, SearchProviderService],
})
export class SearchModule implements OnApplicationBootstrap {
  constructor(
    private readonly settings: Settings,
    registry: ProviderRegistry,
    reader: IndexReader,
    finds: LiveFinds,
  ) {
    registry.add('embedded', () => new EmbeddedIndex(reader));
    for (const source of PROVIDERS)
      registry.add(source.name, () =>
        LiveProvider.open(source, settings.live.access[source.name]!, settings, finds),
      );
  }

  onApplicationBootstrap(): void {
    for (const name of this.settings.searchProviders) {
      const warning = findLiveSource(name)?.capabilities.warning ?? null;
      if (warning !== null) new Logger('Search').warn(`${name}: ${warning}`);
    }
  }
}
