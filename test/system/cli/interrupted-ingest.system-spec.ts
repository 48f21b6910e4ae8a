import { once } from 'node:events';
import { join } from 'node:path';
import { readIndex } from '../../../src/cli/read-index.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { callCli, startCli } from '../../support/run-cli.js';
import { writeSourceList } from '../../support/source-list.js';
import { until } from '../../support/until.js';

const RSS =
  '<rss version="2.0"><channel><title>Desk</title><item><title>The bridge opens</title>' +
  `<link>https://desk.example/bridge</link><pubDate>${new Date().toUTCString()}</pubDate></item></channel></rss>`;

describe('ingest --once', () => {
  let server: LoopbackServer;
  beforeAll(async () => (server = await LoopbackServer.start()));
  afterAll(() => server.stop());

  it('exits with 130 on Ctrl-C, keeps what it has read, and holds nothing against the other sources', async () => {
    server.serve('/rss', RSS);
    for (const path of ['/silent', '/next']) server.on(path, () => undefined);
    const folder = freshFolder();
    // Sources of one host are polled one after another.
    const SOURCES = writeSourceList(join(folder, 'list.opml'), [
      server.url('/rss'),
      ...['/silent', '/next'].map((path) => server.url(path, 'localhost')),
    ]);
    const environment = { DATA_DIR: join(folder, 'data'), SOURCES, OUTBOUND_ALLOW: '127.0.0.0/8,::1' };
    // Fails until the command has made the index.
    const articles = (): Promise<number> =>
      readIndex(environment.DATA_DIR, (index) => index.stats().articles).catch(() => 0);

    const child = startCli(['ingest', '--once'], environment);
    let [out, err] = ['', ''];
    child.stdout!.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr!.on('data', (chunk: Buffer) => (err += chunk.toString()));
    const closed = once(child, 'close');
    await until(
      async () => server.visits.length === 2 && (await articles()) === 1,
      undefined,
      () => err,
    );
    child.kill('SIGINT');

    expect([await closed, out, err]).toEqual([
      [130, null],
      '',
      'Interrupted; articles read so far are in the index.\n',
    ]);
    expect(server.visits).toHaveLength(2);
    expect(await articles()).toBe(1);
    const listed = (await callCli(['sources', 'list'], environment)).out.trim().split('\n');
    expect(listed.map((line) => (JSON.parse(line) as { state: string }).state)).toEqual([
      'fine',
      'new',
      'new',
    ]);
  });
});
