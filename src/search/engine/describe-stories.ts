import type { IsAggregator } from '../../articles/urls.js';
import { parseStoryId } from '../../index/stories/story-id.js';
import type { Story, StoryIndex } from '../search-provider.js';
import { type SearchQuery, UNLIMITED } from '../search-query.js';
import type { ArticleIndex, Stories, StoryDetails } from './article-index.js';
import { representatives, type TrendingContext, trendingContext } from './find-trending.js';

/** The newest articles of a story from which further reports are chosen. */
const MANY = { newest: 60, limit: 60 };

function factsOf(known: StoryDetails, id: string, { idOf }: Pick<Stories, 'idOf'>): Omit<Story, 'reports'> {
  const { language, firstAt, lastAt, articles, publishers, categories } = known;
  const follows = known.follows === null ? null : idOf(language, known.follows);
  return {
    id,
    firstAt,
    lastAt,
    articles,
    publishers,
    categories,
    follows,
    subject: idOf(language, known.subject),
  };
}

/** As `StoryIndex.describe`. */
export async function describeStories(
  context: TrendingContext,
  ids: readonly string[],
  most: number,
): Promise<Story[]> {
  const found = await context.index.stories.find(ids);
  const known = found.flatMap((one, i) =>
    one === null || 'mergedInto' in one ? [] : [{ ...one, id: ids[i]! }],
  );
  const stories = known.map(({ story }) => story);
  const last = await representatives(stories, context);
  const all = await representatives(stories, context, MANY);
  const chosen = stories.map((_, i) => {
    const best = new Map<string, number>();
    for (const { domain, article } of [...last[i]!, ...all[i]!]) {
      if (best.size === most) break;
      if (!best.has(domain)) best.set(domain, article);
    }
    return [...best.values()];
  });
  const loaded = new Map((await context.index.load(new Set(chosen.flat()))).map((one) => [one.id, one]));
  return known.map((one, i) => ({
    ...factsOf(one, one.id, context.index.stories),
    reports: chosen[i]!.flatMap((id) => loaded.get(id) ?? []),
  }));
}

/** A query without filters. */
const anywhere = (language: string): SearchQuery => ({
  ...UNLIMITED,
  intent: 'trending',
  text: '',
  language,
  wanted: 1,
});

/** As `StoryIndex.read`. */
export async function readStory(
  index: ArticleIndex,
  id: string,
  most: number,
  now: number,
  isAggregator: IsAggregator,
  upTo = Infinity,
): ReturnType<StoryIndex['read']> {
  const parsed = parseStoryId(id);
  const [known = null] = parsed === null ? [] : await index.stories.find([id]);
  if (known === null || 'mergedInto' in known) return known;
  const context = trendingContext(index, anywhere(parsed!.language), now, isAggregator);
  const [members = []] = await representatives([known.story], context);
  const [best] = await index.load(members.slice(0, 1).map(({ article }) => article));
  const reports = await index.load(await index.stories.articlesOf(known.story, most));
  if (reports.length === 0) return null;
  return {
    ...factsOf(known, id, index.stories),
    title: (best ?? reports[0]!).title,
    reports: reports.filter(({ sequence }) => sequence <= upTo),
  };
}
