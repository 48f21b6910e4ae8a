import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Settings } from '../config/settings.js';
import { IndexModule } from '../index/index.module.js';
import { LiveFinds, LiveProvider } from './live/live.provider.js';
import { EmbeddedProvider } from './providers/embedded/embedded.provider.js';
import { OpenSearchProvider } from './providers/opensearch/opensearch.provider.js';
import { findLiveSource } from './providers/providers.js';
import { SEARCH_PROVIDERS, type SearchProvider } from './search-provider.js';
import { SearchProviderService } from './search-provider.service.js';

/** @param name as in the `SEARCH_PROVIDERS` setting. */
async function openProvider(
  name: Settings['searchProviders'][number],
  settings: Settings,
  modules: ModuleRef,
  finds: LiveFinds,
): Promise<SearchProvider> {
  if (name === 'embedded') return modules.create(EmbeddedProvider);
  if (name === 'opensearch') {
    const provider = await modules.create(OpenSearchProvider);
    await provider.followRemovals();
    return provider;
  }
  const source = findLiveSource(name);
  const access = settings.live.access[name];
  // Every name in the table of settings has its code, which a test holds.
  if (source === undefined || access === undefined) throw new Error(`There is no provider ${name}.`);
  return LiveProvider.open(source, access, settings, finds);
}

/** Finding candidates: the providers the settings name, behind one service. */
@Module({
  imports: [IndexModule],
  providers: [
    LiveFinds,
    {
      provide: SEARCH_PROVIDERS,
      inject: [Settings, ModuleRef, LiveFinds],
      useFactory: (settings: Settings, modules: ModuleRef, finds: LiveFinds): Promise<SearchProvider[]> =>
        Promise.all(settings.searchProviders.map((name) => openProvider(name, settings, modules, finds))),
    },
    SearchProviderService,
  ],
  exports: [SearchProviderService, LiveFinds],
})
export class SearchModule implements OnApplicationBootstrap {
  constructor(private readonly settings: Settings) {}

  onApplicationBootstrap(): void {
    for (const name of this.settings.searchProviders) {
      const warning = findLiveSource(name)?.capabilities.warning ?? null;
      if (warning !== null) new Logger('Search').warn(`${name}: ${warning}`);
    }
  }
}
