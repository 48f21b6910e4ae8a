/**
 * Whether the main stories of a day are shown: a corpus is replayed through one index, and every six hours the first ten of
 * `/news/trending` are compared with the stories that ten publishers have reported in 24 hours, the seven largest at most.
 *
 *   node bench/eval/main-stories.mjs <articles.jsonl.gz>… [--arrival time|feeds] [--language en] [--days 10] [--publishers 10]
 *
 * The stories are those of `trending/main-stories.mjs`, which knows nothing of the index's grouping. A story is shown if one
 * of its headlines is. `--arrival feeds` polls six feeds every six hours, one after the other, as after an outage;
 * otherwise articles come in the order of time. `DIST` names another build than `dist`.
 */
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';

import { reportRow } from '../lib/eval-rows.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    arrival: { type: 'string', default: 'time' },
    language: { type: 'string', default: 'en' },
    days: { type: 'string', default: '60' },
    publishers: { type: 'string', default: '10' },
  },
});
const MIN_SHOWN = 0.88;
const ROW = 'trending, main stories among ten';
const HOUR = 3600;
const DAY = 24 * HOUR;
const EVERY = 6 * HOUR;
const FEEDS = 6;
const MAX_STORIES = 7;

const paths = positionals.filter((path) => existsSync(path));
if (paths.length === 0) {
  reportRow(ROW, 'no corpus given', '', `≥ ${MIN_SHOWN}`, null);
  process.exit(0);
}

const { fromDist } = await import('../lib/dist.mjs');
const { readPublishersArticles } = await import('../lib/publishers-articles.mjs');
const { clustersOf } = await import('./trending/main-stories.mjs');
const { ReplayedIndex } = await import('./trending/replayed-index.mjs');
const { hash53 } = await fromDist('index/article-identity.js');
const { analysisLanguage } = await fromDist('languages/find-language.js');

/** Feeds that bring six hours of articles each, one after the other. */
class SixFeeds extends ReplayedIndex {
  write(round) {
    for (let feed = 0; feed < FEEDS; feed++)
      super.write(round.filter(({ domain }) => hash53(domain) % FEEDS === feed));
  }
}

function mainStories(articles, at) {
  const recent = articles.filter(({ publishedAt }) => publishedAt <= at && publishedAt > at - DAY);
  return clustersOf(recent, options.language)
    .map((reports) => ({
      urls: new Set(reports.map(({ url }) => url)),
      publishers: new Set(reports.map(({ domain }) => domain)).size,
    }))
    .filter(({ publishers }) => publishers >= Number(options.publishers))
    .sort((a, b) => b.publishers - a.publishers)
    .slice(0, MAX_STORIES);
}

for (const path of paths) {
  const all = readPublishersArticles(path).filter(
    ({ language }) => analysisLanguage(language) === options.language,
  );
  const first = Math.ceil(all[0].publishedAt / DAY) * DAY;
  const articles = all.filter(({ publishedAt }) => publishedAt <= first + Number(options.days) * DAY);
  const isFeeds = options.arrival === 'feeds';
  const index = isFeeds ? new SixFeeds(articles, EVERY) : new ReplayedIndex(articles, 600);
  let [shown, known, largest] = [0, 0, 0];
  for (let at = first + 3 * DAY; at <= articles.at(-1).publishedAt; at += EVERY) {
    index.advanceTo(at);
    const urls = (await index.trending(options.language)).map(({ url }) => url);
    for (const story of mainStories(articles, at)) {
      known++;
      if (urls.some((url) => story.urls.has(url))) shown++;
    }
    const criteria = { language: options.language, country: null, since: at - 36 * HOUR, now: at };
    const { stories } = index.index;
    for (const { story } of stories.mostCovered(criteria, 10).slice(0, 10))
      largest = Math.max(largest, stories.summaryOf(story).articles);
  }
  index.close();
  const on = `${basename(dirname(path))}, ${options.language}, ${options.arrival}, ${known} places, largest story ${largest}`;
  reportRow(ROW, on, (shown / known).toFixed(3), `≥ ${MIN_SHOWN}`, shown / known >= MIN_SHOWN);
}
