/**
 * Whether trending shows what is on front pages: every six hours of April and May 2020, the ten most covered stories
 * against the lists of top headlines of a country's day, in which the corpus found its articles.
 *
 *   node bench/eval/front-pages.mjs <articles.jsonl.gz>
 *
 * The corpus (newsapi-2020) says of each article in which lists it stood (`paths`); `top-headlines/category/general/us.json`
 * is such a list, `.../science/us.json` is none. The index does not see them. A story gains the number of registrable
 * domains whose articles of the last 24 hours stood there; the ideal order is that of the same stories, so that only the
 * order is measured and not the grouping. `DIST` names another build than `dist`.
 */
import { existsSync } from 'node:fs';

import { reportRow } from '../lib/eval-rows.mjs';
import { table } from '../lib/report.mjs';

const [path] = process.argv.slice(2);
const ROW = 'trending, nDCG@10 by front pages';
const MIN_NDCG = 0.72;

if (path === undefined || !existsSync(path)) {
  reportRow(ROW, 'no corpus given', '', `≥ ${MIN_NDCG}`, null);
  process.exit(0);
}

const { fromDist } = await import('../lib/dist.mjs');
const { itemOf, readRows, secondsOf, silentSource, SILENT_FEED } = await import('../lib/corpus-articles.mjs');
const { discounted } = await import('./trending/measure.mjs');
const { ReplayedIndex } = await import('./trending/replayed-index.mjs');
const { normalizeItem } = await fromDist('ingestion/normalize/normalize-item.js');

const HOUR = 3600;
/** Older articles of the corpus are strays; nothing is asked before the index knows some days. */
const START = Date.parse('2020-04-17T00:00:00Z') / 1000;
const FIRST = START + 5 * 24 * HOUR;
const EVERY = 6 * HOUR;
const SHOWN = 10;
const ALL = 200;

const front = new Set();
const articles = readRows(path)
  .map((row) => {
    const article = normalizeItem(itemOf(row, secondsOf(row)), {
      feed: SILENT_FEED,
      source: silentSource(row),
      now: secondsOf(row),
    });
    const lists = Object.keys(row.paths ?? {});
    if (article !== null && lists.some((list) => list.startsWith('top-headlines/category/general/')))
      front.add(article.url);
    return article;
  })
  .filter((article) => article !== null && article.publishedAt >= START)
  .sort((a, b) => a.publishedAt - b.publishedAt);

const replayed = new ReplayedIndex(articles, 600);
const { stories } = replayed.index;

function gainOf(story, now) {
  const members = replayed.index.load(stories.articlesOf(story, 1000));
  const onFront = members.filter(({ url, publishedAt }) => front.has(url) && publishedAt > now - 24 * HOUR);
  return new Set(onFront.map(({ domain }) => domain)).size;
}

/** Of the moments of a language, each with something on a front page. */
const found = { en: [], fr: [], ru: [] };
for (let now = FIRST; now <= articles.at(-1).publishedAt; now += EVERY) {
  replayed.advanceTo(now);
  for (const [language, values] of Object.entries(found)) {
    const criteria = { language, country: null, since: now - 36 * HOUR, now };
    const gains = stories.mostCovered(criteria, ALL).map(({ story }) => gainOf(story, now));
    const ideal = [...gains].sort((a, b) => b - a);
    if (ideal[0] > 0) values.push(discounted(gains.slice(0, SHOWN)) / discounted(ideal.slice(0, SHOWN)));
  }
}
replayed.close();

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const rows = Object.entries(found).map(([language, values]) => [
  language,
  values.length,
  mean(values).toFixed(3),
]);
console.log(`\n${table(['front pages', 'moments', 'nDCG@10'], rows)}`);
const all = mean(Object.values(found).map(mean));
reportRow(ROW, 'newsapi-2020, mean of en, fr, ru', all.toFixed(3), `≥ ${MIN_NDCG}`, all >= MIN_NDCG);
