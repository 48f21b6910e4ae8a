import { join } from 'node:path';
import { Registry } from 'prom-client';
import { RejectedFiles } from '../../src/config/live-file.js';
import { addWatch } from '../../src/features/watches/edit-watches-file.js';
import { openForWriting } from '../../src/index/open-database.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { freshFolder } from '../support/fresh-folder.js';
import { FakeIndex } from '../support/fake-index.js';
import { FakeRedis } from '../support/fake-redis.js';
import { LoopbackServer } from '../support/loopback-server.js';
import { polledIndex } from '../support/polled-index.js';
import { until } from '../support/until.js';

describe('/health', () => {
  let service: TestApp;
  afterEach(() => service.close());
  const read = async (): Promise<Record<string, unknown>> => {
    const response = await service.get('/health');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, max-age=0');
    return response.json() as Promise<Record<string, unknown>>;
  };

  it('shows the search provider, the index and the freshness of the sources just after the start', async () => {
    service = await createTestApp();
    const search = { status: 'up', providers: { embedded: { status: 'up', requests: 0, failures: 0 } } };
    const nothingYet = {
      index: {
        ...{ status: 'down', readable: true, articles: 0, undated: 0, newest_age_seconds: null },
        reason: 'It has no articles yet.',
      },
      sources: {
        ...{ status: 'down', feeds: 0, answering: 0, failing: 0, gone: 0, last_success_age_seconds: null },
        ...{ newest_item_age_seconds: null, reason: 'No source responds.' },
        published_to_searchable: { poll: { articles: 0, p50_seconds: null, p95_seconds: null } },
      },
    };
    expect(await read()).toMatchObject({
      ...{ status: 'ok', info: { search }, error: nothingYet },
      details: { search, ...nothingYet },
    });
  });

  it('is ok while one of several providers responds', async () => {
    const providers = [new FakeIndex('first'), new FakeIndex('second')];
    providers[0]!.up = false;
    service = await createTestApp({ providers });
    expect(await read()).toMatchObject({
      status: 'ok',
      info: { search: { providers: { first: { status: 'down' }, second: { status: 'up' } } } },
    });
  });

  it('is 503 when no provider responds: the health check, then the advice', async () => {
    const provider = new FakeIndex();
    provider.up = false;
    service = await createTestApp({ providers: [provider] });
    const response = await service.get('/health');
    const body = (await response.json()) as Record<string, unknown>;
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toMatch(/^application\/json\b/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe('5');
    const members = ['status', 'info', 'error', 'details', 'detail', 'code', 'request_id'];
    expect(Object.keys(body)).toEqual(members);
    expect(body).toMatchObject({
      status: 'error',
      error: { search: { status: 'down' } },
      detail: 'No search provider responds; try again in 5 seconds.',
      code: 'search_unavailable',
      request_id: response.headers.get('x-request-id'),
    });
  });

  it('is ok while the service stops, as long as a provider responds', async () => {
    service = await createTestApp({ providers: [new FakeIndex()] });
    const stopping = service.app as unknown as { callBeforeShutdownHook(): Promise<void> };
    await stopping.callBeforeShutdownHook();
    expect(await read()).toMatchObject({ status: 'ok', info: { search: { status: 'up' } } });
  });

  it.each([
    ['up as soon as one answers', [200, 500], 'up'],
    ['not up when every one of them fails', [500, 500], 'down'],
  ])('reports the sources as %s', async (_, statuses, expected) => {
    const index = await polledIndex(statuses);
    service = await createTestApp({ environment: { DATA_DIR: index.dataDir } });
    const { info, error } = (await read()) as Record<'info' | 'error', Record<string, unknown>>;
    expect((expected === 'up' ? info : error)['sources']).toMatchObject({ status: expected, feeds: 2 });
    index.remove();
  });

  it('reports the sources as down while there are no polls, as when the index cannot be written', async () => {
    const index = await polledIndex([200, 200]);
    service = await createTestApp({ environment: { DATA_DIR: index.dataDir } });
    const database = openForWriting(index.dataDir);
    database.exec('UPDATE feeds SET checked_at = checked_at - 5000, next_due = next_due - 5000');
    database.close();
    expect(await read()).toMatchObject({
      status: 'ok',
      error: { sources: { answering: 2, reason: expect.stringContaining('No source has been polled for') } },
    });
    index.remove();
  });

  it('reports saved searches as up while none of them is suspended', async () => {
    const environment = { WATCHES_FILE: join(freshFolder(), 'watches.json') };
    addWatch(environment.WATCHES_FILE, { request: '/news?topic=ferry&language=en', feed: true });
    service = await createTestApp({ environment });
    expect(await read()).toMatchObject({ info: { watches: { status: 'up', suspended: [] } } });
  });

  it('reports whether Redis responds, which the replicas share limits by', async () => {
    const redis = await new FakeRedis().start();
    service = await createTestApp({ environment: { REDIS_URL: redis.url } });
    const error = async () => (await read())['error'] as Record<string, object>;
    expect((await read())['details']).toHaveProperty('redis');
    await until(async () => ((await read())['info'] as Record<string, object>)['redis'] !== undefined);
    await redis.stop();
    await until(async () => (await error())['redis'] !== undefined);
    expect((await error())['redis']).toEqual({
      status: 'down',
      reason: expect.stringContaining('Each instance counts limits by itself'),
    });
  });

  it('reports as down each file of the settings that was changed to an invalid version', async () => {
    service = await createTestApp();
    const rejected = service.app.get(RejectedFiles);
    for (const setting of ['GATEWAY_KEYS_FILE', 'WATCHES_FILE'] as const)
      rejected.set(setting, { file: 'file.json', problem: 'is empty' });
    const { files } = (await read())['error'] as Record<string, object>;
    expect(files).toEqual({
      status: 'down',
      rejected: [
        { setting: 'GATEWAY_KEYS_FILE', file: 'file.json', problem: 'is empty' },
        { setting: 'WATCHES_FILE', file: 'file.json', problem: 'is empty' },
      ],
      reason: expect.stringContaining('The last valid version of each file remains active'),
    });
  });

  it('has no replication without an index of its own, and reports what cannot be read of OpenSearch', async () => {
    const openSearch = await LoopbackServer.start();
    const environment = { SEARCH_PROVIDERS: 'opensearch', OPENSEARCH_URL: openSearch.url('') };
    service = await createTestApp({ environment });
    const response = await service.get('/health');
    expect(response.status).toBe(503);
    const { details } = (await response.json()) as { details: Record<string, object> };
    expect(Object.keys(details).sort()).toEqual(['index', 'search', 'sources']);
    for (const part of Object.values(details)) expect(part).toMatchObject({ status: 'down' });
    expect(await service.app.get(Registry).metrics()).not.toContain('news_search_shipping');
    await openSearch.stop();
  });

  it('answers HEAD', async () => {
    service = await createTestApp({ providers: [new FakeIndex()] });
    expect((await service.get('/health', { method: 'HEAD' })).status).toBe(200);
  });
});
