import { fold } from '../analysis/fold.js';
import { isUnspaced } from '../analysis/words.js';
import { dataOf, INTERNATIONAL, perLanguage } from '../languages/find-language.js';

/** Words that may stand between two words of a phrase. */
const MAX_BETWEEN = 3;
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const BETWEEN = `[^\\p{L}\\p{M}\\p{N}]+(?:${LETTER}+[^\\p{L}\\p{M}\\p{N}]+){0,${MAX_BETWEEN}}`;

/** `*` is any ending, `#` a number. */
const wordPattern = (word: string): string =>
  word === '#' ? String.raw`\d[\d.,]*` : word.replace('*', `${LETTER}*`);

function phrasePattern(phrase: string): string {
  if (isUnspaced(phrase)) return phrase.replaceAll(' ', '');
  return `(?<!${LETTER})${phrase.split(' ').map(wordPattern).join(BETWEEN)}(?!${LETTER})`;
}

/** Null for a language without phrases. */
const patternOf = perLanguage((language): RegExp | null => {
  const phrases = [INTERNATIONAL, dataOf(language)]
    .flatMap(({ words }) => words?.labels?.routine?.split(',') ?? [])
    .map((phrase) =>
      fold(phrase, language)
        .replace(/[^\p{L}\p{M}\p{N}*#%]+/gu, ' ')
        .trim(),
    );
  return phrases.length === 0 ? null : new RegExp(phrases.map(phrasePattern).join('|'), 'u');
});

/**
 * Whether a title is of a page that is published for every day, product or occasion and reports no event: a horoscope, a
 * bargain, a walkthrough, a daily count.
 *
 * @param language analysis language.
 */
export function isRoutine(title: string, language: string): boolean {
  const folded = fold(title, language);
  return patternOf(language)?.test(isUnspaced(folded) ? folded.replaceAll(' ', '') : folded) ?? false;
}
