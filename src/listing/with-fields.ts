import { type Article, type Candidate, articlesWithMetadata } from '../articles/article.js';
import { markMatches } from '../search/engine/mark-matches.js';
import type { SearchProviderService } from '../search/search-provider.service.js';
import type { SearchQuery } from '../search/search-query.js';
import type { SearchRun } from '../search/search-run.js';

/** A finished search, which determines fields of its articles such as `matches`. */
export interface PerformedSearch {
  /** Query of the search; null if the articles were not found by a query. */
  query: SearchQuery | null;
  /** Name of the index that contains the articles; null to read them from any index. */
  index: string | null;
  /** The execution of the search, which knows corrected spellings; absent if every article has all words of the query. */
  run?: SearchRun;
}

/** Converts candidates to articles with the fields that a response includes. @throws SearchUnavailableError */
export async function articlesWithFields(
  articles: readonly Candidate[],
  include: ReadonlySet<string>,
  { query, index, run }: PerformedSearch,
  providers: SearchProviderService,
): Promise<Article[]> {
  const isMarked = include.has('matches') && query !== null;
  const mark = isMarked ? markMatches(query, run?.respelled(articles)) : undefined;
  return articlesWithMetadata(articles, include, {
    describe: (ids, withStories) => providers.describe(ids, withStories, index),
    labelsOf: include.has('labels') ? await providers.labelsOfHosts() : undefined,
    matchesOf: mark && ((article) => mark(article, run?.isRelaxed(article) === true)),
  });
}
