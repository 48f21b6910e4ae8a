import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '../../support/fresh-folder.js';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { SERVING_PROCESSES } from '../../support/long-proofs.js';
import { LoopbackHub } from '../../support/loopback-hub.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { parseMetrics, type Sample, type Scrape } from '../../support/parse-metrics.js';
import { freePort, Program } from '../../support/program.js';
import { groupingLabelsOf, selectorsOf } from '../../support/promql-names.js';
import { hasPromtool, promtool } from '../../support/promtool.js';
import { writeSourceList } from '../../support/source-list.js';
import { until } from '../../support/until.js';

const PREFIX = 'news_search_';
const REQUESTS = 'news_search_http_request_duration_seconds_count';
/** Enough for a second one to the same process, which answers from its cache. */
const SEARCHES = 6;
/** Prometheus gives these to whatever it scrapes. */
const TARGET_LABELS = ['job', 'instance'];

const deployed = (name: string): string => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));
const ALERTS = readFileSync(deployed('alerts.yaml'), 'utf8')
  .split(/^ +- (?:alert|record): /m)
  .slice(1);
const DASHBOARD = JSON.parse(readFileSync(deployed('grafana-dashboard.json'), 'utf8')) as {
  panels: { targets?: { expr: string; legendFormat: string }[] }[];
};
const PANELS = DASHBOARD.panels.flatMap(({ targets = [] }) => targets);
const QUERIES = [...ALERTS, ...PANELS.map(({ expr, legendFormat }) => `${expr} ${legendFormat}`)];

const STARTED = Math.floor(Date.now() / 1000);
const feed = (title: string, hub: string): string =>
  `<rss version="2.0"><channel><title>Harbour Desk</title>` +
  `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="hub" href="${hub}"/><item><title>${title}</title>` +
  `<link>https://harbour.example/${encodeURIComponent(title)}</link>` +
  `<pubDate>${new Date().toUTCString()}</pubDate></item></channel></rss>`;

describe.each(SERVING_PROCESSES)('/metrics of a service with %s serving processes', (processes) => {
  let server: LoopbackServer;
  let hub: LoopbackHub;
  let program: Program;
  let folder: string;
  let news: string;
  let management: string;

  const read = async (): Promise<string> => (await fetch(`${management}/metrics`)).text();
  const scrape = async (): Promise<Scrape> => parseMetrics(await read());
  const find = ({ samples }: Scrape, name: string, labels: Record<string, string> = {}): Sample[] =>
    samples.filter(
      (one) =>
        one.name === name && Object.entries(labels).every(([label, value]) => one.labels[label] === value),
    );

  beforeAll(async () => {
    server = await LoopbackServer.start();
    hub = new LoopbackHub(server);
    server.serve('/rss', feed('Lighthouse painted white again', hub.url)).serve('/broken', 'no', {}, 500);
    folder = freshFolder();
    const feeds = ['/rss', '/broken'].map((path) => server.url(path));
    writeSourceList(join(folder, 'list.opml'), feeds, 'text="S"');
    const [port, managementPort] = [await freePort(), await freePort()];
    news = `http://127.0.0.1:${port}`;
    management = `http://127.0.0.1:${managementPort}`;
    program = new Program({
      ...{ HOST: '127.0.0.1', PORT: `${port}`, MANAGEMENT_PORT: `${managementPort}`, PROCESSES: processes },
      ...{ INGEST: 'on', SOURCES: join(folder, 'list.opml'), DATA_DIR: join(folder, 'data') },
      ...{ OUTBOUND_ALLOW: '127.0.0.0/8', PUBLIC_URL: news },
      // No server listens there.
      ...{ REDIS_URL: 'redis://127.0.0.1:1', OPENSEARCH_URL: 'http://127.0.0.1:1' },
    });
    await program.listening();
    await until(() => hub.subscribers.size > 0);
    // The first poll of a feed is not measured; pushes are.
    await hub.publish(server.url('/rss'), feed('Night ferry returns to Aldwick Bay', hub.url));
    await until(async () => {
      const found = await scrape();
      const states = find(found, 'news_search_sources').filter(({ value }) => value === 1);
      const fresh = find(found, 'news_search_sources_published_to_searchable_p50_seconds');
      return states.length === 2 && fresh.length > 0;
    });
    for (const path of [...Array(SEARCHES).fill('/news?topic=lighthouse&language=en'), '/news']) {
      await fetch(news + path, { headers: GATEWAY_HEADERS });
    }
    await fetch(`${news}/health`);
    await fetch(`${news}/websub/${'a'.repeat(32)}`, { method: 'POST', body: 'x' });
  });
  afterAll(async () => {
    await program.signal('SIGKILL');
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is valid, with every name under one prefix', async () => {
    const { types, samples } = await scrape();
    expect([...types.keys()].filter((name) => !name.startsWith(PREFIX))).toEqual([]);
    for (const [name, type] of types)
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
    const ofGauges = samples.filter(({ name }) => types.get(name) === 'gauge');
    expect(ofGauges.filter(({ labels }) => 'quantile' in labels)).toEqual([]);
  });

  (hasPromtool ? it : it.skip)('is what `promtool check metrics` has nothing to say to', async () => {
    expect(promtool(['check', 'metrics'], await read())).toBe('');
  });

  it('counts requests by the exact status, over all processes', async () => {
    const found = await scrape();
    const count = (labels: Record<string, string>): number =>
      find(found, REQUESTS, labels).reduce((sum, { value }) => sum + value, 0);
    expect(count({ route: '/news', status: '200' })).toBe(SEARCHES);
    expect(count({ route: '/news', status: '400' })).toBe(1);
    expect(count({ route: '/health', status: '401' })).toBe(1);
  });

  it('reports version, index and sources, once for all processes', async () => {
    const found = await scrape();
    const only = (name: string, labels = {}): Sample => {
      const [first, ...others] = find(found, `${PREFIX}${name}`, labels);
      expect([name, others]).toEqual([name, []]);
      return first!;
    };
    expect(only('build_info')).toMatchObject({ value: 1, labels: { node_version: process.versions.node } });
    // Counted once a minute: perhaps before the second one came.
    expect([1, 2]).toContain(only('index_articles').value);
    expect(only('ingestion_articles_total', { change: 'added', way: 'push' }).value).toBe(1);
    expect(only('index_bytes').value).toBeGreaterThan(4096);
    expect(only('index_disk_available_bytes').value).toBeGreaterThan(0);
    for (const name of ['index_newest_article', 'sources_last_success']) {
      expect(only(`${name}_timestamp_seconds`).value).toBeGreaterThanOrEqual(STARTED);
    }
    expect(only('sources', { state: 'failing' }).value).toBe(1);
    expect(only('ingestion_articles_total', { change: 'added', way: 'poll' }).value).toBe(1);
    expect(only('provider_up').value).toBe(1);
    expect(only('shipping_waiting', { kind: 'articles' }).value).toBeGreaterThan(0);
  });

  it('distinguishes the processes', async () => {
    const found = await scrape();
    const roles = processes === '1' ? ['primary'] : ['primary', 'worker'];
    for (const name of ['process_resident_memory_bytes', 'process_start_time_seconds']) {
      expect(find(found, `${PREFIX}${name}`).map(({ labels }) => labels.process)).toEqual(roles);
    }
  });

  it('has every metric, label and value that the alerts and the dashboard name', async () => {
    const { samples } = await scrape();
    expect(QUERIES.length).toBeGreaterThan(40);
    const faults = QUERIES.flatMap((query) => faultsOf(query, samples));
    // Where one process does everything, none is ever replaced.
    expect(faults).toEqual(processes === '1' ? Array(2).fill('news_search_worker_exits_total') : []);
  });

  (processes === '2' && process.platform === 'linux' ? it : it.skip)(
    'retains the counts of processes that do not respond or have died',
    async () => {
      const total = async (): Promise<number> =>
        find(await scrape(), REQUESTS).reduce((sum, { value }) => sum + value, 0);
      /** Not the ingestion process, which is a child, too. */
      const workers = (): number[] =>
        readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, 'utf8')
          .trim()
          .split(' ')
          .map(Number)
          .filter((pid) => !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('ingestion.program'));
      const before = await total();
      const worker = workers()[0]!;
      process.kill(worker, 'SIGSTOP');
      expect(await total()).toBe(before);
      process.kill(worker, 'SIGKILL');
      const exits = async (): Promise<number> =>
        find(await scrape(), `${PREFIX}worker_exits_total`)[0]!.value;
      await until(async () => (await exits()) === 1);
      expect(await total()).toBe(before);
      await until(() => workers().length === 2);
      await until(async () => (await fetch(`${news}/news`, { headers: GATEWAY_HEADERS })).status === 400);
      expect(await total()).toBe(before + 1);
    },
  );
});

