import { fromDist } from './dist.mjs';

const { loadSettings } = await fromDist('config/load-settings.js');
const { Blocklist } = await fromDist('index/blocklist.js');
const { ProviderRegistry } = await fromDist('search/provider-registry.js');
const { EmbeddedIndex } = await fromDist('search/providers/embedded/embedded-index.js');
const { SearchProviderService } = await fromDist('search/search-provider.service.js');

/** The embedded index as a search provider. */
export const indexProviderOf = (reader) => new EmbeddedIndex(reader);

/** The search service with given providers, in order of preference. */
export function searchServiceOf(providers, settings = loadSettings({})) {
  const blocklist = new Blocklist('a folder that does not exist');
  const service = new SearchProviderService(new ProviderRegistry(), settings, blocklist);
  service.use(providers);
  return service;
}
