import { unifyLetters } from '../../analysis/fold.js';
import { dataOf, perLanguage, supportedLanguage } from '../../languages/find-language.js';

/** Languages that the detector confuses with another or does not know, by the one that it names instead. */
const CONFUSED_WITH: Readonly<Record<string, readonly string[]>> = {
  am: ['ti'],
  ar: ['ps'],
  fa: ['ps'],
  ur: ['ps'],
  nl: ['af', 'lb'],
  de: ['af', 'lb'],
  hr: ['bs', 'sr'],
  sl: ['bs', 'sr'],
  sr: ['mk', 'ky', 'mn'],
  bg: ['mk', 'mn', 'ru', 'ky'],
  ru: ['mk', 'kk', 'mn', 'uz', 'ky', 'be'],
  be: ['kk', 'mn', 'uz', 'ky'],
  uk: ['kk', 'mn', 'uz', 'ky', 'be', 'ru'],
  pt: ['gl'],
  es: ['gl'],
  ca: ['gl', 'mt'],
  it: ['mt'],
  ms: ['id'],
  tl: ['id', 'sw', 'en'],
  hi: ['mr', 'ne'],
  mr: ['hi', 'ne'],
  no: ['da'],
  da: ['no'],
  tr: ['uz'],
  az: ['uz'],
};
/** Languages that the detector does not know and takes for any language in their script. */
const CONFUSED_WITH_ANY = ['sw', 'uz', 'ha', 'yo', 'ig', 'so', 'om', 'rw', 'mt', 'ga', 'cy'];
/** Languages that the detector knows well: one word of another is not enough against them. */
const KNOWN_WELL: ReadonlySet<string> = new Set([
  'da',
  'no',
  'hi',
  'mr',
  'sl',
  'ru',
  'uk',
  'be',
  'de',
  'tl',
  'it',
]);
/** The language meant where the words of a text speak for neither: far more is written in it. */
const USUALLY: Readonly<Record<string, string>> = { ms: 'id', tl: 'en' };
/** A language that the detector takes for one of two others, with similar scores for both. */
const BETWEEN: Readonly<Record<string, readonly [string, string]>> = { gl: ['pt', 'es'] };
const SIMILAR_SCORES = 0.08;
/** Texts in languages that the detector does not know score lower than this. */
const LOW_SCORE = 0.6;
/** By how many words a language of `CONFUSED_WITH_ANY` must be ahead; one of `CONFUSED_WITH` needs one. */
const MORE_THAN_CHANCE = 3;
/** With a score below each of these, one word less is enough. */
const VERY_LOW_SCORES = [0.5, 0.4];

interface Vocabulary {
  words: ReadonlySet<string>;
  shapes: RegExp | null;
}

const shape = (pattern: string): string =>
  `${pattern.startsWith('*') ? '' : '^'}${pattern.replaceAll('*', '')}${pattern.endsWith('*') ? '' : '$'}`;

function vocabularyOf(code: string): Vocabulary {
  const { words: lists = {} } = supportedLanguage(code) ?? dataOf(code);
  const { functionWords = '', negations = '', distinctive: list = '' } = lists;
  const own = `${functionWords} ${negations}`.toLowerCase();
  const distinctive = list.trim().split(/\s+/);
  const words = `${own} ${unifyLetters(own, code)}`.split(/\s+/);
  const shapes = distinctive.filter((word) => word.includes('*')).map(shape);
  return {
    words: new Set([...words, ...distinctive].filter((word) => word !== '' && !word.includes('*'))),
    shapes: shapes.length === 0 ? null : new RegExp(shapes.join('|'), 'u'),
  };
}

const vocabulary = perLanguage(vocabularyOf);

const isOf = ({ words, shapes }: Vocabulary, word: string): boolean =>
  words.has(word) || (shapes?.test(word) ?? false);

/** The words of a text in lower case, with accents, and with one kind of apostrophe. */
export function wordsAsWritten(text: string): string[] {
  const plain = text.toLowerCase().replace(/[‘’\u02bb\u02bc`´]/g, "'");
  return plain.match(/'?[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu) ?? [];
}

/** The words of a text that only the first language has, less those that only the second has. */
export function moreOf(a: string, b: string, words: readonly string[]): number {
  const [one, other] = [vocabulary(a), vocabulary(b)];
  let more = 0;
  for (const word of words) more += Number(isOf(one, word)) - Number(isOf(other, word));
  return more;
}

/** Whether the detector confuses two languages. */
export function areConfused(a: string, b: string): boolean {
  const confuses = (one: string, other: string): boolean => CONFUSED_WITH[one]?.includes(other) === true;
  const inOneGroup = Object.values(CONFUSED_WITH).some((group) => group.includes(a) && group.includes(b));
  return inOneGroup || confuses(a, b) || confuses(b, a);
}

/** A language and its score, 0-1. */
type Guess = readonly [code: string, score: number];

function liesBetween(code: string, [best, second]: readonly Guess[]): boolean {
  const pair = BETWEEN[code];
  if (pair === undefined || best === undefined || second === undefined) return false;
  return pair.includes(best[0]) && pair.includes(second[0]) && best[1] - second[1] < SIMILAR_SCORES;
}

/**
 * Of the language with the best score and those that the detector confuses with it, the one with most words in the text.
 * @param guesses of the detector, best first; at least one.
 */
export function closestLanguage(guesses: readonly Guess[], words: readonly string[]): string {
  const [named, score] = guesses[0]!;
  let [closest, most] = [named, 0];
  const consider = (code: string, least: number): void => {
    const more = moreOf(code, named, words) + Number(liesBetween(code, guesses));
    if (more >= least && more > most) [closest, most] = [code, more];
  };
  for (const code of CONFUSED_WITH[named] ?? []) consider(code, KNOWN_WELL.has(named) ? 2 : 1);
  const strangers = score < LOW_SCORE ? CONFUSED_WITH_ANY : [];
  const enough = MORE_THAN_CHANCE - VERY_LOW_SCORES.filter((low) => score < low).length;
  for (const code of strangers) consider(code, enough);
  const usual = closest === named ? USUALLY[named] : undefined;
  return usual !== undefined && moreOf(usual, named, words) === 0 ? usual : closest;
}
