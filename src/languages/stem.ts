import { ENDINGS } from './endings.js';

/** What must remain: a stem of two letters says nothing. */
const SHORTEST_STEM = 3;
const SHORTEST_WORD = 5;

const SUFFIXES = new Map(
  Object.entries(ENDINGS).map(([language, endings]) => [
    language,
    new RegExp(`(?:${[...new Set(endings.split(' '))].sort((a, b) => b.length - a.length).join('|')})$`, 'u'),
  ]),
);

/**
 * What the forms of a word have in common.
 * @param word folded, as `words` gives it.
 * @param language analysis language.
 */
export function stem(word: string, language: string): string {
  if (word.length < SHORTEST_WORD || /\d/.test(word)) return word;
  const suffix = SUFFIXES.get(language)?.exec(word);
  if (suffix === null || suffix === undefined || suffix.index < SHORTEST_STEM) return word;
  return word.slice(0, suffix.index);
}
