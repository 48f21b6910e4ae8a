import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../support/fresh-folder.js';
import type { ArticleListEnvelope } from '../../../src/listing/article-search.service.js';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { callCli, runCli } from '../../support/run-cli.js';
import { writeSourceList } from '../../support/source-list.js';
import { until } from '../../support/until.js';

const item = (address: string, title: string) =>
  `<item><title>${title}</title><link>https://www.${address}</link>` +
  `<pubDate>${new Date().toUTCString()}</pubDate></item>`;
const rss = (...items: string[]) =>
  `<rss version="2.0"><channel><title>Harbour Desk</title>${items.join('')}</channel></rss>`;

describe('index remove beside a running service of two processes', () => {
  let folder: string;
  let newsroom: LoopbackServer;
  let service: Program;
  let environment: Record<string, string>;

  beforeAll(async () => {
    folder = freshFolder();
    newsroom = await LoopbackServer.start();
    newsroom.serve(
      '/feed',
      rss(
        item('harbour.example/wall', 'Sea wall holds in storm'),
        item('ferry.example/1', 'Ferry rides out storm'),
      ),
    );
    const SOURCES = writeSourceList(join(folder, 'list.opml'), [newsroom.url('/feed')]);
    environment = { DATA_DIR: join(folder, 'data'), SOURCES, OUTBOUND_ALLOW: '127.0.0.0/8' };
    service = await new Program({ ...ANY_PORTS, ...environment, INGEST: 'on', PROCESSES: '2' }).listening();
  });
  afterAll(async () => {
    await service.signal('SIGTERM');
    await newsroom.stop();
    rmSync(folder, { recursive: true });
  });

  /** The responses of both processes; each has a cache of its own. */
  const titles = async (): Promise<string[][]> => {
    const get = () =>
      fetch(`${service.url}/news?topic=storm&language=en`, {
        headers: { ...GATEWAY_HEADERS, connection: 'close' },
      }).then(async (response) =>
        ((await response.json()) as ArticleListEnvelope).items.map(({ title }) => title).sort(),
      );
    return Promise.all(Array.from({ length: 6 }, get));
  };
  const untilAll = (expected: string[]) =>
    until(async () => (await titles()).every((found) => JSON.stringify(found) === JSON.stringify(expected)));

  it('takes an article out of the responses of every process, and it is not ingested again under another address', async () => {
    await untilAll(['Ferry rides out storm', 'Sea wall holds in storm']);
    const run = await runCli(['index', 'remove', 'http://m.harbour.example/wall', '--keep-out'], environment);
    expect(run).toMatchObject({ code: 0, err: expect.stringContaining('excluded permanently') });
    expect(JSON.parse(run.out)).toMatchObject({ removed: 1, keep_out: true });
    await untilAll(['Ferry rides out storm']);
    newsroom.serve(
      '/feed',
      rss(
        item('harbour.example/wall-again', 'Sea wall holds in storm'),
        item('tram.example/1', 'Trams stop in storm'),
      ),
    );
    // Sooner than the service itself polls again.
    await runCli(['ingest', '--once'], environment);
    await untilAll(['Ferry rides out storm', 'Trams stop in storm']);
  });

  it('distinguishes an unknown article and a text that is no URL', async () => {
    const remove = (what: string) => callCli(['index', 'remove', what], environment);
    expect(await remove('nowhere.example')).toMatchObject({
      code: 1,
      err: 'The index has no article of nowhere.example and its subdomains.\n',
    });
    for (const what of ['co.uk', 'no host', 'https://harbour.example/', 'ftp://harbour.example/wall'])
      expect(await remove(what)).toMatchObject({ code: 2, out: '' });
  });
});
