import { LANGUAGES } from '../languages/find-language.js';
import { wordsOfList } from '../languages/word-lists.js';

/** A title in the encoded form that `areNearIdentical` compares; its format is private to this folder. */
export type TitleSignature = string;

/** Kinds of tokens, each with the letter that begins such a token in a signature (an encoded title). */
export const TOKEN_KIND = {
  content: 'c', // content word
  common: 'l', // content word in lower case, in a language that marks case: not a name
  date: 'd', // day and month
  run: 'r', // run of characters of a script without spaces
  function: 'f', // article, preposition, pronoun: only its position is compared
  locative: 'q', // preposition of a place that may move with its phrase: `In Oslo X` and `X in Oslo`
  opponent: 'v', // `against`
  agent: 'b', // `by`
  one: 'i', // the word for one, which may be an article
  object: 'o', // article or preposition before an object
  objectBehind: 'p', // particle after an object
  number: 'n', // must be equal: number, ordinal, single capital, question word, or qualifier
  negation: 'x', // must be equal in number
  antonym: 'a', // one of two opposites; the number of the pair and the side precede the word
  clause: ',', // comma, dash, colon or full stop: a clause begins
  label: 'L', // outside the core: word of a label or a source
  tail: 'T', // outside the core: word of a possible source
  aside: 'H', // outside the core: word of a topic prefix, an author or brackets
} as const;

export type TokenKind = (typeof TOKEN_KIND)[keyof typeof TOKEN_KIND];

export interface TitleToken {
  kind: TokenKind;
  text: string;
  /** Position in the headline, from 0; only set in a decoded title. */
  place?: number;
  clause?: number;
}

/** A title as tokens: a decoded `TitleSignature`. */
export interface TokenizedTitle {
  question: boolean;
  /** Whether the title is truncated: it ends in an ellipsis. */
  cutOff: boolean;
  /** Whether the language marks subject and object by endings. */
  marksCase: boolean;
  /** Tokens of the headline, in order. */
  tokens: TitleToken[];
  /** Words of labels and sources, outside the headline; so are `tails` (possible sources) and `asides` (topics). */
  labels: string[];
  tails: string[];
  asides: string[];
}

/**
 * Encodes a signature as stored in the index: one digit (the sum of 1 for a question, 2 for a truncated title and 4 for
 * a language that marks case), then each token after a space as the letter of its kind and its text: the headline in
 * order, then the words outside it. A change needs a new `ANALYSIS_VERSION` and a reindex.
 */
export function encodeTitle(title: TokenizedTitle): TitleSignature {
  const flags = Number(title.question) + 2 * Number(title.cutOff) + 4 * Number(title.marksCase);
  return [
    flags,
    ...title.tokens.map(({ kind, text }) => kind + text),
    ...title.labels.map((word) => TOKEN_KIND.label + word),
    ...title.tails.map((word) => TOKEN_KIND.tail + word),
    ...title.asides.map((word) => TOKEN_KIND.aside + word),
  ]
    .join(' ')
    .toWellFormed();
}

export function decodeTitle(signature: TitleSignature): TokenizedTitle {
  const [first, ...rest] = signature.split(' ');
  const flags = Number(first);
  const [question, cutOff, marksCase] = [(flags & 1) !== 0, (flags & 2) !== 0, (flags & 4) !== 0];
  const title: TokenizedTitle = {
    question,
    cutOff,
    marksCase,
    tokens: [],
    labels: [],
    tails: [],
    asides: [],
  };
  let clause = 0;
  for (const token of rest) {
    const kind = token[0] as TokenKind;
    const text = token.slice(1);
    if (kind === TOKEN_KIND.clause) clause++;
    else if (kind === TOKEN_KIND.label) title.labels.push(text);
    else if (kind === TOKEN_KIND.tail) title.tails.push(text);
    else if (kind === TOKEN_KIND.aside) title.asides.push(text);
    else title.tokens.push({ kind, text, place: title.tokens.length, clause });
  }
  return title;
}

export const isContent = ({ kind }: TitleToken): boolean =>
  kind === TOKEN_KIND.content || kind === TOKEN_KIND.common || kind === TOKEN_KIND.date;

/** The word of a token. The text of an antonym begins with two more characters, for its pair and side. */
export const wordOfToken = ({ kind, text }: TitleToken): string =>
  kind === TOKEN_KIND.antonym ? text.slice(2) : text;

/** Minimum letters of two forms of a word; shorter words must be equal (Iran and Iraq, six and sixth). */
const MIN_INFLECTED_LENGTH = 5;
const MIN_STEM_LENGTH = 4;
const MIN_TYPO_LENGTH = 7;
const MAX_LENGTH_DIFFERENCE = 3;

const LATIN = /^[a-z]+$/;

