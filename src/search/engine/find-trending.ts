import { publisherFilterIncludes, type IsAggregator, includedDomains } from '../../articles/urls.js';
import { domainQuota, numberOfDiversityShares } from '../../articles/select-diverse.js';
import type { IndexedCandidate } from '../../index/index-reader.js';
import { STORY_OVER_AFTER_SECONDS } from '../../index/stories/story-heat.js';
import type { StoryWithSubject, HotStory, StoryArticle } from '../../index/stories/story-reader.js';
import { languageToken, categoryToken } from '../../index/tokens.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { analysisLanguages, eachLanguage, type SearchQuery } from '../search-query.js';
import type { MatchCount } from '../search-provider.js';
import type { ArticleIndex, SearchRange } from './article-index.js';
import { chooseRepresentatives, type RepresentativeRules } from './choose-representatives.js';
import { allExpressions, anyExpression, type Expression, metaToken } from './expression.js';
import type { SearchPlan } from './search-plan.js';
import { selectStories } from './select-stories.js';
import { withFilters } from './terms.js';
import { searchRangeOf } from './ranking.js';
import { HOUR } from '../../config/durations.js';

/** Maximum age, in seconds, of articles that fill up a result with too few stories. */
const STALE_AFTER = 7 * 24 * HOUR;
/** Maximum age in seconds of a report that may be shown for its story although five publishers reported later. */
const RECENT_FOR = 9 * HOUR;
/** Number of stories selected per article of the result, because some are merged or excluded later. */
export const STORIES_PER_WANTED = 1.5;
/** Number of stories that are read if the query names publishers, because most stories have no report of these. */
const STORIES_OF_FEW = 300;
/** Number of newest articles that are read at a time. */
const FRESH_BATCH = 200;
/** The number of a story's newest articles to read, and which of them may represent it (be shown for it). */
type Selection = { newest: number } & Pick<RepresentativeRules, 'publishers' | 'limit' | 'onePerDomain'>;
/** Selects up to three reports of a story: recent ones and those of the five publishers that reported last. */
export const LATEST_REPORTS: Selection = { newest: 24, publishers: 5, limit: 3, onePerDomain: true };
/** Maximum number of articles of a story that are read if the newest ones are all from aggregators. */
const MAX_REPORTS = 300;

/** A query for stories with the index and the time of the search. */
export interface TrendingContext {
  index: ArticleIndex;
  query: SearchQuery;
  /** Countries of the query's language tags, whose publishers are preferred. */
  regions: readonly string[];
  now: number;
  isAggregator: IsAggregator;
}

export function trendingContext(
  index: ArticleIndex,
  query: SearchQuery,
  now: number,
  isAggregator: IsAggregator,
): TrendingContext {
  const regions = eachLanguage(query).flatMap(({ language }) => regionOf(language) ?? []);
  return { index, query, regions, now: momentOf(query, now), isAggregator };
}

const regionOf = (tag: string): string | null => tag.split('-')[1] ?? null;

interface RankedStory extends HotStory {
  language: string;
}

/** The stories with most coverage, of all languages in one order; coverage has the same unit in every language. */
async function hotStories({ index, query, now }: TrendingContext): Promise<RankedStory[]> {
  const since = Math.max(now - STORY_OVER_AFTER_SECONDS, query.since ?? 0);
  const isOfFew = query.domains.length > 0 || (query.labelled ?? null) !== null;
  const limit = isOfFew ? STORIES_OF_FEW : Math.ceil(query.wanted * STORIES_PER_WANTED);
  const rules = { wanted: query.wanted, limit, isSection: query.categories.length > 0 };
  const covered = async (tag: string, country: string | null, most: number): Promise<RankedStory[]> => {
    const language = analysisLanguage(tag);
    const criteria = { language, country, since, now, categories: query.categories };
    const found = await index.stories.mostCovered(criteria, most);
    return found.map((one) => ({ ...one, language }));
  };
  const tags = eachLanguage(query).map(({ language }) => language);
  const ofAll = async (read: (tag: string) => Promise<RankedStory[]>): Promise<RankedStory[]> =>
    (await Promise.all(tags.map(read))).flat();
  const inOrder = (stories: RankedStory[]): RankedStory[] =>
    tags.length === 1 ? stories : stories.sort((a, b) => b.coverage - a.coverage);
  if (query.country !== null) {
    const inCountry = await ofAll((tag) => covered(tag, query.country, limit));
    return selectStories(inOrder(inCountry), rules);
  }
  const [all, nearby] = await Promise.all([
    ofAll((tag) => covered(tag, null, limit)),
    ofAll(async (tag) => {
      const region = regionOf(tag);
      return region === null ? [] : covered(tag, region, query.wanted);
    }),
  ]);
  const first = nearby.slice(0, query.wanted);
  // The stories of one region must not hide those of other languages.
  return selectStories(inOrder([...first, ...all]), { ...rules, limit: first.length + limit });
}

