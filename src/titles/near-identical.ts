import { align, type Rest } from './align.js';
import { areComparable, blockingKeys } from './blocking-keys.js';
import { compareSpans } from './spans.js';
import { exchangesSides } from './swap.js';
import {
  decodeTitle,
  isContent,
  KIND,
  type Title,
  type TitleSignature,
  type Token,
  wordOf,
} from './title.js';
import { isVetoed } from './vetoes.js';

/** Words that two titles must share at all, and when only one has a piece beside it, or both another source. */
const LEAST_SHARED = 2;
const LEAST_BEFORE_TAIL = 3;
const LEAST_BEFORE_OTHER_TAILS = 5;
/** Words that two titles must share before there may be so many that only one has. */
const LEAST_BEFORE_EXTRA = [0, 4, 5, 7];
/** Words in a core and beside one that only one title has, where there are both. */
const MOST_EXTRA_AND_BESIDE = 3;
/** Content words that make a statement of their own. */
const LEAST_STATEMENT = 2;
/** Least letters of a cut-off title by which it is known again in the whole one. */
const LEAST_BEFORE_CUT = 16;

/** Whether what is left of a title cut off with an ellipsis begins the other. */
function isBeginning(cut: Title, whole: Title): boolean {
  const [words, others] = [cut.tokens.map(wordOf), whole.tokens.map(wordOf)];
  if (!cut.cutOff || words.length > others.length || words.join('').length < LEAST_BEFORE_CUT) return false;
  const last = words.length - 1;
  return words.every((word, i) => i === last || word === others[i]) && others[last]!.startsWith(words[last]!);
}

/** Whether a title has a whole clause more: `…, driver arrested`. */
function hasFurtherStatement({ words }: Rest, { tokens }: Title): boolean {
  return words.some(({ clause }) => {
    const isOf = (token: Token): boolean => token.clause === clause && isContent(token);
    const own = words.filter(isOf).length;
    return own >= LEAST_STATEMENT && own === tokens.filter(isOf).length;
  });
}

/**
 * Words left over that say something of their own: no generic noun, no reporting verb, nothing said before. Those
 * behind the place where the other title is cut off count as half a word.
 */
function countExtra({ words }: Rest, own: Title, { tokens, cutOff }: Title): number {
  const end = cutOff ? own.tokens.findLastIndex((one) => isContent(one) && !words.includes(one)) : Infinity;
  const isSaid = (word: Token): boolean => tokens.some(({ text }) => text === word.text);
  const extra = words.filter((word) => word.kind !== KIND.weak && !isSaid(word));
  const before = extra.filter(({ place }) => place! < end);
  return before.length + (before.length < extra.length ? 0.5 : 0);
}

/** Whether what stands beside two cores allows those to be one, by how much they share. */
function besidesAgree(a: Rest, b: Rest, weight: number, equal: boolean): boolean {
  const [onlyA, onlyB] = [a, b].map(({ asides, tails }) => asides.length + tails.length);
  if (a.asides.length > 0 && b.asides.length > 0) return false;
  if (onlyA! > 0 && onlyB! > 0) return weight >= LEAST_BEFORE_OTHER_TAILS;
  return onlyA! + onlyB! === 0 || weight >= LEAST_BEFORE_TAIL || equal;
}

/** What is merged: titles of which one has little that the other has not, and nothing instead of what the other has. */
function sameContent(a: Title, b: Title): boolean {
  const { shared, onlyA, onlyB, replaces } = align(a, b);
  if (replaces || hasFurtherStatement(onlyA, a) || hasFurtherStatement(onlyB, b)) return false;
  const extra = countExtra(onlyA, a, b) + countExtra(onlyB, b, a);
  const beside = onlyA.asides.length + onlyB.asides.length;
  if (extra > 0 && beside > 0 && extra + beside > MOST_EXTRA_AND_BESIDE) return false;
  let weight = shared + a.tokens.filter(({ kind }) => kind === KIND.number).length;
  if ([...a.tokens, ...b.tokens].some(({ kind }) => kind === KIND.run)) {
    const spans = compareSpans(a.tokens, b.tokens);
    if (!spans.same || spans.swapped || extra > 0) return false;
    weight += spans.weight;
  } else if (
    weight < (LEAST_BEFORE_EXTRA[extra < 1 ? 0 : Math.ceil(extra)] ?? Infinity) ||
    exchangesSides(a, b)
  )
    return false;
  const equal = a.tokens.map(wordOf).join(' ') === b.tokens.map(wordOf).join(' ');
  return (weight >= LEAST_SHARED || equal) && besidesAgree(onlyA, onlyB, weight, equal);
}

/** `areNearIdentical` on signatures already read, of titles comparable by their keys; both ways, as words may come twice. */
export function sayTheSame(a: Title, b: Title): boolean {
  if (a.tokens.length === 0 || b.tokens.length === 0) return false;
  if (isBeginning(a, b) || isBeginning(b, a)) return true;
  return !isVetoed(a, b) && sameContent(a, b) && sameContent(b, a);
}

/**
 * Whether two titles say the same: they differ only in case, punctuation, accents, spelling, word order, labels,
 * publisher, topic head, function words, or a word or two more. Another number, name, place, side, negation, or a
 * question instead of a statement keeps them apart. Symmetric and reflexive, but not transitive.
 */
export function areNearIdentical(a: TitleSignature, b: TitleSignature): boolean {
  const [keysA, keysB] = [blockingKeys(a), blockingKeys(b)];
  const shared = keysA.filter((key) => keysB.includes(key)).length;
  return areComparable(shared, keysA.length, keysB.length) && sayTheSame(decodeTitle(a), decodeTitle(b));
}
