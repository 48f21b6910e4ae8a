import { foldedWords } from './folded-words.js';
import type { Language } from './language.js';
import { supportedLanguage } from './supported-language.js';

const NONE: ReadonlySet<string> = new Set();
const made = new Map<Language, ReadonlySet<string>>();

/**
 * Words of a language that say nothing on their own, in the form the index holds words. None for languages that are
 * not supported, and for those written without spaces.
 */
export function functionWordsOf(tag: string): ReadonlySet<string> {
  const language = supportedLanguage(tag);
  if (language === null) return NONE;
  let set = made.get(language);
  if (set === undefined) made.set(language, (set = foldedWords(language.functionWords, language)));
  return set;
}