/** Inflectional endings in Latin script, without single vowels, which distinguish names (Paul and Paula). */
const LATIN_ENDING = /^(?:e?s|e?d|ing|e[nmrt]|ern|a[rm]|or|om|u|y|ies)?$/;
/** Endings of a verb in English: kills, killed, killing. */
const VERB_ENDING = /^(?:s|ed|ing)$/;
/** Pairs of case endings of names of people and places, concatenated: `eu` for `Zalesie` and `Zalesiu`. */
const CASE_ENDINGS = /^(?:eu|ue|aie|iea|oie|ieo|ay|ya|enner|neren|rn|nr)$/;
/** Endings of all languages that do not change the meaning: the language of a compared title is not known. */
const BEHIND_WORD = new Set(LANGUAGES.flatMap(({ forms }) => forms?.behindWord?.split(' ') ?? []));
/** Inflected forms of short words: `PC` and `PCs`, `net` and `nets`, `älg` and `älgen`. */
const SHORT_FORM = /^([a-z]{2}(?=s$)|[a-z]{3})(?:s|e[nt])$/;
const CLINGING_FORMS = LANGUAGES.map(({ forms }) => forms?.clinging).filter((form) => form !== undefined);
/** Two consonant spellings of one sound: `sz` for sterilisation and sterilization. Anderson is not Andersen. */
const SAME_SOUND = /^(?:sz|zs|ck|kc|(?:cs|sc)(?=[eiy]))/;

/** Whether two words with a common stem are inflected forms of one word, by their endings. */
function isInflected(stem: string, endA: string, endB: string): boolean {
  if (stem.length < MIN_STEM_LENGTH) return false;
  const bare = endA === '' || endB === '';
  const both = endA + endB;
  if ((bare && BEHIND_WORD.has(both)) || (stem.length > MIN_STEM_LENGTH && CASE_ENDINGS.test(both)))
    return true;
  if (!LATIN.test(stem)) return Math.max(endA.length, endB.length) <= (bare ? 1 : 2);
  if (!LATIN_ENDING.test(endA) || !LATIN_ENDING.test(endB)) return both === 'n' && stem.endsWith('e');
  return bare || stem.length > MIN_STEM_LENGTH || (VERB_ENDING.test(endA) && VERB_ENDING.test(endB));
}

/** Whether two words differ by a typo (one letter missing, doubled or transposed) or by two spellings of one sound. */
function isTypo(a: string, b: string, prefix: number): boolean {
  const [tailA, tailB] = [a.slice(prefix), b.slice(prefix)];
  if (prefix < 2) return false;
  if (tailA.length === tailB.length) {
    if (tailA.slice(1) === tailB.slice(1)) return tailA.length > 1 && SAME_SOUND.test(tailB[0]! + tailA);
    const exchanged = tailA[0] === tailB[1] && tailA[1] === tailB[0];
    return tailA.length > 2 && exchanged && tailA.slice(2) === tailB.slice(2);
  }
  const [shorter, longer] = tailA.length < tailB.length ? [tailA, tailB] : [tailB, tailA];
  return longer.slice(1) === shorter && (shorter !== '' || a[prefix - 1] === longer);
}

/** The forms of each irregular verb as one list, by each of its forms: `find` and `found` have the same list. */
const STRONG_VERBS = new Map(
  LANGUAGES.flatMap(({ forms: { verbs } = {} }) =>
    verbs?.strongAreWhole ? verbs.strong!.split(',') : [],
  ).flatMap((verb) => wordsOfList(verb).map((form) => [form, verb])),
);
const verbOf = (word: string): string | undefined =>
  STRONG_VERBS.get(word) ?? STRONG_VERBS.get(word.replace(/(?:s|ing)$/, ''));

const isShortForm = (bare: string, word: string): boolean =>
  word.length > bare.length &&
  word.includes(bare) &&
  [SHORT_FORM, ...CLINGING_FORMS].some((form) => form.exec(word)?.[1] === bare);

/** Whether two folded words may be forms of one word: one stem and two endings, or a typo in a long word. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const longer = Math.max(a.length, b.length);
  if (Math.abs(a.length - b.length) > MAX_LENGTH_DIFFERENCE) return false;
  if (isShortForm(a, b) || isShortForm(b, a)) return true;
  const verb = verbOf(a);
  if (verb !== undefined && verb === verbOf(b)) return true;
  if (longer < MIN_INFLECTED_LENGTH) return false;
  let prefix = 0;
  while (prefix < a.length && a[prefix] === b[prefix]) prefix++;
  if (isInflected(a.slice(0, prefix), a.slice(prefix), b.slice(prefix))) return true;
  return longer >= MIN_TYPO_LENGTH && isTypo(a, b, prefix);
}
