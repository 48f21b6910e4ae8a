// The process whose memory the soak watches: nothing but ingestion, told by its parent when to end.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = process.env.DIST ?? path.join(here, '../dist');
const { openIngestion } = await import(path.join(dist, 'ingestion/ingestion.js'));
const { ColumnStatement } = await import(path.join(dist, 'index/sqlite.js'));

process.once('message', async ({ settings, limits }) => {
  const open = await openIngestion(settings, {
    limits,
    onPolled: ({ feed, outcome }) => process.send({ type: 'polled', feed, outcome }),
    onError: (error) => process.send({ type: 'error', message: String(error) }),
  });
  const memory = setInterval(() => process.send({ type: 'memory', rss: process.memoryUsage.rss() }), 1_000);
  process.once('message', async () => {
    clearInterval(memory);
    const urls = new ColumnStatement(open.writer.database, 'SELECT url FROM articles').all();
    await open.close();
    process.send({ type: 'found', urls }, () => process.exit(0));
  });
  open.ingestion.start();
});
