/**
 * Result quality in one table: near-identical titles, stories, similar articles, known items, judged queries, trending,
 * categories, and rules that every result must obey.
 *
 *   npm run eval -- [folder with headlines/ and newsapi-2020/]
 *
 * Without a folder, evaluations that need one are skipped. Exits with 1 when a row is below its target.
 *
 * Each evaluation is a script of its own, which can also be run alone. It gives its lines by `reportRow`, and its
 * answers to `checkResults`, both of `../lib/eval-rows.mjs`; a new one is one line of EVALUATIONS.
 */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { table } from '../lib/report.mjs';

const folder = process.argv[2];
const articles = ['newsapi-2020', 'articles.jsonl.gz'];

/** Scripts, and the paths inside the folder that each is called with. */
const EVALUATIONS = [
  ['titles.mjs', [['headlines']]],
  ['search.mjs', [articles]],
  ['trending.mjs', [['headlines', 'uci-stories-a.csv'], articles]],
  ['events.mjs', [articles]],
  ['main-stories.mjs', [articles]],
  ['front-pages.mjs', [articles]],
  ['desks.mjs', [['front-pages-de'], ['front-pages-bbc'], ['news-2023-04', 'articles.jsonl.gz']]],
  ['stories.mjs', [articles, ['news-2022-03', 'articles.jsonl.gz'], ['news-2023-04', 'articles.jsonl.gz']]],
  ['similar.mjs', [['headlines', 'uci-stories-a.csv'], articles]],
  ['natural.mjs', [articles]],
  ['topics.mjs', [articles]],
  ['category-pages.mjs', [articles]],
  ['fresh-titles.mjs', [articles]],
  ['places.mjs', [articles]],
  ['mentions.mjs', [[]]],
  ['headlines.mjs', []],
  ['recognition.mjs', []],
];

const rows = [];
const answers = { checked: 0, faults: [] };

/** Runs one evaluation to its end, collecting what it reports. */
function run(script, paths) {
  const given = folder === undefined ? [] : paths.map((path) => join(folder, ...path));
  const evaluation = fork(script, given);
  evaluation.on('message', (message) => {
    if (message.row !== undefined) rows.push(message.row);
    if (message.answers === undefined) return;
    answers.checked += message.answers.checked;
    answers.faults.push(...message.answers.faults);
  });
  return new Promise((done) => evaluation.once('close', done));
}

for (const [script, paths] of EVALUATIONS) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  if (!existsSync(path)) continue;
  if ((await run(path, paths)) !== 0) rows.push([script, '', 'ended with an error', '', 'NO']);
  console.log();
}

const sound = answers.faults.length === 0;
for (const fault of answers.faults.slice(0, 10)) console.log(fault);
rows.push([
  'diversity, timeframe, no near-identical pair left',
  `every answer above (${answers.checked})`,
  sound ? 'no violation' : `${answers.faults.length} violations`,
  'no violation',
  answers.checked === 0 ? 'skipped' : sound ? 'yes' : 'NO',
]);
console.log(table(['measure', 'on', 'got', 'to reach', 'ok'], rows));
if (rows.some((row) => row.at(-1) === 'NO')) process.exitCode = 1;
