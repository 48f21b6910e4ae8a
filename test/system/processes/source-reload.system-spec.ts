import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { until } from '../../support/until.js';

const rss = (title: string): string =>
  `<rss version="2.0"><channel><title>Desk</title><item><title>${title}</title>` +
  `<link>https://desk.example/${encodeURIComponent(title)}</link><pubDate>${new Date().toUTCString()}</pubDate></item></channel></rss>`;

describe('SOURCES, changed while the service runs', () => {
  let server: LoopbackServer;
  let folder: string;
  let program: Program;

  beforeEach(async () => {
    server = await LoopbackServer.start();
    folder = freshFolder();
    mkdirSync(join(folder, 'lists'));
    for (const name of ['first', 'second', 'third']) server.serve(`/${name}`, rss(`${name} bridge opens`));
  });
  afterEach(async () => {
    await program.signal('SIGKILL');
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const list = (name: string, paths: string[], end = '</body></opml>'): void => {
    const outlines = paths.map((path) => `<outline text="S" language="en" xmlUrl="${server.url(path)}"/>`);
    writeFileSync(join(folder, 'lists', name), `<opml><body>${outlines.join('')}${end}`);
  };
  const polled = (path: string, times = 1): Promise<void> =>
    until(
      () => server.visitsTo(path).length >= times,
      undefined,
      () => program.output.slice(-2_000),
    );
  const files = async (): Promise<unknown> => {
    const response = await fetch(`${program.url}/health`, { headers: GATEWAY_HEADERS });
    return ((await response.json()) as { details: Record<string, unknown> }).details['files'];
  };
  /** Rejected files of SOURCES, in the metrics. */
  const rejected = async (): Promise<string | undefined> => {
    const metrics = await (await fetch(`${program.managementUrl}/metrics`)).text();
    return /^news_search_rejected_files\{setting="SOURCES"\} (\d+)$/m.exec(metrics)?.[1];
  };

  it('polls new feeds and no removed ones; a cut file is named and its last version polled', async () => {
    list('a.opml', ['/first']);
    list('b.opml', []);
    program = new Program({
      ...{ ...ANY_PORTS, INGEST: 'on', SOURCES: join(folder, 'lists'), OUTBOUND_ALLOW: '127.0.0.0/8' },
      DATA_DIR: join(folder, 'data'),
    });
    await program.listening();
    await polled('/first');
    expect([await files(), await rejected()]).toEqual([undefined, '0']);

    list('a.opml', ['/third'], '<outline');
    list('b.opml', ['/second']);
    await polled('/second');
    await until(() => /source list a\.opml is rejected/.test(program.output));
    await until(async () => (await files()) !== undefined);
    const expected = { status: 'down', rejected: [{ setting: 'SOURCES', file: 'a.opml' }] };
    expect([await files(), await rejected()]).toMatchObject([expected, '1']);
    await polled('/first', server.visitsTo('/first').length + 1);
    expect(server.visitsTo('/third')).toEqual([]);

    list('a.opml', ['/third']);
    await polled('/third');
    await until(async () => (await files()) === undefined);
    expect(await rejected()).toBe('0');
    const before = server.visitsTo('/first').length;
    await polled('/third', server.visitsTo('/third').length + 1);
    expect(server.visitsTo('/first')).toHaveLength(before);
  });
});
