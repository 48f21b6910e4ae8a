import { type TermFrequency, isSpellable } from '../../index/vocabulary.js';
import type { Vocabulary } from './article-index.js';
import { CYRILLIC_AS_LATIN, SPELLING_VARIANTS } from './spelling-variants.js';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const GREEK = 'αβγδεζηθικλμνξοπρστυφχψω';
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґўђјљњћџ';
const ALPHABETS = [LATIN, GREEK, CYRILLIC];

/** From this length on a word may be two letters wrong. */
const LONG = 8;
/** Two letters wrong are looked for behind these first letters: all words of a letter would be too many to read. */
const KEPT_START = 2;
/** And no more of them than this are read. */
const MOST_READ = 3_000;
const MOST_NEIGHBOURS = 3;

/** Every word one letter away, the first kept. */
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

/** The word with one habit of spelling exchanged for the other, at each place where it stands. */
function otherHabits(word: string): string[] {
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

/** A Cyrillic word in Latin letters: who has heard a name writes it so. None of any other word. */
function inLatin(word: string): string[] {
  const letters = [...word].map((letter) => CYRILLIC_AS_LATIN.get(letter));
  if (letters.includes(undefined)) return [];
  const latin = letters.join('');
  return [latin, ...otherHabits(latin)];
}

/**
 * What a word in hardly any title may be a misspelling of: words one letter away, or written by another habit or in
 * Latin letters, and where there is none, from eight letters on, words two letters away. The first letter is kept, but
 * for habits (Catherine, Katherine).
 *
 * @param titles in how many titles a neighbour must stand.
 * @returns at most three, the most frequent first.
 */
export async function spellingCandidates(
  word: string,
  titles: number,
  vocabulary: Vocabulary,
  language: string,
): Promise<string[]> {
  if (!isSpellable(word)) return [];
  const near = new Set(
    [...oneLetterAway(word), ...otherHabits(word), ...inLatin(word)].filter((one) => one.length > 3),
  );
  near.delete(word);
  const known = (await vocabulary.docFreq([...near], language)).filter(([, count]) => count >= titles);
  return mostFrequent(known.length > 0 ? known : await twoLettersAway(word, titles, vocabulary, language));
}

async function twoLettersAway(
  word: string,
  titles: number,
  vocabulary: Vocabulary,
  language: string,
): Promise<TermFrequency[]> {
  if (word.length < LONG) return [];
  const bounds = { from: word.length - 2, to: word.length + 2, titles, limit: MOST_READ };
  const found = await vocabulary.prefixTerms(word.slice(0, KEPT_START), bounds, language);
  return found.filter(([other]) => editDistance(word, other, 2) === 2);
}

function mostFrequent(found: TermFrequency[]): string[] {
  const sorted = [...found].sort((a, b) => b[1] - a[1]);
  return sorted.slice(0, MOST_NEIGHBOURS).map(([word]) => word);
}

/**
 * How many letters must be left out, added, exchanged, or swapped with the next one to make one word the other;
 * anything above `most` counts as `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(exchanged, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, beforeLast[j - 2]! + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}
