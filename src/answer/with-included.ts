import { type Article, type Candidate, toArticle } from '../articles/article.js';
import { type Includable, pickIncluded } from '../articles/included.js';
import type { SearchProviderService } from '../search/search-provider.service.js';

/**
 * Articles with what was asked for of each behind their fields: of what live sources bring, nothing is known.
 *
 * @param index name of the index that found them; null for any.
 * @throws SearchUnavailableError
 */
export async function withIncluded(
  providers: SearchProviderService,
  articles: readonly Candidate[],
  include: ReadonlySet<Includable>,
  index: string | null,
): Promise<Article[]> {
  const items = articles.map(toArticle);
  const ids = articles.flatMap(({ id }) => id ?? []);
  if (include.size === 0) return items;
  const withStories = include.has('story') || include.has('coverage');
  const told =
    ids.length === 0
      ? []
      : await providers.consult((provider) => provider.describe?.(ids, withStories), index);
  const known = new Map(ids.map((id, i) => [id, told[i] ?? null]));
  return items.map((item, i) => {
    const { id } = articles[i]!;
    return { ...item, ...pickIncluded(include, id === undefined ? null : known.get(id)!) };
  });
}
