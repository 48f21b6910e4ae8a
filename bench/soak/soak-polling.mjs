// The process whose memory the soak watches: ingestion only, ended by a message of its parent.
import { fromDist } from '../lib/dist.mjs';

const { OpenIngestion } = await fromDist('ingestion/ingestion.js');
const { ColumnStatement } = await fromDist('index/sqlite.js');

process.once('message', async ({ settings, limits }) => {
  const open = new OpenIngestion(settings, {
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
