import type { IsAggregator } from '../../articles/urls.js';
import type { ArticleIndex, StoryDetails } from './article-index.js';

/** A filter that accepts all articles of a story. */
export const ALL_ARTICLES_OF_STORY = {
  country: null,
  since: 0,
  domains: null,
  limit: Number.MAX_SAFE_INTEGER,
} as const;

/**
 * The publishers of each story, in the order of their domains. An aggregator does not count if the titles of all its
 * articles in the story are also those of publishers' own articles.
 */
export async function publishersOfStories(
  index: ArticleIndex,
  stories: readonly Pick<StoryDetails, 'story' | 'domains'>[],
  isAggregator: IsAggregator,
): Promise<string[][]> {
  const isAggregated = (domain: string): boolean => isAggregator({ source: domain, url: '' });
  const doubtful = stories.filter(({ domains }) => domains.length > 1 && domains.some(isAggregated));
  const copied = new Map<number, Set<string>>();
  if (doubtful.length > 0) {
    const found = await index.stories.newestOf(
      doubtful.map(({ story }) => story),
      ALL_ARTICLES_OF_STORY,
    );
    for (const [i, { story, domains }] of doubtful.entries()) {
      const loaded = await index.load(found[i]!.map(({ article }) => article));
      const own = new Set(
        loaded.filter(({ domain }) => !isAggregated(domain)).map(({ signature }) => signature),
      );
      const onlyCopies = (aggregator: string): boolean =>
        loaded.every(({ domain, signature }) => domain !== aggregator || own.has(signature));
      copied.set(story, new Set(domains.filter(isAggregated).filter(onlyCopies)));
    }
  }
  return stories.map(({ story, domains }) =>
    domains.filter((domain) => !copied.get(story)?.has(domain)).sort(),
  );
}
