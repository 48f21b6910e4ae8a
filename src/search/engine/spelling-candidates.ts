import { functionWordsOf } from '../../analysis/words.js';
import { pairsOfList } from '../../languages/word-lists.js';
import type { TitleFrequency, TitleVocabulary } from './article-index.js';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const GREEK = 'αβγδεζηθικλμνξοπρστυφχψω';
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґўђјљњћџ';
const ALPHABETS = [LATIN, GREEK, CYRILLIC];

/** Letters that differ between spellings of one name, in pairs: `f:ph` for Sofia and Sophia, `y:yi` for Zelensky. */
const SPELLING_VARIANTS = pairsOfList(`
  f:ph c:k k:ck k:q k:kh g:gh g:q t:th s:z s:ss s:c x:ks v:w i:y i:ee y:iy y:yi ia:iya u:oo u:ou o:u
  e:ae e:oe o:oe a:ae u:ue ch:tch sh:sch j:dj j:zh e:ye е:ё и:ы е:э г:х ι:η ι:υ ο:ω ε:αι
`);

/** Latin letters for Cyrillic ones, as in names of brands: тесла for Tesla. */
const CYRILLIC_AS_LATIN: ReadonlyMap<string, string> = new Map(
  pairsOfList(`
    а:a б:b в:v г:g ґ:g д:d е:e є:e ж:zh з:z и:i і:i ї:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts
    ч:ch ш:sh щ:sch ы:y э:e ю:yu я:ya
  `),
);

const CORRECTABLE_WORD = /^[a-z\u00df-\u052f]{4,24}$/;

/** Whether a folded word may have spelling candidates: 4 to 24 Latin, Greek or Cyrillic letters. */
export const isCorrectable = (word: string): boolean => CORRECTABLE_WORD.test(word);

/** Minimum letters of a word whose candidates may be at edit distance two. */
const MIN_LONG = 8;
/** Number of first letters that a candidate at edit distance two shares with the word; fewer read too many words. */
const SHARED_START = 3;
const MAX_CANDIDATES = 3;

/** All strings at edit distance one from a word that have its first letter. */
function oneLetterAway(word: string): string[] {
  const alphabet = ALPHABETS.find((letters) => letters.includes(word[1]!)) ?? LATIN;
  const found: string[] = [];
  for (let at = 1; at <= word.length; at++) {
    const [before, behind] = [word.slice(0, at), word.slice(at)];
    for (const letter of alphabet) found.push(before + letter + behind);
    if (behind === '') continue;
    found.push(before + behind.slice(1));
    for (const letter of alphabet) found.push(before + letter + behind.slice(1));
    if (behind.length > 1) found.push(before + behind[1]! + behind[0]! + behind.slice(2));
  }
  return found;
}

/** All strings that differ from a word by one pair of `SPELLING_VARIANTS` at one position. */
function spellingVariants(word: string): string[] {
  const found: string[] = [];
  for (const [one, other] of SPELLING_VARIANTS) {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      for (let at = word.indexOf(from); at !== -1; at = word.indexOf(from, at + 1)) {
        found.push(word.slice(0, at) + to + word.slice(at + from.length));
      }
    }
  }
  return found;
}

/** A Cyrillic word in Latin letters; empty for other words. */
function inLatin(word: string): string[] {
  const letters = [...word].map((letter) => CYRILLIC_AS_LATIN.get(letter));
  if (letters.includes(undefined)) return [];
  const latin = letters.join('');
  return [latin, ...spellingVariants(latin)];
}

/**
 * Words in titles for which a word that hardly any article contains may be a misspelling: those at edit distance one,
 * with a variant letter (Catherine, Katherine), or in Latin letters. If there are none, those at edit distance two, for
 * words of eight letters or more.
 * @param titles minimum document frequency of a candidate.
 * @returns at most three, the most frequent first.
 */
export async function spellingCandidates(
  word: string,
  titles: number,
  vocabulary: TitleVocabulary,
  language: string,
): Promise<string[]> {
  if (!isCorrectable(word)) return [];
  const near = new Set(
    [...oneLetterAway(word), ...spellingVariants(word), ...inLatin(word)].filter((one) => one.length > 3),
  );
  for (const known of [word, ...functionWordsOf(language)]) near.delete(known);
  const isFrequent = ([, count]: TitleFrequency): boolean => count >= titles;
  let found = (await vocabulary.docFreq([...near], language)).filter(isFrequent);
  if (found.length === 0 && word.length >= MIN_LONG)
    found = (await vocabulary.twoLettersAway(word, SHARED_START, language)).filter(isFrequent);
  const sorted = found.sort((a, b) => b[1] - a[1]);
  return sorted.slice(0, MAX_CANDIDATES).map(([candidate]) => candidate);
}

/** Damerau-Levenshtein distance (optimal string alignment) of two words; `max + 1` if it is greater than `max`. */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substituted = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let min = Math.min(substituted, previous[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        min = Math.min(min, beforePrevious[j - 2]! + 1);
      }
      row.push(min);
    }
    if (Math.min(...row) > max) return max + 1;
    [beforePrevious, previous] = [previous, row];
  }
  return previous[b.length]!;
}
