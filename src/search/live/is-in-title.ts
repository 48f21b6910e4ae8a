import { lemmasOf } from '../../analysis/lemmas.js';
import { functionWordsOf, words } from '../../analysis/words.js';
import type { Candidate } from '../../articles/article.js';
import { analysisLanguage } from '../../languages/find-language.js';
import type { SearchQuery } from '../search-query.js';

/** A test whether a title contains all words of a text, in any form; function words are ignored. */
export function titleHolds({ title }: Pick<Candidate, 'title'>, tag: string): (text: string) => boolean {
  const language = analysisLanguage(tag);
  const held = new Set(words(title, language).flatMap((word) => [word, ...lemmasOf(word, language)]));
  const functionWords = functionWordsOf(tag);
  const isHeld = (word: string): boolean =>
    functionWords.has(word) || [word, ...lemmasOf(word, language)].some((form) => held.has(form));
  return (text) => words(text, language).every(isHeld);
}

/** Whether a title contains all words of a query, in any form; function words are ignored. */
export function isInTitle(
  candidate: Pick<Candidate, 'title'>,
  { parsed, language }: Pick<SearchQuery, 'parsed' | 'language'>,
): boolean {
  const isHeld = titleHolds(candidate, language);
  return (parsed?.groups ?? []).every((group) => group.some(({ text }) => isHeld(text)));
}
