import { stemToken, wordToken } from '../../../../index/tokens.js';
import { possibleStems, startOf } from '../../../../analysis/stem.js';
import { anyOf, type Expression, label, startingWith, token } from './expression.js';

/** FTS5 reads whole posting ranges for a prefix: shorter ones match too much. A Latin letter says less than others. */
const SHORTEST_LATIN_START = 5;
const SHORTEST_START = 4;
/** Languages of long words, in which endings pile up behind short ones. */
const AGGLUTINATIVE = new Set(['tr', 'az', 'uz', 'fi', 'et', 'hu', 'eu']);
/** Languages that write their compounds apart, and whose endings are few. */
const UNCOMPOUNDED = new Set(['en', 'fr', 'es', 'it', 'pt', 'gl', 'ca', 'vi', 'id', 'ms', 'fil']);

/** Any form of a word, which stands for itself and for what it may be a form of. */
export function wordForms(word: string, language: string): Expression {
  const stems = possibleStems(word, language);
  const forms = stems.flatMap((stem) => [label(stemToken(language, stem)), token(wordToken(language, stem))]);
  return anyOf([token(wordToken(language, word)), ...forms]);
}

/**
 * What the tokens of longer words begin with: compounds (influensa, influensavåg), and forms whose endings are not
 * told. Null where that would match anything.
 */
function startToken(word: string, language: string): string | null {
  const start = startOf(word, language);
  const isLatin = /^[a-z]/.test(start) && !AGGLUTINATIVE.has(language);
  const shortest = isLatin ? SHORTEST_LATIN_START : SHORTEST_START;
  return start.length < shortest || UNCOMPOUNDED.has(language) ? null : wordToken(language, start);
}

/** Any form of one word, and longer words that begin with it. */
export function longerWords(word: string, language: string): Expression {
  const start = startToken(word, language);
  const forms = wordForms(word, language);
  return start === null ? forms : anyOf([forms, startingWith(start)]);
}
