/**
 * What a reader finds in the trending lists of a corpus: how large the stories are that hold its places, and how many of
 * them have one subject.
 *
 *   node bench/eval/stories.mjs <articles.jsonl.gz>… [--every 24] [--show]
 *
 * Each corpus (one object a line: title, description, url, urlToImage, publishedAt, source.name; rows of an aggregator
 * name the publisher in `author` and carry its address in theirs) is replayed from its first day into one index. Every
 * so many hours, from the fourth day on, the first ten places of each language with 800 articles or more are read.
 * `--show` prints them: articles, publishers and age of the story, age and source of the headline, the headline. `DIST`
 * names another build than `dist`.
 */
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';

import { checkResults, reportRow } from '../lib/eval-rows.mjs';
import { table } from '../lib/report.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '24' }, show: { type: 'boolean', default: false } },
});
const ROWS = [
  ['trending, places of stories of more than 100 reports', '≤ 0.02'],
  ['trending, lists with more than two stories of a subject', '0'],
];
const LARGE = [100, 300];
const MAX_LARGE = 0.02;
const MAX_OF_SUBJECT = 2;
const HOUR = 3600;
const DAY = 24 * HOUR;
const MIN_ARTICLES = 800;

const paths = positionals.filter((path) => existsSync(path));
if (paths.length === 0) {
  for (const [measure, reach] of ROWS) reportRow(measure, 'no corpus given', '', reach, null);
  process.exit(0);
}

const { fromDist } = await import('../lib/dist.mjs');
const { readPublishersArticles } = await import('../lib/publishers-articles.mjs');
const { ReplayedIndex } = await import('./trending/replayed-index.mjs');
const { analysisLanguage } = await fromDist('languages/find-language.js');

function languagesOf(articles) {
  const counts = new Map();
  for (const { language } of articles) {
    const code = analysisLanguage(language);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= MIN_ARTICLES).map(([code]) => code);
}

const hoursBefore = (at, seconds) => `${((at - seconds) / HOUR).toFixed(1)} h`;

function printList(language, at, places) {
  console.log(`\n${language}, ${new Date(at * 1000).toISOString().slice(0, 16)}`);
  for (const { article, story } of places) {
    const facts =
      story === null ? '–' : `${story.articles}/${story.domains.length}, ${hoursBefore(at, story.firstAt)}`;
    console.log(
      `  ${facts}\t${hoursBefore(at, article.publishedAt)}\t${article.source}: ${article.title.slice(0, 120)}`,
    );
  }
}

/** The lists of a corpus: language, and of each place the story with its totals, null for an article without one. */
async function readLists(path) {
  const articles = readPublishersArticles(path);
  const languages = languagesOf(articles);
  const index = new ReplayedIndex(articles, 600);
  const { stories } = index.index;
  const lists = [];
  const first = Math.ceil(articles[0].publishedAt / DAY) * DAY + 3 * DAY;
  for (let at = first; at <= articles.at(-1).publishedAt; at += Number(options.every) * HOUR) {
    index.advanceTo(at);
    for (const language of languages) {
      const shown = await index.trending(language);
      checkResults(shown);
      const places = shown.map((article) => {
        if (article.story === undefined) return { article, story: null };
        const { story, subject } = stories.storyOf(article.id);
        return { article, story: { ...stories.summaryOf(story), subject } };
      });
      lists.push({ language, places });
      if (options.show) printList(language, at, places);
    }
  }
  index.close();
  return lists;
}

function mostOfSubject({ places }) {
  const counts = new Map();
  for (const { story } of places)
    if (story !== null) counts.set(story.subject, (counts.get(story.subject) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

for (const path of paths) {
  const name = basename(dirname(path));
  const lists = await readLists(path);
  const shareOf = (some, least) => {
    const places = some.flatMap((list) => list.places);
    return places.filter(({ story }) => story !== null && story.articles > least).length / places.length;
  };
  const rows = [...new Set(lists.map(({ language }) => language))].map((language) => {
    const some = lists.filter((list) => list.language === language);
    const most = Math.max(...some.map(mostOfSubject));
    return [language, some.length, ...LARGE.map((least) => shareOf(some, least).toFixed(3)), most];
  });
  console.log(
    `\n${table([name, 'lists', ...LARGE.map((n) => `places > ${n} reports`), 'most of a subject'], rows)}`,
  );
  const share = shareOf(lists, LARGE[0]);
  const over = lists.filter((list) => mostOfSubject(list) > MAX_OF_SUBJECT).length;
  const on = `${name}, ${lists.length} lists`;
  reportRow(ROWS[0][0], on, share.toFixed(3), ROWS[0][1], share <= MAX_LARGE);
  reportRow(ROWS[1][0], on, over, ROWS[1][1], over === 0);
}
