import { LANGUAGE_INDEPENDENT_DATA } from '../languages/find-language.js';
import {
  isContent,
  TOKEN_KIND,
  sameWord,
  wordOfToken,
  type TokenKind,
  type TokenizedTitle,
  type TitleToken,
} from './title.js';

type Pairs = Map<TitleToken, TitleToken>;

/** Which content words of two titles correspond, and which do not. */
interface Alignment {
  /** Number of words that both titles have, in any form. Dates do not count. */
  shared: number;
  /** Content words that only the first title has. */
  onlyA: TitleToken[];
  onlyB: TitleToken[];
  pairs: Pairs;
}

/** Moves words that are equal, according to `same`, from both lists to `pairs`. @returns their number, without dates. */
function removeShared(
  a: TitleToken[],
  b: TitleToken[],
  pairs: Pairs,
  same: (x: string, y: string) => boolean,
): number {
  let shared = 0;
  for (let i = a.length - 1; i >= 0; i--) {
    const { kind, text: word } = a[i]!;
    const j = b.findIndex(({ text }) => (kind === TOKEN_KIND.date ? word === text : same(word, text)));
    if (j === -1) continue;
    pairs.set(b.splice(j, 1)[0]!, a[i]!);
    pairs.set(a[i]!, a.splice(i, 1)[0]!);
    if (kind !== TOKEN_KIND.date) shared++;
  }
  return shared;
}

const MIN_ACRONYM = 3;
const MAX_ACRONYM = 6;

/** The adjacent words that spell a word (`corona virus` for `coronavirus`), or whose initials form it; null for none. */
function partsOf(word: string, words: readonly string[]): string[] | null {
  const at = words.findIndex(
    (one, i) => one !== word && word.startsWith(one) && one + (words[i + 1] ?? '') === word,
  );
  if (at !== -1) return words.slice(at, at + 2);
  if (word.length < MIN_ACRONYM || word.length > MAX_ACRONYM) return null;
  for (const letters of word.endsWith('x') ? [word, word.slice(0, -1)] : [word]) {
    if (letters.length < MIN_ACRONYM) break;
    const all = Array.from(letters);
    const first = words.findIndex((_, from) =>
      all.every((letter, i) => words[from + i]?.[0] === letter && words[from + i]!.length > 1),
    );
    if (first !== -1) return words.slice(first, first + letters.length);
  }
  return null;
}

/** Removes compounds and acronyms from `together`, and their words from `apart`. @returns the number of them. */
function removeCompounds(together: TitleToken[], { tokens }: TokenizedTitle, apart: TitleToken[]): number {
  const words = tokens.map(wordOfToken);
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

/** Removes words that the other title has outside its headline. @returns how many of them are in tails or asides. */
function dropBeside(rest: TitleToken[], { labels, tails, asides }: TokenizedTitle): number {
  let shared = 0;
  for (let i = rest.length - 1; i >= 0; i--) {
    const { text } = rest[i]!;
    const isContentful = includes(tails, text) || includes(asides, text);
    if (!isContentful && !includes(labels, text)) continue;
    if (isContentful) shared++;
    rest.splice(i, 1);
  }
  return shared;
}

/** The counterparts of the nearest paired words before and after a word in the other title; undefined without one. */
function neighbours(
  { place }: TitleToken,
  { tokens }: TokenizedTitle,
  pairs: Pairs,
): (TitleToken | undefined)[] {
  const isPaired = (other: TitleToken): boolean => pairs.has(other);
  const found = [tokens.slice(0, place).findLast(isPaired), tokens.slice(place! + 1).find(isPaired)];
  return found.map((other) => other && pairs.get(other));
}

/** Minimum letters of an abbreviation, and of the part that it omits: Paula is no long form of Paul. */
const MIN_CLIPPED = 3;

/** Whether one word begins with the other: `Pakistan` and `Pak`, `graduates` and `grads`. */
function isClipped(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) < MIN_CLIPPED || a[0] !== b[0]) return false;
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  const stem = shorter.endsWith('s') && longer.endsWith('s') ? shorter.slice(0, -1) : shorter;
  return stem.length >= MIN_CLIPPED && longer.startsWith(stem);
}

