import { stemToken, wordToken } from '../../../index/tokens.js';
import { possibleStems, startOf } from '../../../languages/stem.js';

/** FTS5 reads whole posting ranges for a prefix: shorter ones match too much. A Latin letter says less than others. */
const SHORTEST_LATIN_START = 5;
const SHORTEST_START = 4;
/** Languages of long words, in which endings pile up behind short ones. */
const AGGLUTINATIVE = new Set(['tr', 'az', 'uz', 'fi', 'et', 'hu', 'eu']);
/** Languages that write their compounds apart, and whose endings are few. */
const UNCOMPOUNDED = new Set(['en', 'fr', 'es', 'it', 'pt', 'gl', 'ca', 'vi', 'id', 'ms', 'fil']);

/** The tokens of any form of a word, which stands for itself and for what it may be a form of. */
export function formTokens(word: string, language: string): string[] {
  const stems = possibleStems(word, language);
  const tokens = stems.flatMap((stem) => [stemToken(language, stem), wordToken(language, stem)]);
  return [...new Set([wordToken(language, word), ...tokens])];
}

/**
 * What the tokens of longer words begin with: compounds (influensa, influensavåg), and forms whose endings are not
 * told. Null where that would match anything.
 */
export function startToken(word: string, language: string): string | null {
  const start = startOf(word, language);
  const isLatin = /^[a-z]/.test(start) && !AGGLUTINATIVE.has(language);
  const shortest = isLatin ? SHORTEST_LATIN_START : SHORTEST_START;
  return start.length < shortest || UNCOMPOUNDED.has(language) ? null : wordToken(language, start);
}
