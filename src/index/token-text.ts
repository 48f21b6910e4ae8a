import { isUnspaced, words } from '../text/words.js';

/** Cheaper to analyse than to look up. */
const ASCII = /^[\x00-\x7f]*$/;
/** A title of a megabyte is noise: only its beginning is searched. */
const MOST_CHARACTERS = 8_000;
const LONGEST_REMEMBERED = 24;
const MOST_REMEMBERED = 30_000;

/** Tokens of pieces of text seen before, by language: news repeats its words, and folding them is most of the work. */
const remembered = new Map<string, Map<string, string>>();

function analyse(piece: string, language: string): string {
  let tokens = '';
  for (const word of words(piece, language)) tokens += `${language}_${word} `;
  return tokens;
}

/**
 * A text as the search table stores it: its words, each with its language in front, parted by spaces. Words never
 * reach across white space, so the text is analysed piece by piece, and pieces seen before are looked up.
 */
export function tokenText(text: string, language: string): string {
  const searched = text.slice(0, MOST_CHARACTERS);
  if (ASCII.test(searched)) return analyse(searched, language);
  let known = remembered.get(language);
  if (known === undefined) remembered.set(language, (known = new Map()));
  let tokens = '';
  for (const piece of searched.split(/\s+/u)) {
    if (piece === '') continue;
    let analysed = known.get(piece);
    if (analysed === undefined) {
      analysed = analyse(piece, language);
      if (piece.length <= LONGEST_REMEMBERED && !isUnspaced(piece)) {
        if (known.size >= MOST_REMEMBERED) known.clear();
        known.set(piece, analysed);
      }
    }
    tokens += analysed;
  }
  return tokens;
}
