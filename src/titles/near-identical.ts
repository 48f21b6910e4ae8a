import { align, areReplaced, type Beside, besideOnly, exchangesSides } from './align.js';
import { compareSpans } from './spans.js';
import {
  decodeTitle,
  isContent,
  KIND,
  type Kind,
  sameWord,
  type Title,
  type TitleSignature,
  type Token,
  wordOf,
} from './title.js';

/** Words that two titles must share at all, and when only one has a piece beside it, or both another source. */
const LEAST_SHARED = 2;
const LEAST_BEFORE_TAIL = 3;
const LEAST_BEFORE_OTHER_TAILS = 5;
/** Words that two titles must share before there may be so many that only one has. */
const LEAST_BEFORE_EXTRA = [0, 4, 5, 7];
const MOST_EXTRA = LEAST_BEFORE_EXTRA.length - 1;
/** Words in a core and beside one that only one title has, where there are both. */
const MOST_EXTRA_AND_BESIDE = 3;
/** Content words that make a statement of their own. */
const LEAST_STATEMENT = 2;
/** Least letters of a cut-off title by which it is known again in the whole one. */
const LEAST_BEFORE_CUT = 16;

/** Whether what is left of a title cut off with an ellipsis begins the other. */
function isBeginning(cut: Title, whole: Title): boolean {
  if (!cut.cutOff || cut.tokens.length > whole.tokens.length) return false;
  const [words, others] = [cut.tokens.map(wordOf), whole.tokens.map(wordOf)];
  if (words.join('').length < LEAST_BEFORE_CUT) return false;
  const last = words.length - 1;
  return words.every((word, i) => i === last || word === others[i]) && others[last]!.startsWith(words[last]!);
}

/** Whether a title has a whole clause more: `…, driver arrested`. */
function hasFurtherStatement(words: readonly Token[], { tokens }: Title): boolean {
  return words.some(({ clause }) => {
    const isOf = (token: Token): boolean => token.clause === clause && isContent(token);
    const own = words.filter(isOf).length;
    return own >= LEAST_STATEMENT && own === tokens.filter(isOf).length;
  });
}

/** How many words are left over that were not said before. */
const countExtra = (words: readonly Token[], { tokens }: Title): number =>
  words.filter((word) => !tokens.some(({ text }) => text === word.text)).length;

/** Whether what stands beside two cores allows those to be one, by how much they share. */
function besidesAgree(a: Beside, b: Beside, weight: number, equal: boolean): boolean {
  const [onlyA, onlyB] = [a, b].map(({ asides, tails }) => asides.length + tails.length);
  if (a.asides.length > 0 && b.asides.length > 0) return false;
  if (onlyA! > 0 && onlyB! > 0) return weight >= LEAST_BEFORE_OTHER_TAILS;
  return onlyA! + onlyB! === 0 || weight >= LEAST_BEFORE_TAIL || equal;
}

/** What is merged: titles of which one has little that the other has not, and nothing instead of what the other has. */
function sameContent(a: Title, b: Title): boolean {
  const alignment = align(a, b);
  const { onlyA, onlyB } = alignment;
  const extra = countExtra(onlyA, b) + countExtra(onlyB, a);
  if (extra > MOST_EXTRA || areReplaced(alignment, a, b)) return false;
  if (hasFurtherStatement(onlyA, a) || hasFurtherStatement(onlyB, b)) return false;
  const [besideA, besideB] = [besideOnly(a, b), besideOnly(b, a)];
  const beside = besideA.asides.length + besideB.asides.length;
  if (extra > 0 && beside > 0 && extra + beside > MOST_EXTRA_AND_BESIDE) return false;
  const heads = a.asides.length - besideA.asides.length;
  let weight = alignment.shared + heads + a.tokens.filter(({ kind }) => kind === KIND.number).length;
  if ([...a.tokens, ...b.tokens].some(({ kind }) => kind === KIND.run)) {
    const spans = compareSpans(a.tokens, b.tokens);
    if (!spans.same || spans.swapped || extra > 0) return false;
    weight += spans.weight;
  } else if (weight < LEAST_BEFORE_EXTRA[extra]! || exchangesSides(a, b)) return false;
  const equal = a.tokens.map(wordOf).join(' ') === b.tokens.map(wordOf).join(' ');
  return (weight >= LEAST_SHARED || equal) && besidesAgree(besideA, besideB, weight, equal);
}

/** `areNearIdentical` on signatures already read, of titles comparable by their keys; both ways, as words may come twice. */
function sayTheSame(a: Title, b: Title): boolean {
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
  if (!areComparable(shared, keysA.length, keysB.length)) return false;
  return a === b || sayTheSame(decodeTitle(a), decodeTitle(b));
}

/** What is in the first list and not in the second, or there less often. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return list.filter((one) => {
    const at = rest.indexOf(one);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

const textsOf = ({ tokens }: Title, of: Kind): string[] =>
  tokens.filter(({ kind }) => kind === of).map(({ text }) => text);

/** Whether two titles name other numbers; one may be a word, which is an article elsewhere: `un mort`, `1 mort`. */
function otherNumbers(a: Title, b: Title): boolean {
  const [numbersA, numbersB] = [textsOf(a, KIND.number), textsOf(b, KIND.number)];
  if (numbersA.length + numbersB.length === 0) return false;
  const onlyA = without(numbersA, [...numbersB, ...b.asides, ...b.tails]);
  const onlyB = without(numbersB, [...numbersA, ...a.asides, ...a.tails]);
  return !areOnes(onlyA, a, b) || !areOnes(onlyB, b, a);
}

