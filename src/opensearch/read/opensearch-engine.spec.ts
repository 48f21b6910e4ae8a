import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { aQuery } from '../../../test/contracts/search-provider.contract.js';
import type { Settings } from '../../config/settings.js';
import { IndexProvider } from '../../search/engine/index-provider.js';
import { SearchUnavailableError } from '../../search/search-provider.js';
import { OpenSearchEngine } from './opensearch-engine.js';

function open(opensearch: Settings['opensearch']) {
  const engine = new OpenSearchEngine({ opensearch } as Settings);
  return new IndexProvider(engine, ['msn.com']);
}

const page = () => ({
  cursor: null,
  saturatedDomains: new Set<string>(),
  signal: AbortSignal.timeout(10_000),
});

describe(OpenSearchEngine.name, () => {
  it('aborts its request with the caller', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const provider = open({
      ...{ urls: [url], username: null, password: null, prefix: 'news', archiveDays: 0 },
    });
    const waiting = new AbortController();
    const search = provider.search(aQuery({ typed: 'storm' }), { ...page(), signal: waiting.signal });
    await once(silent, 'connection');
    waiting.abort();
    await expect(search).rejects.toThrow(SearchUnavailableError);
    await provider.close();
    silent.close();
  });

  it('is unavailable, never empty, where nothing responds', async () => {
    const provider = open({
      ...{ urls: ['http://127.0.0.1:9'], username: null, password: null, prefix: 'news', archiveDays: 0 },
    });
    await expect(provider.search(aQuery({ typed: 'storm' }), page())).rejects.toThrow(SearchUnavailableError);
    expect(await provider.health()).toMatchObject({ up: false });
    await provider.close();
  });
});
