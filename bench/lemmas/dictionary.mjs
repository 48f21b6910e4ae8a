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

/** Words of which the second dictionary decides where the two contradict each other, by language. */
const SECOND_DECIDES = new Map([
  ['en', /./],
  ['uk', /./],
  // Not diminutives, which it has as forms of the noun.
  ['nl', /(?<!jes?)$/],
  // Impersonal past forms: `aresztowano` of `aresztować`.
  ['pl', /[nt]o$/],
]);
/** Languages of whose negated adjectives and nouns the dictionary has the opposite as the lemma: `nemožný` of `možný`. */
const NEGATED_WORDS = new Set(['cs']);
/** Languages of whose verbs the dictionary has the negated one as the lemma: `jautāt` of `nejautāt`. */
const NEGATED_LEMMAS = new Set(['lv']);
/** Czech infinitives, whose negated forms are theirs, and `lze`. */
const VERB = /(?:(?<!os)t|ci|lze)$/;
/** Languages of which the dictionary has words of phrases as forms of each other: `дорожный` of `знак`. */
const HAS_PHRASES = new Set(['ru']);
/** A word of a phrase has not even so many letters in a row in common with it. */
const COMMON = 3;
/** A word is a lemma, although it is a form of another word, if so many words are its forms. */
const MIN_FORMS = 2;

/**
 * The known words of a language, folded, the most frequent first: `{ form, lemmas, frequency, second }`.
 *
 * @param folder with the output of `read-dictionaries.py`.
 */
export function readDictionary(folder, language) {
  const byForm = new Map();
  for (const { word, lemmas, frequency, second } of readEntries(folder, language)) {
    const form = fold(word, language);
    const found = byForm.get(form) ?? { weights: new Map(), second: new Set() };
    byForm.set(form, found);
    for (const lemma of lemmas.map((one) => fold(one, language)))
      found.weights.set(lemma, (found.weights.get(lemma) ?? 0) + frequency + 1);
    for (const lemma of second) found.second.add(fold(lemma, language));
  }
  return [...byForm].map(([form, { weights, second }]) => {
    const frequency = Math.max(...weights.values());
    const frequent = [...weights].filter(([, weight]) => weight >= frequency * MIN_SHARE);
    const lemmas = frequent.sort((a, b) => b[1] - a[1]).map(([lemma]) => lemma);
    return { form, lemmas, frequency, second: [...second] };
  });
}

/** The known words of a language in normal spelling: `{ word, lemmas, frequency, second }`. */
function readEntries(folder, language) {
  const lines = readFileSync(join(folder, `${language}.tsv`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
  const frequencies = new Map(lines.map(([word, frequency]) => [word, Number(frequency)]));
  const frequencyOf = (lemma) => frequencies.get(lemma) ?? 0;
  const entries = lines.flatMap(([word, , first, others = '']) => {
    if (!first) return [];
    const second = others.split(',').filter(Boolean);
    // The lemma of a Dutch separable verb has an underscore: `uit_voeren`.
    const all = first.replaceAll('_', '').split(',');
    const contradicted = second.length > 0 && !all.some((lemma) => second.includes(lemma));
    const isSecond = contradicted && SECOND_DECIDES.get(language)?.test(word) === true;
    // A lemma after the first is that of the capitalized word, mostly of a name: Zagrebu is no verb.
    const isSure = (lemma, i) =>
      i === 0 || second.includes(lemma) || frequencyOf(lemma) > frequencyOf(all[0]);
    const found = isSecond ? second : CAPITALIZED.has(language) ? all : all.filter(isSure);
    const related = HAS_PHRASES.has(language) ? withoutPhrases(word, found, second) : found;
    const lemmas = related.map((lemma) =>
      asNegated(word, lemma, language, (other) => frequencies.has(other)),
    );
    return [{ word, lemmas, frequency: frequencyOf(word), second }];
  });
  return withFinalLemmas(entries);
}

/** Without the other words of phrases: lemmas that have nothing in common with it and that the second one lacks. */
function withoutPhrases(word, lemmas, second) {
  if (second.length === 0) return lemmas;
  const left = lemmas.filter((lemma) => second.includes(lemma) || isAlike(word, lemma));
  return left.length > 0 ? left : second;
}

function isAlike(word, lemma) {
  if (word[0] === lemma[0]) return true;
  for (let at = 0; at + COMMON <= word.length; at++)
    if (lemma.includes(word.slice(at, at + COMMON))) return true;
  return false;
}

/** The lemma, negated as the word is: no form of a word means its opposite, unless it is one of a verb. */
function asNegated(word, lemma, language, isKnown) {
  const isOfNegated = NEGATED_LEMMAS.has(language) && /^ne.{3}/.test(lemma) && !word.startsWith('ne');
  if (isOfNegated) return lemma.slice(2);
  const isOpposite =
    NEGATED_WORDS.has(language) && word.startsWith(`ne${lemma.slice(0, 2)}`) && !lemma.startsWith('ne');
  return isOpposite && !VERB.test(lemma) && isKnown(`ne${lemma}`) ? `ne${lemma}` : lemma;
}

/**
 * Replaces a lemma that is a form of another lemma by that one (`ludzi` of `ludzie` of `człowiek`), unless it is a
 * lemma, too: the Danish `vinder` (winner) of `vinderen` is also a form of `vinde` (to win).
 */
function withFinalLemmas(entries) {
  const byWord = new Map(entries.map((entry) => [entry.word, entry]));
  const forms = Map.groupBy(entries, ({ lemmas }) => lemmas[0]);
  const finalOf = (lemma, second) => {
    let last = lemma;
    for (let step = 0; step < 3 && !second.includes(last); step++) {
      const next = byWord.get(last)?.lemmas ?? [last];
      const isLemma = second.length === 0 && (forms.get(last)?.length ?? 0) >= MIN_FORMS;
      if (isLemma || next.includes(last)) return last;
      last = next[0];
    }
    return last;
  };
  const final = entries.map((entry) => ({
    ...entry,
    lemmas: [...new Set(entry.lemmas.map((lemma) => finalOf(lemma, entry.second)))],
  }));
  const isLemma = new Set(final.flatMap(({ word, lemmas }) => lemmas.filter((lemma) => lemma !== word)));
  return final.map((entry) =>
    isLemma.has(entry.word) ? { ...entry, lemmas: [...new Set([...entry.lemmas, entry.word])] } : entry,
  );
}
