import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSettings } from '../config/load-settings.js';
import { refuseOpenListener } from '../config/refuse-open-listener.js';
import { startNewsroom } from '../demo/newsroom.js';
import { readSources } from '../ingestion/sources/read-sources.js';
import type { Source } from '../ingestion/sources/source.js';
import { FeedStateStore } from '../ingestion/state/feed-state.js';
import { serve } from '../serve.js';
import { printText, printRemark } from './output.js';
import { readIndex } from './read-index.js';

/**
 * `demo`: starts the service with invented publishers, on loopback only. All its files are in a temporary folder, which
 * is deleted when the process ends. Refuses a `HOST` that `serve` refuses, because the demo would not listen on it.
 */
export async function runDemo(): Promise<void> {
  refuseOpenListener(readSettings());
  const directory = mkdtempSync(join(tmpdir(), 'news-search-demo-'));
  process.once('exit', () => removeFolder(directory));
  printRemark('Starting a newsroom of invented publishers …');
  const newsroom = await startNewsroom({ directory });
  const settings = await demoSettings(join(directory, 'data'), newsroom.opml);
  printRemark('Starting the service, which reads their feeds …');
  const service = await serve(settings);
  const articles = await waitForArticles(
    settings.index.dataDir,
    readSources(settings.ingestion.sources).sources,
  );
  printText(describeDemo(service.url!, service.managementUrl!, articles, newsroom.opml));
}

function removeFolder(directory: string): void {
  try {
    rmSync(directory, { recursive: true, force: true });
  } catch {
    // On Windows open files cannot be deleted, as when a second Ctrl+C ends the demo; the system clears its own folder.
  }
}

async function demoSettings(dataDir: string, opml: string): Promise<ReturnType<typeof readSettings>> {
  const given = {
    HOST: '127.0.0.1',
    MANAGEMENT_HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SOURCES: opml,
    INGEST: 'on',
    OUTBOUND_ALLOW: '127.0.0.0/8',
    AGGREGATOR_DOMAINS: 'papergather.example',
    SEARCH_PROVIDERS: 'embedded',
    PROCESSES: '1',
    GATEWAY_AUTH: 'headers',
    GATEWAY_HOST: '',
    GATEWAY_PROXY_SECRET: '',
    GATEWAY_PROXY_SECRET_FILE: '',
    LOG_LEVEL: 'error',
  };
  const { http, management } = readSettings(given);
  const port = await freePort(http.port);
  return readSettings({
    ...given,
    PORT: String(port),
    MANAGEMENT_PORT: String(await freePort(management.port)),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
}

/** Sample requests in several languages; each finds articles of the invented publishers. */
const EXAMPLES: [path: string, ...parameters: string[]][] = [
  ['/news', 'topic=storm Northmere', 'language=en'],
  ['/news', 'topic=Hochwasser', 'language=de', 'timeframe=last_24h'],
  ['/news', 'topic=云湖', 'language=zh-CN'],
  [
    '/news/advanced',
    'topic=Northmere',
    'language=en',
    'limit=40',
    'exclude_source=coastwire-bulletin.example',
    'sort=title_asc',
  ],
  ['/news/topic', 'topic1=sports', 'topic2=science', 'language=en'],
  ['/news/topic', 'topic1=national', 'language=ja'],
  ['/news/trending', 'language=en-GB', 'geo=GB'],
  ['/news/trending', 'language=ar'],
  ['/news/local', 'query=Eichenfurt', 'language=de'],
  ['/news/stories', 'language=en', 'topic1=environment'],
  ['/news/counts', 'topic=storm', 'language=en', 'by=hour'],
  ['/sources', 'language=en'],
  ['/health'],
];

function describeDemo(url: string, managementUrl: string, articles: number, opml: string): string {
  return `
${articles} articles of invented publishers are searchable; live desks print a new one every few seconds, and push it.

  Explorer       ${url}/
  Documentation  ${url}/docs
  Metrics        ${managementUrl}/metrics
  Source list    ${opml}

Ready to paste:

${EXAMPLES.map((example) => curlLine(url, example)).join('\n\n')}

New articles as they arrive, until Ctrl-C:

${curlLine(url, ['/news/stream', 'topic1=national', 'language=en']).replace('-sG', '-sNG')}

Ctrl-C ends it and leaves nothing behind.
`;
}

function curlLine(url: string, [path, ...parameters]: (typeof EXAMPLES)[number]): string {
  const headers = `-H 'x-gateway-key: demo' -H 'x-gateway-host: ${new URL(url).hostname}'`;
  const data = parameters.map((parameter) => ` --data-urlencode '${parameter}'`).join('');
  return `curl -sG ${url}${path} ${headers}${data}`;
}

const POLL_MS = 250;
const REPORT_MS = 3_000;

/** Waits until every source was polled. @returns the number of articles in the index */
function waitForArticles(dataDir: string, sources: readonly Source[]): Promise<number> {
  let reported = Date.now();
  return readIndex(dataDir, async (index) => {
    const states = new FeedStateStore(index.database);
    const isPolled = ({ url }: Source): boolean => states.get(url)?.checkedAt != null;
    while (!sources.every(isPolled)) {
      await sleep(POLL_MS);
      if (Date.now() - reported < REPORT_MS) continue;
      printRemark(`${index.stats().articles} articles so far …`);
      reported = Date.now();
    }
    return index.stats().articles;
  });
}

/** Returns the wanted port on 127.0.0.1 if it is free, otherwise another free one. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () =>
      wanted === 0 ? reject(new Error('no port is available')) : resolve(freePort(0)),
    );
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
