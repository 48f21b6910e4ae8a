/**
 * Writes articles into the index of DATA_DIR and replicates them until it is killed: new, changed, moved and removed.
 * Prints the number of each batch once it is written. Runs the built service, as a process that can be killed without
 * mercy.
 */
import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { IndexWriter } from '../../dist/index/index-writer.js';
import { Replicator } from '../../dist/opensearch/write/replicator.js';
import { numberedArticle } from './numbered-article.mjs';

const [dataDir, first, settings] = [process.argv[2], Number(process.argv[3]), JSON.parse(process.argv[4])];
const writer = IndexWriter.open(dataDir, { retentionDays: 0, replication: 'on' });
const now = Math.floor(Date.now() / 1000);

const article = (n, more) =>
  numberedArticle(n, now, {
    domain: `paper${n % 7}.example`,
    publishedAt: n % 11 === 0 ? null : now - (n % 90_000),
    ...more,
  });
const idOf = writer.database.prepare('SELECT id FROM articles WHERE guid_key IS NOT NULL AND url = ?');

new Replicator(writer, settings).start();
for (let batch = first; ; batch++) {
  const numbers = Array.from({ length: 50 }, (_, i) => batch * 50 + i);
  writer.write(numbers.map((n) => article(n)));
  await pause(10);
  const some = (rest) => numbers.filter((n) => n % 10 === rest);
  writer.write([
    ...some(1).map((n) => article(n, { title: `Story ${n} of the harbour, corrected` })),
    ...some(2).map((n) => article(n, { url: `https://paper.example/moved-${n}` })),
    ...numbers.filter((n) => n % 22 === 0).map((n) => article(n, { publishedAt: now })),
  ]);
  writer.remove(some(3).map((n) => idOf.get(`https://paper.example/story-${n}`).id));
  writeSync(1, `${batch}\n`);
  await pause(10);
}
