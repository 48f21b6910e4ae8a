import type { TitleSignature } from './article.js';
import { areComparable, blockingKeys } from './titles/blocking-keys.js';
import { compareUnspaced, type Unspaced } from './titles/compare-unspaced.js';
import { exchangesParticles } from './titles/roles/exchanges-particles.js';
import { exchangesSides } from './titles/roles/exchanges-sides.js';
import { numbersAgree } from './titles/numbers/numbers-agree.js';
import { parseSignature, type ReadTitle } from './titles/parse-signature.js';
import { pairWords, untold } from './titles/pair-words.js';

/** Content words that two titles must share when only one has what may be a publisher's name, or both another. */
const LEAST_BEFORE_TAIL = 3;
const LEAST_BEFORE_OTHER_TAILS = 5;

/** Content words that two titles must share before one may have one more than the other. */
const LEAST_BEFORE_EXTRA = 12;

function without(words: string[], others: string[]): string[] {
  const rest = [...words];
  for (const word of others) {
    const at = rest.indexOf(word);
    if (at !== -1) rest.splice(at, 1);
  }
  return rest;
}

/** Whether one title has a word where the other has its opposite. */
function opposes(a: ReadTitle, b: ReadTitle): boolean {
  if (a.opposites.length === 0 || b.opposites.length === 0) return false;
  const onlyB = without(b.opposites, a.opposites);
  return without(a.opposites, b.opposites).some((word) => {
    return onlyB.includes(word[0]! + (word[1] === '0' ? '1' : '0'));
  });
}

/** Whether two titles name sums of money in different currencies. */
function otherCurrency({ currencies: a }: ReadTitle, { currencies: b }: ReadTitle): boolean {
  return a.length > 0 && b.length > 0 && a.join('') !== b.join('');
}

/** Words before the one who did it: `bitten by a dog`. */
const AGENT = /^(?:by|par|door|przez)$/;

/** How often somebody is named as the one by whom something was done; `rise by 5%` names nobody. */
function agents({ order }: ReadTitle): number {
  return order.filter((word, i) => AGENT.test(word) && !/^\p{N}/u.test(order[i + 1] ?? '0')).length;
}

/** Least words of a cut-off title by which it is known again in the whole one. */
const LEAST_BEFORE_CUT = 5;

/** What the words of a title weigh; of scripts without spaces two characters are one. */
function weigh({ order, runs }: ReadTitle): number {
  return order.length + runs.reduce((sum, run) => sum + run.length / 2 - 1, 0);
}

/** Whether what is left of a title cut off with an ellipsis begins the other. */
function isBeginning(cut: ReadTitle, whole: ReadTitle): boolean {
  if (!cut.cutOff || cut.order.length > whole.order.length || weigh(cut) < LEAST_BEFORE_CUT) return false;
  const last = cut.order.length - 1;
  return (
    cut.order.every((word, i) => i === last || word === whole.order[i]) &&
    whole.order[last]!.startsWith(cut.order[last]!)
  );
}

/** Whether two titles of some length are word for word the same. */
function sayTheWords({ order: a }: ReadTitle, { order: b }: ReadTitle): boolean {
  return a.length > LEAST_BEFORE_TAIL && a.length === b.length && a.every((word, i) => word === b[i]);
}

/** Whether what stands beside two titles allows those to be one, by how much they share. */
function besidesAgree(a: ReadTitle, b: ReadTitle, shared: number): boolean {
  const [tailsA, tailsB] = [untold(a.perhaps, b), untold(b.perhaps, a)];
  const [asidesA, asidesB] = [untold(a.asides, b), untold(b.asides, a)];
  const onlyA = tailsA.length + asidesA.length;
  const onlyB = tailsB.length + asidesB.length;
  if (onlyA === 0 && onlyB === 0) return true;
  if (asidesA.length > 0 && asidesB.length > 0) return false;
  if (onlyA > 0 && onlyB > 0) return shared >= LEAST_BEFORE_OTHER_TAILS;
  return shared >= LEAST_BEFORE_TAIL || sayTheWords(a, b);
}

/** What a title says in scripts without spaces, but for what the other has beside its headline. */
function unspacedOf({ runs, order }: ReadTitle, other: ReadTitle): Unspaced {
  if (runs.length === 0 || (other.perhaps.length === 0 && other.asides.length === 0)) return { runs, order };
  const own = (word: string): boolean =>
    other.order.includes(word) || !(other.perhaps.includes(word) || other.asides.includes(word));
  return { runs: runs.filter(own), order: order.filter(own) };
}

function sameContent(a: ReadTitle, b: ReadTitle): boolean {
  const { shared, onlyA, onlyB } = pairWords(a, b);
  if (onlyA > 0 && onlyB > 0) return false;
  const runs = compareUnspaced(unspacedOf(a, b), unspacedOf(b, a));
  if (!runs.same) return false;
  const weight = shared + runs.shared + (a.numbers === '' ? 0 : a.numbers.split(' ').length);
  if (weight < 2 && a.order.join(' ') !== b.order.join(' ')) return false;
  const mayHaveMore = weight >= LEAST_BEFORE_EXTRA && a.runs.length === 0 && b.runs.length === 0;
  if (Math.max(onlyA, onlyB) > (mayHaveMore ? 1 : 0)) return false;
  return besidesAgree(a, b, weight);
}

/** `areNearIdentical` on signatures already read, of titles that are comparable by their keys. */
export function sayTheSame(a: ReadTitle, b: ReadTitle): boolean {
  if (a.order.length === 0 || b.order.length === 0) return false;
  if (isBeginning(a, b) || isBeginning(b, a)) return true;
  if (a.question !== b.question || !numbersAgree(a, b) || a.negations !== b.negations) return false;
  if (opposes(a, b) || otherCurrency(a, b) || agents(a) !== agents(b)) return false;
  return sameContent(a, b) && !exchangesSides(a, b) && !exchangesParticles(a, b);
}

/**
 * Whether two titles say the same: they differ only in case, punctuation, accents, word order, labels, publisher,
 * function words or small edits. Another number, name, place, side, negation, or a question instead of a
 * statement keeps them apart. Symmetric and reflexive, but not transitive.
 */
export function areNearIdentical(a: TitleSignature, b: TitleSignature): boolean {
  const [keysA, keysB] = [blockingKeys(a), blockingKeys(b)];
  const shared = keysA.filter((key) => keysB.includes(key)).length;
  return (
    areComparable(shared, keysA.length, keysB.length) && sayTheSame(parseSignature(a), parseSignature(b))
  );
}