/** Removes words that the other title abbreviates between the same words. @returns the number of pairs. */
function removeClipped(
  [wordsA, wordsB]: [TitleToken[], TitleToken[]],
  a: TokenizedTitle,
  b: TokenizedTitle,
  pairs: Pairs,
): number {
  let shared = 0;
  for (let i = wordsA.length - 1; i >= 0; i--) {
    const [before, behind] = neighbours(wordsA[i]!, a, pairs);
    const j = wordsB.findIndex((word) => {
      if (!isClipped(wordsA[i]!.text, word.text)) return false;
      const others = neighbours(word, b, pairs);
      return others[0] === before && others[1] === behind;
    });
    if (j === -1) continue;
    const word = wordsA.splice(i, 1)[0]!;
    pairs.set(wordsB.splice(j, 1)[0]!, word);
    pairs.set(word, word);
    shared++;
  }
  return shared;
}

/** Pairs the content words of two titles: equal words first, then compounds, inflected forms and abbreviations. */
export function alignTitles(a: TokenizedTitle, b: TokenizedTitle): Alignment {
  const [wordsA, wordsB] = [a.tokens.filter(isContent), b.tokens.filter(isContent)];
  const pairs: Pairs = new Map();
  let shared = removeShared(wordsA, wordsB, pairs, (x, y) => x === y);
  shared += removeCompounds(wordsA, b, wordsB) + removeCompounds(wordsB, a, wordsA);
  if (wordsA.length > 0 && wordsB.length > 0) shared += removeShared(wordsA, wordsB, pairs, sameWord);
  if (wordsA.length > 0 && wordsB.length > 0) shared += removeClipped([wordsA, wordsB], a, b, pairs);
  shared += dropBeside(wordsA, b) + dropBeside(wordsB, a);
  return { shared, onlyA: wordsA, onlyB: wordsB, pairs };
}

/** Whether each title has a word that the other lacks at the same position, as in `Rain in Oslo`, `Snow in Oslo`. */
export function isWordReplaced(
  { onlyA, onlyB, pairs }: Alignment,
  a: TokenizedTitle,
  b: TokenizedTitle,
): boolean {
  if (onlyA.length === 0 || onlyB.length === 0) return false;
  const places = onlyA.map((word) => neighbours(word, a, pairs));
  return onlyB.some((word) => {
    const [before, behind] = neighbours(word, b, pairs);
    return places.some((other) => other[0] === before || other[1] === behind);
  });
}

/** Words of all languages that announce a future event (`to`, `will`): a compared title's language is not known. */
const ANNOUNCING = new Set(LANGUAGE_INDEPENDENT_DATA.forms!.announcing!.split(' '));

/** Whether the first title announces what the second reports: `Singapore to execute man`, `Singapore executes man`. */
export function announcesReport({ pairs }: Alignment, a: TokenizedTitle, b: TokenizedTitle): boolean {
  /** The words between a verb and the nearest earlier word that both titles share, usually the subject. */
  const before = ({ tokens }: TokenizedTitle, place: number): TitleToken[] =>
    tokens.slice(tokens.slice(0, place).findLastIndex((word) => pairs.has(word)) + 1, place);
  const isAnnouncing = (word: TitleToken): boolean => ANNOUNCING.has(wordOfToken(word));
  return b.tokens.some((verb, i) => {
    const announced = pairs.get(verb);
    // A noun has another preposition: `taken to hospital`, `in hospital`.
    if (announced === undefined || i === 0 || !isContent(b.tokens[i - 1]!)) return false;
    if (!before(a, announced.place!).some(isAnnouncing) || before(b, i).some(isAnnouncing)) return false;
    return neighbours(verb, b, pairs)[0] === neighbours(announced, a, pairs)[0];
  });
}

export type WordsBesideCore = Pick<TokenizedTitle, 'asides' | 'tails'>;

/** The words of a title's tails and asides (source, topic; not its headline) that the other title contains nowhere. */
export function ownWordsBesideCore(
  own: TokenizedTitle,
  { tokens, labels, tails, asides }: TokenizedTitle,
): WordsBesideCore {
  const all = [...tokens.map(wordOfToken), ...labels, ...tails, ...asides];
  const missing = (piece: string[]): string[] => piece.filter((word) => !includes(all, word));
  return { asides: missing(own.asides), tails: missing(own.tails) };
}