describe('the files of deploy/', () => {
  const maybe = hasPromtool ? it : it.skip;

  maybe('alerts.yaml passes `promtool check rules`', () => {
    expect(promtool(['check', 'rules', deployed('alerts.yaml')])).toBe('');
  });

  maybe('alerts.yaml fires for the faults of `promtool test rules`, and not for a healthy service', () => {
    expect(
      promtool(['test', 'rules', fileURLToPath(new URL('../../fixtures/alerts.test.yaml', import.meta.url))]),
    ).toBe('');
  });

  maybe('grafana-dashboard.json has queries that promtool can parse', () => {
    const folder = freshFolder();
    const rules = PANELS.map(({ expr }, i) => ({
      record: `panel:${i}`,
      expr: expr.replaceAll('$__rate_interval', '1m'),
    }));
    // JSON is YAML.
    writeFileSync(join(folder, 'rules.yaml'), JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    expect(promtool(['check', 'rules', join(folder, 'rules.yaml')])).toBe('');
    rmSync(folder, { recursive: true });
  });
});

/** What a query names that no sample has. */
function faultsOf(query: string, samples: Sample[]): string[] {
  const faults: string[] = [];
  const known = new Set(TARGET_LABELS);
  for (const { metric, matchers } of selectorsOf(query)) {
    if (metric === 'up') continue;
    const found = samples.filter(({ name }) => name === metric);
    if (found.length === 0) faults.push(metric);
    for (const label of found.flatMap(({ labels }) => Object.keys(labels))) known.add(label);
    for (const { label, operator, value } of matchers) {
      const has = ({ labels }: Sample): boolean =>
        operator === '=' ? labels[label] === value : label in labels;
      if (!TARGET_LABELS.includes(label) && !found.some(has)) faults.push(`${metric}{${label}="${value}"}`);
    }
  }
  const shown = [...query.matchAll(/\{\{ *(?:\$labels\.)?(\w+) *\}\}/g)].map(([, label]) => label!);
  const unknown = [...groupingLabelsOf(query), ...shown].filter((label) => !known.has(label));
  return [...faults, ...unknown.map((label) => `${label} in ${query}`)];
}
