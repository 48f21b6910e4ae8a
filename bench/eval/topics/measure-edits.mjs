import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemOf, readText, SILENT_FEED, silentSource } from '../../lib/corpus-articles.mjs';
import { fromDist } from '../../lib/dist.mjs';

const { normalizeItem } = await fromDist('ingestion/normalize/normalize-item.js');
const { IndexWriter } = await fromDist('index/index-writer.js');
const { ColumnStatement } = await fromDist('index/sqlite.js');

const seconds = (date) => Math.floor(Date.parse(date) / 1000);

function toArticle(url, title, publishedAt) {
  const row = { url, title };
  return normalizeItem(itemOf(row, publishedAt), {
    feed: SILENT_FEED,
    source: silentSource(row),
    now: publishedAt ?? 0,
  });
}

/** Headlines edited under the same address: whether one article remains, with the later title. */
export function measureEdits(path) {
  if (!existsSync(path)) return [];
  const [, ...lines] = readText(path).trim().split('\n');
  const edits = lines
    .map((line) => line.split('\t'))
    .map(([url, first, later, at, laterAt]) => [
      toArticle(url, first, seconds(at)),
      toArticle(url, later, seconds(laterAt)),
    ])
    .filter(([first, later]) => first !== null && later !== null);
  const dataDir = mkdtempSync(join(tmpdir(), 'news-edits-'));
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  const titles = new ColumnStatement(writer.database, 'SELECT title FROM articles WHERE url = ?');
  let [one, renamed] = [0, 0];
  for (const [first, later] of edits) {
    writer.write([first]);
    writer.write([later]);
    const found = titles.all(later.url);
    if (found.length === 1) one++;
    if (found.length === 1 && found[0] === later.title) renamed++;
  }
  writer.close();
  rmSync(dataDir, { recursive: true });
  return [
    ['edited headlines: one article remains', `${one}/${edits.length}`],
    ['… with the later title', `${renamed}/${edits.length}`],
  ];
}
