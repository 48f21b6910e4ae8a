import type { Candidate } from '../../articles/article.js';
import { headlineWords } from '../../index/stories/headline-words.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { hasWordsInTitle } from '../live/meets-conditions.js';
import type { SearchQuery } from '../search-query.js';
import type { ArticleIndex } from './article-index.js';

/** Maximum number of articles with all words whose stories supply further reports. */
const MAX_BEST = 3;
/** If more articles than this have all words, no further reports of their stories are added. */
const MAX_EXACT = 10;
const MAX_REPORTS = 20;
/** Minimum number of words of title and preview that two reports share; with fewer, they are about different events. */
const MIN_SHARED_WORDS = 2;

/** Hashes of the content words in an article's title and preview. */
const contentWords = ({ title, preview, language = '' }: Candidate): number[] =>
  headlineWords(title, preview, analysisLanguage(language)).words;

/** Whether a report is about the same event as a match in its story, since one story may contain two events. */
export const isOfEvent = (report: Candidate, wordsOfMatch: ReadonlySet<number>): boolean =>
  contentWords(report).filter((word) => wordsOfMatch.has(word)).length >= MIN_SHARED_WORDS;

/**
 * Reads further reports of the stories of the best matches: by id, the content words of the match. Returns none for a query
 * with conditions.
 * @param exact the articles with all words, best first.
 */
export async function readStoryReports(
  index: ArticleIndex,
  query: SearchQuery,
  exact: readonly Candidate[],
): Promise<Map<number, ReadonlySet<number>>> {
  const { groups, excluded, conditions, excludedConditions } = query.parsed!;
  const hasConditions = excluded.length + conditions.length + excludedConditions.length > 0;
  const isPhrase = groups.flat().some(({ phrase }) => phrase);
  const reports = new Map<number, ReadonlySet<number>>();
  if (exact.length > MAX_EXACT || hasConditions || query.country !== null || isPhrase) return reports;
  const best: Candidate[] = [];
  for (const one of exact)
    if (best.length < MAX_BEST && one.id !== undefined && hasWordsInTitle(one, query)) best.push(one);
  const stories = await index.stories.storiesOf(best.map(({ id }) => id!));
  const matches = new Map<number, ReadonlySet<number>>();
  for (const [i, match] of best.entries()) {
    const story = stories[i]?.story;
    if (story !== undefined && !matches.has(story)) matches.set(story, new Set(contentWords(match)));
  }
  const shown = new Set(exact.map(({ id }) => id));
  for (const [story, wordsOfMatch] of matches)
    for (const id of await index.stories.articlesOf(story, MAX_REPORTS))
      if (!shown.has(id)) reports.set(id, wordsOfMatch);
  return reports;
}
