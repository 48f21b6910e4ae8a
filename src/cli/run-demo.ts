import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNewsroom } from '../demo/newsroom.js';
import { serve } from '../serve.js';
import { describeDemo } from './describe-demo.js';
import { freePort } from './free-port.js';
import { print, remark } from './output.js';
import { readSettings } from './read-settings.js';
import { waitForArticles } from './wait-for-articles.js';

/** Everything the demo leaves behind is in one temporary folder, gone when the process ends. */
export async function runDemo(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'news-search-demo-'));
  process.once('exit', () => removeFolder(directory));
  const newsroom = await startNewsroom({ directory });
  const settings = await demoSettings(join(directory, 'data'), newsroom.opml);
  remark('The newsroom is open. The service reads its feeds …');
  const service = await serve(settings);
  const articles = await waitForArticles(settings.index.dataDir);
  print(
    describeDemo({ url: service.url!, managementUrl: service.managementUrl!, articles, opml: newsroom.opml }),
  );
}

function removeFolder(directory: string): void {
  try {
    rmSync(directory, { recursive: true, force: true });
  } catch {
    // Windows keeps what is still open when a second Ctrl+C ends the demo at once; the system clears its own folder.
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
