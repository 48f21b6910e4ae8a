import { monthNames } from '../languages/calendar.js';
import { NOTATIONS, type Rule } from '../languages/numerals/notations.js';
import { readCharacterNumerals } from '../languages/numerals/read-character-numerals.js';
import { SPELLINGS } from '../languages/spellings.js';
import { TITLE_WORDS } from '../languages/title-words.js';
import { fold } from '../text/fold.js';
import { wholeWords } from '../text/words.js';

/** What the rules for digits look for, which most titles with digits have not. */
const ANY_SIGN = /\d[\s\u00a0\u2009\u202f.,]\d|\d\s?[-‐‑–—:：∶−－―/٫٬]|\d\+|\$/u;
/** Endings behind acronyms, numbers and signs in Swedish and Finnish: `E4:an`, `EU:n`, `%:iin`. */
const ENDING = /(?<=[\p{Lu}\d%]):\p{Ll}{1,4}(?![\p{L}\p{N}:])/gu;
const ASCII = /^[\x00-\x7f]*$/;
/** Decimal digits of other scripts. */
const FOREIGN_DIGITS = /[^\P{Nd}0-9]/gu;
/** `dic.`; not `mar.`, which is the sea in most languages with such a month. */
const SHORT_MONTH = /(?<![\p{L}\p{M}\p{N}])(?!mar\.)(\p{L}{3,5})\.(?!\p{L}|\s\p{Lu})/giu;

/** The spellings of a language, ready to be applied. */
interface Spelling {
  words: ReadonlyMap<string, string>;
  endings: readonly Rule[];
  /** What any of them would change: most words and titles have nothing of it. */
  anyEnding: RegExp;
  anyTitle: RegExp;
}

const NEVER = '(?!)';
const anyOf = (rules: readonly Rule[]): string => rules.map(([{ source }]) => source).join('|') || NEVER;

const made = new Map<string, Spelling>();

function make(language: string): Spelling {
  const { words = '', rules = [], title = [], titleMark } = SPELLINGS[language] ?? {};
  const folded = (word: string): string => wholeWords(word, language).join('');
  const spelt = `${SPELLINGS['*']!.words!} ${words}`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':').map(folded) as [string, string]);
  const synonyms = (TITLE_WORDS[language]?.synonyms ?? '').split(' ').flatMap((group) => {
    const [first, ...others] = group.split('/').map(folded);
    return others.map((other): [string, string] => [other, first!]);
  });
  return {
    words: new Map([...spelt, ...synonyms]),
    endings: rules,
    anyEnding: new RegExp(anyOf(rules), 'u'),
    anyTitle: titleMark ?? new RegExp(anyOf(title), 'iu'),
  };
}

function spellingOf(language: string): Spelling {
  let spelling = made.get(language);
  if (spelling === undefined) made.set(language, (spelling = make(language)));
  return spelling;
}

const apply = (text: string, rules: readonly Rule[] = []): string =>
  rules.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement as string), text);

function spell(title: string, language: string): string {
  const { title: everywhere, titleMark } = SPELLINGS['*']!;
  const spelt = titleMark!.test(title) && /\p{Ll}/u.test(title) ? apply(title, everywhere) : title;
  return spellingOf(language).anyTitle.test(spelt) ? apply(spelt, SPELLINGS[language]?.title) : spelt;
}

/**
 * A title with what is written in two ways written in one, before it is cut into words: scores and dates (`3 a 1` and
 * `3比1` as `3_1`, `20/9` as `20_9`), ordinals (`3rd`, `3-й`, `3.` and `IIIe` as `3º`), numbers of scripts without
 * spaces, short months, and what else the language's tables name.
 *
 * @param language analysis language.
 */
export function normalizeTitle(title: string, language: string): string {
  const { digits, roman = [] } = NOTATIONS[language] ?? {};
  const decimal = ASCII.test(title) ? title : title.replace(FOREIGN_DIGITS, (digit) => fold(digit, 'und'));
  const spelt = spell(decimal, language);
  const bare = spelt.includes(':') ? spelt.replace(ENDING, '') : spelt;
  const signed = ANY_SIGN.test(bare) ? apply(bare, NOTATIONS['*']!.digits) : bare;
  const numbered = readCharacterNumerals(signed, language);
  const written = /\d/.test(numbered) ? apply(numbered, digits) : numbered;
  const months = written.includes('.') ? monthNames(language) : null;
  const dated = written.replace(
    SHORT_MONTH,
    (whole, short: string) => months?.get(fold(short, language)) ?? whole,
  );
  return roman.length > 0 && /[IVX]/.test(dated) ? apply(dated, roman) : dated;
}

/**
 * A word in the one of its spellings that titles are compared in: `tyre` as `tire`, `potentiell` as `potenziell`.
 *
 * @param word folded.
 * @param language analysis language.
 */
export function normalizeSpelling(word: string, language: string): string {
  const { words, endings, anyEnding } = spellingOf(language);
  const other = words.get(word);
  if (other !== undefined) return other;
  return anyEnding.test(word) ? apply(word, endings) : word;
}
