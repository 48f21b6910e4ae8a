import { createTestApp, type TestApp } from './support/create-test-app.js';
import { FakeProvider } from './support/fake-provider.js';

describe('/health', () => {
  let service: TestApp;
  afterEach(() => service.close());
  const read = async (): Promise<Record<string, unknown>> => {
    const response = await service.get('/health');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, max-age=0');
    return response.json() as Promise<Record<string, unknown>>;
  };

  it('shows the search provider, the index and the freshness of the sources, of a service that has just begun', async () => {
    service = await createTestApp();
    const details = {
      search: { status: 'up', providers: { embedded: { status: 'up', requests: 0, failures: 0 } } },
      index: { status: 'up', readable: true, articles: 0, newest_age_seconds: null },
      sources: { status: 'up', feeds: 0, failing: 0, last_success_age_seconds: null },
    };
    expect(await read()).toMatchObject({ status: 'ok', info: details, error: {}, details });
  });

  it('is well while one of several providers can answer', async () => {
    const providers = [new FakeProvider('first'), new FakeProvider('second')];
    providers[0]!.up = false;
    service = await createTestApp({ providers });
    expect(await read()).toMatchObject({
      status: 'ok',
      info: { search: { providers: { first: { status: 'down' }, second: { status: 'up' } } } },
    });
  });

  it('answers HEAD', async () => {
    service = await createTestApp({ providers: [new FakeProvider()] });
    expect((await service.get('/health', { method: 'HEAD' })).status).toBe(200);
  });
});
