import { exchangesRoles } from './exchanges-roles.js';
import { matchWords, type Matched } from '../match-words.js';
import { otherOpponent, AGAINST } from './other-opponent.js';
import type { ReadTitle } from '../parse-signature.js';
import { SPEECH_WORDS } from './speech-words.js';

/** A run of words that kept their order, by their ranks in `b`. */
interface Block {
  opening: string;
  first: number;
  last: number;
  /** Without a name, in the same forms on both sides. */
  common: boolean;
  /** In quotation marks, in one of the titles at least. */
  quoted: boolean;
  /** Of words that only say that somebody said it. */
  speech: boolean;
  /** Told to be whom it is done to, in both titles. */
  object: boolean;
}

const within = (quotes: ReadTitle['quoted'], place: number): boolean =>
  quotes.some(([first, last]) => first <= place && place <= last);

function blocksOf(matched: Matched[], a: ReadTitle, b: ReadTitle): Block[] {
  const places = matched.map(({ at }) => at).sort((x, y) => x - y);
  const found: Block[] = [];
  for (const { word, place, at, common } of matched) {
    const rank = places.indexOf(at);
    const open = found.at(-1);
    const quoted = within(a.quoted, place) || within(b.quoted, at);
    const speech = SPEECH_WORDS.has(word);
    const object = a.objects.has(place) && b.objects.has(at);
    if (open !== undefined && rank === open.last + 1) {
      open.last = rank;
      open.common &&= common;
      open.quoted &&= quoted;
      open.speech &&= speech;
      open.object ||= object;
    } else found.push({ opening: word, first: rank, last: rank, common, quoted, speech, object });
  }
  return found;
}

/** A name is short; what is longer, and far away, is a clause that changed places with another. */
const LONGEST_NAME = 2;
const WIDEST_MIDDLE = 3;

/** What somebody says is longer than a name: `X says` and `says X` around it, but not `X says Y` and `Y says X`. */
const LEAST_SPEECH = 3;

/** Prepositions that, moved with what they open, say where: `In Oslo X` and `X in Oslo`. */
const LOCATIVE =
  /^(?:in|at|im|am|en|dans|nel|nella|em|på|w|we|v|ve|в|во|на|у|u|bei|bij|near|pres|tai|στη|στην|στο|στον|في)$/;

const length = ({ first, last }: Block): number => last - first + 1;

/** Whether two titles are nothing but what somebody says, a verb that says so, and who, in either order. */
function isAttribution([left, middle, right]: Block[]): boolean {
  return middle!.speech && Math.max(length(left!), length(right!)) >= LEAST_SPEECH;
}

function isExchange(left: Block, middle: Block, right: Block): boolean {
  if (right.last + 1 !== middle.first || middle.last + 1 !== left.first) return false;
  if ([left, right].some(({ opening }) => LOCATIVE.test(opening) || AGAINST.test(opening))) return false;
  if (left.common || right.common || left.quoted !== right.quoted || left.object !== right.object)
    return false;
  return length(middle) <= WIDEST_MIDDLE || Math.max(length(left), length(right)) <= LONGEST_NAME;
}

/** Endings that stay where the object stood, as Turkish sets them behind a name and Persian behind a word. */
const CASE = /^(?:.|[yn][aeiu]|n?[iu]n|را)$/u;

const HANGUL = /^[\uac00-\ud7af]+$/;

const SCORE = /(?:^| )\p{N}+_\p{N}+(?: |$)/u;

/**
 * Whether two neighbours changed places in front of an ending that stayed, or where Korean marks no case, or beside a
 * score: Turkish `A B'yi yendi` and `B A'yi yendi`; `A B 2-1` and `B A 2-1`.
 */
function exchangeNeighbours(titleA: ReadTitle, titleB: ReadTitle): boolean {
  const [{ order: a, numbers, objects }, { order: b, objects: others }] = [titleA, titleB];
  const i = a.findIndex((word, at) => word !== b[at]);
  if (i === -1 || a[i] !== b[i + 1] || a[i + 1] !== b[i]) return false;
  if (SCORE.test(numbers)) return true;
  if (objects.has(i) !== objects.has(i + 1) && others.has(i) !== others.has(i + 1)) return false;
  return (HANGUL.test(a[i]!) && HANGUL.test(b[i]!)) || (a[i + 2] === b[i + 2] && CASE.test(a[i + 2] ?? ''));
}

/** Whose something is: `forest of Borneo` and `Borneo's forest`. */
const GENITIVE = /^(?:of|von|vom|van|av|af)$/;

/** Places in `b` of two neighbours in `a` that stand the other way round there, with no more than `of` between them. */
function isGenitive(first: Matched, second: Matched, a: ReadTitle, b: ReadTitle): boolean {
  const betweenA = a.order.slice(first.place + 1, second.place);
  const betweenB = b.order.slice(second.at + 1, first.at);
  if (second.at >= first.at || (betweenA.length > 0 && betweenB.length > 0)) return false;
  const between = [...betweenA, ...betweenB];
  return between.length > 0 && between.every((word) => GENITIVE.test(word));
}

/**
 * `matched` with the words of genitives written either way in one order. Where both titles have as many, it stands for
 * something else: `A wint van B`.
 */
function joinGenitives(matched: Matched[], a: ReadTitle, b: ReadTitle): Matched[] {
  const joined = [...matched];
  const genitives = ({ order }: ReadTitle): number => order.filter((word) => GENITIVE.test(word)).length;
  if (genitives(a) === genitives(b)) return joined;
  for (let i = 1; i < joined.length; i++) {
    const [first, second] = [joined[i - 1]!, joined[i]!];
    if (!isGenitive(first, second, a, b)) continue;
    joined[i - 1] = { ...first, at: second.at };
    joined[i] = { ...second, at: first.at };
  }
  return joined;
}

/**
 * Whether two groups of words have changed places around what stays between them: `Iran attacks Israel` and
 * `Israel attacks Iran`, `from Paris to London` and back. A clause that moves as a whole, `On Friday X` and
 * `X on Friday`, exchanges nothing, nor does the verb that then precedes its subject in many languages.
 */
export function exchangesSides(a: ReadTitle, b: ReadTitle): boolean {
  const matched = matchWords(a, b);
  if (exchangesRoles(matched, a, b)) return true;
  if (matched.every(({ at }, i) => i === 0 || at > matched[i - 1]!.at)) return false;
  if (exchangeNeighbours(a, b) || otherOpponent(a, b)) return true;
  const blocks = blocksOf(joinGenitives(matched, a, b), a, b);
  if (blocks.length === 3 && isAttribution(blocks)) return false;
  return blocks.slice(2).some((right, i) => isExchange(blocks[i]!, blocks[i + 1]!, right));
}
