import { LANGUAGES } from '../languages/find-language.js';
import { isContent, KIND, wordOf, type Title, type Token } from './title.js';

/** What only one of two titles has. */
export interface Rest {
  /** Content words of its core. */
  words: Token[];
  /** Words beside it: of topic heads and authors, of what may be a source. */
  asides: string[];
  tails: string[];
}

/** The content words of two titles, paired. */
export interface Alignment {
  /** How many both have, in some form, topic heads among them; dates are not counted. */
  shared: number;
  onlyA: Rest;
  onlyB: Rest;
  /** Whether words that only one has stand in the same place: one instead of another, not one more on either side. */
  replaces: boolean;
}

/** Which word of the first title a paired one stands for. */
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

const LEAST_ACRONYM = 3;
const MOST_ACRONYM = 6;

/** The neighbouring words that are one, written apart: `corona virus`, or what an acronym is short for. */
function partsOf(word: string, words: readonly string[]): string[] | null {
  const at = words.findIndex((one, i) => one + (words[i + 1] ?? '') === word && one !== word);
  if (at !== -1) return words.slice(at, at + 2);
  if (word.length < LEAST_ACRONYM || word.length > MOST_ACRONYM) return null;
  for (const letters of [word, word.replace(/x$/, '')]) {
    const begins = (from: number): boolean =>
      Array.from(letters).every(
        (letter, i) => words[from + i]?.[0] === letter && words[from + i]!.length > 1,
      );
    const first = words.findIndex((_, i) => begins(i));
    if (letters.length >= LEAST_ACRONYM && first !== -1) return words.slice(first, first + letters.length);
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
  const places = wordsA.map((word) => neighbours(word, a, pairs));
  const replaces = wordsB.some((word) => {
    const [before, behind] = neighbours(word, b, pairs);
    return places.some((other) => other[0] === before || other[1] === behind);
  });
  const rest = (words: Token[], own: Title, { tokens, labels, tails, asides }: Title): Rest => {
    const all = [...tokens.map(wordOf), ...labels, ...tails, ...asides];
    const missing = (piece: readonly string[]): string[] => piece.filter((word) => !includes(all, word));
    return { words, asides: missing(own.asides), tails: missing(own.tails) };
  };
  const [onlyA, onlyB] = [rest(wordsA, a, b), rest(wordsB, b, a)];
  return { shared: shared + a.asides.length - onlyA.asides.length, onlyA, onlyB, replaces };
}

/** Shorter words, and stems, must be equal: Iran is not Iraq, six is not sixth. */
const LEAST_FOR_ENDING = 5;
const LEAST_STEM = 4;
const LEAST_FOR_TYPO = 7;
const MOST_DIFFERENCE = 3;

const LATIN = /^[a-z]+$/;

/**
 * Endings that inflect in languages of the Latin script. Single vowels are none, though they inflect in some:
 * they part names (Paul and Paula, Mario and Maria, Simon and Simone).
 */
const LATIN_ENDING = /^(?:e?s|e?d|ing|e[nmrt]|ern|a[rm]|or|om|u|y|ies)?$/;
/** Endings of one verb: kills, killed, killing. */
const VERB_ENDING = /^(?:s|ed|ing)$/;
/** Who does it, and that it is done: employer and employed. */
const AGENT_AND_VERB = /^(?:er(?:ed|ing)|(?:ed|ing)er)$/;
/** Cases of names and towns, of which one may be bare: `Zalesie` and `Zalesiu`, `München` and `Münchner`. */
const CASE_ENDINGS = /^(?:eu|ue|aie|iea|oie|ieo|ay|ya|enner|neren|rn|nr)$/;
/** Endings of any language that change nothing: signatures do not tell theirs. */
const BEHIND_WORD = new Set(LANGUAGES.flatMap(({ forms }) => forms?.behindWord?.split(' ') ?? []));
/** What short words take on: `net` and `nets`, `älg` and `älgen`. */
const SHORT_FORM = /^([a-z]{3})(?:s|e[nt])$/;
const CLINGING = LANGUAGES.map(({ forms }) => forms?.clinging).filter((form) => form !== undefined);
/** Two spellings of one sound: sterilisation, defence, Caracas and Karakas. No vowels: Anderson is not Andersen. */
const SOUNDS = /^(?:sz|zs|ck|kc|(?:cs|sc)(?=[eiy]))/;

/** Whether two words are one stem with two endings. */
function isInflected(stem: string, endA: string, endB: string): boolean {
  if (stem.length < LEAST_STEM) return false;
  const bare = endA === '' || endB === '';
  const both = endA + endB;
  if ((bare && BEHIND_WORD.has(both)) || (stem.length > LEAST_STEM && CASE_ENDINGS.test(both))) return true;
  if (!LATIN.test(stem)) return Math.max(endA.length, endB.length) <= (bare ? 1 : 2);
  if (!LATIN_ENDING.test(endA) || !LATIN_ENDING.test(endB)) return both === 'n' && stem.endsWith('e');
  if (AGENT_AND_VERB.test(both)) return false;
  return bare || stem.length > LEAST_STEM || (VERB_ENDING.test(endA) && VERB_ENDING.test(endB));
}

/** Whether one letter was lost, doubled or exchanged with its neighbour inside a word, or one sound written otherwise. */
function isTypo(a: string, b: string, prefix: number): boolean {
  const [tailA, tailB] = [a.slice(prefix), b.slice(prefix)];
  if (prefix < 2) return false;
  if (tailA.length === tailB.length) {
    if (tailA.slice(1) === tailB.slice(1)) return tailA.length > 1 && SOUNDS.test(tailB[0]! + tailA);
    const exchanged = tailA[0] === tailB[1] && tailA[1] === tailB[0];
    return tailA.length > 2 && exchanged && tailA.slice(2) === tailB.slice(2);
  }
  const [shorter, longer] = tailA.length < tailB.length ? [tailA, tailB] : [tailB, tailA];
  return longer.slice(1) === shorter && (shorter !== '' || a[prefix - 1] === longer);
}

const isShortForm = (bare: string, word: string): boolean =>
  word.length > bare.length && [SHORT_FORM, ...CLINGING].some((form) => form.exec(word)?.[1] === bare);

/**
 * Whether two folded words may be one: a stem with two endings, or a slip inside a longer word. Careful, since a
 * letter parts many names.
 */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const longer = Math.max(a.length, b.length);
  if (Math.abs(a.length - b.length) > MOST_DIFFERENCE) return false;
  if (isShortForm(a, b) || isShortForm(b, a)) return true;
  if (longer < LEAST_FOR_ENDING) return false;
  let prefix = 0;
  while (prefix < a.length && a[prefix] === b[prefix]) prefix++;
  if (isInflected(a.slice(0, prefix), a.slice(prefix), b.slice(prefix))) return true;
  return longer >= LEAST_FOR_TYPO && isTypo(a, b, prefix);
}
