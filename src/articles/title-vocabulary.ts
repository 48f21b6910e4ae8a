import { MARK } from './title-marks.js';
import { FUNCTION_WORDS, NEGATIONS, NUMBERS, TURNING } from './title-words.js';

/** What a language's words do in a title, beside naming things. */
export interface TitleVocabulary {
  /** The mark of every word that is no content word. */
  marks: ReadonlyMap<string, string>;
  /** Digits of number words. */
  numbers: ReadonlyMap<string, string>;
}

const made = new Map<string, TitleVocabulary>();

function make(language: string): TitleVocabulary {
  const marks = new Map<string, string>();
  const mark = (list: string | undefined, sign: string) =>
    list?.split(' ').forEach((word) => marks.set(word, sign));
  mark(FUNCTION_WORDS[language], MARK.function);
  mark(TURNING[language], MARK.turning);
  mark(NEGATIONS[language], MARK.negation);
  const numbers = NUMBERS[language]?.split(' ') ?? [];
  return { marks, numbers: new Map(numbers.map((word, i) => [word, String(i + 2)])) };
}

/** @param language primary subtag, lower case. */
export function titleVocabulary(language: string): TitleVocabulary {
  let vocabulary = made.get(language);
  if (vocabulary === undefined) made.set(language, (vocabulary = make(language)));
  return vocabulary;
}
