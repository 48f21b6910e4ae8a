import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromDist } from '../lib/dist.mjs';

const { fold } = await fromDist('analysis/fold.js');

/** Languages whose nouns are capitalized: a word in lower case may be another one. */
const CAPITALIZED = new Set(['de']);
/** A lemma counts if it has at least this share of the frequency of the form's most frequent one. */
const MIN_SHARE = 0.2;

/** Words that the dictionary lacks or has wrong: language, form and lemma. */
export const ADDITIONS = readFileSync(new URL('additions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

/**
 * The known words of a language, folded, the most frequent first: `{ form, lemmas, frequency, second }`.
 *
 * @param folder with the output of `read-dictionaries.py`.
 */
export function readDictionary(folder, language) {
  const byForm = new Map();
  for (const line of readFileSync(join(folder, `${language}.tsv`), 'utf8')
    .split('\n')
    .filter(Boolean)) {
    const [word, frequency, first, second] = line.split('\t');
    const form = fold(word, language);
    if (first === '' || /\s/.test(form)) continue;
    const found = byForm.get(form) ?? { weights: new Map(), second: new Set() };
    byForm.set(form, found);
    const all = first.split(',').map((lemma) => fold(lemma, language));
    for (const lemma of CAPITALIZED.has(language) ? all : all.slice(0, 1))
      found.weights.set(lemma, (found.weights.get(lemma) ?? 0) + Number(frequency) + 1);
    for (const lemma of second.split(',').filter(Boolean)) found.second.add(fold(lemma, language));
  }
  const words = [...byForm].map(([form, { weights, second }]) => {
    const frequency = Math.max(...weights.values());
    const frequent = [...weights].filter(([, weight]) => weight >= frequency * MIN_SHARE);
    const lemmas = frequent.sort((a, b) => b[1] - a[1]).map(([lemma]) => lemma);
    return { form, lemmas, frequency, second: [...second] };
  });
  return withFinalLemmas(words);
}

/** A lemma that is itself a form of another lemma is replaced by that one. */
function withFinalLemmas(words) {
  const byForm = new Map(words.map((word) => [word.form, word]));
  const isFinal = (lemma) => byForm.get(lemma)?.lemmas.includes(lemma) ?? true;
  const finalOf = (lemma) => {
    let last = lemma;
    for (let step = 0; step < 3 && !isFinal(last); step++) last = byForm.get(last).lemmas[0];
    return isFinal(last) ? last : lemma;
  };
  return words.map((word) => ({ ...word, lemmas: [...new Set(word.lemmas.map(finalOf))] }));
}
