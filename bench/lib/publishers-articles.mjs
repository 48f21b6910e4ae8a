/** Articles of a corpus as the publishers' own feeds would have brought them. */
import { fromDist } from './dist.mjs';
import { itemOf, readRows, secondsOf, silentSource, SILENT_FEED } from './corpus-articles.mjs';

const { normalizeItem } = await fromDist('ingestion/normalize/normalize-item.js');

/** Older articles of newsapi-2020 are strays. */
const START = Date.parse('2020-04-17T00:00:00Z') / 1000;

/** The publisher's address inside an aggregator's; undefined where it is opaque. */
function addressInside(url) {
  const encoded = /\/rss\/articles\/([\w-]+)/.exec(url ?? '')?.[1];
  return /https?:\/\/[!-~]+/.exec(Buffer.from(encoded ?? '', 'base64url').toString('latin1'))?.[0];
}

/** A row as the publisher's own feed would have brought it. */
function ownRow(row) {
  if (row.source?.id !== 'google-news') return row;
  const ending = ` - ${row.author}`;
  const title = row.title?.endsWith(ending) ? row.title.slice(0, -ending.length) : row.title;
  return { ...row, title, url: addressInside(row.url) ?? row.url, source: { name: row.author } };
}

/** @param path of `articles.jsonl.gz`. @returns oldest first. */
export const readPublishersArticles = (path) =>
  readRows(path)
    .map(ownRow)
    .map((row) =>
      normalizeItem(itemOf(row, secondsOf(row)), {
        feed: SILENT_FEED,
        source: silentSource(row),
        now: secondsOf(row),
      }),
    )
    .filter((article) => article !== null && article.publishedAt >= START)
    .sort((a, b) => a.publishedAt - b.publishedAt);
