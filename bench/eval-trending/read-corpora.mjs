import { readFileSync } from 'node:fs';
import { itemOf, readRows, secondsOf, silentSource, SILENT_FEED } from '../lib/corpus-articles.mjs';
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
  return readRows(path)
    .map((row) => normaliseItem(itemOf(row, secondsOf(row)), SILENT_FEED, silentSource(row), secondsOf(row)))
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
