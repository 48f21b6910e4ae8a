import { OBJECT_ENDINGS } from '../languages/object-endings.js';
import { wordOf } from './align.js';
import { sameWord } from './same-word.js';
import { KIND, type Kind, type Title, type Token } from './title.js';

/** A word that stands once in both titles, in another form perhaps. */
interface Matched {
  word: string;
  other: string;
  kind: Kind;
  /** Places in `a` and in `b`. */
  place: number;
  at: number;
  /** Told by an article or a particle in both titles to be whom it is done to. */
  object: boolean;
  /** In one form on both sides, and no name on one of them at least, in a language that marks case. */
  common: boolean;
}

/** A run of words that kept their order, by their ranks in `b`. */
interface Block {
  opening: Matched;
  words: Matched[];
  first: number;
  last: number;
}

/** A name is short; what is longer, and far away, is a clause that changed places with another. */
const LONGEST_NAME = 2;
const WIDEST_MIDDLE = 3;
const LONGEST_SIDE = 3;
/** What somebody says is longer than a name: `X says` and `says X` around it, but not `X says Y` and `Y says X`. */
const LEAST_SPEECH = 3;

function standsOnce(words: readonly string[], word: string): boolean {
  return words.indexOf(word) === words.lastIndexOf(word);
}

const isCommon = ({ kind, text }: Token): boolean =>
  kind === KIND.common || kind === KIND.weak || kind === KIND.function || /^\d/.test(text);

/** Words that stand once in both titles, in the order of `a`. */
function matchWords(a: Title, b: Title): Matched[] {
  const [wordsA, wordsB] = [a.tokens.map(wordOf), b.tokens.map(wordOf)];
  const marksCase = a.marksCase && b.marksCase;
  const found: Matched[] = [];
  const taken = new Set<number>();
  for (const [place, word] of wordsA.entries()) {
    if (a.tokens[place]!.kind === KIND.unit || !standsOnce(wordsA, word)) continue;
    let at = wordsB.indexOf(word);
    if (at === -1) at = wordsB.findIndex((other) => sameWord(word, other) && !wordsA.includes(other));
    if (at === -1 || !standsOnce(wordsB, wordsB[at]!) || taken.has(at)) continue;
    taken.add(at);
    const other = wordsB[at]!;
    const [tokenA, tokenB] = [a.tokens[place]!, b.tokens[at]!];
    const common = marksCase && other === word && (isCommon(tokenA) || isCommon(tokenB));
    const object = roleAt(a, place) === 1 && roleAt(b, at) === 1;
    found.push({ word, other, kind: tokenA.kind, place, at, object, common });
  }
  return found;
}

function blocksOf(matched: readonly Matched[]): Block[] {
  const places = matched.map(({ at }) => at).sort((x, y) => x - y);
  const blocks: Block[] = [];
  for (const one of matched) {
    const rank = places.indexOf(one.at);
    const open = blocks.at(-1);
    if (open !== undefined && rank === open.last + 1) {
      open.last = rank;
      open.words.push(one);
    } else blocks.push({ opening: one, words: [one], first: rank, last: rank });
  }
  return blocks;
}

const length = ({ words }: Block): number => words.length;
const isObject = ({ words }: Block): boolean => words.some(({ object }) => object);
const isFree = ({ opening, words }: Block): boolean =>
  opening.kind === KIND.locative ||
  opening.kind === KIND.opponent ||
  words.every(({ common, kind, word }) => common || (kind === KIND.function && word.length > 1));

function isExchange(left: Block, middle: Block, right: Block): boolean {
  if (right.last + 1 !== middle.first || middle.last + 1 !== left.first) return false;
  if (isFree(left) || isFree(right) || isObject(left) !== isObject(right)) return false;
  const says = middle.words.some(({ kind }) => kind !== KIND.function && kind !== KIND.locative);
  const longer = Math.max(length(left), length(right));
  if (middle.words.every(({ kind }) => kind === KIND.weak) && longer >= LEAST_SPEECH) return false;
  if (longer > LONGEST_SIDE || (!says && longer > LONGEST_NAME)) return false;
  return length(middle) <= WIDEST_MIDDLE || longer <= LONGEST_NAME;
}

const SCORE = /^\p{N}+_\p{N}+$/u;
const CYRILLIC = /^[\u0400-\u04ff]+$/;
const HANGUL = /^[\uac00-\ud7af]+$/;

