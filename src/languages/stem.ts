import { fold } from '../text/fold.js';
import { ALTERNATIONS } from './alternations.js';
import { endingLengths, endingTrie, longestEnding, type EndingTrie } from './ending-trie.js';
import { ENDINGS } from './endings.js';
import { PREFIXES } from './prefixes.js';
import { possibleVerbRoots, verbRoots } from './verb-stem.js';

/** What must remain: in an alphabet a stem of two letters says nothing; an Indic letter is a syllable. */
const SHORTEST_STEM = 3;
const SHORTEST_SYLLABLES = 2;
const SYLLABIC = new Set('bn gu hi kn ml mr ne pa si ta te ur'.split(' '));
/** Languages whose short words change their last vowel: Latvian upe and upi, Albanian ura and urën. */
const SHORT_STEMS = new Set('bg bs cs el et fi he hr it lt lv mk pl ro ru sk sl sq sr uk be'.split(' '));
const SHORT_WORD = 4;
/** German words of four letters are roots as they are. */
const SHORTEST_WORD: Readonly<Record<string, number>> = { de: 5 };
/** English endings stand alone, those of other languages one behind the other. */
const ONE_ENDING = new Set(['en']);
const MOST_ENDINGS = 3;
/** English words that only look like a plural. */
const INVARIABLE = new Set(['news', 'series', 'species', 'this', 'does']);
const DOUBLED = /[bcdfghjklmnpqrstvwxz]$/;
/** Hebrew letters that are written otherwise at the end of a word. */
const FINAL_FORMS: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

interface Prefix {
  letters: string;
  /** The sound it swallowed, where a vowel follows it. */
  swallowed: string;
}

interface Rules {
  language: string;
  endings: EndingTrie;
  /** By their first letter: most words begin with none of them. */
  prefixes: ReadonlyMap<string, readonly Prefix[]>;
  alternations: readonly (readonly [RegExp, string])[];
}

function withMedialForm(word: string, language: string): string {
  if (language !== 'he') return word;
  const last = FINAL_FORMS[word.at(-1) ?? ''];
  return last === undefined ? word : word.slice(0, -1) + last;
}

function rulesOf(language: string): Rules {
  const fitted = (list = ''): string[] =>
    list === '' ? [] : list.split(' ').map((one) => fold(one, language));
  const endings = endingTrie(fitted(ENDINGS[language]).map((one) => withMedialForm(one, language)));
  const prefixes = new Map<string, Prefix[]>();
  for (const prefix of PREFIXES[language]?.split(' ') ?? []) {
    const [written = '', swallowed = ''] = prefix.split(':');
    const letters = fold(written, language);
    prefixes.set(letters[0]!, [...(prefixes.get(letters[0]!) ?? []), { letters, swallowed }]);
  }
  return { language, endings, prefixes, alternations: ALTERNATIONS[language] ?? [] };
}

const made = new Map<string, Rules>();

function rules(language: string): Rules {
  let found = made.get(language);
  if (found === undefined) made.set(language, (found = rulesOf(language)));
  return found;
}

function shortestStem(word: string, language: string): number {
  if (SYLLABIC.has(language)) return SHORTEST_SYLLABLES;
  return word.length <= SHORT_WORD && SHORT_STEMS.has(language) ? SHORTEST_STEM - 1 : SHORTEST_STEM;
}

/** How many letters of a word its endings must leave; all of it where the word has none. */
function leastOf(word: string, language: string): number {
  if (word.length < (SHORTEST_WORD[language] ?? 0)) return word.length;
  return language === 'en' && INVARIABLE.has(word) ? word.length : shortestStem(word, language);
}

const isDoubled = (word: string): boolean =>
  word.charCodeAt(word.length - 1) === word.charCodeAt(word.length - 2) && DOUBLED.test(word);

function alternated(stemmed: string, { alternations }: Rules): string {
  let other = stemmed;
  for (const [sound, instead] of alternations) other = other.replace(sound, instead);
  if (other.length > SHORTEST_STEM && isDoubled(other)) other = other.slice(0, -1);
  return other.length < Math.min(SHORTEST_STEM, stemmed.length) ? stemmed : other;
}

