import type { Arrivals } from '../page.js';
import { unixNow } from '../../articles/article.js';
import type { IsAggregator } from '../../articles/urls.js';
import type { Facet, FacetCounts } from '../../index/facet-counter.js';
import type { CountedSpan } from '../../index/match-counter.js';
import { domainToken } from '../../index/tokens.js';
import { analysisLanguages, type SearchQuery } from '../search-query.js';
import type { CandidatePage, MatchCount, PageRequest } from '../search-provider.js';
import type { ArticleIndex } from './article-index.js';
import { label, type SearchPlan, type Tier, without } from './expression.js';
import { canRelax, findRelaxed, RELAXED_START, type RelaxedPosition } from './find-relaxed.js';
import { findSimilar } from './find-similar.js';
import { findStories } from './find-stories.js';
import { countTrending, findTrending } from './find-trending.js';
import { matchQuery, planLanguages } from './plan-search.js';
import { freshness, pageSize, planOf, rangeOf, rankByText, rankIds, type Ranking } from './ranking.js';

/** Articles of a page after the ranked ones. */
const LATER_PAGE = 400;
/** Articles per later page if each is loaded and filtered. */
const LATER_PAGE_READ = 80;
/** Articles loaded and filtered for one response: a place named like a common word has too many matches to load. */
const MAX_FILTERED = 160;
/** Domains excluded in the expression; candidates of further ones are dropped after reading. */
const MAX_EXCLUDED = 200;

interface Position {
  /** Ranked ids that no page has returned yet, with their relevance, best first. */
  ranked: Ranking['ranked'];
  /** The lowest id read of each tier of each plan, or null if the tier is read to its end. */
  tiers: (number | null)[][];
  /** Articles loaded so far, if articles are filtered after loading. */
  read: number;
}

function orEnd(position: Position): Position | null {
  if (position.read >= MAX_FILTERED) return null;
  return position.ranked.length > 0 || position.tiers.flat().some((lowest) => lowest !== null)
    ? position
    : null;
}

const isFiltered = (plans: readonly SearchPlan[]): boolean => plans.some(({ keeps }) => keeps !== undefined);

const readOf = (plans: readonly SearchPlan[], before: number, more: number): number =>
  isFiltered(plans) ? before + more : 0;

/** Loads the best of the ranked ids and orders them by their text. */
async function rankedPage(
  index: ArticleIndex,
  plans: readonly SearchPlan[],
  { ranked, tiers }: Pick<Position, 'ranked' | 'tiers'>,
  readBefore: number,
  size: number,
  now: number,
): Promise<CandidatePage> {
  return {
    candidates: await rankByText(index, new Map(ranked.slice(0, size)), plans, now),
    next: orEnd({ ranked: ranked.slice(size), tiers, read: readOf(plans, readBefore, size) }),
  };
}

/** A tier of a plan that has further matches. */
interface OpenTier {
  plan: SearchPlan;
  tier: Tier;
  /** Its place in the position. */
  at: [plan: number, tier: number];
  before: number;
}

/** The best tier that has further matches; of several languages, the equal ones of each. */
function openTiers(plans: readonly SearchPlan[], { tiers }: Position): OpenTier[] {
  const open = plans.flatMap((plan, i) =>
    plan.tiers.flatMap((tier, k): OpenTier[] => {
      const before = tiers[i]![k] ?? null;
      return before === null ? [] : [{ plan, tier, at: [i, k], before }];
    }),
  );
  if (plans.length === 1) return open.slice(0, 1);
  const best = Math.max(...open.map(({ tier }) => tier.relevance));
  return open.filter(({ tier }) => tier.relevance === best);
}

/** Older matches, tier by tier, without saturated domains. Tiers of several languages are read together, by time. */
async function olderPage(
  index: ArticleIndex,
  query: SearchQuery,
  plans: readonly SearchPlan[],
  from: Position,
  saturatedDomains: ReadonlySet<string>,
  size = isFiltered(plans) ? LATER_PAGE_READ : LATER_PAGE,
): Promise<CandidatePage> {
  const saturated = [...saturatedDomains].slice(0, MAX_EXCLUDED);
  const tiers = from.tiers.map((one) => [...one]);
  let { read } = from;
  for (;;) {
    const open = openTiers(plans, { ranked: [], tiers, read });
    if (open.length === 0) return { candidates: [], next: null };
    const lists = await Promise.all(
      open.map(async ({ plan, tier, before }) => {
        const excluded = saturated.map((domain) => label(domainToken(plan.language, domain)));
        const expression = without(tier.expression, excluded);
        return index.match([{ expression }], { ...rangeOf(query), before }, size)(0);
      }),
    );
    // Other lists may have articles that belong before the rest of an incomplete one.
    const lowest = Math.max(-1, ...lists.flatMap((ids) => (ids.length < size ? [] : [ids.at(-1)!])));
    const relevance = new Map<number, number>();
    for (const [i, { at, tier }] of open.entries()) {
      const ids = lists[i]!;
      for (const id of ids) if (id >= lowest) relevance.set(id, tier.relevance);
      const isRead = ids.length < size && (ids.at(-1) ?? Infinity) >= lowest;
      tiers[at[0]]![at[1]] = isRead ? null : lowest;
    }
    const ids = [...relevance.keys()].sort((a, b) => b - a);
    const loaded = await index.load(ids);
    const candidates = loaded.filter(
      (one) => planOf(plans, one).keeps?.(one, relevance.get(one.id)!) ?? true,
    );
    read = readOf(plans, read, ids.length);
    const isMore = open.some(({ at }) => tiers[at[0]]![at[1]] !== null);
    if (candidates.length > 0 || isMore) return { candidates, next: orEnd({ ranked: [], tiers, read }) };
  }
}

