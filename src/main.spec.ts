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
  let service: Program;
  beforeAll(async () => {
    publisher = (await LoopbackServer.start()).serve(
      '/rss',
      `<rss version="2.0"><channel><title>Harbour Desk</title><item><title>Lighthouse painted white again</title>
        <link>https://harbour.example/1</link><pubDate>${new Date().toUTCString()}</pubDate></item></channel></rss>`,
    );
    const list = writeSourceList(join(freshFolder(), 'list.opml'), [publisher.url('/rss')]);
    const environment = { ...ANY_PORTS, INGEST: 'on', SOURCES: list, OUTBOUND_ALLOW: '127.0.0.0/8' };
    service = new Program(environment, { main: await compileService() });
  });
  afterAll(async () => {
    await service?.signal('SIGKILL');
    await publisher.stop();
  });

  it('starts, polls its feeds, returns their articles, and ends in good order on SIGTERM', async () => {
    const { url, managementUrl } = await service.listening();
    const titles = async (): Promise<string[]> => {
      const response = await fetch(`${url}/news?topic=lighthouse&language=en`, { headers: GATEWAY_HEADERS });
      const { items } = (await response.json()) as { items: { title: string }[] };
      return items.map(({ title }) => title);
    };
    await until(
      async () => (await titles()).length > 0,
      240_000,
      () => service.output + service.errors,
    );
    expect(await titles()).toEqual(['Lighthouse painted white again']);
    expect((await fetch(`${managementUrl}/readyz`)).status).toBe(200);
    expect(await service.signal('SIGTERM')).toMatchObject({ code: 0, signal: null });
  });
});
