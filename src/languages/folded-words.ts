import { words } from '../text/words.js';
import { analysisLanguage } from './analysis-language.js';
import type { Language } from './language.js';

/** A list of words as the index would hold them. */
export function foldedWords(list: string, language: Language): ReadonlySet<string> {
  return new Set(words(list, analysisLanguage(language.code)));
}
