/**
 * What a title's words are marked with inside a signature, one character before the word. Content words have none.
 * None of the characters is part of a folded word.
 */
export const MARK = {
  /** Function word: only its place counts. */
  function: '~',
  /** The word for one, which may be an article: a function word that can stand for the number. */
  one: '~1~',
  /** One of two opposites: its pair and side stand in two more characters before the word. */
  opposite: '^',
  /** Content word that one title may have more than the other: `lake`, `company`, `will`. */
  light: '+',
  /** Negation: as many on both sides. */
  negation: '!',
  /** Number, score, ordinal, single capital letter or qualifier: must be equal on both sides. */
  number: '#',
  /** Word of a label or a publisher's name: may be missing or another. */
  known: '?',
  /** Word of what may be a publisher's name. */
  perhaps: '/',
  /** Word of an author's name, or of a short part before a bar or in brackets: a label perhaps, or a place. */
  aside: '<',
  /** Two digits in base 36: first and last place of words in quotation marks. */
  quoted: '"',
  /** Sign of a currency or of percent: another sum when both titles have one, and not the same. */
  currency: '$',
  /** Places of words told to be subjects or objects: `s` or `o`, then digits in base 36. */
  role: '@',
  /** Run of a script without spaces. */
  run: '=',
} as const;
