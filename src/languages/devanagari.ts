import { type RewriteRule } from './language.js';
import { pairsOfList } from './word-lists.js';

/** Latin letters by their names in Hindi, Marathi and Nepali, folded: `b` by `बी`. */
const LETTERS = new Map(
  pairsOfList(`
    ए:a बी:b सी:c डी:d ई:e इ:e एफ:f जी:g एच:h ऐच:h आई:i आइ:i आय:i जे:j के:k एल:l एम:m एन:n ओ:o
    पी:p क्यू:q क्यु:q आर:r एस:s टी:t यू:u यु:u वी:v व्ही:v डब्ल्यू:w डब्ल्यु:w डब्लू:w डब्लु:w एक्स:x
    वाई:y वाय:y जेड:z झेड:z
  `),
);
const LONGEST_FIRST = [...LETTERS.keys()].sort((a, b) => b.length - a.length);
const LETTER = `(?:${LONGEST_FIRST.join('|')})(?!\\p{M})`;
const EACH = new RegExp(LETTER, 'gu');

/** A rule that converts acronyms spelled by names of Latin letters: `बीजेपी` becomes `bjp`. */
const ACRONYM: RewriteRule = [
  new RegExp(`^(?:${LETTER}){2,}$`, 'u'),
  (word: string): string => word.replace(EACH, (letter) => LETTERS.get(letter)!),
];

/** Spelling rules of the languages in Devanagari script. */
export const DEVANAGARI_SPELLINGS: readonly RewriteRule[] = [
  ACRONYM,
  [/ॉ|ऑ/gu, 'ा'],
  [/[ङञणनम]्(?=[क-म])/gu, 'ं'],
  [/(?<=.)ये$/u, 'ए'],
  [/(?<=.)यी$/u, 'ई'],
  [/(?<=.)यीं$/u, 'ईं'],
  [/ऐं/gu, 'ें'],
];
