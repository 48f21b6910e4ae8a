import type { TitleSignature } from '../article.js';
import { MARK } from './title-marks.js';

/** A signature read back: the words of a title by what they do. */
export interface ReadTitle {
  question: boolean;
  cutOff: boolean;
  /** Sorted and joined: equal when the numbers are. */
  numbers: string;
  negations: number;
  /** Content words in order. */
  content: string[];
  /** Content words that one title may have more than the other. */
  light: string[];
  /** Pair and side of each word that has an opposite. */
  opposites: string[];
  /** Runs of scripts without spaces, in order. */
  runs: string[];
  /** All words in order but numbers and what may be missing. */
  order: string[];
  /** Places in `order` of words known to be no names, in a language whose endings say who does what to whom. */
  common: ReadonlySet<number>;
  known: string[];
  perhaps: string[];
  /** Words of short parts before a bar or in brackets. */
  asides: string[];
  /** First and last place in `order` of what stands in quotation marks and is no name. */
  quoted: [number, number][];
  /** Places in `order` of words told to be who does something, and whom it is done to. */
  subjects: ReadonlySet<number>;
  objects: ReadonlySet<number>;
  /** Signs of currencies, each once. */
  currencies: string[];
}

const DECODER = new TextDecoder();

const NOWHERE: ReadonlySet<number> = new Set();

/** Places written as one digit each, in base 36. */
function placesOf(digits: string): ReadonlySet<number> {
  return digits === '' ? NOWHERE : new Set(Array.from(digits, (digit) => parseInt(digit, 36)));
}

function addWord(title: ReadTitle, numbers: string[], token: string): void {
  const word = token.slice(1);
  switch (token[0]) {
    case MARK.known:
      title.known.push(word);
      return;
    case MARK.perhaps:
      title.perhaps.push(word);
      return;
    case MARK.light:
      title.light.push(word);
      title.content.push(word);
      title.order.push(word);
      return;
    case MARK.aside:
      title.asides.push(word);
      return;
    case MARK.quoted:
      title.quoted.push([parseInt(word[0]!, 36), parseInt(word[1]!, 36)]);
      return;
    case MARK.currency:
      title.currencies.push(word);
      return;
    case MARK.role:
      if (word[0] === 's') title.subjects = placesOf(word.slice(1));
      else title.objects = placesOf(word.slice(1));
      return;
    case MARK.number:
      numbers.push(word);
      title.order.push(word);
      return;
    case MARK.negation:
      title.negations++;
      title.order.push(word);
      return;
    case MARK.opposite:
      title.opposites.push(word.slice(0, 2));
      title.order.push(word.slice(2));
      return;
    case MARK.function:
      title.order.push(word);
      return;
    case MARK.run:
      title.runs.push(word);
      title.order.push(word);
      return;
    default:
      title.content.push(token);
      title.order.push(token);
  }
}

export function parseSignature(signature: TitleSignature): ReadTitle {
  const [flags, ...tokens] = DECODER.decode(signature).split(' ');
  const title: ReadTitle = {
    question: flags![0] === 'q' || flags![0] === 'b',
    cutOff: flags![0] === 'c' || flags![0] === 'b',
    common: placesOf(flags!.slice(1)),
    numbers: '',
    negations: 0,
    content: [],
    light: [],
    opposites: [],
    runs: [],
    order: [],
    known: [],
    perhaps: [],
    asides: [],
    quoted: [],
    subjects: NOWHERE,
    objects: NOWHERE,
    currencies: [],
  };
  const numbers: string[] = [];
  for (const token of tokens) addWord(title, numbers, token);
  title.numbers = numbers.sort().join(' ');
  return title;
}
