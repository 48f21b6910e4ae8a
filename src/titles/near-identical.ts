import {
  alignTitles,
  announcesReport,
  isWordReplaced,
  type WordsBesideCore,
  ownWordsBesideCore,
  exchangesSides,
} from './align.js';
import { compareSpans } from './spans.js';
import {
  decodeTitle,
  isContent,
  TOKEN_KIND,
  type TokenKind,
  sameWord,
  type TokenizedTitle,
  type TitleSignature,
  type TitleToken,
  wordOfToken,
} from './title.js';

/** Minimum number of words that two near-identical titles share. */
const MIN_SHARED = 2;
const MIN_SHARED_WITH_DIFFERENT_TAILS = 5;
/** Minimum number of shared words if only one title has none, one, two or three further words. */
const MIN_SHARED_BY_EXTRA = [0, 4, 5, 6];
const MAX_EXTRA = MIN_SHARED_BY_EXTRA.length - 1;
/** Maximum number of words that only one of two near-identical titles has, including those of a topic or brackets. */
const MAX_EXTRA_AND_ASIDES = 3;
/** A clause that only one title has makes two titles different if it has this many content words. */
const MIN_STATEMENT = 2;
/** Minimum letters of a title truncated with an ellipsis, for it to equal a complete title that begins with it. */
const MIN_TRUNCATED_LENGTH = 16;
/** Minimum complete words of a title cut inside a word, without an ellipsis, for it to equal a complete title. */
const MIN_TRUNCATED_WORDS = 8;

/** Whether a truncated title is the beginning of a complete one. */
function isBeginning(cut: TokenizedTitle, complete: TokenizedTitle): boolean {
  const last = cut.tokens.length - 1;
  if (last >= complete.tokens.length || (!cut.cutOff && last < MIN_TRUNCATED_WORDS)) return false;
  const areEqual = cut.tokens.every(
    (token, i) => i === last || wordOfToken(token) === wordOfToken(complete.tokens[i]!),
  );
  if (!areEqual) return false;
  const [end, whole] = [wordOfToken(cut.tokens[last]!), wordOfToken(complete.tokens[last]!)];
  if (!whole.startsWith(end)) return false;
  if (cut.cutOff) return cut.tokens.map(wordOfToken).join('').length >= MIN_TRUNCATED_LENGTH;
  return whole !== end && isContent(complete.tokens[last]!);
}

/** Whether the words that only one title has form a complete clause: `…, driver arrested`. */
function hasFurtherStatement(words: readonly TitleToken[], { tokens }: TokenizedTitle): boolean {
  return words.some(({ clause }) => {
    const isOf = (token: TitleToken): boolean => token.clause === clause && isContent(token);
    const own = words.filter(isOf).length;
    return own >= MIN_STATEMENT && own === tokens.filter(isOf).length;
  });
}

/** Counts the words that only one title has. Words that the other title has at another position do not count. */
const countExtra = (words: readonly TitleToken[], { tokens }: TokenizedTitle): number =>
  words.filter((word) => !tokens.some(({ text }) => text === word.text)).length;

/** Whether tails and asides permit a merge of two titles. @param weight number of words that the headlines share. */
function besidesAgree(a: WordsBesideCore, b: WordsBesideCore, weight: number): boolean {
  if (a.asides.length > 0 && b.asides.length > 0) return false;
  const [onlyA, onlyB] = [a, b].map(({ asides, tails }) => asides.length + tails.length);
  return onlyA === 0 || onlyB === 0 || weight >= MIN_SHARED_WITH_DIFFERENT_TAILS;
}

/** Whether two titles end in different parts of an event, in shared and own words: `FP1 results`, `Race results`. */
const haveOtherParts = (
  onlyA: WordsBesideCore,
  onlyB: WordsBesideCore,
  a: TokenizedTitle,
  b: TokenizedTitle,
): boolean =>
  [onlyA, onlyB].every(({ tails }) => tails.length > 0) &&
  onlyA.tails.length < a.tails.length &&
  onlyB.tails.length < b.tails.length;

