/**
 * Precision and recall of the categories predicted from the words of a headline, by language: labelled headlines of our
 * own, each with a sentence (`test/fixtures/topic-headlines/`).
 *
 *   node bench/eval/headlines.mjs [folder of <language>.tsv]
 *
 * A prediction for a headline without a category counts as wrong. `MISSES=<language>` prints wrong predictions, `DIST`
 * names another build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromDist } from '../lib/dist.mjs';
import { reportRow } from '../lib/eval-rows.mjs';
import { table } from '../lib/report.mjs';

const { headlineCategories } = await fromDist('analysis/headline-categories.js');
const here = fileURLToPath(new URL('.', import.meta.url));
const folder = process.argv[2] ?? join(here, '..', '..', 'test', 'fixtures', 'topic-headlines');

/** What a headline of no category is labelled. */
const NO_CATEGORY = /^(?:none|-|)$/;
/** Minimum precision and recall in every language. */
const PRECISE = 0.85;

function measure(file) {
  const language = file.slice(0, file.indexOf('.'));
  const [, ...lines] = readFileSync(join(folder, file), 'utf8').trim().split('\n');
  const tally = { name: file.slice(0, -'.tsv'.length), predicted: 0, right: 0, found: 0, labelled: 0 };
  for (const line of lines) {
    const [label = '', title = '', text = ''] = line.split('\t');
    const labels = label.split(/[ ,/]+/);
    const topics = headlineCategories(title, text, language);
    const isRight = topics.some((topic) => labels.includes(topic));
    tally.predicted += Number(topics.length > 0);
    tally.right += Number(isRight);
    tally.labelled += Number(!NO_CATEGORY.test(label));
    if (process.env.MISSES === language && !isRight && !(NO_CATEGORY.test(label) && topics.length === 0))
      console.log(`${label} predicted as ${topics.join(' ') || 'nothing'} | ${title} | ${text}`);
  }
  return tally;
}

const tallies = readdirSync(folder)
  .filter((file) => file.endsWith('.tsv'))
  .sort()
  .map(measure);
const precision = ({ right, predicted }) => right / Math.max(1, predicted);
const found = ({ right, labelled }) => right / Math.max(1, labelled);
const sum = (of) => tallies.reduce((total, tally) => total + tally[of], 0);
const all = { name: 'all', predicted: sum('predicted'), right: sum('right'), labelled: sum('labelled') };
console.log(
  table(
    ['headlines', 'precision', 'found'],
    [...tallies, all].map((one) => [one.name, precision(one).toFixed(2), found(one).toFixed(2)]),
  ),
);
const least = tallies.reduce((worst, one) => (precision(one) < precision(worst) ? one : worst));
reportRow(
  'topics of headlines, least precise language',
  `own headlines, ${tallies.length} languages`,
  `${precision(least).toFixed(2)} (${least.name}), all ${precision(all).toFixed(3)}`,
  `≥ ${PRECISE}`,
  precision(least) >= PRECISE,
);
