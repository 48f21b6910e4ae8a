import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { IndexReader } from '../../dist/index/index-reader.js';
import { IndexWriter } from '../../dist/index/index-writer.js';
import { normaliseItem } from '../../dist/ingestion/normalise/normalise-item.js';

const FEED = { title: '', language: null };

/** Names an article for ever and tells nothing of its text. */
export const idOf = (url) => createHash('sha1').update(url).digest('hex').slice(0, 10);

const secondsOf = (row) => Math.floor(Date.parse(row.publishedAt) / 1000);

function toIndexArticle(row, shift, now) {
  const name = row.source?.name ?? '';
  const item = {
    id: row.url,
    url: row.url,
    title: row.title ?? '',
    text: row.description ?? '',
    publishedAt: secondsOf(row) + shift,
    imageUrl: row.urlToImage ?? null,
    language: null,
    categories: [],
    publisher: null,
  };
  const source = {
    url: `https://feeds.example/${encodeURIComponent(name)}`,
    title: name,
    language: null,
    country: null,
    categories: [],
    site: null,
  };
  return normaliseItem(item, FEED, source, now);
}

/**
 * Indexes a corpus through the real normaliser and writer, its dates shifted so that the newest article is of now.
 *
 * @param path gzip, one JSON object a line: title, description, url, urlToImage, publishedAt, source.name.
 */
export function openCorpus(path) {
  const now = Math.floor(Date.now() / 1000);
  const rows = gunzipSync(readFileSync(path))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((row) => Number.isFinite(secondsOf(row)));
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