/** Whether two titles name pairs with one name in common: `Spartak – Baltika` and `Rubin – Spartak`. */
function hasOtherPair({ asides, tails }: WordsBesideCore, a: TokenizedTitle, b: TokenizedTitle): boolean {
  const beside = [...a.asides, ...a.tails];
  const has = (token: TitleToken): boolean => isContent(token) && beside.includes(wordOfToken(token));
  return asides.length + tails.length > 0 && b.tokens.some(has);
}

/** Whether two titles share enough words, have few additional ones, and no word is replaced or exchanged. */
function sameContent(a: TokenizedTitle, b: TokenizedTitle): boolean {
  const alignment = alignTitles(a, b);
  const { onlyA, onlyB } = alignment;
  const extra = countExtra(onlyA, b) + countExtra(onlyB, a);
  if (extra > MAX_EXTRA || isWordReplaced(alignment, a, b) || announcesReport(alignment, a, b)) return false;
  if (hasFurtherStatement(onlyA, a) || hasFurtherStatement(onlyB, b)) return false;
  const [besideA, besideB] = [ownWordsBesideCore(a, b), ownWordsBesideCore(b, a)];
  if (onlyA.length > 0 && hasOtherPair(besideB, a, b)) return false;
  if (haveOtherParts(besideA, besideB, a, b)) return false;
  const beside = besideA.asides.length + besideB.asides.length;
  if (extra > 0 && beside > 0 && extra + beside > MAX_EXTRA_AND_ASIDES) return false;
  const heads = a.asides.length - besideA.asides.length;
  let weight = alignment.shared + heads + a.tokens.filter(({ kind }) => kind === TOKEN_KIND.number).length;
  if ([...a.tokens, ...b.tokens].some(({ kind }) => kind === TOKEN_KIND.run)) {
    const spans = compareSpans(a.tokens, b.tokens);
    if (!spans.same || spans.swapped || extra > 0) return false;
    weight += spans.weight;
  } else if (weight < MIN_SHARED_BY_EXTRA[extra]! || exchangesSides(a, b)) return false;
  const equal = a.tokens.map(wordOfToken).join(' ') === b.tokens.map(wordOfToken).join(' ');
  return (weight >= MIN_SHARED || equal) && besidesAgree(besideA, besideB, weight);
}

/** Whether two titles that share enough words are near-identical; compared in both directions, as words may repeat. */
function areEquivalent(a: TokenizedTitle, b: TokenizedTitle): boolean {
  if (a.tokens.length === 0 || b.tokens.length === 0) return false;
  if (isBeginning(a, b) || isBeginning(b, a)) return true;
  if (isVetoed(a, b) || !sameContent(a, b) || !sameContent(b, a)) return false;
  return !otherDates(a, b) && !otherOpponents(a, b);
}

/**
 * Whether two titles are near-identical: they differ only in case, punctuation, accents, spelling, word order, labels,
 * publisher, topic prefix, function words or one to three additional words. A different number, name, place, side or
 * negation, or a question beside a statement, makes them different. Symmetric and reflexive, but not transitive.
 */
export function areNearIdentical(a: TitleSignature, b: TitleSignature): boolean {
  const [keysA, keysB] = [blockingKeys(a), blockingKeys(b)];
  const shared = keysA.filter((key) => keysB.includes(key)).length;
  if (!areComparable(shared, keysA.length, keysB.length)) return false;
  return a === b || areEquivalent(decodeTitle(a), decodeTitle(b));
}

/** The items of a list without those of another one, as multisets. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return list.filter((one) => {
    const at = rest.indexOf(one);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

function textsOf({ tokens }: TokenizedTitle, of: TokenKind): string[] {
  const texts: string[] = [];
  for (const { kind, text } of tokens) if (kind === of) texts.push(text);
  return texts;
}

/** Whether two titles have different numbers. A 1 equals the word for one, maybe an article: `1 mort`, `un mort`. */
function otherNumbers(a: TokenizedTitle, b: TokenizedTitle): boolean {
  const [numbersA, numbersB] = [textsOf(a, TOKEN_KIND.number), textsOf(b, TOKEN_KIND.number)];
  if (numbersA.length + numbersB.length === 0) return false;
  const onlyA = without(numbersA, [...numbersB, ...b.asides, ...b.tails]);
  const onlyB = without(numbersB, [...numbersA, ...a.asides, ...a.tails]);
  return !areOnes(onlyA, a, b) || !areOnes(onlyB, b, a);
}

