/**
 * What a title's words are marked with inside a signature, one character before the word. Content words have none.
 * None of the characters is part of a folded word.
 */
export const MARK = {
  /** Function word: only its place counts. */
  function: '~',
  /** Word that turns the meaning when exchanged: before/after, for/against. */
  turning: '^',
  /** Negation: must stand on both sides. */
  negation: '!',
  /** Number, score, ordinal or single capital letter: must be equal on both sides. */
  number: '#',
  /** Word of a label or a publisher's name: may be missing or another. */
  known: '?',
  /** Word of what may be a publisher's name. */
  perhaps: '/',
  /** Run of a script without spaces. */
  run: '=',
} as const;
