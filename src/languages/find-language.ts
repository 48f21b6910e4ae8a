import { en } from './data/en.js';
import type { Language } from './language.js';
import { supportedLanguage } from './supported-language.js';

/** The language a tag means: any case, with or without a region. English when it is not supported. */
export function findLanguage(tag: string): Language {
  return supportedLanguage(tag) ?? en;
}