/**
 * Chooses the articles that may represent each story (be shown for it), the best first: those of the first selection,
 * then those of the next one. An article may be repeated.
 */
export async function representativesOf(
  stories: readonly number[],
  { index, query, regions, now, isAggregator }: TrendingContext,
  selections: readonly Selection[] = [LATEST_REPORTS],
): Promise<StoryArticle[][]> {
  const filter = {
    ...{ country: query.country, since: query.since ?? 0, domains: includedDomains(query) },
    ...(query.until !== null && { until: query.until }),
    ...(query.intent === 'topic' && {
      categories: query.categories,
      since: Math.max(query.since ?? 0, now - STORY_OVER_AFTER_SECONDS),
    }),
  };
  const choose = (articles: StoryArticle[], { newest, ...rules }: Selection): StoryArticle[] =>
    chooseRepresentatives(
      articles.slice(0, newest).filter(({ source }) => publisherFilterIncludes(query, source)),
      { ...rules, recent: now - RECENT_FOR, regions },
      isAggregator,
    );
  // Articles of aggregators are last.
  const isAggregated = ([first]: StoryArticle[]): boolean => first !== undefined && isAggregator(first);
  const newest = Math.max(...selections.map((one) => one.newest));
  const found = await index.stories.newestOf(stories, { ...filter, limit: newest });
  const chosen = found.map((articles) => selections.map((one) => choose(articles, one)));
  const aggregated = chosen.flatMap((some, i) => (some.some(isAggregated) ? [i] : []));
  if (aggregated.length > 0) {
    const ids = aggregated.map((i) => stories[i]!);
    const all = await index.stories.newestOf(ids, { ...filter, limit: MAX_REPORTS });
    for (const [n, i] of aggregated.entries())
      chosen[i] = chosen[i]!.map((some, place) =>
        isAggregated(some)
          ? choose(all[n]!, { ...selections[place]!, newest: MAX_REPORTS, publishers: Infinity })
          : some,
      );
  }
  return chosen.map((some) => some.flat());
}

/** Loads one article for each story, in the order of the stories, within the quota of each domain. */
export async function loadRepresentatives(
  context: TrendingContext,
  stories: readonly RankedStory[],
): Promise<IndexedCandidate[]> {
  const quota = domainQuota(context.query.wanted, numberOfDiversityShares(context.query));
  const taken = new Map<string, number>();
  const chosen = new Map<number, RankedStory>();
  const ids = stories.map(({ story }) => story);
  for (const [i, members] of (await representativesOf(ids, context)).entries()) {
    const best = members.find((one) => (taken.get(one.domain) ?? 0) < quota) ?? members[0];
    if (best === undefined) continue;
    taken.set(best.domain, (taken.get(best.domain) ?? 0) + 1);
    chosen.set(best.article, stories[i]!);
  }
  const { index } = context;
  const candidates = await index.load(chosen.keys());
  for (const one of candidates) {
    const { language, story } = chosen.get(one.id)!;
    one.story = index.stories.idOf(language, story);
  }
  return candidates;
}

export const articlesOfHotStories = async (context: TrendingContext): Promise<IndexedCandidate[]> =>
  loadRepresentatives(context, await hotStories(context));

/** Matches all articles in the language that pass the caller's filters. */
const eligible = (query: SearchQuery, language: string): Expression => {
  const labels = [
    languageToken(language),
    ...query.categories.map((topic) => categoryToken(language, topic)),
  ];
  return withFilters(query, language)(allExpressions(labels.map(metaToken)));
};

function freshRange({ since, until }: SearchQuery, now: number): SearchRange {
  return searchRangeOf({ since: Math.max(since ?? 0, now - STALE_AFTER), until });
}

/** Unix seconds at which coverage is computed: now, or the end of a period in the past. */
const momentOf = ({ until }: SearchQuery, now: number): number => Math.min(until ?? now, now);

