import pairs from 'opencc-js/dict/TSCharacters';
import { LANGUAGE_DATA } from '../languages/find-language.js';
import { pairsOfList } from '../languages/word-lists.js';

const ASCII = /^[\x00-\x7f]*$/;

/** Letters that Unicode does not decompose, each with the basic letters that readers type: `ø` as `o`. */
const LETTERS = new Map(
  pairsOfList(`
    ß:ss æ:ae œ:oe ø:o ł:l đ:d ð:d þ:th ħ:h ɓ:b ɗ:d ƙ:k ŧ:t ı:i ŋ:n ĸ:k ŀ:l ŉ:n ə:e ς:σ ى:ي ی:ي ۍ:ي ې:ي
    ک:ك ة:ه ہ:ه ھ:ه ۀ:ه ۃ:ه ٱ:ا ँ:ं ঁ:ং
  `),
);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/** Accents and vowel points that writers often omit; never the vowel signs of Indic and South-East Asian scripts. */
const MARKS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u093c\u09bc\u0a3c\u0abc\u0b3c\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff\u00ad]/g;

/** Cyrillic й, ў, ѓ and ќ are letters of their own: their accent is not removed. */
const CYRILLIC_LETTERS: Record<string, string> = {
  'и\u0306': 'й',
  'у\u0306': 'ў',
  'г\u0301': 'ѓ',
  'к\u0301': 'ќ',
};
const CYRILLIC_LETTER = /[иу]\u0306|[гк]\u0301/g;

const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/u;

function foldDigits(text: string): string {
  return text.replace(/[^\x00-\x7f]/gu, (c) => {
    if (!/\p{Nd}/u.test(c)) return c;
    const point = c.codePointAt(0)!;
    let zero = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && point - zero < 9) zero--;
    return String(point - zero);
  });
}

/** Cache: runs of characters outside ASCII, each with its folded form. */
const foldedRuns = new Map<string, string>();
const MAX_RUNS = 50_000;
const NON_ASCII = /[^\x00-\x7f]+/g;

/** Symbols that compatibility decomposition would turn into letters: ™ into TM, № into No. */
const SIGNS = /[\u00a9\u00ae\u2116\u2117\u2120\u2122]/g;
/** The letter ㆍ, which Korean texts use as a middle dot. */
const KOREAN_DOT = /[\u318d\u119e]/g;

/** Malayalam chillu letters (consonants without a vowel), each with its other spelling: consonant and virama. */
const CHILLU = new Map(pairsOfList('ൺ:ണ് ൻ:ന് ർ:ര് ൽ:ല് ൾ:ള് ൿ:ക് ൔ:മ് ൕ:യ് ൖ:ഴ് ൎ:ര്'));
const MALAYALAM = /[\u0d00-\u0d7f]/;
const ANY_CHILLU = new RegExp(`[${[...CHILLU.keys()].join('')}]`, 'g');

/** Thai and Lao letters that look the same in another order or number: ํ and a tone mark before า; เเ for แ. */
const THAI_OR_LAO = /[\u0e00-\u0eff]/;
const unifyThai = (text: string): string =>
  text
    .replace(/([\u0e4d\u0ecd])([\u0e48-\u0e4b\u0ec8-\u0ecb])(?=[\u0e32\u0eb2])/g, '$2$1')
    .replace(/\u0e40\u0e40/g, '\u0e41')
    .replace(/\u0ec0\u0ec0/g, '\u0ec1');

/** Folds a run of characters outside ASCII. The result is cached, because it is the same beside any ASCII text. */
function foldRun(run: string): string {
  const known = foldedRuns.get(run);
  if (known !== undefined) return known;
  let folded = run.replace(SIGNS, ' ').replace(KOREAN_DOT, '·').normalize('NFKD').toLowerCase();
  if (/[\u0400-\u04ff]/.test(folded)) folded = folded.replace(CYRILLIC_LETTER, (c) => CYRILLIC_LETTERS[c]!);
  folded = folded.replace(MARKS, '').replace(LETTER, (c) => LETTERS.get(c)!);
  if (MALAYALAM.test(folded)) folded = folded.replace(ANY_CHILLU, (c) => CHILLU.get(c)!).replace(/്{2,}/g, '്');
  if (THAI_OR_LAO.test(folded)) folded = unifyThai(folded);
  if (FOREIGN_DIGIT.test(folded)) folded = foldDigits(folded);
  folded = folded.normalize('NFC').replace(/[\u30a1-\u30f6]/g, toHiragana);
  if (foldedRuns.size >= MAX_RUNS) foldedRuns.clear();
  foldedRuns.set(run, folded);
  return folded;
}

