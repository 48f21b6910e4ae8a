import { words } from '../../text/words.js';
import { MARK } from './title-marks.js';
import { TITLE_WORDS } from './title-words.js';

const made = new Map<string, ReadonlySet<string>>();

function questionsOf(language: string): ReadonlySet<string> {
  let found = made.get(language);
  if (found === undefined) {
    const questions = TITLE_WORDS[language]?.questions?.split(' ') ?? [];
    found = new Set(questions.map((word) => MARK.number + words(word, language).join('')));
    made.set(language, found);
  }
  return found;
}

/**
 * Whether a title asks with a word such as "why", whether it ends with a question mark or not.
 *
 * @param marked words as `markWords` gives them.
 */
export function asksAnyway(marked: readonly string[], language: string): boolean {
  const questions = questionsOf(language);
  return questions.size > 0 && marked.some((word) => questions.has(word));
}
