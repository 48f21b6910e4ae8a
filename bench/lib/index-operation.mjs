// One operation on an index in a process of its own: `fork(path, [operation, folder])`. Sends { articles, ms, cpu }.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fromDist } from './dist.mjs';
import { syntheticArticles } from './synthetic-articles.mjs';

const { IndexWriter } = await fromDist('index/index-writer.js');
const { backupIndex } = await fromDist('index/maintain-index.js');
const { removeFromIndex } = await fromDist('index/remove-from-index.js');
const { ColumnStatement } = await fromDist('index/sqlite.js');
const { publicationSecondsOf, FIRST_DATED_ID } = await fromDist('index/article-id.js');

const FRESH = 600;
const BATCH = 100;
const LATE_MS = 20_000;
const DAY = 86_400;
/** The share of articles that retention deletes. */
const OLDEST = 1 / 6;

const [operation, folder] = process.argv.slice(2);
const now = Math.floor(Date.now() / 1000);
const OPERATIONS = {
  /** As polls write them. */
  write() {
    const writer = IndexWriter.open(folder, { retentionDays: 0 });
    const fresh = [...syntheticArticles(FRESH, { now, seed: now })].map((article, i) => ({
      ...article,
      publishedAt: now - FRESH + i,
      url: `${article.url}?fresh=${now}-${i}`,
      guid: `${now}-${i}`,
    }));
    let added = 0;
    for (let i = 0; i < FRESH; i += BATCH) added += writer.write(fresh.slice(i, i + BATCH)).added;
    writer.close();
    return added;
  },
  /** Stories of articles that came late, for a while. */
  async late() {
    const writer = IndexWriter.open(folder, { retentionDays: 0 });
    const end = performance.now() + LATE_MS;
    const grouped = await writer.groupLateArticles(() => performance.now() > end);
    writer.close();
    return grouped;
  },
  remove() {
    const writer = IndexWriter.open(folder, { retentionDays: 0 });
    const domains = new ColumnStatement(
      writer.database,
      `SELECT domain FROM publisher_profiles GROUP BY domain ORDER BY sum(articles) DESC LIMIT 1 OFFSET 20`,
    );
    const { removed } = removeFromIndex(folder, writer, { domain: domains.get() }, false);
    writer.close();
    return removed;
  },
  async retention() {
    const reader = IndexWriter.open(folder, { retentionDays: 0 });
    const { database } = reader;
    const count = new ColumnStatement(database, 'SELECT sum(articles) FROM publisher_profiles').get();
    const at = new ColumnStatement(
      database,
      `SELECT id FROM articles WHERE id >= ${FIRST_DATED_ID} ORDER BY id LIMIT 1 OFFSET ?`,
    );
    const oldest = publicationSecondsOf(at.get(Math.floor(count * OLDEST)));
    reader.close();
    const writer = IndexWriter.open(folder, { retentionDays: (now - oldest) / DAY });
    const removed = await writer.sweep(now);
    writer.close();
    return removed;
  },
  async backup() {
    const file = join(folder, 'backup.db');
    await backupIndex(folder, file);
    rmSync(file);
    return 0;
  },
};

const start = performance.now();
const articles = await OPERATIONS[operation]();
const { user, system } = process.cpuUsage();
process.send({ articles, ms: performance.now() - start, cpu: (user + system) / 1000 }, () => process.exit());
