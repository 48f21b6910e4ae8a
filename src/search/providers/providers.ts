import type { Type } from '@nestjs/common';
import type { SearchProvider } from '../search-provider.js';
import { EmbeddedProvider } from './embedded/embedded.provider.js';

/** Every provider there is, by the name it has in the `SEARCH_PROVIDERS` setting. A new one is one line here. */
export const PROVIDERS: Record<string, Type<SearchProvider>> = {
  embedded: EmbeddedProvider,
};
