import { INTERNATIONAL } from '../languages/find-language.js';
import { isContent, KIND, sameWord, wordOf, type Kind, type Title, type Token } from './title.js';

/** Which word of the first title a paired one stands for. */
type Pairs = Map<Token, Token>;

/** The content words of two titles, paired. */
interface Alignment {
  /** How many both have, in some form; dates are not counted. */
  shared: number;
  /** Those that only one has. */
  onlyA: Token[];
  onlyB: Token[];
  pairs: Pairs;
}

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

const LEAST_ACRONYM = 3;
const MOST_ACRONYM = 6;

/** The neighbouring words that are one, written apart: `corona virus`, or what an acronym is short for. */
function partsOf(word: string, words: readonly string[]): string[] | null {
  const at = words.findIndex(
    (one, i) => one !== word && word.startsWith(one) && one + (words[i + 1] ?? '') === word,
  );
  if (at !== -1) return words.slice(at, at + 2);
  if (word.length < LEAST_ACRONYM || word.length > MOST_ACRONYM) return null;
  for (const letters of word.endsWith('x') ? [word, word.slice(0, -1)] : [word]) {
    if (letters.length < LEAST_ACRONYM) break;
    const all = Array.from(letters);
    const first = words.findIndex((_, from) =>
      all.every((letter, i) => words[from + i]?.[0] === letter && words[from + i]!.length > 1),
    );
    if (first !== -1) return words.slice(first, first + letters.length);
  }
  return null;
}

/** Removes compounds and acronyms that the other title writes in several words; returns how many. */
function removeCompounds(together: Token[], { tokens }: Title, apart: Token[]): number {
  const words = tokens.map(wordOf);
  let shared = 0;
  for (let i = together.length - 1; i >= 0; i--) {
    const parts = partsOf(together[i]!.text, words);
    if (parts === null) continue;
    together.splice(i, 1);
    for (const part of parts) {
      const at = apart.findIndex(({ text }) => text === part);
      if (at !== -1) apart.splice(at, 1);
    }
    shared++;
  }
  return shared;
}

const includes = (words: readonly string[], word: string): boolean =>
  words.includes(word) || words.some((other) => sameWord(other, word));

