import type { Matched } from '../match-words.js';
import type { ReadTitle } from '../parse-signature.js';

const CYRILLIC = /^[\u0400-\u04ff]+$/;
const LATIN_OR_GREEK = /^[a-z\u0370-\u03ff]+$/;

/** Endings of who does it and of whom it is done to, where they are as long. */
const OBJECT_ENDINGS = new Set(
  'а:у а:ы а:і а:е я:ю я:и я:е ь:я ь:ю й:я й:ю ий:его ый:ого ій:ого ая:ую яя:юю ът:а ят:я'.split(' '),
);

function endings(word: string, other: string): [string, string] {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  return [word.slice(same), other.slice(same)];
}

/** 1 where a word has an ending in `b` that is longer, or that of an object; -1 where it has in `a`. */
function shiftOf({ word, other }: Matched, marksCase: boolean): number {
  if (word === other) return 0;
  const cyrillic = CYRILLIC.test(word) && CYRILLIC.test(other);
  if (!cyrillic && !(marksCase && LATIN_OR_GREEK.test(word) && LATIN_OR_GREEK.test(other))) return 0;
  const [end, otherEnd] = endings(word, other);
  if (OBJECT_ENDINGS.has(`${end}:${otherEnd}`)) return 1;
  if (OBJECT_ENDINGS.has(`${otherEnd}:${end}`)) return -1;
  return Math.sign(other.length - word.length);
}

/** 1 where a word becomes an object in `b`, -1 where it was one in `a`. */
function turnOf({ place, at }: Matched, a: ReadTitle, b: ReadTitle): number {
  return Number(b.objects.has(at)) - Number(a.objects.has(place));
}

const both = (turns: readonly number[]): boolean => turns.includes(1) && turns.includes(-1);

/**
 * Whether of two words that both titles have each has the part of the other: `Den A lobt der B` and `Der A lobt den
 * B`, or, of endings, one loses what the other gains: `директора обвинил учитель` and `директор обвинил учителя`.
 */
export function exchangesRoles(matched: readonly Matched[], a: ReadTitle, b: ReadTitle): boolean {
  if (a.objects.size > 0 || b.objects.size > 0) {
    const turned = matched.some(
      ({ place, at }) =>
        (a.subjects.has(place) && b.objects.has(at)) || (a.objects.has(place) && b.subjects.has(at)),
    );
    if (turned || both(matched.map((one) => turnOf(one, a, b)))) return true;
  }
  const marksCase = a.common.size > 0 || b.common.size > 0;
  return both(matched.map((one) => shiftOf(one, marksCase)));
}
