/**
 * The rows of an evaluation in the table of `npm run eval`: sent as messages to `bench/eval/index.mjs`, printed by an evaluation
 * that is run alone.
 */
import { dateFault, diversityFault, nearIdenticalFault } from './result-faults.mjs';

function send(message) {
  if (process.send === undefined) {
    if (message.row !== undefined) console.log(message.row.map(String).join(' | '));
    if (message.answers !== undefined)
      console.log(`answers checked: ${message.answers.checked}, faults: ${message.answers.faults.length}`);
  } else process.send(message);
}

/**
 * One line of the table.
 *
 * @param measure what is measured: `known item, MRR@10`.
 * @param on the data it was measured on, with its size: `newsapi-2020, 1000 queries`.
 * @param got the value, as it is to be read: `0.912`.
 * @param reach what it is to reach, as it is to be read: `≥ 0.85`.
 * @param ok whether it does; null when there was nothing to measure.
 */
export function reportRow(measure, on, got, reach, ok) {
  send({ row: [measure, on, got, reach, ok === null ? 'skipped' : ok ? 'yes' : 'NO'] });
}

const answers = { checked: 0, faults: [] };

/**
 * Counts the articles of a result (as the pipeline gives them, with `domain`, `publishedAt` and `signature`) towards the
 * line "no violation": source diversity, timeframe, no near-identical pair left.
 *
 * @param since Unix seconds from which on articles may be in the result; null without a timeframe.
 */
export function checkResults(articles, since = null) {
  if (answers.checked++ === 0) process.once('beforeExit', () => send({ answers }));
  for (const fault of [diversityFault(articles), dateFault(articles, since), nearIdenticalFault(articles)])
    if (fault !== null) answers.faults.push(fault);
}
