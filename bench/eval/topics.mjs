/**
 * Whether categories, places and the choice of what is an article are right: `/news/topic` on a corpus whose
 * categories are hidden, `/news/local` for places it speaks of, and what is kept out of the index.
 *
 *   node bench/eval/topics.mjs <newsapi-2020/articles.jsonl.gz>
 *
 * Edited headlines are read from `headlines/` beside that folder, where it is there.
 *
 * `MISSES=1` prints what stands in an answer without the corpus's label, `DIST` names another build.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromDist } from '../lib/dist.mjs';
import { measureEdits } from './topics/measure-edits.mjs';
import { measureLocal } from './topics/measure-local.mjs';
import { measureSignals } from './topics/measure-signals.mjs';
import { measureTopics } from './topics/measure-topics.mjs';
import { readLabelled } from './topics/read-labelled.mjs';
import { silentSource, SILENT_FEED } from '../lib/corpus-articles.mjs';
import { reportRow } from '../lib/eval-rows.mjs';
import { percentile, table } from '../lib/report.mjs';

const corpus = process.argv[2];
if (corpus === undefined || !existsSync(corpus)) {
  console.log('eval-topics: skipped, no corpus given (node bench/eval/topics.mjs <articles.jsonl.gz>).');
  reportRow('topics, precision@10', 'newsapi-2020', '', '≥ 0.85', null);
  process.exit();
}

const { normalizeItem } = await fromDist('ingestion/normalize/normalize-item.js');
const rows = readLabelled(corpus);
const normalised = rows
  .map((one) => ({
    ...one,
    article: normalizeItem(one.item, {
      feed: SILENT_FEED,
      source: silentSource(one.row),
      now: one.published,
    }),
  }))
  .filter(({ article }) => article !== null);
const percent = (share) => `${(share * 100).toFixed(1)}%`;

const report = (topic, language, { labels, article }) => {
  if (process.env.MISSES)
    console.log(topic, language, '|', labels.join(' ') || 'front page', '|', article.title);
};
const tallies = await measureTopics(
  normalised.filter(({ listed }) => listed),
  report,
);
const mean = (of) => tallies.reduce((sum, tally) => sum + of(tally), 0) / tallies.length;
const strict = ({ right, shown }) => right / Math.max(1, shown);
const lenient = ({ right, known }) => right / Math.max(1, known);
const line = (name, of) => [name, of.shown, strict(of).toFixed(3), lenient(of).toFixed(3)];
console.log(
  table(
    ['/news/topic', 'shown', 'precision@10', 'of those with a category'],
    [
      ...tallies.map((tally) => line(`${tally.topic} ${tally.language}`, tally)),
      ['mean', '', mean(strict).toFixed(3), mean(lenient).toFixed(3)],
    ],
  ),
);
console.log(
  '\n' +
    table(
      ['where a category comes from', 'speaks for', 'precision', 'µs an article'],
      measureSignals(normalised).map((one) => [
        one.signal,
        percent(one.coverage),
        one.precision.toFixed(3),
        one.microseconds.toFixed(1),
      ]),
    ),
);

const local = await measureLocal(normalised);
const dropped = rows.length - normalised.length;
const headlines = join(dirname(dirname(corpus)), 'headlines');
const edits = measureEdits(join(headlines, 'edited-titles-2020.tsv.gz'));
console.log(
  '\n' +
    table(
      ['places, and what is kept', 'value'],
      [
        ['places asked', local.places],
        ['/news/local: of the first ten name the place', `${local.named}/${local.shown}`],
        ['… in the title', `${local.inTitle}/${local.shown}`],
        ['… and others whose source does', local.source],
        ['search and pipeline, p50 ms', percentile(local.times, 50).toFixed(2)],
        ['pages kept out of the corpus', `${dropped} of ${rows.length} (${percent(dropped / rows.length)})`],
        ...edits,
      ],
    ),
);

const right = (local.named + local.source) / local.shown;
reportRow(
  'topics, precision@10',
  `newsapi-2020, ${tallies.length} categories by language`,
  `${mean(strict).toFixed(3)} (${mean(lenient).toFixed(3)} of those in a list)`,
  '≥ 0.85',
  mean(strict) >= 0.85,
);
reportRow('local, about the place@10', `${local.places} places`, right.toFixed(3), '≥ 0.95', right >= 0.95);
