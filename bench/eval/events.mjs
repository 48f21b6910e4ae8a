/**
 * Whether trending shows what happened: events of April and May 2020 that everybody would name, asked for 6, 12 and 24
 * hours after their first reports, where five domains or more have reported by then.
 *
 *   node bench/eval/events.mjs <articles.jsonl.gz> [--half tune|held-out|both] [--domains 5] [--round 600] [--show]
 *
 * The corpus (newsapi-2020; one object a line: title, description, url, urlToImage, publishedAt, source.name) is
 * replayed in its order into one real index, whose clock is the corpus's. An event is shown when a headline among the
 * first ten meets its expression (`trending/events.mjs` says how they were written). Rules are chosen on the half
 * `tune`, which is the default; the held-out half is asked at the end. `--domains` asks from fewer reports on, which
 * gives French and Russian more moments. `--round` is how many seconds of articles arrive together: the grouping depends
 * on it, and other rounds tell how much of a difference is chance. `--show` prints every answer with what it holds: `*`
 * for the event asked for, and the kind of what is no news. `DIST` names another build than `dist`.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { checkResults, reportRow } from '../lib/eval-rows.mjs';
import { table } from '../lib/report.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'tune' },
    domains: { type: 'string', default: '5' },
    round: { type: 'string', default: '600' },
    show: { type: 'boolean', default: false },
  },
});
const [path] = positionals;
const SHOWN_AMONG_TEN = 0.95;
const SHOWN_AMONG_THREE = 0.75;
const MAX_WEAK = 0.03;
const ROWS = [
  ['events of record, among ten', `≥ ${SHOWN_AMONG_TEN}`],
  ['events of record, among three', `≥ ${SHOWN_AMONG_THREE}`],
  ['trending, prices, deals, quizzes and their kin', `≤ ${MAX_WEAK}`],
];

if (path === undefined || !existsSync(path)) {
  for (const [name, reach] of ROWS) reportRow(name, 'no corpus given', '', reach, null);
  process.exit(0);
}
if (!['tune', 'held-out', 'both'].includes(options.half)) throw new Error(`no half: ${options.half}`);

const { fromDist } = await import('../lib/dist.mjs');
const { itemOf, readRows, secondsOf, silentSource, SILENT_FEED } = await import('../lib/corpus-articles.mjs');
const { foldedTitle, isAbout, momentsOf, readEvents } = await import('./trending/events.mjs');
const { ReplayedIndex } = await import('./trending/replayed-index.mjs');
const { weakKindOf } = await import('./trending/weak-kinds.mjs');
const { normalizeItem } = await fromDist('ingestion/normalize/normalize-item.js');

/** Older articles of the corpus are strays. */
const START = Date.parse('2020-04-17T00:00:00Z') / 1000;

const articles = readRows(path)
  .map((row) =>
    normalizeItem(itemOf(row, secondsOf(row)), {
      feed: SILENT_FEED,
      source: silentSource(row),
      now: secondsOf(row),
    }),
  )
  .filter((article) => article !== null && article.publishedAt >= START)
  .sort((a, b) => a.publishedAt - b.publishedAt);
const moments = momentsOf(readEvents(options.half), articles, Number(options.domains));

const timeOf = (seconds) => new Date(seconds * 1000).toISOString().slice(5, 16).replace('T', ' ');

function printResults({ event, hours, domains, at }, shown) {
  console.log(`\n${event.id}, ${event.language}, ${hours} h: ${timeOf(at)}, ${domains} domains`);
  for (const article of shown) {
    const kind = weakKindOf(foldedTitle(article, event.language), event.language);
    const mark = isAbout(article, event) ? '*' : ' ';
    console.log(` ${mark} ${article.source}: ${article.title}${kind === null ? '' : `  [${kind}]`}`);
  }
}

