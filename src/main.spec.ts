import { join } from 'node:path';
import { compileService } from '../test/support/compiled-service.js';
import { GATEWAY_HEADERS } from '../test/support/create-test-app.js';
import { freshFolder } from '../test/support/fresh-folder.js';
import { LoopbackServer } from '../test/support/loopback-server.js';
import { ANY_PORTS, Program } from '../test/support/program.js';
import { writeSourceList } from '../test/support/source-list.js';
import { until } from '../test/support/until.js';

describe('the service', () => {
  let publisher: LoopbackServer;
  let environment: Record<string, string>;
  let main: string;
  let service: Program | undefined;
  beforeAll(async () => {
    publisher = (await LoopbackServer.start()).serve(
      '/rss',
      `<rss version="2.0"><channel><title>Harbour Desk</title><item><title>Lighthouse painted white again</title>
        <link>https://harbour.example/1</link><pubDate>${new Date().toUTCString()}</pubDate></item></channel></rss>`,
    );
    const list = writeSourceList(join(freshFolder(), 'list.opml'), [publisher.url('/rss')]);
    environment = { ...ANY_PORTS, INGEST: 'on', SOURCES: list, OUTBOUND_ALLOW: '127.0.0.0/8' };
    main = await compileService();
  });
  afterEach(async () => void (await service?.signal('SIGKILL')));
  afterAll(() => publisher.stop());

  it.each([
    ['one process', '1'],
    ['several processes', '2'],
  ])('starts as %s, polls, returns articles, and ends in good order on SIGTERM', async (_, PROCESSES) => {
    service = new Program({ ...environment, PROCESSES }, { main });
    const program = service;
    const { url, managementUrl } = await service.listening();
    const titles = async (): Promise<string[]> => {
      const response = await fetch(`${url}/news?topic=lighthouse&language=en`, { headers: GATEWAY_HEADERS });
      const { items } = (await response.json()) as { items: { title: string }[] };
      return items.map(({ title }) => title);
    };
    await until(
      async () => (await titles()).length > 0,
      240_000,
      () => program.output + program.errors,
    );
    expect(await titles()).toEqual(['Lighthouse painted white again']);
    expect((await fetch(`${managementUrl}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${managementUrl}/metrics`)).text();
    expect(metrics).toMatch(/^news_search_http_request_duration_seconds_count\{[^}]*"\/news"/m);
    expect(metrics).toMatch(/^news_search_index_articles 1$/m);
    if (PROCESSES === '2') expect(metrics).toMatch(/^news_search_worker_exits_total 0$/m);
    expect(await program.signal('SIGTERM')).toMatchObject({ code: 0, signal: null });
  });
});
