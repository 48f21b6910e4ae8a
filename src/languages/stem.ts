import { fold } from '../text/fold.js';
import { ALTERNATIONS, ENDINGS, PREFIXES } from './endings.js';

/** What must remain: in an alphabet a stem of two letters says nothing; an Indic letter is a syllable. */
const SHORTEST_STEM = 3;
const SYLLABIC = new Set('bn gu hi kn ml mr ne pa si ta te ur'.split(' '));
/** German words of four letters are roots as they are. */
const SHORTEST_WORD: Record<string, number> = { de: 5 };
/** English endings stand alone, those of other languages one behind the other. */
const ONE_ENDING = new Set(['en']);
const MOST_ENDINGS = 6;
/** English words that only look like a plural. */
const INVARIABLE = /^(?:news|series|species|this|does)$/;
const DOUBLED = /([bcdfghjklmnpqrstvwxz])\1$/;
/** Hebrew letters that are written otherwise at the end of a word. */
const FINAL_FORMS: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

const withMedialForm = (word: string, language: string): string =>
  language === 'he' ? word.replace(/[ךםןףץ]$/, (letter) => FINAL_FORMS[letter]!) : word;
const shortestStem = (language: string): number => (SYLLABIC.has(language) ? 2 : SHORTEST_STEM);
const shortestWord = (language: string): number => SHORTEST_WORD[language] ?? shortestStem(language) + 1;

const SUFFIXES = new Map(
  Object.entries(ENDINGS).map(([language, endings]) => {
    const folded = new Set(
      endings.split(' ').map((ending) => withMedialForm(fold(ending, language), language)),
    );
    const longestFirst = [...folded].sort((a, b) => b.length - a.length);
    return [language, new RegExp(`(?:${longestFirst.join('|')})$`, 'u')];
  }),
);
const LEADING = new Map(
  Object.entries(PREFIXES).map(([language, prefixes]) => [
    language,
    prefixes.split(' ').map((prefix) => fold(prefix, language)),
  ]),
);

/** Where the longest ending begins that leaves enough of the word; the word's length when there is none. */
function endingOf(word: string, suffix: RegExp, shortest: number): number {
  const found = suffix.exec(word.slice(shortest));
  return found === null ? word.length : found.index + shortest;
}

function withoutEndings(word: string, language: string): string {
  const suffix = SUFFIXES.get(language);
  if (suffix === undefined || (language === 'en' && INVARIABLE.test(word))) return word;
  const shortest = shortestStem(language);
  let stemmed = word;
  for (let i = 0; i < (ONE_ENDING.has(language) ? 1 : MOST_ENDINGS); i++) {
    if (stemmed.length < shortestWord(language)) break;
    const at = endingOf(stemmed, suffix, shortest);
    if (at === stemmed.length) break;
    stemmed = stemmed.slice(0, at);
  }
  return stemmed;
}

/**
 * What the forms of a word have in common.
 * @param word folded, as `words` gives it.
 * @param language analysis language.
 */
export function stem(word: string, language: string): string {
  if (/\d/.test(word)) return word;
  const letters = withMedialForm(word, language);
  if (letters.length < shortestWord(language)) return letters;
  let stemmed = withoutEndings(letters, language);
  for (const [sound, other] of ALTERNATIONS[language] ?? []) stemmed = stemmed.replace(sound, other);
  return stemmed.length > SHORTEST_STEM ? stemmed.replace(DOUBLED, '$1') : stemmed;
}

/** Filipino puts its voices behind the first consonant: baha, binaha. */
const INFIX = /^([bdghklmnprstwy])(?:in|um)(?=[aeiou])/;

/** The stems a word may have: its own and, where prefixes are written with the word, those without them. */
export function stemsOf(word: string, language: string): string[] {
  const own = stem(word, language);
  const prefixes = LEADING.get(language);
  if (prefixes === undefined) return [own];
  const stems = new Set([own]);
  for (const prefix of prefixes) {
    const isPrefix = word.startsWith(prefix) && word.length - prefix.length >= SHORTEST_STEM;
    if (isPrefix) stems.add(stem(word.slice(prefix.length), language));
  }
  if (language === 'fil' && INFIX.test(word)) stems.add(stem(word.replace(INFIX, '$1'), language));
  return [...stems];
}
