import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemOf, readRows, secondsOf, silentSource, SILENT_FEED } from '../../lib/corpus-articles.mjs';
import { fromDist } from '../../lib/dist.mjs';

const { IndexReader } = await fromDist('index/index-reader.js');
const { IndexWriter } = await fromDist('index/index-writer.js');
const { normalizeItem } = await fromDist('ingestion/normalize/normalize-item.js');

/** Names an article for ever and tells nothing of its text. */
export const idOf = (url) => createHash('sha1').update(url).digest('hex').slice(0, 10);

const toIndexArticle = (row, shift, now) =>
  normalizeItem(itemOf(row, secondsOf(row) + shift), { feed: SILENT_FEED, source: silentSource(row), now });

/**
 * Indexes a corpus through the real normalizer and writer, its dates shifted so that the newest article is of now.
 *
 * @param path gzip, one JSON object a line: title, description, url, urlToImage, publishedAt, source.name.
 */
export function openCorpus(path) {
  const now = Math.floor(Date.now() / 1000);
  const rows = readRows(path);
  const shift = now - rows.reduce((newest, row) => Math.max(newest, secondsOf(row)), 0);
  const articles = [];
  const ids = new Map();
  for (const row of rows) {
    const article = toIndexArticle(row, shift, now);
    if (article === null) continue;
    articles.push(article);
    if (!ids.has(article.url)) ids.set(article.url, idOf(row.url));
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'news-eval-'));
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  for (let i = 0; i < articles.length; i += 200) writer.write(articles.slice(i, i + 200));
  writer.close();
  const index = IndexReader.open(dataDir);
  return {
    now,
    articles,
    index,
    /** The name under which a found article was judged. */
    idOf: (candidate) => ids.get(candidate.url),
    close() {
      index.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