/** A word or substring that two titles share: `place` is its position in the first title, `at` that in the second. */
interface Part {
  place: number;
  at: number;
}

/** Parts that follow each other in both titles. `first` and `last` are ranks among all parts in the second title. */
interface Block<T extends Part> {
  parts: T[];
  first: number;
  last: number;
}

/** Groups the parts that two titles share, sorted by the first title, into blocks that are consecutive in both titles. */
export function joinConsecutiveParts<T extends Part>(parts: readonly T[]): Block<T>[] {
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

/** A word that occurs once in each title, possibly in different forms. */
interface Matched extends Part {
  word: string;
  other: string;
  kind: TokenKind;
  /** Whether an article or a particle marks the word as a grammatical object (German `den`) in both titles. */
  object: boolean;
  /** Whether a preposition (`by`) marks the word as the agent in exactly one of the titles. */
  agent: boolean;
  /** Whether the word is no name: it has the same form in both titles, in a language that marks case. */
  common: boolean;
}

/** Maximum words of each exchanged part (`Iran`, `Israel`); a longer part is a clause that moved. */
const MAX_SIDE_WORDS = 3;
const MAX_NAME_WORDS = 2;

const isCommon = ({ kind, text }: TitleToken): boolean =>
  kind === TOKEN_KIND.common || kind === TOKEN_KIND.function || /^\d/.test(text);

/** Pairs the words that occur once in each title, in the order of the first title. */
function matchWords(a: TokenizedTitle, b: TokenizedTitle): Matched[] {
  const [wordsA, wordsB] = [a.tokens.map(wordOfToken), b.tokens.map(wordOfToken)];
  const standsOnce = (words: readonly string[], word: string): boolean =>
    words.indexOf(word) === words.lastIndexOf(word);
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

/** Whether a part may move freely: its words show its role, as a place, an opponent or an agent, or are functional. */
const isFree = ({ parts }: Block<Matched>): boolean =>
  parts[0]!.kind === TOKEN_KIND.locative ||
  parts[0]!.kind === TOKEN_KIND.opponent ||
  parts[0]!.agent ||
  parts.every(({ common, kind, word }) => common || (kind === TOKEN_KIND.function && word.length > 1));

function isExchange(left: Block<Matched>, middle: Block<Matched>, right: Block<Matched>): boolean {
  if (right.last + 1 !== middle.first || middle.last + 1 !== left.first) return false;
  const isObject = ({ parts }: Block<Matched>): boolean => parts.some(({ object }) => object);
  if (isFree(left) || isFree(right) || isObject(left) !== isObject(right)) return false;
  const longer = Math.max(left.parts.length, right.parts.length);
  const hasContent = middle.parts.some(
    ({ kind }) => kind !== TOKEN_KIND.function && kind !== TOKEN_KIND.locative,
  );
  return longer <= MAX_NAME_WORDS || (hasContent && longer <= MAX_SIDE_WORDS);
}

/** Endings of nouns, as `subject:object` (`а:у` for книга, книгу), of all languages: a title's language is unknown. */
const OBJECT_ENDINGS = new Set(LANGUAGE_INDEPENDENT_DATA.forms!.objectEndings!.split(' '));
const SCORE = /^\p{N}+_\p{N}+$/u;
const CYRILLIC = /^[\u0400-\u04ff]+$/;
const HANGUL = /^[\uac00-\ud7af]+$/;

/**
 * Whether two adjacent words are exchanged beside a score, between Korean nouns without particles, or before a case
 * ending that did not move: `A B 2-1` and `B A 2-1`; Turkish `A B'yi yendi` and `B A'yi yendi`.
 */
function exchangesNeighbours(titleA: TokenizedTitle, titleB: TokenizedTitle): boolean {
  const isRelevant = ({ kind, text }: TitleToken): boolean =>
    kind !== TOKEN_KIND.function || !HANGUL.test(text);
  const [a, b] = [titleA.tokens.filter(isRelevant), titleB.tokens.filter(isRelevant)];
  const i = a.findIndex((token, at) => token.text !== b[at]?.text);
  if (i === -1 || a[i]!.text !== b[i + 1]?.text || a[i + 1]?.text !== b[i]!.text) return false;
  if (a.some(({ text }) => SCORE.test(text)) || (HANGUL.test(a[i]!.text) && HANGUL.test(b[i]!.text)))
    return true;
  return a[i + 2]?.kind === TOKEN_KIND.objectBehind && a[i + 2]!.text === b[i + 2]?.text;
}

const kindBefore = ({ tokens }: TokenizedTitle, place: number): TokenKind | undefined =>
  tokens.slice(0, place).findLast(({ kind }) => kind !== TOKEN_KIND.function && kind !== TOKEN_KIND.one)
    ?.kind;

/** Whether the article before a word or the particle after it marks it as an object. */
const isObjectAt = (title: TokenizedTitle, place: number): boolean =>
  title.tokens[place + 1]?.kind === TOKEN_KIND.objectBehind || kindBefore(title, place) === TOKEN_KIND.object;

/** In which title the word's ending is that of the object case: 1 for the second, -1 for the first, 0 for neither. */
function turnOfEnding({ word, other }: Matched): number {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  const [own, others] = [word.slice(same), other.slice(same)];
  if (OBJECT_ENDINGS.has(`${own}:${others}`)) return 1;
  return OBJECT_ENDINGS.has(`${others}:${own}`) ? -1 : Math.sign(other.length - word.length);
}

const isAgent = (title: TokenizedTitle, place: number): boolean =>
  kindBefore(title, place) === TOKEN_KIND.agent && title.tokens[place]!.kind !== TOKEN_KIND.number;

/** Whether two words of one clause have only function words between them. */
function areNext({ tokens }: TokenizedTitle, from: number, to: number): boolean {
  const between = tokens.slice(from + 1, to);
  const isLight = ({ kind }: TitleToken): boolean =>
    [TOKEN_KIND.function, TOKEN_KIND.one, TOKEN_KIND.agent].some((one) => one === kind);
  return from < to && tokens[from]!.clause === tokens[to]!.clause && between.every(isLight);
}

/** Whether the agent of the first title is the second's object: `killed by police` and `police killed by man`. */
function isAgentActedOn(matched: readonly Matched[], a: TokenizedTitle, b: TokenizedTitle): boolean {
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

/**
 * Whether two shared words exchange their grammatical roles: by articles (`Den A lobt der B`, `Der A lobt den B`), by
 * endings (`директора обвинил учитель`, `директор обвинил учителя`), or by active and passive voice (`A attacks B`,
 * `A attacked by B`).
 */
function exchangesRoles(matched: readonly Matched[], a: TokenizedTitle, b: TokenizedTitle): boolean {
  const both = (turns: readonly number[]): boolean => turns.includes(1) && turns.includes(-1);
  const fromOther = matched
    .map((one) => ({ ...one, place: one.at, at: one.place }))
    .sort((x, y) => x.place - y.place);
  const inflected = matched.filter(
    ({ word, other }) => word !== other && (a.marksCase || CYRILLIC.test(word)),
  );
  return (
    both(matched.map(({ place, at }) => Number(isObjectAt(b, at)) - Number(isObjectAt(a, place)))) ||
    isAgentActedOn(matched, a, b) ||
    isAgentActedOn(fromOther, b, a) ||
    both(inflected.map(turnOfEnding))
  );
}

/**
 * Whether two groups of words are exchanged around a part between them: `Iran attacks Israel` and `Israel attacks Iran`,
 * `from Paris to London` and `from London to Paris`. A clause that moves is no exchange (`On Friday X`, `X on Friday`),
 * even if verb and subject are inverted after it.
 */
export function exchangesSides(a: TokenizedTitle, b: TokenizedTitle): boolean {
  const matched = matchWords(a, b);
  if (exchangesRoles(matched, a, b)) return true;
  if (matched.every(({ at }, i) => i === 0 || at > matched[i - 1]!.at)) return false;
  if (exchangesNeighbours(a, b)) return true;
  const blocks = joinConsecutiveParts(matched);
  return blocks.slice(2).some((right, i) => isExchange(blocks[i]!, blocks[i + 1]!, right));
}
