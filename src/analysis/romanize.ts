import { pairsOfList } from '../languages/language.js';

/** Cyrillic letters as addresses write them in Latin ones; `ъ` and `ь` are omitted. */
const LATIN = new Map(
  pairsOfList(`
    а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:shch
    ы:i э:e ю:iu я:ia і:i ї:i є:ie ґ:g ў:u
  `),
);

/** Spellings that transliterations choose between, in the order of their replacement. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[yj]/g, 'i'],
  [/i{2,}/g, 'i'],
  [/shch|shh|sch/g, 'sh'],
  [/kh|x/g, 'h'],
  [/ts|cz|tz/g, 'c'],
];

/**
 * One spelling of a word for all transliterations of Cyrillic letters: `obschestvo`, `obshchestvo` and `общество` are
 * equal. Not for display.
 *
 * @param folded lower case, without accents.
 */
export function romanize(folded: string): string {
  const latin = folded.replace(/[ъь]/g, '').replace(/\p{sc=Cyrl}/gu, (letter) => LATIN.get(letter) ?? letter);
  return SPELLINGS.reduce((text, [spelling, instead]) => text.replace(spelling, instead), latin);
}
