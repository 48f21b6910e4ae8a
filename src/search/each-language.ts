import { analysisLanguage } from '../languages/find-language.js';
import { categoryQuery, trendingQuery } from '../languages/queries.js';
import type { SearchQuery } from './search-provider.js';

/** The same query in each of its languages, translated; the query itself if it has one. */
export function eachLanguage(query: SearchQuery): SearchQuery[] {
  const languages = [...new Set(query.languages)];
  if (languages.length < 2) return [query];
  return languages.map((language) => ({
    ...query,
    language,
    languages: [],
    text: textIn(language, query),
  }));
}

/** The analysis languages of a query, each once. */
export const analysisLanguages = (query: Pick<SearchQuery, 'language' | 'languages'>): string[] => [
  ...new Set((query.languages.length < 2 ? [query.language] : query.languages).map(analysisLanguage)),
];

function textIn(language: string, { intent, text, categories, country }: SearchQuery): string {
  if (intent === 'topic') return categoryQuery(categories, language);
  return intent === 'trending' ? trendingQuery(language, country) : text;
}
