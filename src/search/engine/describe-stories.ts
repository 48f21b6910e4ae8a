import type { IsAggregator } from '../../articles/urls.js';
import { unixSecondsNow } from '../../articles/article.js';
import type { LinkedStory, StoryWithReports, StoryHistory } from '../search-provider.js';
import { internalQuery, type SearchQuery } from '../search-query.js';
import type { ArticleIndex, StoryDetails } from './article-index.js';
import { LATEST_REPORTS, representativesOf, trendingContext } from './find-trending.js';
import { ALL_ARTICLES_OF_STORY, publishersOfStories } from './story-publishers.js';
import { firstReport, timelineOf } from './story-timeline.js';

/** Number of a story's newest articles from which more reports are chosen, after the best three of the latest. */
const MAX_NEWEST = 60;

type NamedStory = StoryDetails & { id: string };

/** Loads the stories with the given public ids, without those that have left the index or were merged. */
export async function loadCurrentStories(index: ArticleIndex, ids: readonly string[]): Promise<NamedStory[]> {
  const found = await index.stories.find(ids);
  return found.flatMap((one, i) => (one === null || 'mergedInto' in one ? [] : [{ ...one, id: ids[i]! }]));
}

/** The totals and links of stories, in order. @param publishers of each, as `publishersOfStories` returns them. */
async function factsOf(
  index: ArticleIndex,
  known: readonly NamedStory[],
  publishers: readonly string[][],
  isAggregator: IsAggregator,
): Promise<Omit<StoryWithReports, 'reports'>[]> {
  const { idOf } = index.stories;
  const linked = await linkedStories(index, known, isAggregator);
  return known.map((one, i) => {
    const { id, language, firstAt, lastAt, articles, categories } = one;
    return {
      ...{ id, firstAt, lastAt, articles, categories },
      publishers: publishers[i]!.length,
      follows: one.follows === null ? null : idOf(language, one.follows),
      subject: one.subject === null ? null : idOf(language, one.subject),
      otherLanguages: linked[i]!,
    };
  });
}

/** For each story, the stories about the same event in other languages that are in the index. */
async function linkedStories(
  index: ArticleIndex,
  stories: readonly StoryDetails[],
  isAggregator: IsAggregator,
): Promise<LinkedStory[][]> {
  const { idOf } = index.stories;
  const links = stories.flatMap(({ others }) => others);
  if (links.length === 0) return stories.map(() => []);
  const known = await loadCurrentStories(
    index,
    links.map(({ language, story }) => idOf(language, story)),
  );
  const titles = await titlesOf(
    index,
    known.map(({ story }) => story),
    isAggregator,
  );
  const publishers = await publishersOfStories(index, known, isAggregator);
  const described = new Map(
    known.map(({ story, language, id }, i) => [
      story,
      { language, id, title: titles[i]!, publishers: publishers[i]!.length },
    ]),
  );
  return stories.map(({ others }) => others.flatMap(({ story }) => described.get(story) ?? []));
}

async function titlesOf(
  index: ArticleIndex,
  stories: readonly number[],
  isAggregator: IsAggregator,
): Promise<string[]> {
  const context = trendingContext(index, anywhere('en'), unixSecondsNow(), isAggregator);
  const best = (await representativesOf(stories, context)).map(([first]) => first?.article ?? -1);
  const loaded = new Map((await index.load(best)).map(({ id, title }) => [id, title]));
  return best.map((id) => loaded.get(id) ?? '');
}

/**
 * Loads stories with their totals and reports, in the order of the ids, without stories that have left the index. The
 * reports pass the filters of the query; the best ones come first, one of each registrable domain.
 * @param most maximum number of reports of each story.
 */
export async function loadStoriesWithReports(
  index: ArticleIndex,
  ids: readonly string[],
  query: SearchQuery,
  most: number,
  isAggregator: IsAggregator,
): Promise<StoryWithReports[]> {
  const context = trendingContext(index, query, unixSecondsNow(), isAggregator);
  const known = await loadCurrentStories(index, ids);
  const stories = known.map(({ story }) => story);
  const further = { newest: MAX_NEWEST, limit: most, onePerDomain: true };
  const reports = await representativesOf(stories, context, [LATEST_REPORTS, further]);
  const publishers = await publishersOfStories(index, known, isAggregator);
  const chosen = stories.map((_, i) => {
    const best = new Map<string, number>();
    for (const { domain, article } of reports[i]!) {
      if (best.size === most) break;
      if (!best.has(domain) && publishers[i]!.includes(domain)) best.set(domain, article);
    }
    return [...best.values()];
  });
  const loaded = new Map((await index.load(new Set(chosen.flat()))).map((one) => [one.id, one]));
  const facts = await factsOf(index, known, publishers, isAggregator);
  return facts.map((one, i) => ({ ...one, reports: chosen[i]!.flatMap((id) => loaded.get(id) ?? []) }));
}

const anywhere = (language: string): SearchQuery =>
  internalQuery({ intent: 'trending', text: '', language, wanted: 1 });

/**
 * Loads a story with its newest reports and its history.
 * @param most maximum number of reports.
 * @param upTo sequence number in the order of arrival: later reports are left out.
 * @returns for a merged story the id of the story that contains it now; null for an unknown story.
 */
export async function loadStoryHistory(
  index: ArticleIndex,
  id: string,
  most: number,
  isAggregator: IsAggregator,
  upTo = Infinity,
): Promise<StoryHistory | { mergedInto: string } | null> {
  const [known = null] = await index.stories.find([id]);
  if (known === null || 'mergedInto' in known) return known;
  const context = trendingContext(index, anywhere(known.language), unixSecondsNow(), isAggregator);
  const [best = []] = await representativesOf([known.story], context);
  const [members = []] = await index.stories.newestOf([known.story], ALL_ARTICLES_OF_STORY);
  const reports = await index.load(await index.stories.articlesOf(known.story, most));
  if (reports.length === 0 || members.length === 0) return null;
  const [publishersList] = await publishersOfStories(index, [known], isAggregator);
  const buckets = timelineOf(members, new Set(publishersList), isAggregator);
  const { article: firstId } = firstReport(members, isAggregator);
  const further = [firstId, ...best.slice(0, 1), ...buckets].map((one) =>
    typeof one === 'number' ? one : 'article' in one ? one.article : one.representative,
  );
  const loaded = new Map((await index.load(new Set(further))).map((one) => [one.id, one]));
  const title = (loaded.get(best[0]?.article ?? -1) ?? reports[0]!).title;
  const [facts] = await factsOf(index, [{ ...known, id }], [publishersList!], isAggregator);
  return {
    ...facts!,
    title,
    reports: reports.filter(({ sequence }) => sequence <= upTo),
    timeline: buckets.map(({ representative, ...bucket }) => ({
      ...bucket,
      title: loaded.get(representative)?.title ?? title,
    })),
    first: loaded.get(firstId) ?? reports.at(-1)!,
    publishersList: publishersList!,
  };
}
