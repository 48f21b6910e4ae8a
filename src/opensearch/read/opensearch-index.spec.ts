import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { aQuery, readFirst } from '../../../test/contracts/article-index.contract.js';
import type { Settings } from '../../config/settings.js';
import { SearchUnavailableError } from '../../search/search-provider.js';
import { OpenSearchArchive } from './opensearch-archive.js';
import { OpenSearchIndex } from './opensearch-index.js';

function open(opensearch: Settings['opensearch']) {
  return new OpenSearchIndex(new OpenSearchArchive({ opensearch } as Settings));
}

describe(OpenSearchIndex.name, () => {
  it('aborts its request with the caller', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const provider = open({
      ...{ urls: [url], username: null, password: null, prefix: 'news', archiveDays: 0 },
    });
    const waiting = new AbortController();
    const search = readFirst(provider.during(waiting.signal), aQuery({ typed: 'storm' }));
    const [connection] = (await once(silent, 'connection')) as [Socket];
    const closed = once(connection.resume(), 'close');
    waiting.abort();
    await expect(search).rejects.toThrow(SearchUnavailableError);
    await closed;
    await provider.close();
    silent.close();
  });

  it.each([
    ['a redirect to a login page', 302, ''],
    ['a page', 200, '<html>Sign in</html>'],
    ['an object', 200, '{}'],
  ])('is unavailable, and says why, where a proxy responds with %s', async (_name, status, body) => {
    const server = createHttpServer((_request, response) => {
      const headers = {
        'content-type': body === '{}' ? 'application/json' : 'text/html',
        location: '/login',
      };
      response.writeHead(status, headers).end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const index = open({ urls: [url], username: null, password: null, prefix: 'news', archiveDays: 0 });
    await expect(readFirst(index, aQuery({ typed: 'storm' }))).rejects.toThrow(SearchUnavailableError);
    await expect(index.labels()).rejects.toThrow(SearchUnavailableError);
    expect(await index.health()).toEqual({
      up: false,
      details: { reason: expect.stringContaining('not OpenSearch') },
    });
    await index.close();
    server.closeAllConnections();
    server.close();
  });

  it('is unavailable, never empty, where nothing responds', async () => {
    const provider = open({
      ...{ urls: ['http://127.0.0.1:9'], username: null, password: null, prefix: 'news', archiveDays: 0 },
    });
    await expect(readFirst(provider, aQuery({ typed: 'storm' }))).rejects.toThrow(SearchUnavailableError);
    expect(await provider.health()).toMatchObject({ up: false });
    await provider.close();
  });
});