/** Whether all numbers are a 1 that the other title spells as a word: `1 mort` and `un mort`. */
function areOnes(
  numbers: readonly string[],
  { tokens: digits }: TokenizedTitle,
  { tokens: written }: TokenizedTitle,
): boolean {
  const named = written.filter((_, i) => written[i - 1]?.kind === TOKEN_KIND.one).map(({ text }) => text);
  const counted = digits.filter(({ text }, i) => digits[i - 1]?.text === '1' && named.includes(text));
  return numbers.length <= counted.length && numbers.every((number) => number === '1');
}

/** Whether one title has a word where the other has its antonym (`rises`, `falls`). */
function otherDirection(a: TokenizedTitle, b: TokenizedTitle): boolean {
  const sides = (title: TokenizedTitle): string[] =>
    textsOf(title, TOKEN_KIND.antonym).map((text) => text.slice(0, 2));
  const [sidesA, sidesB] = [sides(a), sides(b)];
  const onlyB = without(sidesB, sidesA);
  return without(sidesA, sidesB).some((side) => onlyB.includes(side[0]! + (side[1] === '0' ? '1' : '0')));
}

/** Maximum words that are compared of a team or person in a match (`A vs B`). */
const MAX_SIDE_WORDS = 2;

/** The content words before and after the last `against` or `vs`, the nearest first; null without such a word. */
function sidesOf({ tokens }: TokenizedTitle): [string[], string[]] | null {
  const at = tokens.findLastIndex(({ kind }) => kind === TOKEN_KIND.opponent);
  if (at === -1) return null;
  const side = (words: readonly TitleToken[]): string[] =>
    words
      .filter((token) => token.clause === tokens[at]!.clause && isContent(token))
      .slice(0, MAX_SIDE_WORDS)
      .map(wordOfToken);
  return [side(tokens.slice(0, at).reverse()), side(tokens.slice(at + 1))];
}

/** Whether the sides of two matches are the same team or person, although one title may add a first name. */
function isSameSide(one: readonly string[], other: readonly string[]): boolean {
  const has = (side: readonly string[], name?: string): boolean =>
    name === undefined || side.some((word) => sameWord(name, word));
  return has(one, other[0]) || has(other, one[0]);
}

/** Whether two titles have different opponents in a match, or the opponent in one has another role in the other. */
function otherOpponents(a: TokenizedTitle, b: TokenizedTitle): boolean {
  const [sidesA, sidesB] = [sidesOf(a), sidesOf(b)];
  const names = ({ tokens }: TokenizedTitle, sides: [string[], string[]] | null): boolean =>
    tokens.some((token) => isContent(token) && sides?.[1][0] === wordOfToken(token));
  if (sidesA === null && sidesB === null) return false;
  if (sidesA === null || sidesB === null) return names(b, sidesA) || names(a, sidesB);
  const areSame = (first: string[], second: string[]): boolean =>
    isSameSide(sidesA[0], first) && isSameSide(sidesA[1], second);
  return !areSame(...sidesB) && !areSame(sidesB[1], sidesB[0]);
}

/** Whether each of two titles has a date that the other lacks. */
function otherDates(a: TokenizedTitle, b: TokenizedTitle): boolean {
  const [datesA, datesB] = [textsOf(a, TOKEN_KIND.date), textsOf(b, TOKEN_KIND.date)];
  return without(datesA, datesB).length > 0 && without(datesB, datesA).length > 0;
}

/** Whether the titles differ in a question, negation, number or antonym, which excludes a merge. */
function isVetoed(a: TokenizedTitle, b: TokenizedTitle): boolean {
  return (
    a.question !== b.question ||
    textsOf(a, TOKEN_KIND.negation).length !== textsOf(b, TOKEN_KIND.negation).length ||
    otherNumbers(a, b) ||
    otherDirection(a, b)
  );
}

const KINDS_OF_WORDS: readonly string[] = [
  TOKEN_KIND.content,
  TOKEN_KIND.common,
  TOKEN_KIND.date,
  TOKEN_KIND.number,
];
const KINDS_BESIDE_HEADLINE: readonly string[] = [
  TOKEN_KIND.label,
  TOKEN_KIND.tail,
  TOKEN_KIND.aside,
  TOKEN_KIND.clause,
];

