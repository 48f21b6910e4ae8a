/**
 * Fills a large index through the real writer: natural articles, old ones in bulk and the last two days with their
 * stories. Prints CPU per article after each 100,000, without making the articles.
 *
 *   npm run build && node bench/speed/fill-large.mjs FOLDER CORPORA [articles = 10000000] [days = 300] [minutes = 90]
 *
 * When the minutes are over, the articles until the last two days are left out.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fromDist } from '../lib/dist.mjs';
import { naturalArticles, readNaturalArticles } from '../lib/natural-articles.mjs';

const { IndexWriter } = await fromDist('index/index-writer.js');

const [folder, corpora, count = 10_000_000, days = 300, minutes = 90] = process.argv
  .slice(2)
  .map((value, i) => (i < 2 ? value : Number(value)));
const BATCH = 200;
const REPORT = 100_000;
/** Ingestion merges segments every two minutes. */
const MERGE = 50_000;
const end = performance.now() + minutes * 60_000;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
const spent = { write: 0, merge: 0, elapsed: 0 };
let written = 0;
let reported = 0;

async function timed(what, work) {
  const [before, started] = [cpu(), performance.now()];
  await work();
  spent[what] += cpu() - before;
  spent.elapsed += performance.now() - started;
}

function report() {
  const some = written - reported;
  const bytes = statSync(join(folder, 'news.db')).size;
  const each = (microseconds) => (microseconds / some).toFixed(0);
  console.log(
    `${written} articles, ${(bytes / 1e6).toFixed(0)} MB: ${each(spent.write)} + ${each(spent.merge)} µs of CPU each ` +
      `(writing, merging segments), ${((some / spent.elapsed) * 1000).toFixed(0)}/s`,
  );
  Object.assign(spent, { write: 0, merge: 0, elapsed: 0 });
  reported = written;
}

async function fill(articles, isOver) {
  const batch = [];
  for (const article of articles) {
    if (batch.push(article) < BATCH) continue;
    await timed('write', () => (written += writer.write(batch.splice(0)).added));
    if (written % MERGE < BATCH) await timed('merge', () => writer.mergeSegments());
    if (written - reported >= REPORT) report();
    if (isOver()) return;
  }
}

const writer = IndexWriter.open(folder, { retentionDays: 0 });
const made = { articles: readNaturalArticles(corpora), now: Math.floor(Date.now() / 1000), days };
const fresh = Math.floor(count * (1 - 2 / days));
await fill(naturalArticles(count, { ...made, to: fresh }), () => performance.now() > end);
await fill(naturalArticles(count, { ...made, from: fresh }), () => false);
await timed('merge', () => writer.mergeSegments());
writer.close();
report();
