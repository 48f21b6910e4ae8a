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

function dropOptional(words: string[], other: ReadTitle): string[] {
  if (words.length === 0 || (other.known.length === 0 && other.perhaps.length === 0)) return words;
  return words.filter((word) => !other.known.includes(word) && !other.perhaps.includes(word));
}

const equal = (x: string, y: string): boolean => x === y;

/** Whether what may be a publisher's name is part of the headline, since the other title says it too. */
export function tailIsTold({ perhaps }: ReadTitle, { order }: ReadTitle): boolean {
  return perhaps.length > 0 && perhaps.every((word) => order.includes(word));
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
  const onlyA = dropOptional(restA, b);
  const onlyB = dropOptional(restB, a);
  if (tailIsTold(a, b)) shared += restB.length - onlyB.length;
  if (tailIsTold(b, a)) shared += restA.length - onlyA.length;
  return { shared, onlyA: onlyA.length, onlyB: onlyB.length };
}