/** The number of articles from which a trending list is chosen, and of their domains. */
export async function countTrending(
  index: ArticleIndex,
  query: SearchQuery,
  most: number,
  now: number,
): Promise<MatchCount> {
  const expression = anyExpression(analysisLanguages(query).map((language) => eligible(query, language)));
  return index.countDomains(expression, freshRange(query, momentOf(query, now)), most);
}

/**
 * What `/news/trending` reads: one article for each of the stories with most coverage, then the newest articles of other
 * stories, one of each subject (a group of related stories).
 * @param pinned on a later page, the articles for the stories with most coverage; null on the first page.
 */
export async function planTrending(
  context: TrendingContext,
  pinned: readonly IndexedCandidate[] | null,
): Promise<SearchPlan> {
  const { index, query } = context;
  const hot = pinned === null ? await hotStories(context) : [];
  const shown =
    pinned === null
      ? hot
      : await storiesOf(
          index,
          pinned.map(({ id }) => id),
        );
  return {
    pinned: pinned ?? (await loadRepresentatives(context, hot)),
    languages: analysisLanguages(query).map((language) => {
      const tiers = [{ expression: eligible(query, language), relevance: 1 }];
      return { language, tiers, boosts: [], requested: [] };
    }),
    range: freshRange(query, context.now),
    isByTime: true,
    batch: FRESH_BATCH,
    load: oneArticlePerStory('subject', context, new Set(shown.map(({ subject }) => subject))),
  };
}

const storiesOf = async (index: ArticleIndex, articles: readonly number[]): Promise<StoryWithSubject[]> =>
  (await index.stories.storiesOf(articles)).filter((story) => story !== null);

/** Maximum number of stories whose articles the cursor of a trending list contains. */
const MAX_PINNED_STORIES = 100;

/**
 * Ids of articles for the stories after the first page: one of each subject (group of related stories), or in a list of
 * categories one of each story. The cursor contains them, because later reports change the order of stories.
 * @param shown ids of the articles of the first page.
 */
export async function furtherStoryArticles(
  context: TrendingContext,
  shown: readonly number[],
): Promise<number[]> {
  const { index, query } = context;
  const found = await articlesOfHotStories({ ...context, query: { ...query, wanted: MAX_PINNED_STORIES } });
  const stories = new Set((await storiesOf(index, shown)).map(({ story }) => story));
  const keys = new Set<number>();
  const ids = found.map(({ id }) => id);
  return (await index.stories.storiesOf(ids)).flatMap((of, i) => {
    const key = query.intent === 'topic' ? of?.story : of?.subject;
    if (of === null || key === undefined || stories.has(of.story) || keys.has(key)) return [];
    keys.add(key);
    return ids[i]!;
  });
}

/**
 * Makes a function that loads, of the given ids, the newest article of each story or subject (a publisher's rather than
 * an aggregator's) and all articles without a story. With the key `story`, stories of several domains come first.
 * @param shown stories or subjects of which no further article is loaded; the function adds those it loads.
 */
export function oneArticlePerStory(
  key: 'story' | 'subject',
  { index, isAggregator }: TrendingContext,
  shown: Set<number>,
): (ids: number[]) => Promise<IndexedCandidate[]> {
  return async (ids) => {
    const stories = await index.stories.storiesOf(ids);
    const storyOf = new Map(ids.map((id, i) => [id, stories[i] ?? null]));
    const keyOf = (id: number): number => storyOf.get(id)?.[key] ?? NaN;
    const fresh = await index.load(ids.filter((id) => !shown.has(keyOf(id))));
    const alone = fresh.filter(({ id }) => Number.isNaN(keyOf(id)));
    const grouped = new Map<number, IndexedCandidate>();
    for (const candidate of fresh) {
      const group = keyOf(candidate.id);
      if (Number.isNaN(group)) continue;
      const known = grouped.get(group);
      if (known === undefined || (isAggregator(known) && !isAggregator(candidate)))
        grouped.set(group, candidate);
    }
    for (const group of grouped.keys()) shown.add(group);
    const chosen = [...grouped.values(), ...alone].sort((a, b) => b.id - a.id);
    const isCovered = ({ id }: IndexedCandidate): boolean =>
      key === 'story' && (storyOf.get(id)?.domains ?? 1) > 1;
    return [...chosen.filter(isCovered), ...chosen.filter((one) => !isCovered(one))];
  };
}
