import { stem } from '../../analysis/stem.js';
import { functionWordsOf, words } from '../../analysis/words.js';
import type { Candidate } from '../../articles/article.js';
import { analysisLanguage } from '../../languages/find-language.js';
import type { SearchQuery } from '../search-query.js';

/** A test whether a title contains all words of a text, in any form; function words are ignored. */
export function titleHolds({ title }: Pick<Candidate, 'title'>, tag: string): (text: string) => boolean {
  const language = analysisLanguage(tag);
  const stems = (text: string): string[] => words(text, language).map((word) => stem(word, language));
  const held = new Set(stems(title));
  const functionWords = functionWordsOf(tag);
  return (text) =>
    words(text, language).every((word) => functionWords.has(word) || held.has(stem(word, language)));
}

/** Whether a title contains all words of a query, in any form; function words are ignored. */
export function isInTitle(
  candidate: Pick<Candidate, 'title'>,
  { parsed, language }: Pick<SearchQuery, 'parsed' | 'language'>,
): boolean {
  const isHeld = titleHolds(candidate, language);
  return (parsed?.groups ?? []).every((group) => group.some(({ text }) => isHeld(text)));
}