/** Every moment with the place of its event, from 1; 0 when it is not shown. */
async function ask() {
  const index = new ReplayedIndex(articles, Number(options.round));
  const asked = [];
  for (const moment of moments) {
    index.advanceTo(moment.at);
    const shown = await index.trending(moment.event.language);
    checkResults(shown);
    asked.push({ ...moment, shown, place: shown.findIndex((one) => isAbout(one, moment.event)) + 1 });
    if (options.show) printResults(moment, shown);
  }
  index.close();
  for (const reason of index.refused) console.log(`a round of articles was refused at first: ${reason}`);
  return asked;
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const fixed = (value) => (Number.isNaN(value) ? '–' : value.toFixed(3));
const among =
  (most) =>
  ({ place }) =>
    place > 0 && place <= most ? 1 : 0;

function byEvent(asked, most) {
  const groups = new Map();
  for (const one of asked) {
    const key = `${one.event.id} ${one.event.language}`;
    groups.set(key, [...(groups.get(key) ?? []), among(most)(one)]);
  }
  return [...groups.values()].map(mean);
}

/** One line of the table: moments and events of a half and language, and how many of them show the event. */
function rowOf(name, asked) {
  const [ten, three] = [byEvent(asked, 10), byEvent(asked, 3)];
  return [
    name,
    asked.length,
    fixed(mean(asked.map(among(10)))),
    fixed(mean(asked.map(among(3)))),
    ten.length,
    fixed(mean(ten)),
    fixed(mean(three)),
  ];
}

function printShares(asked) {
  const rows = [];
  for (const half of ['tune', 'held-out']) {
    const ofHalf = asked.filter(({ event }) => event.half === half);
    if (ofHalf.length === 0) continue;
    rows.push(rowOf(half, ofHalf));
    for (const language of ['en', 'fr', 'ru'])
      rows.push(
        rowOf(
          `${half}, ${language}`,
          ofHalf.filter(({ event }) => event.language === language),
        ),
      );
    for (const hours of [6, 12, 24])
      rows.push(
        rowOf(
          `${half}, ${hours} h`,
          ofHalf.filter((one) => one.hours === hours),
        ),
      );
  }
  const header = ['events of record', 'moments', 'among ten', 'among three'];
  console.log(`\n${table([...header, 'events', 'among ten', 'among three'], rows)}`);
}

function printMisses(asked) {
  const missed = asked.filter(({ place }) => place === 0 || place > 3);
  console.log(
    `\nNot among three (place, or – for not among ten): ${missed.length} of ${asked.length} moments`,
  );
  for (const { event, hours, domains, place, at } of missed)
    console.log(
      `  ${place === 0 ? '–' : place}\t${event.half}\t${event.language}\t${event.id}, ${hours} h, ${timeOf(at)}, ${domains} domains`,
    );
}

/** Of all that was shown, how much is of each kind that is no news. @returns their share. */
function printWeakKinds(asked) {
  const items = asked.flatMap(({ shown, event }) =>
    shown.map((article) => weakKindOf(foldedTitle(article, event.language), event.language)),
  );
  const counts = new Map();
  for (const kind of items) if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const share = (count) => `${((count / items.length) * 100).toFixed(1)}%`;
  const rows = [...counts].sort((a, b) => b[1] - a[1]).map(([kind, count]) => [kind, count, share(count)]);
  const all = rows.reduce((sum, [, count]) => sum + count, 0);
  console.log(
    `\n${table(['kind of no news', `of ${items.length} shown`, 'share'], [...rows, ['all', all, share(all)]])}`,
  );
  return all / items.length;
}

const asked = await ask();
printShares(asked);
printMisses(asked);
const weak = printWeakKinds(asked);

/** The mean of the halves that were asked. */
const meanOfHalves = (most) =>
  mean(
    ['tune', 'held-out']
      .map((half) => asked.filter(({ event }) => event.half === half).map(among(most)))
      .filter((places) => places.length > 0)
      .map(mean),
  );
const on = `newsapi-2020, ${options.half}, ${asked.length} moments of ${byEvent(asked, 10).length} events`;
const [ten, three] = [meanOfHalves(10), meanOfHalves(3)];
console.log();
reportRow(ROWS[0][0], on, fixed(ten), ROWS[0][1], ten >= SHOWN_AMONG_TEN);
reportRow(ROWS[1][0], on, fixed(three), ROWS[1][1], three >= SHOWN_AMONG_THREE);
reportRow(ROWS[2][0], on, fixed(weak), ROWS[2][1], weak <= MAX_WEAK);
