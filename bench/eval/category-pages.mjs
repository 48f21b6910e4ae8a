/**
 * Whether a page of a category has one article a story, and covered stories first: a corpus is replayed through one index, and
 * the pages of all categories are read every twelve hours of the last days.
 *
 *   node bench/eval/category-pages.mjs <articles.jsonl.gz>… [--language en] [--days 2] [--show]
 *
 * A story is covered when four publishers have reported it; an article stands alone when no other publisher has. `DIST` names
 * another build than `dist`.
 */
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';

import { checkResults, reportRow } from '../lib/eval-rows.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    days: { type: 'string', default: '2' },
    show: { type: 'boolean', default: false },
  },
});
const ROW = 'category pages, stories twice; covered stories behind a lone one';
const HOUR = 3600;
const DAY = 24 * HOUR;
/** Seconds of the corpus before the first page: retention of the stories that a page can show. */
const BEFORE = 7 * DAY;
const COVERED = 4;

const paths = positionals.filter((path) => existsSync(path));
if (paths.length === 0) {
  reportRow(ROW, 'no corpus given', '', '0; 0', null);
  process.exit(0);
}

const { fromDist } = await import('../lib/dist.mjs');
const { readPublishersArticles } = await import('../lib/publishers-articles.mjs');
const { ReplayedIndex } = await import('./trending/replayed-index.mjs');
const { CATEGORIES } = await fromDist('languages/categories.js');
const { analysisLanguage } = await fromDist('languages/find-language.js');

const { language } = options;

/** The articles of a page, each with its story and the number of its publishers. */
const describe = ({ index }, page) =>
  page.map(({ url, title }) => {
    const story = index.stories.storyOf(index.idOf(url))?.story ?? null;
    const publishers = story === null ? 1 : index.stories.summaryOf(story).domains.length;
    return { title, story, publishers };
  });

for (const path of paths) {
  const all = readPublishersArticles(path).filter((one) => analysisLanguage(one.language) === language);
  const last = all.at(-1).publishedAt;
  const first = last - Number(options.days) * DAY;
  const replayed = new ReplayedIndex(
    all.filter(({ publishedAt }) => publishedAt > first - BEFORE),
    600,
  );
  let [pages, twice, behind] = [0, 0, 0];
  for (let at = first; at <= last; at += 12 * HOUR) {
    replayed.advanceTo(at);
    for (const topic1 of CATEGORIES) {
      const page = await replayed.page({ path: '/news/topic', topic1, language });
      if (page.length === 0) continue;
      checkResults(page);
      const places = describe(replayed, page);
      const stories = places.flatMap(({ story }) => story ?? []);
      const lone = places.findIndex(({ publishers }) => publishers === 1);
      const isBehind = lone !== -1 && places.slice(lone).some(({ publishers }) => publishers >= COVERED);
      pages++;
      twice += stories.length - new Set(stories).size;
      if (isBehind) behind++;
      if (isBehind && options.show)
        for (const { publishers, title } of places) console.log(`${topic1}\t${publishers}\t${title}`);
    }
  }
  replayed.close();
  const on = `${basename(dirname(path))}, ${language}, ${pages} pages`;
  reportRow(ROW, on, `${twice}; ${behind}`, '0; 0', twice + behind === 0);
}
