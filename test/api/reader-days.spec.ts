import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { unixSecondsNow } from '../../src/articles/article.js';
import { OpenIngestion } from '../../src/ingestion/ingestion.js';
import type { ArticleListEnvelope } from '../../src/listing/article-search.service.js';
import { createTestApp } from '../support/create-test-app.js';
import { freshFolder } from '../support/fresh-folder.js';
import { ingestionSettings } from '../support/ingestion-settings.js';
import { LoopbackServer } from '../support/loopback-server.js';
import { readerDayFaults, feedsOf, type ReaderDay, readDays, rssOf } from '../support/reader-days.js';
import { writeSourceList } from '../support/source-list.js';

/** Days that are not shown right yet: the test of each fails as soon as it is. */
const KNOWN: ReadonlySet<string> = new Set([]);

let newsroom: LoopbackServer;
beforeAll(async () => {
  newsroom = await LoopbackServer.start();
});
afterAll(() => newsroom.stop());

/** Polls the feeds of a day, those with articles of the second poll twice. */
async function pollDay(day: ReaderDay, folder: string): Promise<string> {
  const settings = ingestionSettings(folder, []);
  const feeds = feedsOf(day, 2).map(
    ({ path, category }) =>
      [newsroom.url(path), `text="S" language="${day.language}" category="${category}"`] as const,
  );
  writeSourceList(join(folder, 'list.opml'), feeds);
  const open = new OpenIngestion(settings, { limits: { hostSpacingMs: 0 } });
  const now = unixSecondsNow();
  for (const poll of [1, 2]) {
    for (const feed of feedsOf(day, poll)) newsroom.serve(feed.path, rssOf(feed, day, now));
    for (const source of open.sources) await open.poller.poll(source, new AbortController().signal);
  }
  await open.close();
  return settings.index.dataDir;
}

async function itemsOf(day: ReaderDay, dataDir: string): Promise<ArticleListEnvelope['items']> {
  const service = await createTestApp({ environment: { DATA_DIR: dataDir } });
  try {
    const values = Object.entries(day.ask).map(([name, value]) => [name, String(value)]);
    const parameters = new URLSearchParams([['language', day.language], ...values]);
    const response = await service.get(`${day.path}?${parameters.toString()}`);
    return ((await response.json()) as ArticleListEnvelope).items;
  } finally {
    await service.close();
  }
}

describe('a reader of a small day of news', () => {
  for (const day of readDays()) {
    const itIs = KNOWN.has(day.name) ? it.failing : it;
    itIs(`sees what is right (${day.kind}): ${day.name}`, async () => {
      const folder = freshFolder();
      const items = await itemsOf(day, await pollDay(day, folder));
      rmSync(folder, { recursive: true });
      const titles = items.map(({ title }) => title);
      expect({ faults: readerDayFaults(day, items), titles }).toEqual({ faults: [], titles });
    });
  }
});
