import { pairsOfList } from '../languages/word-lists.js';

/** Cyrillic and Devanagari consonants, each with a Latin letter of its sound. */
const SOUNDS = new Map(
  pairsOfList(`
    б:b в:v г:g ґ:g д:d ж:j з:s к:k л:l м:m н:n п:p р:r с:s т:t ф:f х:h ц:s ч:s ш:s щ:s
    क:k ख:k ग:g घ:g च:s छ:s ज:j झ:j ट:t ठ:t ड:d ढ:d ण:n त:t थ:t द:d ध:d न:n प:p फ:f ब:b भ:b म:m र:r ल:l व:v
    श:s ष:s स:s ह:h ङ:n ञ:n ळ:l ं:n
  `),
);

/** Spellings of consonants, each with the Latin letters of its sound that replace it, in order of application. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/дж/g, 'j'],
  [/tch|sch|sh|ch/g, 's'],
  [/ph/g, 'f'],
  [/kh|gh/g, 'h'],
  [/th/g, 't'],
  [/ck|q/g, 'k'],
  [/x|кс/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/w/g, 'v'],
];

const CONSONANT = /[bdfgjklmnprstv]/;

/**
 * The consonants of a name, the same for most transliterations: `johnson` and `джонсон` are `jnsn`. `h` is omitted,
 * because transliterations differ in it.
 * @param folded lower case, without accents.
 */
export function consonantsOf(folded: string): string {
  const spelt = SPELLINGS.reduce((text, [spelling, instead]) => text.replace(spelling, instead), folded);
  let sound = '';
  for (const letter of spelt) {
    const one = SOUNDS.get(letter) ?? letter;
    if (CONSONANT.test(one) && !sound.endsWith(one)) sound += one;
  }
  return sound;
}
