import type { ReadTitle } from './parse-signature.js';
import { sameWord } from './same-word.js';
import { SPEECH_WORDS } from './roles/speech-words.js';

export interface PairedWords {
  shared: number;
  /** Content words of one title that the other has in no form. */
  onlyA: number;
  onlyB: number;
}

/** Removes from both lists the words they share, by `same`; returns how many. */
function removeShared(a: string[], b: string[], same: (x: string, y: string) => boolean): number {
  let shared = 0;
  for (let i = a.length - 1; i >= 0; i--) {
    const j = b.findIndex((word) => same(a[i]!, word));
    if (j === -1) continue;
    a.splice(i, 1);
    b.splice(j, 1);
    shared++;
  }
  return shared;
}

/** Compounds written apart in the other title: `coronavirus` and `corona virus`, `runoff` and `run-off`. */
function removeCompounds(together: string[], order: string[], apart: string[]): number {
  let shared = 0;
  for (let i = order.length - 2; i >= 0 && together.length > 0; i--) {
    const j = together.indexOf(order[i]! + order[i + 1]!);
    if (j === -1) continue;
    together.splice(j, 1);
    for (const part of [order[i]!, order[i + 1]!])
      if (apart.includes(part)) apart.splice(apart.indexOf(part), 1);
    shared++;
  }
  return shared;
}

const equal = (x: string, y: string): boolean => x === y;

const includes = (words: readonly string[], word: string): boolean =>
  words.includes(word) || words.some((other) => sameWord(other, word));

/** Words of parts that may be missing which the other title has nowhere. */
export function untold(part: readonly string[], { order, known, perhaps, asides }: ReadTitle): string[] {
  return part.filter((word) => ![order, known, perhaps, asides].some((words) => includes(words, word)));
}

/** Words of one title that the other has beside its headline go; returns how many in a part that may belong to it. */
function dropTold(rest: string[], { known, perhaps, asides }: ReadTitle): number {
  if (known.length + perhaps.length + asides.length === 0) return 0;
  let told = 0;
  for (let i = rest.length - 1; i >= 0; i--) {
    const word = rest[i]!;
    const named = includes(perhaps, word) || includes(asides, word);
    if (!named && !includes(known, word)) continue;
    if (named) told++;
    rest.splice(i, 1);
  }
  return told;
}

/** Words left over that say something of their own. */
function countTelling(rest: readonly string[], { light }: ReadTitle): number {
  return rest.filter((word) => !light.includes(word) && !SPEECH_WORDS.has(word)).length;
}

/** Pairs the content words of two titles: equal ones, compounds, then those that may be one word. */
export function pairWords(a: ReadTitle, b: ReadTitle): PairedWords {
  const restA = [...a.content];
  const restB = [...b.content];
  let shared = removeShared(restA, restB, equal);
  shared += removeCompounds(restA, b.order, restB) + removeCompounds(restB, a.order, restA);
  if (restA.length > 0 && restB.length > 0) {
    shared += removeShared(restA, restB, sameWord);
  }
  shared += dropTold(restA, b) + dropTold(restB, a);
  if (restA.length > 0 && restB.length > 0) return { shared, onlyA: restA.length, onlyB: restB.length };
  return { shared, onlyA: countTelling(restA, a), onlyB: countTelling(restB, b) };
}
