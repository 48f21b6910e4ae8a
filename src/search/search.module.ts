import { Module } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Settings } from '../config/settings.js';
import { IndexModule } from '../index/index.module.js';
import { PROVIDERS } from './providers/providers.js';
import { SEARCH_PROVIDERS, type SearchProvider } from './search-provider.js';
import { SearchProviderService } from './search-provider.service.js';

/** Finding candidates: the providers the settings name, behind one service. */
@Module({
  imports: [IndexModule],
  providers: [
    {
      provide: SEARCH_PROVIDERS,
      inject: [Settings, ModuleRef],
      useFactory: (settings: Settings, modules: ModuleRef): Promise<SearchProvider[]> =>
        Promise.all(settings.searchProviders.map((name) => modules.create(PROVIDERS[name]))),
    },
    SearchProviderService,
  ],
  exports: [SearchProviderService],
})
export class SearchModule {}
