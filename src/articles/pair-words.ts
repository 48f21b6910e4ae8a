import type { ReadTitle } from './parse-signature.js';
import { sameWord } from './same-word.js';

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

/** Compounds written apart: `corona virus` and `coronavirus`. */
function removeCompounds(apart: string[], together: string[]): number {
  let shared = 0;
  for (let i = apart.length - 2; i >= 0; i--) {
    if (i + 1 >= apart.length) continue;
    const j = together.indexOf(apart[i]! + apart[i + 1]!);
    if (j === -1) continue;
    apart.splice(i, 2);
    together.splice(j, 1);
    shared++;
  }
  return shared;
}

function dropOptional(words: string[], other: ReadTitle): string[] {
  if (words.length === 0 || (other.known.length === 0 && other.perhaps.length === 0)) return words;
  return words.filter((word) => !other.known.includes(word) && !other.perhaps.includes(word));
}

const equal = (x: string, y: string): boolean => x === y;

/** Pairs the content words of two titles: equal ones, compounds, then those that may be one word. */
export function pairWords(a: ReadTitle, b: ReadTitle): PairedWords {
  const restA = [...a.content];
  const restB = [...b.content];
  let shared = removeShared(restA, restB, equal);
  if (restA.length > 0 && restB.length > 0) {
    shared += removeCompounds(restA, restB) + removeCompounds(restB, restA);
    shared += removeShared(restA, restB, sameWord);
  }
  return { shared, onlyA: dropOptional(restA, b).length, onlyB: dropOptional(restB, a).length };
}
