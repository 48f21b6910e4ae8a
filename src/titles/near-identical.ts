import type { TitleSignature } from '../articles/article.js';
import { align, type Alignment } from './align.js';
import { areComparable, blockingKeys } from './blocking-keys.js';
import { compareSpans } from './spans.js';
import { exchangesSides } from './swap.js';
import { decodeTitle, isContent, KIND, wordOf, type Title, type Token } from './title.js';
import { isVetoed } from './vetoes.js';

/** Words that two titles must share when only one has what may be a publisher's name, or both another. */
const LEAST_BEFORE_TAIL = 3;
const LEAST_BEFORE_OTHER_TAILS = 5;
/** Words that two titles must share before one may have so many more than the other. */
const LEAST_BEFORE_EXTRA = [0, 4, 5, 7];
/** Content words that make a statement of their own. */
const LEAST_STATEMENT = 2;
/** Least words of a cut-off title by which it is known again in the whole one. */
const LEAST_BEFORE_CUT = 5;

/** Whether what is left of a title cut off with an ellipsis begins the other. */
function isBeginning(cut: Title, whole: Title): boolean {
  const [words, others] = [cut.tokens.map(wordOf), whole.tokens.map(wordOf)];
  if (!cut.cutOff || words.length > others.length || weigh(cut.tokens) < LEAST_BEFORE_CUT) return false;
  const last = words.length - 1;
  return words.every((word, i) => i === last || word === others[i]) && others[last]!.startsWith(words[last]!);
}

/** What words weigh; of scripts without spaces two characters are one. */
function weigh(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { kind, text }) => sum + (kind === KIND.run ? text.length / 2 : 1), 0);
}

/** Whether what stands beside two cores allows those to be one, by how much they share. */
function besidesAgree(
  { asidesA, asidesB, tailsA, tailsB }: Alignment,
  weight: number,
  equal: boolean,
): boolean {
  const [onlyA, onlyB] = [asidesA.length + tailsA.length, asidesB.length + tailsB.length];
  if (onlyA === 0 && onlyB === 0) return true;
  if (asidesA.length > 0 && asidesB.length > 0) return false;
  if (onlyA > 0 && onlyB > 0) return weight >= LEAST_BEFORE_OTHER_TAILS;
  return weight >= LEAST_BEFORE_TAIL || equal;
}

/** Whether a title has a whole clause more: `…, driver arrested`. */
function hasFurtherStatement(rest: readonly Token[], { tokens }: Title): boolean {
  const clauses = rest.map(({ clause }) => clause);
  return clauses.some((clause, i) => {
    const own = clauses.filter((other) => other === clause).length;
    return (
      own >= LEAST_STATEMENT &&
      clauses.indexOf(clause) === i &&
      own === tokens.filter((token) => token.clause === clause && isContent(token)).length
    );
  });
}

/**
 * Words left over that say something of their own: no generic noun, no reporting verb, nothing said before, and
 * nothing behind the place where the other title is cut off.
 */
function countExtra(rest: readonly Token[], own: Title, { tokens, cutOff }: Title): number {
  const left = rest.filter(
    ({ kind, text }) => kind !== KIND.weak && !tokens.some((token) => token.text === text),
  );
  if (!cutOff) return left.length;
  const end = own.tokens.findLastIndex((token) => isContent(token) && !rest.includes(token));
  return left.filter(({ place }) => place! < end).length;
}

/** What the caller merges: titles of which one has little that the other has not. */
function sameContent(a: Title, b: Title): boolean {
  const alignment = align(a, b);
  const numbers = a.tokens.filter(({ kind }) => kind === KIND.number).length;
  let weight = alignment.shared + alignment.sharedAsides + numbers;
  if (alignment.replaces) return false;
  if (hasFurtherStatement(alignment.onlyA, a) || hasFurtherStatement(alignment.onlyB, b)) return false;
  const most = countExtra(alignment.onlyA, a, b) + countExtra(alignment.onlyB, b, a);
  if (hasRuns(a) || hasRuns(b)) {
    const spans = compareSpans(a.tokens, b.tokens);
    if (!spans.same || spans.swapped || most > 0) return false;
    weight = spans.weight + alignment.shared + numbers;
  } else if (weight < (LEAST_BEFORE_EXTRA[most] ?? Infinity) || exchangesSides(a, b)) return false;
  const equal = a.tokens.map(wordOf).join(' ') === b.tokens.map(wordOf).join(' ');
  return (weight >= 2 || equal) && besidesAgree(alignment, weight, equal);
}

const hasRuns = ({ tokens }: Title): boolean => tokens.some(({ kind }) => kind === KIND.run);

/** `areNearIdentical` on signatures already read, of titles that are comparable by their keys. */
export function sayTheSame(a: Title, b: Title): boolean {
  if (a.tokens.length === 0 || b.tokens.length === 0) return false;
  if (isBeginning(a, b) || isBeginning(b, a)) return true;
  return !isVetoed(a, b) && sameContent(a, b);
}

/**
 * Whether two titles say the same: they differ only in case, punctuation, accents, word order, labels, publisher,
 * function words or small edits. Another number, name, place, side, negation, or a question instead of a
 * statement keeps them apart. Symmetric and reflexive, but not transitive.
 */
export function areNearIdentical(a: TitleSignature, b: TitleSignature): boolean {
  const [keysA, keysB] = [blockingKeys(a), blockingKeys(b)];
  const shared = keysA.filter((key) => keysB.includes(key)).length;
  return areComparable(shared, keysA.length, keysB.length) && sayTheSame(decodeTitle(a), decodeTitle(b));
}
