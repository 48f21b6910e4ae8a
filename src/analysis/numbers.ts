import { dataOf, perLanguage } from '../languages/find-language.js';
import { type CharacterNumerals, type NumberWords } from '../languages/language.js';
import { wordsOfList, pairsOfList } from '../languages/word-lists.js';
import { words } from './words.js';

/** The meaning of a number word, or of one part of a compound. */
type NumberPart =
  | { kind: 'one' }
  | { kind: 'cardinal'; value: number; joined?: true }
  | { kind: 'scale'; value: number; alone: boolean }
  | { kind: 'ordinal'; value: number }
  | { kind: 'teen' }
  | { kind: 'joint' };

export interface NumberVocabulary {
  parts: ReadonlyMap<string, NumberPart>;
  /** Splits a compound number word (Turkish `ikiyüz`) into its parts; null for any other word. */
  compound: (word: string) => readonly NumberPart[] | null;
  onesFirst: boolean;
  /**
   * Value of the smallest scale word (`hundred`, `thousand`) that multiplies the whole number before it: 1,000, in
   * Chinese 10,000. A smaller scale multiplies only what follows the scale before it.
   */
  leastScale: number;
}

/** In languages with this `leastScale`, digits may not follow a smaller scale: `two hundred 50` is two numbers. */
const THOUSAND = 1000;

/** Largest scale word that alone is a number: `thousand` means 1,000, but `million` alone no definite number. */
const LARGEST_ALONE = 1000;

/** The forms (separated by `/`) of each entry of a list, with the index of the entry; the entry `-` has no forms. */
const formsOf = (list: string | undefined): (readonly [form: string, at: number])[] =>
  wordsOfList(list).flatMap((forms, at) =>
    forms === '-' ? [] : forms.split('/').map((form) => [form, at] as const),
  );

type Form = readonly [form: string, part: NumberPart];

function countingForms({ scales, cardinals, tens, hundreds }: NumberWords): {
  scales: Form[];
  cardinals: Form[];
} {
  const steps = [
    [cardinals, 2, 1],
    [tens, 20, 10],
    [hundreds, 200, 100],
  ] as const;
  return {
    scales: pairsOfList(scales).flatMap(([number, forms]) =>
      forms.split('/').map((form, i): Form => {
        const value = Number(number);
        return [form, { kind: 'scale', value, alone: i === 0 && value <= LARGEST_ALONE }];
      }),
    ),
    cardinals: steps.flatMap(([list, first, step]) =>
      formsOf(list).map(([form, at]): Form => [form, { kind: 'cardinal', value: first + at * step }]),
    ),
  };
}

function listParts(table: NumberWords, folded: (form: string) => string): Map<string, NumberPart> {
  const parts = new Map<string, NumberPart>();
  const add = (form: string, part: NumberPart): void => {
    const key = folded(form);
    if (key !== '' && !/^\d/.test(key)) parts.set(key, part);
  };
  const { scales, cardinals } = countingForms(table);
  const endings =
    table.ordinalEndings === undefined ? [''] : wordsOfList(table.ordinalEndings.replace('+', "''"));
  for (const form of wordsOfList(table.joint)) add(form, { kind: 'joint' });
  for (const form of wordsOfList(table.teen)) add(form, { kind: 'teen' });
  for (const [stem, at] of formsOf(table.ordinals))
    for (const ending of endings) add(stem + ending.replace("''", ''), { kind: 'ordinal', value: at + 1 });
  for (const form of wordsOfList(table.one)) add(form, { kind: 'one' });
  for (const prefix of [...wordsOfList(table.prefixes), ''])
    for (const [form, part] of [...scales, ...cardinals]) add(prefix + form, part);
  for (const prefix of wordsOfList(table.jointPrefix))
    for (const [form, part] of cardinals) add(prefix + form, { ...part, joined: true } as NumberPart);
  return parts;
}

const MIN_COMPOUND_LENGTH = 6;
/** Number of first letters that a compound shares with a number word: a quick test by which most words are skipped. */
const PREFIX_LENGTH = 2;

const noCompound = (): null => null;

function compoundOf(parts: ReadonlyMap<string, NumberPart>): NumberVocabulary['compound'] {
  const written = [...parts]
    .filter(([form, { kind }]) => kind !== 'ordinal' && form.length >= PREFIX_LENGTH)
    .map(([form]) => form)
    .sort((a, b) => b.length - a.length);
  const beginnings = new Set(written.map((form) => form.slice(0, PREFIX_LENGTH)));
  const part = new RegExp(written.join('|'), 'g');
  const compound = new RegExp(`^(?:${written.join('|')}){2,}$`);
  return (word) => {
    if (
      word.length < MIN_COMPOUND_LENGTH ||
      !beginnings.has(word.slice(0, PREFIX_LENGTH)) ||
      !compound.test(word)
    )
      return null;
    return word.match(part)!.map((form) => parts.get(form)!);
  };
}