/** Whether numbers that only one title has are ones before a word that has the word for one before it in the other. */
function areOnes(numbers: readonly string[], { tokens: digits }: Title, { tokens: written }: Title): boolean {
  const named = written.filter((_, i) => written[i - 1]?.kind === KIND.one).map(({ text }) => text);
  const counted = digits.filter(({ text }, i) => digits[i - 1]?.text === '1' && named.includes(text));
  return numbers.length <= counted.length && numbers.every((number) => number === '1');
}

/** Whether one title has a word where the other has its antonym. */
function otherDirection(a: Title, b: Title): boolean {
  const sides = (title: Title): string[] => textsOf(title, KIND.antonym).map((text) => text.slice(0, 2));
  const [sidesA, sidesB] = [sides(a), sides(b)];
  const onlyB = without(sidesB, sidesA);
  return without(sidesA, sidesB).some((side) => onlyB.includes(side[0]! + (side[1] === '0' ? '1' : '0')));
}

/** Against whom a title is: the first words behind the last `against`, as a name has hardly more than two. */
function opponentOf({ tokens }: Title): string[] {
  const at = tokens.findLastIndex(({ kind }) => kind === KIND.opponent);
  const clause = tokens.slice(at + 1).filter((token) => token.clause === tokens[at]?.clause);
  return clause.filter(isContent).slice(0, 2).map(wordOf);
}

/** Whether each title is against somebody else, or only one against somebody. */
function otherOpponent(a: Title, b: Title): boolean {
  const [one, other] = [opponentOf(a), opponentOf(b)];
  return one.length + other.length > 0 && !one.some((name) => other.some((word) => sameWord(name, word)));
}

/** Whether two titles cannot say the same, whatever words they share. */
function isVetoed(a: Title, b: Title): boolean {
  return (
    a.question !== b.question ||
    textsOf(a, KIND.negation).length !== textsOf(b, KIND.negation).length ||
    otherNumbers(a, b) ||
    otherDirection(a, b) ||
    otherOpponent(a, b)
  );
}

const RUN = KIND.run.charCodeAt(0);
const isOf = (...kinds: string[]): boolean[] =>
  Array.from({ length: 128 }, (_, code) => kinds.includes(String.fromCharCode(code)));
const WORDS = isOf(KIND.content, KIND.common, KIND.date, KIND.number);
const BESIDE = isOf(KIND.label, KIND.tail, KIND.aside, KIND.clause);

/** FNV-1a over a part of a text, cut to the 30 bits that V8 keeps without allocating. */
function hashPart(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash & 0x3fffffff;
}

/** UTF-16 code units of the character that begins with `lead`. */
const characterLength = (lead: number): number => (lead >= 0xd800 && lead < 0xdc00 ? 2 : 1);

const add = (keys: number[], key: number): unknown => keys.includes(key) || keys.push(key);

function addBigrams(keys: number[], text: string, from: number, to: number): void {
  let first = from;
  let second = first + characterLength(text.charCodeAt(first));
  if (second >= to) add(keys, hashPart(text, from, to));
  while (second < to) {
    const end = second + characterLength(text.charCodeAt(second));
    add(keys, hashPart(text, first, end));
    [first, second] = [second, end];
  }
}

/**
 * Hashes of the words by which a title is found among others: content words and numbers; of scripts without spaces
 * the pairs of characters. The other words when there are none. Each once.
 */
function blockingKeys(signature: TitleSignature): number[] {
  const [keys, others]: [number[], number[]] = [[], []];
  const end = signature.length;
  for (let from = signature.indexOf(' ') + 1 || end; from < end;) {
    const space = signature.indexOf(' ', from);
    const to = space === -1 ? end : space;
    const kind = signature.charCodeAt(from);
    if (kind === RUN) addBigrams(keys, signature, from + 1, to);
    else if (WORDS[kind]) add(keys, hashPart(signature, from + 1, to));
    else if (!BESIDE[kind]) add(others, hashPart(signature, from, to));
    from = to + 1;
  }
  return keys.length > 0 ? keys : others;
}

/** Whether two titles share enough keys to be compared: at least half of those of the shorter one. */
function areComparable(shared: number, keysA: number, keysB: number): boolean {
  return shared > 0 && 2 * shared >= Math.min(keysA, keysB);
}

/** A title on its way into the index: what it is found by is worked out once. */
export interface KeyedTitle {
  signature: TitleSignature;
  keys: number[];
}

interface Entry<T> extends KeyedTitle {
  owner: T;
  /** Read when it is first compared; most never are. */
  read?: Title;
}

export function keyTitle(signature: TitleSignature): KeyedTitle {
  return { signature, keys: blockingKeys(signature) };
}

/**
 * Titles held so far, found again by the words they share: exactly those that `areNearIdentical` names. Only titles
 * with at least half of their words in common are compared, so the cost grows with the likely pairs, not with all.
 */
export class TitleIndex<T> {
  private readonly entries: (Entry<T> | undefined)[] = [];
  private readonly postings = new Map<number, number[]>();
  /** By title: keys shared with the one asked for; all zero between calls. */
  private readonly shared: number[] = [];

  /** Owners of the titles that are near-identical to this one. */
  matches({ signature, keys }: KeyedTitle): T[] {
    const found: T[] = [];
    let read: Title | undefined;
    for (const id of this.countShared(keys)) {
      const entry = this.entries[id];
      const shared = this.shared[id]!;
      this.shared[id] = 0;
      if (entry === undefined || !areComparable(shared, keys.length, entry.keys.length)) continue;
      if (entry.signature !== signature) {
        read ??= decodeTitle(signature);
        entry.read ??= decodeTitle(entry.signature);
        if (!sayTheSame(read, entry.read)) continue;
      }
      found.push(entry.owner);
    }
    return found;
  }

  /** @returns the id under which `remove` forgets the title. */
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

  /** Ids of the titles with at least one of the keys, counted in `shared`. */
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
