import { stem } from '../languages/stem.js';
import { isUnspaced, words } from '../text/words.js';

/** Cheaper to analyse than to look up. */
const ASCII = /^[\x00-\x7f]*$/;
/** A title of a megabyte is noise: only its beginning is searched. */
const MOST_CHARACTERS = 8_000;
const LONGEST_REMEMBERED = 24;
const MOST_REMEMBERED = 30_000;

/** Tokens of pieces of text seen before, by language: news repeats its words, and folding them is most of the work. */
const remembered = new Map<string, Map<string, TextTokens>>();

export interface TextTokens {
  /** Its words, each with its language in front, parted by spaces. */
  words: string;
  /** Stems of the words that are not their own stem, likewise. */
  stems: string;
}

function analyse(piece: string, language: string): TextTokens {
  const tokens: TextTokens = { words: '', stems: '' };
  for (const word of words(piece, language)) {
    tokens.words += `${language}_${word} `;
    const stemmed = stem(word, language);
    if (stemmed !== word) tokens.stems += `t__${language}_${stemmed} `;
  }
  return tokens;
}

function analysePiece(piece: string, language: string, known: Map<string, TextTokens>): TextTokens {
  const seen = known.get(piece);
  if (seen !== undefined) return seen;
  const analysed = analyse(piece, language);
  if (piece.length <= LONGEST_REMEMBERED && !isUnspaced(piece)) {
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(piece, analysed);
  }
  return analysed;
}

/**
 * A text as the search table stores it. Words never reach across white space, so the text is analysed piece by
 * piece, and pieces seen before are looked up.
 */
export function tokenText(text: string, language: string): TextTokens {
  const searched = text.slice(0, MOST_CHARACTERS);
  if (ASCII.test(searched)) return analyse(searched, language);
  let known = remembered.get(language);
  if (known === undefined) remembered.set(language, (known = new Map()));
  const tokens: TextTokens = { words: '', stems: '' };
  for (const piece of searched.split(/\s+/u)) {
    if (piece === '') continue;
    const analysed = analysePiece(piece, language, known);
    tokens.words += analysed.words;
    tokens.stems += analysed.stems;
  }
  return tokens;
}
