import { loadSettings } from '../../src/config/load-settings.js';
import { Blocklist } from '../../src/index/blocklist.js';
import { ProviderRegistry } from '../../src/search/provider-registry.js';
import type { SearchProvider } from '../../src/search/engine/article-index.js';
import { recordQueries } from './fake-index.js';
import { SearchProviderService } from '../../src/search/search-provider.service.js';

/** The service with given providers, in order of preference. */
export function searchServiceOf(
  providers: readonly SearchProvider[],
  environment: Record<string, string> = {},
): SearchProviderService {
  const settings = loadSettings(environment);
  const blocklist = new Blocklist('a folder that does not exist');
  const service = new SearchProviderService(new ProviderRegistry(), settings, blocklist);
  service.use(providers);
  recordQueries(service, providers);
  return service;
}