/** The folded number words of a language that separates words by spaces. @param language analysis language. */
export const numberVocabulary = perLanguage((language): NumberVocabulary => {
  const table = dataOf(language).numbers?.words ?? {};
  const parts = listParts(table, (form) => words(form, language).join(''));
  const compound = table.compound ? compoundOf(parts) : noCompound;
  return { parts, compound, onesFirst: table.onesFirst === true, leastScale: THOUSAND };
});

/** The number words of a script without spaces, in lower case. */
function characterVocabulary({ numbers: table, leastScale }: CharacterNumerals): NumberVocabulary {
  const { zero, one, ...numbers } = table;
  const parts = listParts(numbers, (form) => form.normalize());
  for (const form of wordsOfList(one)) parts.set(form, { kind: 'cardinal', value: 1 });
  for (const form of wordsOfList(zero)) parts.set(form, { kind: 'cardinal', value: 0 });
  return { parts, compound: noCompound, onesFirst: false, leastScale };
}

/** A number in a title: its digits, with `_` for the decimal point, and the index of the word after it. */
interface ReadNumber {
  digits: string;
  end: number;
  /** Whether the last part is a multiple of ten, which the next word may complete: `twenty` `first`. */
  tens: boolean;
}

const DIGITS = /^\d+(?:_\d+)?$/;
/** Significant digits to which sums are rounded, against floating-point errors. */
const PRECISION = 15;

/** State of a number that is read from left to right. */
interface Sum {
  /** Value up to the last completed scale: 5,000 while 5,200 is read. */
  closed: number;
  /** Value after the last completed scale: 200 while 5,200 is read. */
  open: number;
  /** Exclusive upper bound of the next part: fifty may follow a hundred, a hundred may not follow fifty. */
  room: number;
  /** Value of the last completed scale; 0 before the first. */
  scale: number;
  begun: boolean;
  /** Whether the last part was a conjunction. */
  joined: boolean;
}

function roomAfter(value: number): number {
  if (value >= 100) return 100;
  return value >= 20 || value === 10 ? 10 : 0;
}

function addCardinal(sum: Sum, value: number, onesFirst: boolean): boolean {
  if (value === 0 && sum.begun) return sum.room > 0;
  if (onesFirst && sum.joined && sum.open % 10 > 0 && sum.open % 100 < 10 && value >= 20 && value < 100) {
    sum.open += value;
    sum.room = 0;
  } else if (value < sum.room && (!sum.joined || sum.room >= 10)) {
    sum.open += value;
    sum.room = roomAfter(value);
  } else return false;
  return true;
}

function addScale(sum: Sum, value: number, alone: boolean, leastScale: number): boolean {
  if (!sum.begun) {
    if (!alone) return false;
    if (value < leastScale) sum.open = value;
    else [sum.closed, sum.scale] = [value, value];
  } else if (value < leastScale) {
    const before = sum.open % value;
    const rest = sum.open - before;
    if (before === 0 ? sum.room < value : rest > 0 && rest < 10 * value) return false;
    sum.open = rest + Math.max(before, 1) * value;
  } else {
    if (value > sum.scale && sum.closed > 0) {
      sum.open = (sum.closed + sum.open) * value;
      sum.closed = 0;
    } else if (sum.open > 0 && (sum.scale === 0 || value < sum.scale)) sum.open *= value;
    else return false;
    [sum.closed, sum.open, sum.scale] = [sum.closed + sum.open, 0, value];
  }
  sum.room = value;
  return true;
}

function addPart(sum: Sum, part: NumberPart, { onesFirst, leastScale }: NumberVocabulary): boolean {
  let added = false;
  if (part.kind === 'joint')
    added = sum.begun && !sum.joined && (sum.room >= 10 || onesFirst) && sum.open + sum.closed > 0;
  else if (part.kind === 'cardinal') {
    if (part.joined && !sum.begun) return false;
    sum.joined ||= part.joined === true;
    added = addCardinal(sum, part.value, onesFirst);
  } else if (part.kind === 'teen') {
    added = sum.open % 100 > 1 && sum.open % 100 < 10;
    if (added) [sum.open, sum.room] = [sum.open + 10, 0];
  } else if (part.kind === 'one')
    added = (!sum.begun || sum.joined || sum.room === 10) && addCardinal(sum, 1, onesFirst);
  else if (part.kind === 'scale') added = addScale(sum, part.value, part.alone, leastScale);
  if (!added) return false;
  sum.begun = true;
  sum.joined = part.kind === 'joint';
  return true;
}

/** Adds digits, at the beginning or after a scale (`bin 200`). @returns whether they belong to the number. */
function addDigits(sum: Sum, word: string, leastScale: number): boolean {
  const value = Number(word.replace('_', '.'));
  if (
    sum.begun &&
    (sum.joined || (sum.open > 0 && leastScale === THOUSAND) || value >= Math.min(sum.room, leastScale))
  )
    return false;
  sum.open += value;
  sum.room = 0;
  sum.begun = true;
  return true;
}

