import type { TitleSignature } from './article.js';
import { compareUnspaced } from './compare-unspaced.js';
import { exchangesSides } from './exchanges-sides.js';
import { parseSignature, type ReadTitle } from './parse-signature.js';
import { pairWords } from './pair-words.js';

/** Content words that two titles with different possible publishers must share to be held for one. */
const LEAST_BEFORE_UNKNOWN_TAILS = 4;

/** How many content words one title may have beyond the other, by how many they share. */
function allowedExtra(shared: number): number {
  if (shared < 5) return 0;
  return shared < 9 ? 1 : 2;
}

function exchangesTurningWords(a: ReadTitle, b: ReadTitle): boolean {
  const onlyA = a.turning.some((word) => !b.turning.includes(word));
  return onlyA && b.turning.some((word) => !a.turning.includes(word));
}

function sameTails(a: ReadTitle, b: ReadTitle): boolean {
  return a.perhaps.length === 0 || b.perhaps.length === 0 || a.perhaps.join(' ') === b.perhaps.join(' ');
}

function sameContent(a: ReadTitle, b: ReadTitle): boolean {
  const runs = compareUnspaced(a.runs, b.runs);
  if (!runs.same) return false;
  const { shared, onlyA, onlyB } = pairWords(a, b);
  const weight = shared + runs.shared + (a.numbers === '' ? 0 : 1);
  if (weight < 2) return a.order.join(' ') === b.order.join(' ') && sameTails(a, b);
  if (weight < LEAST_BEFORE_UNKNOWN_TAILS && !sameTails(a, b)) return false;
  if (onlyA > 0 && onlyB > 0) return false;
  return Math.max(onlyA, onlyB) <= allowedExtra(weight);
}

/** `areNearIdentical` on signatures already read. */
export function sayTheSame(a: ReadTitle, b: ReadTitle): boolean {
  if (a.order.length === 0 || b.order.length === 0) return false;
  if (a.question !== b.question || a.numbers !== b.numbers || a.negations !== b.negations) return false;
  if (exchangesTurningWords(a, b)) return false;
  return sameContent(a, b) && !exchangesSides(a.order, b.order);
}

/**
 * Whether two titles say the same: they differ only in case, punctuation, accents, word order, labels, publisher,
 * function words or small edits. Another number, name, place, side, negation, or a question instead of a
 * statement keeps them apart. Symmetric and reflexive, but not transitive.
 */
export function areNearIdentical(a: TitleSignature, b: TitleSignature): boolean {
  return sayTheSame(parseSignature(a), parseSignature(b));
}
