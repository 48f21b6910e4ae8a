import { foldedWords } from './folded-words.js';
import type { Language } from './language.js';
import { supportedLanguage } from './supported-language.js';

const NONE: ReadonlySet<string> = new Set();
const made = new Map<Language, ReadonlySet<string>>();

/** Words of a language that turn a statement around, in the form the index holds words. */
export function negationsOf(tag: string): ReadonlySet<string> {
  const language = supportedLanguage(tag);
  if (language === null) return NONE;
  let set = made.get(language);
  if (set === undefined) made.set(language, (set = foldedWords(language.negations, language)));
  return set;
}
