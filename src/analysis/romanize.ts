import { pairsOfList } from '../languages/word-lists.js';

/** Cyrillic letters, each with its usual Latin spelling in URLs; `ъ` and `ь` are omitted. */
const LATIN = new Map(
  pairsOfList(`
    а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:shch
    ы:i э:e ю:iu я:ia і:i ї:i є:ie ґ:g ў:u
  `),
);

/** Latin spellings in which transliterations differ, each with the one that replaces it, in order of application. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[yj]/g, 'i'],
  [/i{2,}/g, 'i'],
  [/shch|shh|sch/g, 'sh'],
  [/kh|x/g, 'h'],
  [/ts|cz|tz/g, 'c'],
];

/**
 * Converts a word to one Latin spelling for all transliterations of Cyrillic: `obschestvo`, `obshchestvo` and
 * `общество` become equal. For comparison, not for display.
 * @param folded lower case, without accents.
 */
export function romanize(folded: string): string {
  const latin = folded.replace(/[ъь]/g, '').replace(/\p{sc=Cyrl}/gu, (letter) => LATIN.get(letter) ?? letter);
  return SPELLINGS.reduce((text, [spelling, instead]) => text.replace(spelling, instead), latin);
}
