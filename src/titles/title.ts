import { LANGUAGES } from '../languages/find-language.js';
import { listed } from '../languages/language.js';

/** A title reduced to what decides whether two titles say the same: a text that only this folder reads. */
export type TitleSignature = string;

/** What a word does in a title, one letter each: the first of a token in a signature. */
export const KIND = {
  content: 'c', // what the title says
  common: 'l', // the same in small letters, in a language that marks case: no name
  date: 'd', // day and month
  run: 'r', // stretch of a script without spaces
  function: 'f', // article, preposition, pronoun: only its place counts
  locative: 'q', // preposition that, moved with what it opens, says where: `In Oslo X` and `X in Oslo`
  opponent: 'v', // `against`
  agent: 'b', // `by`
  one: 'i', // the word for one, which may be an article
  object: 'o', // article or preposition before whom it is done to
  objectBehind: 'p', // particle behind whom it is done to
  number: 'n', // equal in both: number, ordinal, lone capital, question word, or word that names another side
  negation: 'x', // as many in both
  antonym: 'a', // one of two opposites: pair and side stand before the word
  clause: ',', // comma, dash, colon or stop: another clause begins
  label: 'L', // beside the core: word of a label or a source
  tail: 'T', // beside the core: word of what may be a source
  aside: 'H', // beside the core: word of a topic head, an author or brackets
} as const;

export type Kind = (typeof KIND)[keyof typeof KIND];

export interface Token {
  kind: Kind;
  text: string;
  /** Place in the core, and the clause it stands in, of a title read back. */
  place?: number;
  clause?: number;
}

/** A title reduced to what is compared. */
export interface Title {
  question: boolean;
  /** Ends in an ellipsis. */
  cutOff: boolean;
  /** In a language whose endings say who does what to whom. */
  marksCase: boolean;
  /** Of the core, in order. */
  tokens: Token[];
  /** Words beside it. */
  labels: string[];
  tails: string[];
  asides: string[];
}

const [QUESTION, CUT_OFF, MARKS_CASE] = [1, 2, 4] as const;

/**
 * A title as the index keeps it: one digit, the sum of 1 for a question, 2 for a cut-off end and 4 for a
 * language that marks case; then each token after a space: the letter of its kind and its text, the core's in order,
 * then those beside it. A change needs a new `ANALYSIS_VERSION` and a reindex.
 */
export function encodeTitle(title: Title): TitleSignature {
  const { question, cutOff, marksCase, tokens, labels, tails, asides } = title;
  const flags = Number(question) * QUESTION + Number(cutOff) * CUT_OFF + Number(marksCase) * MARKS_CASE;
  const inCore = tokens.map(({ kind, text }) => kind + text);
  const beside = [labels.map((word) => KIND.label + word), tails.map((word) => KIND.tail + word)];
  const all = [flags, ...inCore, ...beside.flat(), ...asides.map((word) => KIND.aside + word)];
  return all.join(' ').toWellFormed();
}

export function decodeTitle(signature: TitleSignature): Title {
  const [first, ...rest] = signature.split(' ');
  const flags = Number(first);
  const has = (flag: number): boolean => (flags & flag) !== 0;
  const [tokens, labels, tails, asides]: [Token[], string[], string[], string[]] = [[], [], [], []];
  let clause = 0;
  for (const token of rest) {
    const kind = token[0] as Kind;
    const text = token.slice(1);
    if (kind === KIND.clause) clause++;
    else if (kind === KIND.label) labels.push(text);
    else if (kind === KIND.tail) tails.push(text);
    else if (kind === KIND.aside) asides.push(text);
    else tokens.push({ kind, text, place: tokens.length, clause });
  }
  const [question, cutOff, marksCase] = [has(QUESTION), has(CUT_OFF), has(MARKS_CASE)];
  return { question, cutOff, marksCase, tokens, labels, tails, asides };
}

export const isContent = ({ kind }: Token): boolean =>
  kind === KIND.content || kind === KIND.common || kind === KIND.date;

/** A token as the word it is. */
export const wordOf = ({ kind, text }: Token): string => (kind === KIND.antonym ? text.slice(2) : text);

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

/** Forms of verbs that change inside, each with its verb: `finds`, `found`. */
const STRONG = new Map(
  LANGUAGES.flatMap(({ forms: { verbs } = {} }) =>
    verbs?.strongAreWhole ? verbs.strong!.split(',') : [],
  ).flatMap((verb) => listed(verb).map((form) => [form, verb])),
);
const verbOf = (word: string): string | undefined =>
  STRONG.get(word) ?? STRONG.get(word.replace(/(?:s|ing)$/, ''));

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
  const verb = verbOf(a);
  if (verb !== undefined && verb === verbOf(b)) return true;
  if (longer < LEAST_FOR_ENDING) return false;
  let prefix = 0;
  while (prefix < a.length && a[prefix] === b[prefix]) prefix++;
  if (isInflected(a.slice(0, prefix), a.slice(prefix), b.slice(prefix))) return true;
  return longer >= LEAST_FOR_TYPO && isTypo(a, b, prefix);
}
