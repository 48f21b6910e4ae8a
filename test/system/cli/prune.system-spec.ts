import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../support/fresh-folder.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { callCli } from '../../support/run-cli.js';
import { writeSourceList } from '../../support/source-list.js';

const DAY = 86_400_000;
const rss = (...ages: number[]): string =>
  `<rss version="2.0"><channel><title>Desk</title>${ages
    .map((age, i) => {
      const date = new Date(Date.now() - age * DAY).toUTCString();
      return `<item><title>Item ${i}</title><link>https://d.example/${i}</link><pubDate>${date}</pubDate></item>`;
    })
    .join('')}</channel></rss>`;

describe('sources check --prune', () => {
  let server: LoopbackServer;
  let folder: string;
  let list: string;
  let before: string;

  beforeAll(async () => {
    server = await LoopbackServer.start();
    server.serve('/fresh', rss(1, 200));
    server.serve('/silent', rss(200));
    server.serve('/bare', rss());
    server.serve('/busy', 'later', {}, 503);
    server.serve('/page', '<!doctype html><html><head><title>Sold</title></head><body>Sold.</body></html>');
    folder = freshFolder();
    list = join(folder, 'own.opml');
    const outline = (path: string, more = '') => `      <outline xmlUrl="${server.url(path)}"${more}/>\n`;
    before =
      '<opml version="2.0">\n  <head><title>Ours</title></head>\n  <body>\n    <!-- keep me -->\n' +
      '    <outline text="Sports">\n' +
      outline('/fresh', ' desk="night"') +
      outline('/silent') +
      outline('/bare') +
      outline('/busy') +
      outline('/missing') +
      outline('/page') +
      '      <outline xmlUrl="http://127.0.0.1:1/dead"/>\n' +
      '    </outline>\n  </body>\n</opml>\n';
    writeFileSync(list, before);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const check = (...words: string[]) =>
    callCli(['sources', 'check', ...words], {
      DATA_DIR: join(folder, 'data'),
      SOURCES: list,
      OUTBOUND_ALLOW: '127.0.0.0/8',
    });
  const pathOf = (url: string): string => new URL(url).pathname;
  const KEPT = ['/fresh', '/busy'];
  const DROPPED = {
    '/silent': expect.stringMatching(/^nothing new since \d{4}-\d\d-\d\d$/),
    '/bare': 'no items',
    '/missing': 'http-404',
    '/page': 'html',
    '/dead': 'connection',
  };

  it('lists which feeds to remove and why, without changing the file', async () => {
    const { code, out, err } = await check();
    const records = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { url: string; drop: string | null });
    const drops = records.filter(({ drop }) => drop !== null).map(({ url, drop }) => [pathOf(url), drop]);
    expect(Object.fromEntries(drops)).toEqual(DROPPED);
    expect(err).toMatch(/^drop http:\S+\/silent \(nothing new since [^)]+\)$/m);
    expect(err).toMatch(
      /4 of 7 sources failed\. 5 should be dropped: --prune FILE writes the list without them\.\n$/,
    );
    expect(code).toBe(1);
    expect(readFileSync(list, 'utf8')).toBe(before);
  });

  it('writes the list without these feeds, otherwise unchanged', async () => {
    const file = join(folder, 'pruned.opml');
    const { code, err } = await check('--prune', file);
    expect([code, err]).toEqual([
      0,
      expect.stringMatching(/2 sources written to \S+pruned\.opml, 5 dropped\.\n$/),
    ]);
    const lines = before.split('\n').filter((line) => !/silent|bare|missing|page|dead/.test(line));
    expect(readFileSync(file, 'utf8')).toBe(lines.join('\n'));
    expect(readdirSync(folder).filter((name) => name.includes('.new'))).toEqual([]);
  });

  it('retains an existing output file as a backup, even the list itself', async () => {
    const file = join(folder, 'in-place.opml');
    writeFileSync(file, before);
    const { err } = await check('--sources', file, '--prune', file);
    expect(err).toContain(`the previous file is ${file}.old`);
    expect(readFileSync(`${file}.old`, 'utf8')).toBe(before);
    expect(readFileSync(file, 'utf8').match(/<outline xmlUrl=/g)).toHaveLength(KEPT.length);
  });

  it('merges several files into one list', async () => {
    const several = join(folder, 'several');
    mkdirSync(several);
    writeFileSync(join(several, 'a.opml'), before);
    writeFileSync(join(several, 'b.opml'), before.replaceAll('/fresh"', '/fresh?b"'));
    const file = join(folder, 'one.opml');
    expect((await check('--sources', several, '--prune', file)).code).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect([...text.matchAll(/xmlUrl="([^"]+)"/g)].map(([, url]) => url!.split(/:\d+/)[1])).toEqual([
      ...['/fresh', '/busy'],
      ...['/fresh?b', '/busy'],
    ]);
    expect(text.match(/<!-- keep me -->/g)).toHaveLength(2);
  });

  it('writes no empty list, and checks first whether it can write', async () => {
    const file = join(folder, 'nothing.opml');
    const bare = writeSourceList(join(folder, 'bare.opml'), [server.url('/bare')]);
    expect(await check('--sources', bare, '--prune', file)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/No source would remain: \S+ is not written\.\n$/),
    });
    const visits = server.visits.length;
    expect((await check('--prune', join(folder, 'nowhere', 'x.opml'))).err).toMatch(
      /^There is no folder for/,
    );
    expect((await check('--prune', folder)).err).toMatch(/is no regular file\.\n$/);
    expect(server.visits).toHaveLength(visits);
    expect(readdirSync(folder)).not.toContain('nothing.opml');
  });

  it('reports a network failure, not failing sources, where no host responds', async () => {
    const feeds = [1, 2, 3, 4, 5].map((port) => `http://127.0.0.1:${port}/feed`);
    const dead = writeSourceList(join(folder, 'dead.opml'), feeds);
    const { code, err } = await check('--sources', dead, '--prune', join(folder, 'nothing.opml'));
    expect([code, err]).toEqual([1, expect.stringMatching(/No host responds: the network is down\.\n$/)]);
    expect(readdirSync(folder)).not.toContain('nothing.opml');
  });
});