/** Drops words that the other title has beside its core; returns how many it has in a piece that says something. */
function dropBeside(rest: Token[], { labels, tails, asides }: Title): number {
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

/** The paired words before and behind one that is left over, as words of the first title. */
function neighbours({ place }: Token, { tokens }: Title, pairs: Pairs): (Token | undefined)[] {
  const isPaired = (other: Token): boolean => pairs.has(other);
  const found = [tokens.slice(0, place).findLast(isPaired), tokens.slice(place! + 1).find(isPaired)];
  return found.map((other) => other && pairs.get(other));
}

/** Pairs the content words of two titles: equal ones, compounds, then those that may be one word. */
export function align(a: Title, b: Title): Alignment {
  const [wordsA, wordsB] = [a.tokens.filter(isContent), b.tokens.filter(isContent)];
  const pairs: Pairs = new Map();
  let shared = removeShared(wordsA, wordsB, pairs, (x, y) => x === y);
  shared += removeCompounds(wordsA, b, wordsB) + removeCompounds(wordsB, a, wordsA);
  if (wordsA.length > 0 && wordsB.length > 0) shared += removeShared(wordsA, wordsB, pairs, sameWord);
  shared += dropBeside(wordsA, b) + dropBeside(wordsB, a);
  return { shared, onlyA: wordsA, onlyB: wordsB, pairs };
}

/** Whether words that only one has stand in the same place: one instead of another, not one more on either side. */
export function areReplaced({ onlyA, onlyB, pairs }: Alignment, a: Title, b: Title): boolean {
  if (onlyA.length === 0 || onlyB.length === 0) return false;
  const places = onlyA.map((word) => neighbours(word, a, pairs));
  return onlyB.some((word) => {
    const [before, behind] = neighbours(word, b, pairs);
    return places.some((other) => other[0] === before || other[1] === behind);
  });
}

/** Words beside the core of a title: of topic heads and authors, of what may be a source. */
export type Beside = Pick<Title, 'asides' | 'tails'>;

/** Those that the other title has nowhere. */
export function besideOnly(own: Title, { tokens, labels, tails, asides }: Title): Beside {
  if (own.asides.length + own.tails.length === 0) return own;
  const all = [...tokens.map(wordOf), ...labels, ...tails, ...asides];
  const missing = (piece: string[]): string[] => piece.filter((word) => !includes(all, word));
  return { asides: missing(own.asides), tails: missing(own.tails) };
}

/** What two titles both have, and where: its place in the one and in the other. */
interface Part {
  place: number;
  at: number;
}

/** Parts that kept their order, by their ranks in the other title. */
export interface Block<T extends Part> {
  parts: T[];
  first: number;
  last: number;
}

/** Joins the parts of a title, in its order, that follow one another in the other title, too. */
export function blocksOf<T extends Part>(parts: readonly T[]): Block<T>[] {
  const places = parts.map(({ at }) => at).sort((x, y) => x - y);
  const blocks: Block<T>[] = [];
  for (const part of parts) {
    const rank = places.indexOf(part.at);
    const open = blocks.at(-1);
    if (open !== undefined && rank === open.last + 1) {
      open.last = rank;
      open.parts.push(part);
    } else blocks.push({ parts: [part], first: rank, last: rank });
  }
  return blocks;
}

/** A word that stands once in both titles, in another form perhaps. */
interface Matched extends Part {
  word: string;
  other: string;
  kind: Kind;
  /** Told by an article or a particle in both titles to be whom it is done to. */
  object: boolean;
  /** Told to be who does it by a preposition in one of the titles only. */
  agent: boolean;
  /** In one form on both sides, and no name on one of them at least, in a language that marks case. */
  common: boolean;
}

/** A name is short; what is longer is a clause that changed places with another. */
const LONGEST_SIDE = 3;
const LONGEST_NAME = 2;

const standsOnce = (words: readonly string[], word: string): boolean =>
  words.indexOf(word) === words.lastIndexOf(word);

const isCommon = ({ kind, text }: Token): boolean =>
  kind === KIND.common || kind === KIND.function || /^\d/.test(text);

/** Words that stand once in both titles, in the order of `a`. */
function matchWords(a: Title, b: Title): Matched[] {
  const [wordsA, wordsB] = [a.tokens.map(wordOf), b.tokens.map(wordOf)];
  const found: Matched[] = [];
  for (const [place, word] of wordsA.entries()) {
    const token = a.tokens[place]!;
    if (!standsOnce(wordsA, word)) continue;
    let at = wordsB.indexOf(word);
    if (at === -1) at = wordsB.findIndex((other) => sameWord(word, other) && !wordsA.includes(other));
    const other = wordsB[at];
    if (other === undefined || !standsOnce(wordsB, other) || found.some((one) => one.at === at)) continue;
    const object = isObjectAt(a, place) && isObjectAt(b, at);
    const common = a.marksCase && other === word && (isCommon(token) || isCommon(b.tokens[at]!));
    const agent = isAgent(a, place) !== isAgent(b, at);
    found.push({ word, other, kind: token.kind, place, at, object, agent, common });
  }
  return found;
}

const isObject = ({ parts }: Block<Matched>): boolean => parts.some(({ object }) => object);

/** Whether what moved says itself what it does: where, against whom, or by its ending. */
const isFree = ({ parts }: Block<Matched>): boolean =>
  parts[0]!.kind === KIND.locative ||
  parts[0]!.kind === KIND.opponent ||
  parts[0]!.agent ||
  parts.every(({ common, kind, word }) => common || (kind === KIND.function && word.length > 1));

function isExchange(left: Block<Matched>, middle: Block<Matched>, right: Block<Matched>): boolean {
  if (right.last + 1 !== middle.first || middle.last + 1 !== left.first) return false;
  if (isFree(left) || isFree(right) || isObject(left) !== isObject(right)) return false;
  const longer = Math.max(left.parts.length, right.parts.length);
  const says = middle.parts.some(({ kind }) => kind !== KIND.function && kind !== KIND.locative);
  return longer <= LONGEST_NAME || (says && longer <= LONGEST_SIDE);
}

/** Endings of who does it and of whom it is done to; a signature does not tell its language. */
const OBJECT_ENDINGS = new Set(INTERNATIONAL.forms!.objectEndings!.split(' '));
const SCORE = /^\p{N}+_\p{N}+$/u;
const CYRILLIC = /^[\u0400-\u04ff]+$/;
const HANGUL = /^[\uac00-\ud7af]+$/;

/**
 * Whether two neighbours changed places beside a score, where Korean marks no case, or in front of an ending that
 * stayed: `A B 2-1` and `B A 2-1`; Turkish `A B'yi yendi` and `B A'yi yendi`.
 */
function exchangesNeighbours(titleA: Title, titleB: Title): boolean {
  const says = ({ kind, text }: Token): boolean => kind !== KIND.function || !HANGUL.test(text);
  const [a, b] = [titleA.tokens.filter(says), titleB.tokens.filter(says)];
  const i = a.findIndex((token, at) => token.text !== b[at]?.text);
  if (i === -1 || a[i]!.text !== b[i + 1]?.text || a[i + 1]?.text !== b[i]!.text) return false;
  if (a.some(({ text }) => SCORE.test(text)) || (HANGUL.test(a[i]!.text) && HANGUL.test(b[i]!.text)))
    return true;
  return a[i + 2]?.kind === KIND.objectBehind && a[i + 2]!.text === b[i + 2]?.text;
}

const kindBefore = ({ tokens }: Title, place: number): Kind | undefined =>
  tokens.slice(0, place).findLast(({ kind }) => kind !== KIND.function && kind !== KIND.one)?.kind;

/** Whether the article before a word or the particle behind it tells that something is done to it. */
const isObjectAt = (title: Title, place: number): boolean =>
  title.tokens[place + 1]?.kind === KIND.objectBehind || kindBefore(title, place) === KIND.object;

function endings(word: string, other: string): string {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  return `${word.slice(same)}:${other.slice(same)}`;
}

/** 1 where a word has an ending in `b` that is longer, or that of an object; -1 where it has in `a`. */
function turnOfEnding({ word, other }: Matched): number {
  if (OBJECT_ENDINGS.has(endings(word, other))) return 1;
  return OBJECT_ENDINGS.has(endings(other, word)) ? -1 : Math.sign(other.length - word.length);
}

const isAgent = (title: Title, place: number): boolean =>
  kindBefore(title, place) === KIND.agent && title.tokens[place]!.kind !== KIND.number;

/** Whether nothing of weight stands between two words of a title, in one clause. */
function areNext({ tokens }: Title, from: number, to: number): boolean {
  const between = tokens.slice(from + 1, to);
  const isLight = ({ kind }: Token): boolean =>
    [KIND.function, KIND.one, KIND.agent].some((one) => one === kind);
  return from < to && tokens[from]!.clause === tokens[to]!.clause && between.every(isLight);
}

/**
 * Whether whom only the first title names as the agent is in the other whom something is done to: behind the verb, as in
 * `killed by police` and `killed police`, or before the other's own agent, `police killed by man`.
 */
function isAgentActedOn(matched: readonly Matched[], a: Title, b: Title): boolean {
  const agents = matched.filter(({ agent, place }) => agent && isAgent(a, place));
  return agents.some(({ place, at }) =>
    matched.some(
      (one) =>
        (one.word !== one.other && one.at < at) ||
        (areNext(a, one.place, place) && areNext(b, one.at, at)) ||
        (one.agent && !isAgent(a, one.place) && at < one.at && one.place < place),
    ),
  );
}

/** The same words, in the order of the other title. */
const fromOther = (matched: readonly Matched[]): Matched[] =>
  matched.map((one) => ({ ...one, place: one.at, at: one.place })).sort((x, y) => x.place - y.place);

const both = (turns: readonly number[]): boolean => turns.includes(1) && turns.includes(-1);

/**
 * Whether of two words that both titles have each has the part of the other: `Den A lobt der B` and `Der A lobt den
 * B`; of endings, one loses what the other gains: `директора обвинил учитель` and `директор обвинил учителя`; or
 * one does it that it is done to: `A attacks B` and `A attacked by B`.
 */
function exchangesRoles(matched: readonly Matched[], a: Title, b: Title): boolean {
  if (both(matched.map(({ place, at }) => Number(isObjectAt(b, at)) - Number(isObjectAt(a, place)))))
    return true;
  const inflected = matched.filter(({ word, other }) => word !== other);
  if (isAgentActedOn(matched, a, b) || isAgentActedOn(fromOther(matched), b, a)) return true;
  return both(inflected.filter(({ word }) => a.marksCase || CYRILLIC.test(word)).map(turnOfEnding));
}

/**
 * Whether two groups of words have changed places around what stays between them: `Iran attacks Israel` and
 * `Israel attacks Iran`, `from Paris to London` and back. A clause that moves as a whole, `On Friday X` and
 * `X on Friday`, exchanges nothing, nor does the verb that then precedes its subject in many languages.
 */
export function exchangesSides(a: Title, b: Title): boolean {
  const matched = matchWords(a, b);
  if (exchangesRoles(matched, a, b)) return true;
  if (matched.every(({ at }, i) => i === 0 || at > matched[i - 1]!.at)) return false;
  if (exchangesNeighbours(a, b)) return true;
  const blocks = blocksOf(matched);
  return blocks.slice(2).some((right, i) => isExchange(blocks[i]!, blocks[i + 1]!, right));
}
