/** A title reduced to what decides whether two titles say the same: bytes that only this folder reads. */
export type TitleSignature = Uint8Array;

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

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();
const [QUESTION, CUT_OFF, MARKS_CASE] = [1, 2, 4] as const;

/**
 * A title as the index keeps it, in UTF-8: one digit, the sum of 1 for a question, 2 for a cut-off end and 4 for a
 * language that marks case; then each token after a space: the letter of its kind and its text, the core's in order,
 * then those beside it. A change needs a new `ANALYSIS_VERSION` and a reindex.
 */
export function encodeTitle({
  question,
  cutOff,
  marksCase,
  tokens,
  labels,
  tails,
  asides,
}: Title): TitleSignature {
  const flags = Number(question) * QUESTION! + Number(cutOff) * CUT_OFF! + Number(marksCase) * MARKS_CASE!;
  return ENCODER.encode(
    [
      String(flags),
      ...tokens.map(({ kind, text }) => kind + text),
      ...labels.map((word) => KIND.label + word),
      ...tails.map((word) => KIND.tail + word),
      ...asides.map((word) => KIND.aside + word),
    ].join(' '),
  );
}

export function decodeTitle(signature: TitleSignature): Title {
  const [first, ...rest] = DECODER.decode(signature).split(' ');
  const flags = Number(first);
  const title: Title = {
    question: (flags & QUESTION) !== 0,
    cutOff: (flags & CUT_OFF) !== 0,
    marksCase: (flags & MARKS_CASE) !== 0,
    tokens: [],
    labels: [],
    tails: [],
    asides: [],
  };
  let clause = 0;
  for (const token of rest) {
    const kind = token[0] as Kind;
    const text = token.slice(1);
    if (kind === KIND.clause) clause++;
    else if (kind === KIND.label) title.labels.push(text);
    else if (kind === KIND.tail) title.tails.push(text);
    else if (kind === KIND.aside) title.asides.push(text);
    else title.tokens.push({ kind, text, place: title.tokens.length, clause });
  }
  return title;
}

export const isContent = ({ kind }: Token): boolean =>
  kind === KIND.content || kind === KIND.common || kind === KIND.date;

/** A token as the word it is. */
export const wordOf = ({ kind, text }: Token): string => (kind === KIND.antonym ? text.slice(2) : text);
