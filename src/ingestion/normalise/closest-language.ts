import { serbianLatin } from '../../languages/serbian-latin.js';
import { supportedLanguage } from '../../languages/supported-language.js';
import { TELLING_WORDS } from './telling-words.js';

/** Languages the detector takes for one another or does not know at all, by the one it names. */
const MISTAKEN_FOR: Readonly<Record<string, readonly string[]>> = {
  nl: ['af'],
  de: ['af'],
  hr: ['bs', 'sr'],
  sl: ['bs', 'sr'],
  sr: ['mk'],
  bg: ['mk', 'mn'],
  ru: ['mk', 'kk', 'mn', 'uz'],
  be: ['kk', 'mn', 'uz'],
  uk: ['kk', 'mn', 'uz'],
  pt: ['gl'],
  es: ['gl'],
  ca: ['gl'],
  ms: ['id'],
  tl: ['id', 'sw'],
  hi: ['mr', 'ne'],
  mr: ['hi', 'ne'],
  no: ['da'],
  da: ['no'],
  tr: ['uz'],
  az: ['uz'],
};
/** Languages the detector does not know and takes for anything that is written in their script. */
const TAKEN_FOR_ANYTHING = ['sw', 'uz'];
/** What the detector knows well by itself: one word is not enough against it. */
const KNOWN_WELL: ReadonlySet<string> = new Set(['da', 'no', 'hi', 'mr', 'sl', 'ru', 'uk', 'be']);
/** A language the detector takes for either of two others, and finds hard to decide. */
const BETWEEN: Readonly<Record<string, readonly [string, string]>> = { gl: ['pt', 'es'] };
const HARD_TO_DECIDE = 0.08;
/** A text that resembles nothing the detector knows scores lower than this. */
const RESEMBLES_NOTHING = 0.6;
/** How many telling words more than the other language's a stranger must have; a neighbour needs one. */
const MORE_THAN_CHANCE = 3;
/** Fewer do where the text resembles nothing at all. */
const RESEMBLES_NOTHING_AT_ALL = 0.5;

interface Vocabulary {
  words: ReadonlySet<string>;
  shapes: RegExp | null;
}

const shape = (pattern: string): string =>
  `${pattern.startsWith('*') ? '' : '^'}${pattern.replaceAll('*', '')}${pattern.endsWith('*') ? '' : '$'}`;

function vocabularyOf(code: string): Vocabulary {
  const language = supportedLanguage(code);
  const own = `${language?.functionWords ?? ''} ${language?.negations ?? ''}`.toLowerCase();
  const telling = (TELLING_WORDS[language?.code ?? code] ?? '').trim().split(/\s+/);
  const words = [own, code === 'sr' ? serbianLatin(own) : ''].join(' ').split(/\s+/);
  const shapes = telling.filter((word) => word.includes('*')).map(shape);
  return {
    words: new Set([...words, ...telling].filter((word) => word !== '' && !word.includes('*'))),
    shapes: shapes.length === 0 ? null : new RegExp(shapes.join('|'), 'u'),
  };
}

const made = new Map<string, Vocabulary>();

function vocabulary(code: string): Vocabulary {
  let found = made.get(code);
  if (found === undefined) made.set(code, (found = vocabularyOf(code)));
  return found;
}

const isOf = ({ words, shapes }: Vocabulary, word: string): boolean =>
  words.has(word) || (shapes?.test(word) ?? false);

/** The words of a text as they are written, in lower case, with one kind of apostrophe. */
export function wordsAsWritten(text: string): string[] {
  const plain = text.toLowerCase().replace(/[‘’ʻʼ`´]/g, "'");
  return plain.match(/'?[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu) ?? [];
}

/** How many more words of a text only the first language has than only the second. */
export function moreOf(a: string, b: string, words: readonly string[]): number {
  const [one, other] = [vocabulary(a), vocabulary(b)];
  let more = 0;
  for (const word of words) more += Number(isOf(one, word)) - Number(isOf(other, word));
  return more;
}

/** Whether the detector may name one of two languages where the text is in the other. */
export function areNeighbours(a: string, b: string): boolean {
  const tellsApart = (one: string, other: string): boolean => MISTAKEN_FOR[one]?.includes(other) !== true;
  const inOneGroup = Object.values(MISTAKEN_FOR).some((group) => group.includes(a) && group.includes(b));
  return inOneGroup || !tellsApart(a, b) || !tellsApart(b, a);
}

/** A language by its score, 0-1. */
export type Guess = readonly [code: string, score: number];

function liesBetween(code: string, [best, second]: readonly Guess[]): boolean {
  const pair = BETWEEN[code];
  if (pair === undefined || best === undefined || second === undefined) return false;
  return pair.includes(best[0]) && pair.includes(second[0]) && best[1] - second[1] < HARD_TO_DECIDE;
}

/**
 * Of the languages that the detector confuses with the one it gave most, the one whose own words the text has most of.
 * @param guesses of the detector, best first; at least one.
 */
export function closestLanguage(guesses: readonly Guess[], words: readonly string[]): string {
  const [named, score] = guesses[0]!;
  let [closest, most] = [named, 0];
  const consider = (code: string, least: number): void => {
    const more = moreOf(code, named, words) + Number(liesBetween(code, guesses));
    if (more >= least && more > most) [closest, most] = [code, more];
  };
  for (const code of MISTAKEN_FOR[named] ?? []) consider(code, KNOWN_WELL.has(named) ? 2 : 1);
  const strangers = score < RESEMBLES_NOTHING ? TAKEN_FOR_ANYTHING : [];
  for (const code of strangers)
    consider(code, score < RESEMBLES_NOTHING_AT_ALL ? MORE_THAN_CHANCE - 1 : MORE_THAN_CHANCE);
  return closest;
}
