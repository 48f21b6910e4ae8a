import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { itemOf, readRows, secondsOf, silentSource, SILENT_FEED } from '../../lib/corpus-articles.mjs';
import { fromDist } from '../../lib/dist.mjs';

const { registrableDomain } = await fromDist('articles/urls.js');
const { normalizeItem } = await fromDist('ingestion/normalize/normalize-item.js');

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
    .map((row) =>
      normalizeItem(itemOf(row, secondsOf(row)), {
        feed: SILENT_FEED,
        source: silentSource(row),
        now: secondsOf(row),
      }),
    )
    .filter((article) => article !== null && article.publishedAt !== null)
    .sort(byTime);
}

const READ = new URL('read-stories.tsv', import.meta.url);
const idOf = (url) => createHash('sha1').update(url).digest('hex').slice(0, 10);

/** Days of 2020 whose stories were told apart by reading: of each, the number of the story of every article in one. */
export function readStories() {
  const days = new Map();
  for (const line of readFileSync(READ, 'utf8').trim().split('\n')) {
    const [day, id, story] = line.split('\t');
    days.set(day, (days.get(day) ?? new Map()).set(id, Number(story)));
  }
  return days;
}

/** The articles of the two days before a moment with their stories; what nobody else reports is one of its own. */
export function withStories(articles, until, stories) {
  return articles
    .filter(({ publishedAt }) => publishedAt <= until && publishedAt > until - TWO_DAYS)
    .map((article) => ({ ...article, story: stories.get(idOf(article.guid)) ?? article.url }));
}
