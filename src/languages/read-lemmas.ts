import { readFileSync } from 'node:fs';
import { dataOf } from './find-language.js';

/**
 * The text of a language's `lemmas.txt`, null without one. Each line is a lemma with forms of it; after a hyphen both are
 * endings.
 *
 * @param language analysis language.
 */
export function readLemmas(language: string): string | null {
  const { forms } = dataOf(language);
  if (forms?.lemmas === undefined) return null;
  return readFileSync(new URL(`./${forms.lemmas}/lemmas.txt`, import.meta.url), 'utf8');
}
