/**
 * Inflected forms by a dictionary: of a query of one word, the share of the words found that are forms of it (precision), and
 * the share of its forms that are found (recall), per query, weighted by frequency. Words on which two dictionaries
 * disagree do not count.
 *
 *   npm run eval:lemmas -- FOLDER [LANGUAGE …]
 *
 * `FOLDER` has the output of `bench/lemmas/read-dictionaries.py`. Rare words are those that `lemmas.txt` was not checked
 * against: their lemmas follow from endings.
 */
import { readdirSync } from 'node:fs';
import { fromDist } from '../lib/dist.mjs';
import { table } from '../lib/report.mjs';
import { readDictionary } from '../lemmas/dictionary.mjs';

const { lemmasOf, possibleLemmas } = await fromDist('analysis/lemmas.js');

const FREQUENT = 25_000;

const isAgreed = ({ lemmas, second }) =>
  second.length === 0 || lemmas.some((lemma) => second.includes(lemma));
const total = (words) => words.reduce((sum, { frequency }) => sum + frequency, 0);

/** The words under each of their keys. */
function groupBy(words, keysOf) {
  const groups = new Map();
  for (const word of words)
    for (const key of new Set(keysOf(word))) groups.set(key, [...(groups.get(key) ?? []), word]);
  return groups;
}

function measure(queries, words, language) {
  const found = groupBy(words, ({ form }) => [form, ...lemmasOf(form, language)]);
  const byLemma = groupBy(words, ({ lemmas }) => lemmas);
  let [precision, recall] = [0, 0];
  for (const { form, lemmas, frequency } of queries) {
    const keys = [form, ...possibleLemmas(form, language)];
    const results = new Set(keys.flatMap((key) => found.get(key) ?? []));
    const forms = new Set(lemmas.flatMap((lemma) => byLemma.get(lemma) ?? []));
    const right = total([...results].filter((word) => forms.has(word)));
    precision += (frequency * right) / total([...results]);
    recall += (frequency * right) / total([...forms]);
  }
  return [precision, recall].map((sum) => (queries.length === 0 ? '' : (sum / total(queries)).toFixed(3)));
}

const [folder, ...languages] = process.argv.slice(2);
if (folder === undefined) {
  console.log('eval-lemmas: skipped, no folder given.');
} else {
  const rows = [];
  const all = readdirSync(folder).flatMap((name) => /^(\w+)\.tsv$/.exec(name)?.slice(1) ?? []);
  for (const language of languages.length > 0 ? languages : all.sort()) {
    const dictionary = readDictionary(folder, language);
    const [frequent, rare] = [dictionary.slice(0, FREQUENT), dictionary.slice(FREQUENT)];
    const of = (queries) => measure(queries.filter(isAgreed), dictionary.filter(isAgreed), language);
    rows.push([language, dictionary.length, ...of(frequent), ...of(rare)]);
  }
  console.log(table(['language', 'words', 'precision', 'recall', 'rare: precision', 'recall'], rows));
}