function withoutEndings(word: string, { endings, language }: Rules): string {
  let left = word;
  for (let i = 0; i < (ONE_ENDING.has(language) ? 1 : MOST_ENDINGS); i++) {
    const longest = longestEnding(left, endings, leastOf(left, language));
    if (longest === 0) break;
    left = left.slice(0, -longest);
  }
  return left;
}

/** Takes the endings off and changes the sounds that were before them. */
function stemBy(word: string, by: Rules): string {
  return alternated(withoutEndings(withMedialForm(word, by.language), by), by);
}

const DIGIT = /\d/;

/**
 * What the forms of a word have in common.
 * @param word folded, as `words` gives it.
 * @param language analysis language.
 */
export function stem(word: string, language: string): string {
  return word.length < SHORTEST_STEM || DIGIT.test(word) ? word : stemBy(word, rules(language));
}

/** Filipino puts its voices behind the first consonant: baha, binaha. */
const INFIX = /^([bdghklmnprstwy])(?:in|um)(?=[aeiou])/;
/** And says the first syllable twice of what is not done yet: bukas, pagbubukas. */
const SAID_TWICE = /^([bdghklmnprstwy]?[aeiou])(?=\1)/;

function filipinoRoots(word: string, withoutPrefix: readonly string[]): string[] {
  const roots = withoutPrefix.filter((one) => SAID_TWICE.test(one)).map((one) => one.replace(SAID_TWICE, ''));
  return INFIX.test(word) ? [...roots, word.replace(INFIX, '$1')] : roots;
}

/** The word itself and, where prefixes are written with the word, the word without each it may have. */
function withoutPrefixes(word: string, { language, prefixes }: Rules): string[] {
  const bare: string[] = [];
  for (const { letters, swallowed } of prefixes.get(word[0]!) ?? []) {
    if (word.length - letters.length < SHORTEST_STEM || !word.startsWith(letters)) continue;
    const rest = word.slice(letters.length);
    if (swallowed === '' || /^[aeiou]/.test(rest)) bare.push(swallowed + rest);
  }
  if (language === 'fil') bare.push(...filipinoRoots(word, bare));
  return bare.length === 0 ? [word] : [word, ...bare];
}

/**
 * The stems a word may have: its own and those without its prefixes, or what it has in common with forms of a verb,
 * with the sounds of a noun, so that a verb and the noun beside it meet.
 */
export function stemsOf(word: string, language: string): string[] {
  const by = rules(language);
  if (word.length < SHORTEST_STEM || DIGIT.test(word)) return [word];
  if (by.prefixes.size > 0) return [...new Set(withoutPrefixes(word, by).map((one) => stemBy(one, by)))];
  const bare = withoutEndings(withMedialForm(word, language), by);
  const stems = [alternated(bare, by)];
  for (const root of verbRoots(word, bare, language)) {
    const other = alternated(root, by);
    if (other !== stems[0]) stems.push(other);
  }
  return stems;
}

/**
 * More than `stemsOf`, for a query: what is left after any of a word's endings, not only the longest. Bulgarian
 * моста is мост with an article, not мос with another.
 */
export function possibleStems(word: string, language: string): string[] {
  const by = rules(language);
  const stems = new Set(stemsOf(word, language));
  if (word.length < SHORTEST_STEM || DIGIT.test(word)) return [...stems];
  for (const root of possibleVerbRoots(word, withoutEndings(word, by), language))
    stems.add(alternated(root, by));
  if (ONE_ENDING.has(language)) return [...stems];
  for (const length of endingLengths(word, by.endings, leastOf(word, language))) {
    const shorter = word.slice(0, -length);
    stems.add(shorter).add(stemBy(shorter, by));
  }
  return [...stems];
}

/** The word without its shortest ending, unless too little would be left: what its forms and compounds begin with. */
export function startOf(word: string, language: string): string {
  const [shortest] = endingLengths(word, rules(language).endings, leastOf(word, language));
  return shortest === undefined ? word : word.slice(0, -shortest);
}
