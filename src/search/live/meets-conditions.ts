import { lemmasOf } from '../../analysis/lemmas.js';
import { functionWordsOf, indexOfSequence, words } from '../../analysis/words.js';
import type { Candidate } from '../../articles/article.js';
import { matchesHost } from '../../articles/urls.js';
import { analysisLanguage } from '../../languages/find-language.js';
import type { QueryCondition, ParsedText, QueryTerm } from '../parsed-text.js';
import type { SearchQuery } from '../search-query.js';

/** Makes a test whether a title contains all words of a text, except function words, in any form. */
function titleHolds({ title }: Pick<Candidate, 'title'>, tag: string): (text: string) => boolean {
  const language = analysisLanguage(tag);
  const held = new Set(words(title, language).flatMap((word) => [word, ...lemmasOf(word, language)]));
  const functionWords = functionWordsOf(tag);
  const isHeld = (word: string): boolean =>
    functionWords.has(word) || [word, ...lemmasOf(word, language)].some((form) => held.has(form));
  return (text) => words(text, language).every(isHeld);
}

/** Whether a title contains all words of a query, except function words, in any form. */
export function hasWordsInTitle(
  candidate: Pick<Candidate, 'title'>,
  { parsed, language }: Pick<SearchQuery, 'parsed' | 'language'>,
): boolean {
  const isHeld = titleHolds(candidate, language);
  return (parsed?.groups ?? []).every((group) => group.some(({ text }) => isHeld(text)));
}

/** Makes a test whether the title or the preview of an article contains the words of a term, one after the other. */
export function containsTerm(
  { title, preview }: Pick<Candidate, 'title' | 'preview'>,
  language: string,
): (term: QueryTerm) => boolean {
  const texts = [words(title, language), words(preview, language)];
  return ({ text }) => texts.some((one) => indexOfSequence(one, words(text, language)) !== -1);
}

/**
 * Whether the title and preview of a live source's article meet a query's phrases, exclusions and conditions. Plain words
 * are not required, because they may be in the article's full text.
 * @param tag language of the query.
 */
export function meetsConditions(candidate: Candidate, parsed: ParsedText, tag: string): boolean {
  const shows = containsTerm(candidate, analysisLanguage(tag));
  const isMet = (condition: QueryCondition, isExcluded: boolean): boolean => {
    switch (condition.kind) {
      case 'term':
        return (!condition.term.phrase && !isExcluded) || shows(condition.term);
      case 'title':
        return titleHolds(candidate, tag)(condition.term.text);
      case 'site':
        return matchesHost(candidate.source, condition.host);
      case 'near':
        return condition.terms.every((term) => (!term.phrase && !isExcluded) || shows(term));
      case 'clause':
        return (
          condition.groups.every((group) => group.some((one) => isMet(one, isExcluded))) &&
          !condition.excluded.some((one) => isMet(one, !isExcluded))
        );
    }
  };
  return (
    parsed.conditions.every((group) => group.some((one) => isMet(one, false))) &&
    !parsed.excludedConditions.some((one) => isMet(one, true))
  );
}
