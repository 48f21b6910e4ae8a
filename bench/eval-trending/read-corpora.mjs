import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { offlineStories, rarities } from './offline-stories.mjs';

const { registrableDomain } = await import('../../dist/articles/registrable-domain.js');
const { normaliseItem } = await import('../../dist/ingestion/normalise/normalise-item.js');

const TWO_DAYS = 2 * 86_400;
const byTime = (a, b) => a.publishedAt - b.publishedAt;

function cellsOf(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

/** Headlines whose stories people or another program have named. */
export function readLabelled(path) {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, title, url, , , story, hostname, timestamp] = cellsOf(line);
      const source = hostname?.replace(/^www\./, '') ?? '';
      return {
        story,
        feed: `https://${source}/feed`,
        guid: null,
        url,
        title,
        source,
        domain: registrableDomain(source),
        sourceName: '',
        publishedAt: Math.floor(Number(timestamp) / 1000),
        imageUrl: null,
        preview: '',
        rest: '',
        language: 'en',
        country: null,
        categories: [],
      };
    })
    .filter(({ publishedAt }) => Number.isFinite(publishedAt))
    .sort(byTime);
}

/** Articles as ingestion would take them; their dates are their own. */
export function readUnlabelled(path) {
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map((row) => {
      const publishedAt = Math.floor(Date.parse(row.publishedAt) / 1000);
      const name = row.source?.name ?? '';
      const item = {
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
      const url = `https://feeds.example/${encodeURIComponent(name)}`;
      const source = { url, title: name, language: null, country: null, categories: [], site: null };
      return normaliseItem(item, { title: '', language: null }, source, publishedAt);
    })
    .filter((article) => article !== null && article.publishedAt !== null)
    .sort(byTime);
}

let rarity = null;

/** The articles of the two days before a moment, with the stories that are found among them offline. */
export function withOfflineStories(articles, until) {
  rarity ??= rarities(articles);
  const recent = articles.filter(({ publishedAt }) => publishedAt <= until && publishedAt > until - TWO_DAYS);
  const stories = offlineStories(recent, rarity);
  return recent.map((article, i) => ({ ...article, story: stories[i] }));
}