/** A page of a search, whatever its intent. */
export async function searchIndexed(
  index: ArticleIndex,
  query: SearchQuery,
  page: PageRequest,
  isAggregator: IsAggregator,
): Promise<CandidatePage> {
  const now = unixNow();
  const find = async (): Promise<CandidatePage> => {
    if (query.intent === 'trending') return findTrending(index, query, page, now, isAggregator);
    if (query.intent === 'stories') return findStories(index, query, now, isAggregator);
    if (query.intent === 'similar') return { candidates: await findSimilar(index, query), next: null };
    return findMatches(index, query, page, now);
  };
  if (page.cursor !== null) return find();
  // The local index throws synchronously; inside an async function that becomes a rejection that `Promise.all` handles.
  const position = async (): Promise<Arrivals> => index.arrivals(analysisLanguages(query));
  const [found, arrivals] = await Promise.all([find(), position()]);
  return { ...found, arrivals };
}

/**
 * Searches the index by words, categories or place.
 *
 * @param now Unix seconds.
 */
export async function findMatches(
  index: ArticleIndex,
  query: SearchQuery,
  page: PageRequest,
  now: number,
): Promise<CandidatePage> {
  const { cursor } = page;
  if (cursor !== null && 'relaxed' in (cursor as object))
    return findRelaxed(index, query, { ...page, cursor: cursor as RelaxedPosition }, now);
  const found = await findAllWords(index, query, page, now);
  return found.next === null && canRelax(query) ? { ...found, relaxed: RELAXED_START } : found;
}

/** The number of articles with all words, at most `most`. */
export async function countIndexed(
  index: ArticleIndex,
  query: SearchQuery,
  most: number,
): Promise<MatchCount> {
  if (query.intent === 'trending' || query.intent === 'stories')
    return countTrending(index, query, most, unixNow());
  if (query.intent === 'similar') return { articles: (await findSimilar(index, query)).length };
  const expression = matchQuery(query);
  return { articles: expression === null ? 0 : await index.count(expression, rangeOf(query, 0), most) };
}

/** The same of each span of `seconds` in the query's period, which has both ends. */
export async function countMatchesByTime(
  index: ArticleIndex,
  query: SearchQuery,
  seconds: number,
): Promise<CountedSpan[]> {
  const expression = matchQuery(query);
  if (expression === null) return [];
  return index.countByTime(expression, { since: query.since!, until: query.until! }, seconds);
}

/** The matches of the query's period, which has both ends, by the values of a field. */
export async function countMatchesByFacet(
  index: ArticleIndex,
  query: SearchQuery,
  facet: Facet,
): Promise<FacetCounts> {
  const expression = matchQuery(query);
  if (expression === null) return { articles: 0, values: [] };
  return index.countByFacet(expression, { since: query.since!, until: query.until! }, facet);
}

async function findAllWords(
  index: ArticleIndex,
  query: SearchQuery,
  page: PageRequest,
  now: number,
): Promise<CandidatePage> {
  const plans = planLanguages(query);
  if (plans.every(({ tiers }) => tiers.length === 0)) return { candidates: [], next: null };
  const size = pageSize(query);
  if (query.order === 'newest') {
    const tiers = plans.map((plan) => plan.tiers.map(() => Number.MAX_SAFE_INTEGER));
    const start: Position = { ranked: [], tiers, read: 0 };
    const from = (page.cursor as Position | null) ?? start;
    return olderPage(index, query, plans, from, page.saturatedDomains, from === start ? size : LATER_PAGE);
  }
  if (page.cursor === null) {
    return rankedPage(index, plans, await rankLanguages(index, query, plans, now), 0, size, now);
  }
  const position = page.cursor as Position;
  if (position.ranked.length === 0) return olderPage(index, query, plans, position, page.saturatedDomains);
  return rankedPage(index, plans, position, position.read, size, now);
}

/** The ranked ids of all languages in one order: relevance and age have the same units in all of them. */
async function rankLanguages(
  index: ArticleIndex,
  query: SearchQuery,
  plans: readonly SearchPlan[],
  now: number,
): Promise<Pick<Position, 'ranked' | 'tiers'>> {
  const rankOne = async (plan: SearchPlan): Promise<Ranking> =>
    plan.tiers.length === 0 ? { ranked: [], tiers: [] } : rankIds(index, query, plan, now);
  const rankings = await Promise.all(plans.map(rankOne));
  const ranked = rankings.flatMap((one) => one.ranked);
  const tiers = rankings.map((one) => one.tiers);
  if (rankings.length === 1) return { ranked, tiers };
  const score = ([id, relevance]: Ranking['ranked'][number]): number =>
    relevance + freshness(index.secondsOf(id), now);
  return { ranked: ranked.sort((a, b) => score(b) - score(a) || b[0] - a[0]), tiers };
}
