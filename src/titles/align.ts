import { sameWord } from './same-word.js';
import { isContent, KIND, wordOf, type Title, type Token } from './title.js';

/** The content words of two titles, paired. */
export interface Alignment {
  /** Content words that both have, in some form. */
  shared: number;
  /** Those of one title that the other has in no form. */
  onlyA: Token[];
  onlyB: Token[];
  /** Whether some of them stand in the same place: one word instead of another, not one more on either side. */
  replaces: boolean;
  /** What stands beside one core and nowhere in the other title. */
  asidesA: string[];
  asidesB: string[];
  tailsA: string[];
  tailsB: string[];
  /** Words of topic heads that both have. */
  sharedAsides: number;
}

/** Which token of the other title a paired one stands for; a word of a compound stands for the whole. */
type Pairs = Map<Token, Token>;

/** Removes from both lists the words they share, by `same`; returns how many. */
function removeShared(a: Token[], b: Token[], pairs: Pairs, same: (x: string, y: string) => boolean): number {
  let shared = 0;
  for (let i = a.length - 1; i >= 0; i--) {
    const { kind, text: word } = a[i]!;
    const j = b.findIndex(({ text }) => (kind === KIND.date ? word === text : same(word, text)));
    if (j === -1) continue;
    pairs.set(b.splice(j, 1)[0]!, a[i]!);
    pairs.set(a[i]!, a.splice(i, 1)[0]!);
    if (kind !== KIND.date) shared++;
  }
  return shared;
}

const remove = (rest: Token[], words: readonly string[]): void => {
  for (const word of words) {
    const at = rest.findIndex(({ text }) => text === word);
    if (at !== -1) rest.splice(at, 1);
  }
};

/** Compounds written apart in the other title: `coronavirus` and `corona virus`; acronyms: `WHO` spelled out. */
function removeCompounds(together: Token[], tokens: readonly Token[], apart: Token[]): number {
  let shared = 0;
  for (let i = together.length - 1; i >= 0; i--) {
    const parts = partsOf(together[i]!.text, tokens);
    if (parts === null) continue;
    together.splice(i, 1);
    remove(apart, parts);
    shared++;
  }
  return shared;
}

const LEAST_ACRONYM = 3;
const MOST_ACRONYM = 6;

/** The neighbouring words that are one, written apart. */
function partsOf(word: string, tokens: readonly Token[]): string[] | null {
  const words = tokens.map(wordOf);
  const at = words.findIndex((one, i) => i + 1 < words.length && one + words[i + 1]! === word);
  if (at !== -1) return words.slice(at, at + 2);
  if (word.length < LEAST_ACRONYM || word.length > MOST_ACRONYM) return null;
  for (const letters of [word, word.replace(/x$/, '')]) {
    const first = words.findIndex((_, i) =>
      Array.from(letters).every((letter, j) => words[i + j]?.startsWith(letter) && words[i + j]!.length > 1),
    );
    if (letters.length >= LEAST_ACRONYM && first !== -1) return words.slice(first, first + letters.length);
  }
  return null;
}

const includes = (words: readonly string[], word: string): boolean =>
  words.includes(word) || words.some((other) => sameWord(other, word));

/** Drops words that the other title has beside its core; returns how many it has in a piece that says something. */
function dropBeside(rest: Token[], { labels, tails, asides }: Title): number {
  if (labels.length + tails.length + asides.length === 0) return 0;
  let shared = 0;
  for (let i = rest.length - 1; i >= 0; i--) {
    const { text } = rest[i]!;
    const says = includes(tails, text) || includes(asides, text);
    if (!says && !includes(labels, text)) continue;
    if (says) shared++;
    rest.splice(i, 1);
  }
  return shared;
}

/** Words beside a core that the other title has nowhere. */
function missing(piece: readonly string[], { tokens, labels, tails, asides }: Title): string[] {
  if (piece.length === 0) return [];
  const words = tokens.map(wordOf);
  return piece.filter((word) => ![words, labels, tails, asides].some((list) => includes(list, word)));
}

/** The paired words before and behind one that is left over, as words of the first title. */
function neighbours(token: Token, { tokens }: Title, pairs: Pairs): (Token | null)[] {
  const isPaired = (other: Token): boolean => pairs.has(other);
  const [before, behind] = [
    tokens.slice(0, token.place).findLast(isPaired),
    tokens.slice(token.place! + 1).find(isPaired),
  ];
  return [before, behind].map((other) => (other === undefined ? null : pairs.get(other)!));
}

function replaces(
  onlyA: readonly Token[],
  a: Title,
  onlyB: readonly Token[],
  b: Title,
  pairs: Pairs,
): boolean {
  if (onlyA.length === 0 || onlyB.length === 0) return false;
  return onlyA.some((one) => {
    const [before, behind] = neighbours(one, a, pairs);
    return onlyB.some((other) => {
      const [otherBefore, otherBehind] = neighbours(other, b, pairs);
      return before === otherBefore || behind === otherBehind;
    });
  });
}

/** Pairs the content words of two titles: equal ones, compounds, then those that may be one word. */
export function align(a: Title, b: Title): Alignment {
  const [onlyA, onlyB] = [a.tokens.filter(isContent), b.tokens.filter(isContent)];
  const pairs: Pairs = new Map();
  let shared = removeShared(onlyA, onlyB, pairs, (x, y) => x === y);
  if (onlyA.length > 0 || onlyB.length > 0)
    shared += removeCompounds(onlyA, b.tokens, onlyB) + removeCompounds(onlyB, a.tokens, onlyA);
  if (onlyA.length > 0 && onlyB.length > 0) shared += removeShared(onlyA, onlyB, pairs, sameWord);
  shared += dropBeside(onlyA, b) + dropBeside(onlyB, a);
  const asidesA = missing(a.asides, b);
  return {
    shared,
    sharedAsides: a.asides.length - asidesA.length,
    onlyA,
    onlyB,
    replaces: replaces(onlyA, a, onlyB, b, pairs),
    asidesA,
    asidesB: missing(b.asides, a),
    tailsA: missing(a.tails, b),
    tailsB: missing(b.tails, a),
  };
}