/**
 * Whether two neighbours changed places beside a score, where Korean marks no case, or in front of an ending that
 * stayed: `A B 2-1` and `B A 2-1`; Turkish `A B'yi yendi` and `B A'yi yendi`.
 */
function exchangesNeighbours(titleA: Title, titleB: Title): boolean {
  const [a, b] = [titleA, titleB].map(({ tokens }) =>
    tokens.filter(({ kind, text }) => kind !== KIND.function || !HANGUL.test(text)),
  ) as [Token[], Token[]];
  const i = a.findIndex((token, at) => token.text !== b[at]?.text);
  if (i === -1 || a[i]!.text !== b[i + 1]?.text || a[i + 1]?.text !== b[i]!.text) return false;
  if (a.some(({ text }) => SCORE.test(text))) return true;
  const [behindA, behindB] = [a[i + 2], b[i + 2]];
  if (HANGUL.test(a[i]!.text) && HANGUL.test(b[i]!.text)) return true;
  return behindA?.kind === KIND.objectBehind && behindA.text === behindB?.text;
}

/** `matched` with the words of a genitive written either way, `forest of Borneo` and `Borneo's forest`, in one order. */
function joinGenitives(matched: readonly Matched[], a: Title, b: Title): Matched[] {
  const joined = [...matched];
  const genitives = ({ tokens }: Title): number => tokens.filter(({ kind }) => kind === KIND.genitive).length;
  if (genitives(a) === genitives(b)) return joined;
  for (let i = 1; i < joined.length; i++) {
    const [first, second] = [joined[i - 1]!, joined[i]!];
    const between = [
      ...a.tokens.slice(first.place + 1, second.place),
      ...b.tokens.slice(second.at + 1, first.at),
    ];
    if (second.at >= first.at || between.length === 0 || between.some(({ kind }) => kind !== KIND.genitive))
      continue;
    joined[i - 1] = { ...first, at: second.at };
    joined[i] = { ...second, at: first.at };
  }
  return joined;
}

function endings(word: string, other: string): string {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  return `${word.slice(same)}:${other.slice(same)}`;
}

/** 1 where a word has an ending in `b` that is longer, or that of an object; -1 where it has in `a`. */
function turnOfEnding({ word, other }: Matched): number {
  if (word === other) return 0;
  if (OBJECT_ENDINGS.has(endings(word, other))) return 1;
  if (OBJECT_ENDINGS.has(endings(other, word))) return -1;
  return Math.sign(other.length - word.length);
}

/** What the article before a word or the particle behind it makes of it: 1 an object, -1 the subject. */
function roleAt({ tokens }: Title, place: number): number {
  if (tokens[place + 1]?.kind === KIND.objectBehind) return 1;
  for (let i = place - 1; i >= 0; i--) {
    const { kind } = tokens[i]!;
    if (kind === KIND.object) return 1;
    if (kind === KIND.subject) return -1;
    if (kind !== KIND.function && kind !== KIND.one) return 0;
  }
  return 0;
}

/** Whether a word is named behind `by`, by articles and the like at most. */
function isAgent({ tokens }: Title, place: number): boolean {
  const before = tokens.slice(0, place).findLast(({ kind }) => kind !== KIND.function && kind !== KIND.one);
  return before?.kind === KIND.agent;
}

const both = (turns: readonly number[]): boolean =>
  turns.some((turn) => turn > 0) && turns.some((turn) => turn < 0);

/**
 * Whether of two words that both titles have each has the part of the other: `Den A lobt der B` and `Der A lobt den
 * B`, or, of endings, one loses what the other gains: `директора обвинил учитель` and `директор обвинил учителя`.
 */
function exchangesRoles(matched: readonly Matched[], a: Title, b: Title): boolean {
  const turns = matched.map(({ place, at }) => roleAt(b, at) - roleAt(a, place));
  if (turns.some((turn) => Math.abs(turn) === 2) || both(turns)) return true;
  const active = a.tokens.filter(({ kind }) => kind === KIND.agent).length;
  const passive = b.tokens.filter(({ kind }) => kind === KIND.agent).length;
  if (active !== passive && matched.some(({ word, other }) => word !== other)) {
    if (matched.some(({ place, at }) => isAgent(a, place) !== isAgent(b, at))) return true;
  }
  return both(matched.filter(({ word }) => a.marksCase || CYRILLIC.test(word)).map(turnOfEnding));
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
  const blocks = blocksOf(joinGenitives(matched, a, b));
  return blocks.slice(2).some((right, i) => isExchange(blocks[i]!, blocks[i + 1]!, right));
}
