import { fold } from '../text/fold.js';
import { isUnspaced, words } from '../text/words.js';

/**
 * A section name reduced to what two spellings of it share, as units: words, or the characters of a script written
 * without spaces.
 *
 * @param language analysis language.
 */
export function sectionUnits(name: string, language: string): string[] {
  const folded = fold(name, language);
  if (isUnspaced(folded)) return Array.from(folded.replace(/[^\p{L}\p{N}\p{M}]+/gu, ''));
  return words(name.replaceAll('_', ' '), language);
}

/** Units joined into a key. A blank between characters does no harm: both sides have it. */
export const sectionKey = (units: readonly string[]): string => units.join(' ');
