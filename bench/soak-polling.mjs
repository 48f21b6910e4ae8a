// The process whose memory the soak watches: nothing but ingestion, told by its parent when to end.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const { openIngestion } = await import(
  path.join(process.env.DIST ?? path.join(here, '../dist'), 'ingestion/open-ingestion.js')
);

process.once('message', ({ settings, limits }) => {
  const open = openIngestion(settings, {
    limits,
    onPolled: ({ feed, outcome }) => process.send({ type: 'polled', feed, outcome }),
    onError: (error) => process.send({ type: 'error', message: String(error) }),
  });
  const memory = setInterval(() => process.send({ type: 'memory', rss: process.memoryUsage.rss() }), 1_000);
  process.once('message', async () => {
    clearInterval(memory);
    const urls = open.writer.database.prepare('SELECT url FROM articles').pluck().all();
    await open.close();
    process.send({ type: 'found', urls }, () => process.exit(0));
  });
  open.ingestion.start();
});
