import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Name of a category list in a corpus → category here; a front page (`general`) is no category. */
const LABELS = {
  business: 'business',
  entertainment: 'entertainment',
  health: 'health',
  science: 'science',
  sports: 'sports',
  technology: 'technology',
};

/**
 * One article with the category lists it stood in.
 * @typedef {{ row: object, item: import('../../src/feeds/feed.js').FeedItem, published: number, labels: string[],
 *   listed: boolean }} Labelled
 */

/** Articles as JSON lines with `paths` that name the category lists each stood in. */
export function readLabelled(path) {
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n');
  return lines
    .map((line) => JSON.parse(line))
    .map((row) => {
      const lists = Object.keys(row.paths ?? {}).map((list) => /category\/([a-z]+)\//.exec(list)?.[1]);
      const published = Math.floor(Date.parse(row.publishedAt) / 1000);
      const labels = [...new Set(lists.map((list) => LABELS[list]).filter((label) => label !== undefined))];
      return {
        row,
        published,
        labels,
        listed: lists.some((list) => list !== undefined),
        item: itemOf(row, published),
      };
    })
    .filter(({ published }) => Number.isFinite(published));
}

function itemOf(row, publishedAt) {
  return {
    id: row.url,
    url: row.url,
    title: row.title ?? '',
    text: row.description ?? '',
    publishedAt,
    imageUrl: row.urlToImage ?? null,
    language: null,
    categories: [],
    publisher: null,
  };
}

/** A source of which nothing is known but its name: above all no category. */
export function silentSource(row) {
  const title = row.source?.name ?? '';
  return {
    url: `https://feeds.example/${encodeURIComponent(title)}`,
    title,
    siteUrl: null,
    language: null,
    country: null,
    categories: [],
  };
}