function add(sum: Sum, word: string, vocabulary: NumberVocabulary): boolean {
  if (DIGITS.test(word)) return addDigits(sum, word, vocabulary.leastScale);
  const part = vocabulary.parts.get(word);
  const parts = part === undefined ? vocabulary.compound(word) : [part];
  return parts?.every((one) => addPart(sum, one, vocabulary)) ?? false;
}

/**
 * Reads the number that begins with the word at index `from`, in digits, words, or both: `5 mil`, `two hundred and
 * fifty`, `1,2 milliard`.
 * @returns null if no number begins there, or only the word for one, which may be an article.
 */
export function readNumber(
  words: readonly string[],
  from: number,
  vocabulary: NumberVocabulary,
): ReadNumber | null {
  let sum: Sum = { closed: 0, open: 0, room: Infinity, scale: 0, begun: false, joined: false };
  let end = from;
  for (let i = from; i < words.length; i++) {
    const next = { ...sum };
    if (!add(next, words[i]!, vocabulary)) break;
    sum = next;
    if (!sum.joined) end = i + 1;
  }
  const value = sum.closed + sum.open;
  const first = vocabulary.parts.get(words[from]!);
  if (end === from || (first?.kind === 'one' && end === from + 1)) return null;
  const digits = String(Number(value.toPrecision(PRECISION))).replace('.', '_');
  return { digits, end, tens: sum.room === 10 && end > from && !DIGITS.test(words[end - 1]!) };
}

const NUMERAL = /^(?=[ivx]{2})x{0,3}(?:ix|iv|v?i{0,3})$/;
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** The value of a lower-case Roman numeral of two letters or more, from `ii` to `xxxix`; null for other words. */
export function readRomanNumeral(word: string): number | null {
  if (!NUMERAL.test(word)) return null;
  const values = Array.from(word, (letter) => VALUES[letter]!);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

interface NumeralPattern {
  /** Matches a number: digits and a scale (`1500億`), or number words. */
  numeral: RegExp;
  part: RegExp;
  vocabulary: NumberVocabulary;
}

const DIGIT = '\\d[\\d,.]*';

const patternOf = perLanguage((language): NumeralPattern | null => {
  const table = dataOf(language).numbers?.characters;
  if (table === undefined) return null;
  const vocabulary = characterVocabulary(table);
  const forms = [...vocabulary.parts.keys()].sort((a, b) => b.length - a.length);
  const scales = forms.filter((form) => vocabulary.parts.get(form)!.kind === 'scale');
  const [word, scale] = [`(?:${forms.join('|')})`, `(?:${scales.join('|')})`];
  const [gap, spaced] = table.spaced ? ['\\s', '\\s'] : ['\\s?', ''];
  const begin = table.notBehind === undefined ? '' : `(?<!${table.notBehind})`;
  const end = table.spaced ? '(?!\\p{L})' : '';
  const year = table.year === undefined ? '' : `|${table.year}`;
  const words = `${word}(?:${spaced}${word})*`;
  return {
    numeral: new RegExp(
      `(?<![\\d.,])${DIGIT}(?:${gap}${scale}${end})+(?:\\s?(?:${DIGIT}${gap}|${word}${spaced})${scale}${end}(?:${spaced}${scale}${end})*)*(?:(?:\\s(?=\\d{3,4}(?!\\d${year})))?${DIGIT}(?!\\d))?` +
        `|(?<=(?:${table.leads})\\s?)${words}${end}|${begin}${words}(?=\\s?(?:${table.counters})${end})`,
      'giu',
    ),
    part: new RegExp(`${DIGIT}|${word}`, 'giu'),
    vocabulary,
  };
});

function digitsOf(numeral: string, { part, vocabulary }: NumeralPattern): string {
  const parts = numeral
    .toLowerCase()
    .match(part)!
    .map((one) => one.replace(/[.,](?=\d{3}(?!\d)|$)/g, '').replace(/[.,]/, '_'));
  const read = readNumber(parts, 0, vocabulary);
  if (read?.end === parts.length) return read.digits.replace('_', '.');
  const single = parts.map((one) => vocabulary.parts.get(one));
  const places = single.map((one) => (one?.kind === 'cardinal' && one.value < 10 ? String(one.value) : ''));
  return places.every((place) => place !== '') ? places.join('') : numeral;
}

/**
 * Replaces number words by digits in languages without spaces, and in Vietnamese, whose number words differ only by
 * accents: `三人` becomes `3人`.
 * @param language analysis language.
 */
export function replaceCharacterNumerals(title: string, language: string): string {
  const pattern = patternOf(language);
  if (pattern === null) return title;
  return title.normalize().replace(pattern.numeral, (numeral) => digitsOf(numeral, pattern));
}
