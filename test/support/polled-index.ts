import { rmSync } from 'node:fs';
import { freshFolder } from './fresh-folder.js';
import { OpenIngestion } from '../../src/ingestion/ingestion.js';
import { ingestionSettings } from './ingestion-settings.js';
import { LoopbackServer } from './loopback-server.js';

const RSS =
  '<rss version="2.0"><channel><title>Harbour Desk</title><item><title>Lighthouse painted white again</title>' +
  `<link>https://harbour.example/1</link><pubDate>${new Date().toUTCString()}</pubDate></item></channel></rss>`;

/** An index into which sources were polled once, each of which answered with one of the statuses. */
export async function polledIndex(statuses: number[]): Promise<{ dataDir: string; remove(): void }> {
  const server = await LoopbackServer.start();
  statuses.forEach((status, i) => server.serve(`/${i}`, RSS, {}, status));
  const folder = freshFolder();
  const addresses = statuses.map((_status, i) => server.url(`/${i}`));
  const settings = ingestionSettings(folder, addresses);
  const open = new OpenIngestion(settings);
  const polled: string[] = [];
  for await (const { feed } of open.ingestion.pollOnce()) polled.push(feed);
  await open.close();
  await server.stop();
  if (polled.length !== statuses.length) throw new Error(`Polled only ${polled.join(', ')}.`);
  return { dataDir: settings.index.dataDir, remove: () => rmSync(folder, { recursive: true }) };
}
