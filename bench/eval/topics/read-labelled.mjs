import { itemOf, readRows, secondsOf } from '../../lib/corpus-articles.mjs';

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
 * @typedef {{ row: object, item: import('../../../src/feeds/feed.js').FeedItem, published: number, labels: string[],
 *   listed: boolean }} Labelled
 */

/** Articles as JSON lines with `paths` that name the category lists each stood in. */
export function readLabelled(path) {
  return readRows(path).map((row) => {
    const lists = Object.keys(row.paths ?? {}).map((list) => /category\/([a-z]+)\//.exec(list)?.[1]);
    const published = secondsOf(row);
    const labels = [...new Set(lists.map((list) => LABELS[list]).filter((label) => label !== undefined))];
    return {
      row,
      published,
      labels,
      listed: lists.some((list) => list !== undefined),
      item: itemOf(row, published),
    };
  });
}
