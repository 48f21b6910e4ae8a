import { sameWord } from './same-word.js';

function standsOnce(words: string[], word: string): boolean {
  return words.indexOf(word) === words.lastIndexOf(word);
}

/** A word that stands once in both titles, and where. */
interface Matched {
  word: string;
  at: number;
}

/** Words that stand once in both titles, in another form perhaps, in the order of `a`, with their places in `b`. */
function matchWords(a: string[], b: string[]): Matched[] {
  const found: Matched[] = [];
  for (const word of a) {
    if (!standsOnce(a, word)) continue;
    let at = b.indexOf(word);
    if (at === -1) at = b.findIndex((other) => sameWord(word, other) && !a.includes(other));
    if (at === -1 || !standsOnce(b, b[at]!) || found.some((other) => other.at === at)) continue;
    found.push({ word, at });
  }
  return found;
}

/** A run of words that kept their order, by their ranks in `b`. */
interface Block {
  opening: string;
  first: number;
  last: number;
}

function blocksOf(matched: Matched[]): Block[] {
  const places = matched.map(({ at }) => at).sort((x, y) => x - y);
  const found: Block[] = [];
  for (const { word, at } of matched) {
    const rank = places.indexOf(at);
    const open = found.at(-1);
    if (open !== undefined && rank === open.last + 1) open.last = rank;
    else found.push({ opening: word, first: rank, last: rank });
  }
  return found;
}

/** A name is short; what is longer, and far away, is a clause that changed places with another. */
const LONGEST_NAME = 2;
const WIDEST_MIDDLE = 3;

/** Prepositions that, moved with what they open, say where: `In Oslo X` and `X in Oslo`. */
const LOCATIVE = /^(?:in|at|im|am|en|dans|nel|nella|em|på|w|we|v|ve|в|во|на|у|στη|στην|στο|στον|في)$/;

function isExchange(left: Block, middle: Block, right: Block): boolean {
  if (right.last + 1 !== middle.first || middle.last + 1 !== left.first) return false;
  if (LOCATIVE.test(left.opening) || LOCATIVE.test(right.opening)) return false;
  const length = ({ first, last }: Block) => last - first + 1;
  return length(middle) <= WIDEST_MIDDLE || Math.max(length(left), length(right)) <= LONGEST_NAME;
}

const HANGUL = /^[\uac00-\ud7af]+$/;

/**
 * Whether two neighbours changed places in front of an ending that stayed, or where Korean marks no case: Turkish
 * `A B'yi yendi` and `B A'yi yendi`.
 */
function exchangeNeighbours(a: string[], b: string[]): boolean {
  const i = a.findIndex((word, at) => word !== b[at]);
  if (i === -1 || a[i] !== b[i + 1] || a[i + 1] !== b[i]) return false;
  return (HANGUL.test(a[i]!) && HANGUL.test(b[i]!)) || (a[i + 2]?.length === 1 && a[i + 2] === b[i + 2]);
}

/**
 * Whether two groups of words have changed places around what stays between them: `Iran attacks Israel` and
 * `Israel attacks Iran`, `from Paris to London` and back. A clause that moves as a whole, `On Friday X` and
 * `X on Friday`, exchanges nothing, nor does the verb that then precedes its subject in many languages.
 */
export function exchangesSides(a: string[], b: string[]): boolean {
  const matched = matchWords(a, b);
  if (matched.every(({ at }, i) => i === 0 || at > matched[i - 1]!.at)) return false;
  if (exchangeNeighbours(a, b)) return true;
  const blocks = blocksOf(matched);
  return blocks.slice(2).some((right, i) => isExchange(blocks[i]!, blocks[i + 1]!, right));
}
