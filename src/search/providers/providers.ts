import type { Type } from '@nestjs/common';
import type { ProviderName } from '../../config/settings.js';
import type { SearchProvider } from '../search-provider.js';
import { EmbeddedProvider } from './embedded/embedded.provider.js';

/** The class of every provider, by the name it has in the `SEARCH_PROVIDERS` setting. */
export const PROVIDERS: Record<ProviderName, Type<SearchProvider>> = {
  embedded: EmbeddedProvider,
};