/** FNV-1a hash of a part of a text, reduced to 30 bits: V8 stores such a number without an allocation. */
function hashPart(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash & 0x3fffffff;
}

const nextCharacter = (text: string, at: number): number => at + (text.codePointAt(at)! > 0xffff ? 2 : 1);

function addBigrams(keys: Set<number>, text: string, from: number, to: number): void {
  let [first, second] = [from, nextCharacter(text, from)];
  if (second >= to) keys.add(hashPart(text, from, to));
  while (second < to) {
    const end = nextCharacter(text, second);
    keys.add(hashPart(text, first, end));
    [first, second] = [second, end];
  }
}

/**
 * Hashes by which similar titles are found: of content words and numbers, of character bigrams in scripts without spaces,
 * or of function words in a title that has only these.
 */
function blockingKeys(signature: TitleSignature): number[] {
  const [keys, others] = [new Set<number>(), new Set<number>()];
  const end = signature.length;
  for (let from = signature.indexOf(' ') + 1 || end; from < end;) {
    const space = signature.indexOf(' ', from);
    const to = space === -1 ? end : space;
    const kind = signature[from]!;
    if (kind === TOKEN_KIND.run) addBigrams(keys, signature, from + 1, to);
    else if (KINDS_OF_WORDS.includes(kind)) keys.add(hashPart(signature, from + 1, to));
    else if (!KINDS_BESIDE_HEADLINE.includes(kind)) others.add(hashPart(signature, from, to));
    from = to + 1;
  }
  return [...(keys.size > 0 ? keys : others)];
}

/** Whether two titles share enough keys (hashes of words) to be compared: half of those of the shorter title. */
function areComparable(shared: number, keysA: number, keysB: number): boolean {
  return shared > 0 && 2 * shared >= Math.min(keysA, keysB);
}

/** A title's signature with the hashes by which similar titles are found, computed once. */
export interface KeyedTitle {
  signature: TitleSignature;
  keys: number[];
}

interface Entry<T> extends KeyedTitle {
  owner: T;
  /** The decoded signature, from its first comparison on. */
  read?: TokenizedTitle;
}

export function keyTitle(signature: TitleSignature): KeyedTitle {
  return { signature, keys: blockingKeys(signature) };
}

/**
 * An inverted index over titles that finds exactly the pairs of `areNearIdentical`. Only titles that share at least half
 * of their keys (hashes of words) are compared, so the cost grows with the number of likely pairs.
 */
export class TitleIndex<T> {
  private readonly entries: (Entry<T> | undefined)[] = [];
  private readonly postings = new Map<number, number[]>();
  /** Scratch memory of `countShared`: for each entry, the number of keys shared with a title; all zero between calls. */
  private readonly shared: number[] = [];

  /** The owners (as given to `add`) of the titles that are near-identical to the given one. */
  matches({ signature, keys }: KeyedTitle): T[] {
    const found: T[] = [];
    let read: TokenizedTitle | undefined;
    for (const id of this.countShared(keys)) {
      const entry = this.entries[id];
      const shared = this.shared[id]!;
      this.shared[id] = 0;
      if (entry === undefined || !areComparable(shared, keys.length, entry.keys.length)) continue;
      if (entry.signature !== signature) {
        read ??= decodeTitle(signature);
        entry.read ??= decodeTitle(entry.signature);
        if (!areEquivalent(read, entry.read)) continue;
      }
      found.push(entry.owner);
    }
    return found;
  }

  /** Adds a title. @returns the id for `remove`. */
  add({ signature, keys }: KeyedTitle, owner: T): number {
    const id = this.entries.push({ owner, keys, signature }) - 1;
    this.shared.push(0);
    for (const key of keys) {
      const ids = this.postings.get(key);
      if (ids === undefined) this.postings.set(key, [id]);
      else ids.push(id);
    }
    return id;
  }

  remove(id: number): void {
    this.entries[id] = undefined;
  }

  /** Ids of the entries that share a key with a title. The number of shared keys is in `shared`. */
  private countShared(keys: number[]): number[] {
    const touched: number[] = [];
    for (const key of keys) {
      const ids = this.postings.get(key);
      if (ids === undefined) continue;
      for (const id of ids) if (this.shared[id]!++ === 0) touched.push(id);
    }
    return touched;
  }
}
