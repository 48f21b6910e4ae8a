import { fromDist } from './dist.mjs';

const { loadSettings } = await fromDist('config/load-settings.js');
const { Blocklist } = await fromDist('index/blocklist.js');
const { IndexProvider } = await fromDist('search/engine/index-provider.js');
const { ProviderRegistry } = await fromDist('search/provider-registry.js');
const { EmbeddedEngine } = await fromDist('search/providers/embedded/embedded-engine.js');
const { SearchProviderService } = await fromDist('search/search-provider.service.js');

/** The embedded index as a search provider. */
export const indexProviderOf = (reader, aggregators = ['msn.com']) =>
  new IndexProvider(new EmbeddedEngine(reader), aggregators);

/** The search service with given providers, in order of preference. */
export function searchServiceOf(providers, settings = loadSettings({})) {
  const blocklist = new Blocklist('a folder that does not exist');
  const service = new SearchProviderService(new ProviderRegistry(), settings, blocklist);
  service.use(providers);
  return service;
}
