import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** What the feeds of a corpus say of themselves: nothing. */
export const SILENT_FEED = { title: '', language: null };

/** A text file, unpacked when its name ends in `.gz`. */
export function readText(path) {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Rows of a corpus of articles: gzip, one JSON object a line (title, description, url, urlToImage, publishedAt, source.name). */
export function readRows(path) {
  const rows = readText(path).trim().split('\n');
  return rows.map((line) => JSON.parse(line)).filter((row) => Number.isFinite(secondsOf(row)));
}

/** Unix seconds. */
export const secondsOf = (row) => Math.floor(Date.parse(row.publishedAt) / 1000);

/** A row as a feed would have brought it. */
export function itemOf(row, publishedAt) {
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
  const url = `https://feeds.example/${encodeURIComponent(title)}`;
  return { url, title, siteUrl: null, language: null, country: null, categories: [] };
}

/** What a list of sources knows of publishers: the country by the ending of the host, or by the list it stood in. */
const COUNTRY_OF_ENDING = {
  uk: 'GB',
  au: 'AU',
  in: 'IN',
  fr: 'FR',
  ru: 'RU',
  ca: 'CA',
  nz: 'NZ',
  ie: 'IE',
  be: 'BE',
  ch: 'CH',
};

/** The country of a row's publisher; null when it is unknown. */
export function countryOf({ url, paths = {} }) {
  const [, listed] = /^(fr|gb|de|it|us|nl|ru|au)\/data/.exec(Object.keys(paths)[0] ?? '') ?? [];
  return listed?.toUpperCase() ?? COUNTRY_OF_ENDING[new URL(url).hostname.split('.').at(-1)] ?? null;
}