const toHiragana = (katakana: string): string => String.fromCharCode(katakana.charCodeAt(0) - 0x60);

/** Matches lower-case texts that folding leaves as they are, such as most Cyrillic ones. */
const FOLDED = /^[\x00-\x7fа-я«»–—‘’“”„]*$/;

function foldNonAscii(text: string, language: string): string {
  const lower = text.toLowerCase();
  const folded = FOLDED.test(lower) ? lower : lower.replace(NON_ASCII, foldRun);
  return language === 'zh' ? simplifyChinese(folded) : folded;
}

/** Zero-width non-joiner: separates the parts of a Persian word; readers type a space or nothing. */
const NON_JOINER = '\u200c';

interface Letters {
  any: RegExp;
  instead: ReadonlyMap<string, string>;
}

/** By language code: letters that the language treats as equal, such as Serbian Cyrillic and Latin. */
const SAME_LETTERS = new Map(
  LANGUAGE_DATA.flatMap(({ code, forms }): [string, Letters][] => {
    const instead = new Map(pairsOfList(forms?.sameLetters));
    if (instead.size === 0) return [];
    return [[code, { any: new RegExp(`[${[...instead.keys()].join('')}]`, 'g'), instead }]];
  }),
);

/** Replaces letters that the language treats as equal by one of them. @param text in lower case. */
export function unifyLetters(text: string, language: string): string {
  const letters = SAME_LETTERS.get(language);
  return letters === undefined ? text : text.replace(letters.any, (c) => letters.instead.get(c)!);
}

const SPELLINGS = new Map(LANGUAGE_DATA.map(({ code, forms }) => [code, forms?.letters ?? []]));

/**
 * Makes spellings of one word equal: case, accents, width, and marks that are often omitted. The same code runs for
 * articles and for queries; a change of its results needs a new `ANALYSIS_VERSION` and a reindex.
 * @param language analysis language: two or three lower-case letters (`de`, `zh`).
 */
export function fold(text: string, language: string): string {
  if (language === 'fa') text = text.replaceAll(NON_JOINER, ' ');
  let folded = ASCII.test(text) ? text.toLowerCase() : foldNonAscii(text, language);
  if (SAME_LETTERS.has(language)) {
    const unified = unifyLetters(folded, language);
    if (unified !== folded) folded = foldNonAscii(unified, language);
  }
  for (const [spelling, letter] of SPELLINGS.get(language) ?? []) folded = folded.replace(spelling, letter);
  return folded;
}

/** Makes a test whether a text contains a folded word. The text is folded only if its lower-case form lacks it. */
export function foldedTextIncludes(text: string, language: string): (word: string) => boolean {
  const isAsciiKept = !SAME_LETTERS.has(language) && (SPELLINGS.get(language) ?? []).length === 0;
  const lower = isAsciiKept ? text.toLowerCase() : '';
  let folded: string | undefined;
  return (word) =>
    (lower.includes(word) && ASCII.test(word)) || (folded ??= fold(text, language)).includes(word);
}

const SIMPLIFIED = new Map(pairs.split('|').map((pair) => pair.split(' ') as [string, string]));
const ONLY_SIMPLIFIED = new Set([...SIMPLIFIED.values()].filter((character) => !SIMPLIFIED.has(character)));

const CHINESE = /[\u3400-\u9fff\uf900-\ufaff]/g;

/** Maps traditional characters to simplified ones (OpenCC's table), so that a query in either finds both. */
function simplifyChinese(text: string): string {
  let simplified = '';
  for (const character of text) simplified += SIMPLIFIED.get(character) ?? character;
  return simplified;
}

/** Whether a Chinese text has more characters that are only traditional than characters that are only simplified. */
export function isTraditionalChinese(text: string): boolean {
  let more = 0;
  for (const character of text.match(CHINESE) ?? []) {
    if ((SIMPLIFIED.get(character) ?? character) !== character) more++;
    else if (ONLY_SIMPLIFIED.has(character)) more--;
  }
  return more > 0;
}
