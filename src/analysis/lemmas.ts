import { dataOf, perLanguage, readLemmas } from '../languages/find-language.js';
import { fold } from './fold.js';
import { LemmaTable } from './lemma-table.js';
import { perWord } from './per-word.js';
import { acceptedSpelling } from './spelling.js';
import { possibleStrictStems, strictStems } from './stem.js';

const DIGIT = /\d/;

const tableOf = perLanguage((language): LemmaTable | null => {
  const text = readLemmas(language);
  return text === null ? null : new LemmaTable(fold(text, language));
});

/**
 * The lemmas of a word: two words are forms of one if they share one. Most words have one lemma (`said`, `say`), homographs
 * several. In languages without a table of lemmas they are stems.
 *
 * @param word folded, as `words` gives it.
 * @param language analysis language.
 */
export function findLemmas(word: string, language: string): readonly string[] {
  if (DIGIT.test(word)) return [word];
  const table = tableOf(language);
  const spelt = acceptedSpelling(word, language);
  if (table === null) return strictStems(spelt, language);
  const lemmas = spelt === word ? table.lemmas(word) : [...table.lemmas(word), ...table.lemmas(spelt)];
  if (lemmas.length === 1 && lemmas[0] === word) return lemmas;
  return [...new Set(lemmas.map((lemma) => acceptedSpelling(lemma, language)))];
}

/** The lemmas of a word, as `findLemmas` returns them; cached, because words repeat. */
export const lemmasOf = perWord(findLemmas);

/** The lemmas that a query word may have: without a table, the stems after any of its endings. */
export function possibleLemmas(word: string, language: string): readonly string[] {
  if (dataOf(language).forms?.lemmas !== undefined) return lemmasOf(word, language);
  return possibleStrictStems(acceptedSpelling(word, language), language);
}

/** The first of its lemmas: what words are compared by where one key is needed. */
export const lemmaOf = (word: string, language: string): string => lemmasOf(word, language)[0]!;

/** The forms of a word that do not begin like its lemma, where the table lists them: `women` of `woman`. */
export const irregularForms = (word: string, language: string): string[] =>
  lemmasOf(word, language).flatMap((lemma) => tableOf(language)?.irregularForms(lemma) ?? []);
