import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { callCli } from '../../support/run-cli.js';
import { writeSourceList } from '../../support/source-list.js';
import { until } from '../../support/until.js';

const rss = (...titles: string[]): string =>
  `<rss version="2.0"><channel><title>Desk</title>${titles
    .map(
      (title) =>
        `<item><title>${title}</title><link>https://desk.example/${encodeURIComponent(title)}</link>` +
        `<pubDate>${new Date().toUTCString()}</pubDate></item>`,
    )
    .join('')}</channel></rss>`;

describe('RULES_FILE', () => {
  let server: LoopbackServer;
  let folder: string;
  let program: Program | null = null;
  let feeds: string[];

  /** A new source, which is polled at once. */
  const publish = (path: string, ...titles: string[]): void => {
    server.serve(path, rss(...titles));
    feeds.push(server.url(path));
    writeSourceList(join(folder, 'list.opml'), feeds);
  };

  beforeEach(async () => {
    server = await LoopbackServer.start();
    folder = freshFolder();
    feeds = [];
    publish('/first', 'Harbour bridge opens', 'Daily horoscope for sailors', 'Ferry race is won');
  });
  afterEach(async () => {
    await program?.signal('SIGKILL');
    program = null;
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const rules = (text: string | object[]): string => {
    const file = join(folder, 'rules.json');
    writeFileSync(file, typeof text === 'string' ? text : JSON.stringify({ rules: text }));
    return file;
  };
  const HOROSCOPES = { id: 'horoscopes', if: { title: 'horoscope' }, then: 'drop' };
  const RACES = { id: 'races', if: { title: '/\\brace\\b/i' }, then: { category: 'sports' } };
  const environment = (): Record<string, string> => ({
    ...{ INGEST: 'on', SOURCES: join(folder, 'list.opml'), OUTBOUND_ALLOW: '127.0.0.0/8' },
    ...{ DATA_DIR: join(folder, 'data'), RULES_FILE: join(folder, 'rules.json') },
  });
  const start = (): Promise<Program> => {
    program = new Program({ ...ANY_PORTS, ...environment() });
    return program.listening();
  };
  const found = async (path: string): Promise<string[]> => {
    const response = await fetch(`${program!.url}${path}`, { headers: GATEWAY_HEADERS });
    return ((await response.json()) as { items: { title: string }[] }).items.map(({ title }) => title);
  };
  const metrics = async (): Promise<string> => (await fetch(`${program!.managementUrl}/metrics`)).text();

  it('drops articles and sets categories, counts, and is read again; an invalid version is rejected', async () => {
    rules([HOROSCOPES, RACES]);
    await start();
    const sports = '/news/topic?topic1=sports&language=en';
    await until(async () => (await found('/news?topic=bridge&language=en')).length > 0);
    expect(await found(sports)).toEqual(['Ferry race is won']);
    expect(await found('/news?topic=horoscope&language=en')).toEqual([]);
    await until(async () =>
      (await metrics()).includes('news_search_rule_matches_total{rule="horoscopes"} 1'),
    );
    expect(await metrics()).toContain('news_search_rule_matches_total{rule="races"} 1');

    rules('{"rules": [');
    await until(() => /rules rules\.json are rejected/.test(program!.output));
    publish('/second', 'Weekly horoscope for divers', 'Lighthouse is painted');
    await until(async () => (await found('/news?topic=lighthouse&language=en')).length > 0);
    expect(await found('/news?topic=horoscope&language=en')).toEqual([]);
    const health = await fetch(`${program!.url}/health`, { headers: GATEWAY_HEADERS });
    expect(await health.json()).toMatchObject({ error: { files: { rejected: [{ file: 'rules.json' }] } } });

    rules([RACES]);
    await until(() => /rules have changed/.test(program!.output));
    publish('/third', 'Monthly horoscope for captains');
    await until(async () => (await found('/news?topic=horoscope&language=en')).length > 0);
  });

  it('stops the start when it is invalid', async () => {
    rules([{ id: 'x', if: { title: '/(a)\\1/' }, then: 'drop' }]);
    program = new Program({ ...ANY_PORTS, ...environment() });
    expect(await program.exit).toMatchObject({ code: 78 });
    expect(program.errors + program.output).toMatch(/RULES_FILE: cannot be used: rules\[0\]\.if\.title/);
  });

  it('is tried out with "sources check --rules"', async () => {
    const file = rules([HOROSCOPES, RACES, { id: 'none', if: { title: 'volcano' }, then: 'keep' }]);
    const { code, out, err } = await callCli(['sources', 'check', '--rules', file], environment());
    expect([code, JSON.parse(out)]).toMatchObject([0, { rules: ['horoscopes: 1', 'races: 1'] }]);
    expect(err).toMatch(/rule horoscopes drop: Daily horoscope for sailors \(https:\/\/desk\.example/);
    expect(err).toMatch(/rule races category sports: Ferry race is won/);
    expect(err).toMatch(/rule none: 0 articles/);
    rules('{}');
    expect(await callCli(['sources', 'check', '--rules', file], environment())).toMatchObject({ code: 1 });
  });
});
