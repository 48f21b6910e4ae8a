import { supportedLanguage } from './supported-language.js';

/** Whether a tag's language has words of its own here; a region does not matter. */
export function isSupported(tag: string): boolean {
  return supportedLanguage(tag) !== null;
}
