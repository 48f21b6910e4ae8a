import type { Arrivals } from '../page.js';
import { unixNow } from '../../articles/article.js';
import type { IsAggregator } from '../../articles/urls.js';
import type { Facet, FacetCounts } from '../../index/facet-counter.js';
import type { CountedSpan } from '../../index/match-counter.js';
import { domainToken } from '../../index/tokens.js';
import { analysisLanguage } from '../../languages/find-language.js';
import type { CandidatePage, MatchCount, PageRequest, SearchQuery } from '../search-provider.js';
import type { ArticleIndex } from './article-index.js';
import { anyOf, type Expression, label, type SearchPlan, without } from './expression.js';
import { canRelax, findRelaxed, RELAXED_START, type RelaxedPosition } from './find-relaxed.js';
import { findSimilar } from './find-similar.js';
import { countTrending, findTrending } from './find-trending.js';
import { planSearch } from './plan-search.js';
import { pageSize, rangeOf, rankByText, rankIds, type Ranking } from './ranking.js';

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
  /** The lowest id read of each tier, or null if the tier is read to its end. */
  tiers: (number | null)[];
  /** Articles loaded so far, if articles are filtered after loading. */
  read: number;
}

function orEnd(position: Position): Position | null {
  if (position.read >= MAX_FILTERED) return null;
  return position.ranked.length > 0 || position.tiers.some((lowest) => lowest !== null) ? position : null;
}

const readOf = (plan: SearchPlan, before: number, more: number): number =>
  plan.keeps === undefined ? 0 : before + more;

/** Loads the best of the ranked ids and orders them by their text. */
async function rankedPage(
  index: ArticleIndex,
  plan: SearchPlan,
  { ranked, tiers }: Ranking,
  readBefore: number,
  size: number,
  now: number,
): Promise<CandidatePage> {
  return {
    candidates: await rankByText(index, new Map(ranked.slice(0, size)), plan, now),
    next: orEnd({ ranked: ranked.slice(size), tiers, read: readOf(plan, readBefore, size) }),
  };
}

/** Older matches, tier by tier, without saturated domains. */
async function olderPage(
  index: ArticleIndex,
  query: SearchQuery,
  plan: SearchPlan,
  from: Position,
  saturatedDomains: ReadonlySet<string>,
  size = plan.keeps === undefined ? LATER_PAGE : LATER_PAGE_READ,
): Promise<CandidatePage> {
  const excluded = [...saturatedDomains]
    .slice(0, MAX_EXCLUDED)
    .map((domain) => label(domainToken(plan.language, domain)));
  const tiers = [...from.tiers];
  let { read } = from;
  for (const [i, before] of tiers.entries()) {
    if (before === null) continue;
    const expression = without(plan.tiers[i]!.expression, excluded);
    const ids = await index.match([{ expression }], { ...rangeOf(query), before }, size)(0);
    tiers[i] = ids.length < size ? null : ids.at(-1)!;
    const { relevance } = plan.tiers[i]!;
    const loaded = await index.load(ids);
    const candidates = loaded.filter((candidate) => plan.keeps?.(candidate, relevance) ?? true);
    read = readOf(plan, read, ids.length);
    if (candidates.length > 0 || tiers[i] !== null)
      return { candidates, next: orEnd({ ranked: [], tiers, read }) };
  }
  return { candidates: [], next: null };
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
    if (query.intent === 'similar') return { candidates: await findSimilar(index, query), next: null };
    return findMatches(index, query, page, now);
  };
  if (page.cursor !== null) return find();
  // The local index throws synchronously; inside an async function that becomes a rejection that `Promise.all` handles.
  const position = async (): Promise<Arrivals> => index.arrivals(analysisLanguage(query.language));
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

/** Matches all articles with all words, those of all tiers. Null if the query has no word. */
export function matchQuery(query: SearchQuery): Expression | null {
  const tiers = planSearch(query).tiers.filter(({ isSubset }) => isSubset !== true);
  return tiers.length === 0 ? null : anyOf(tiers.map((tier) => tier.expression));
}

/** The number of articles with all words, at most `most`. */
export async function countIndexed(
  index: ArticleIndex,
  query: SearchQuery,
  most: number,
): Promise<MatchCount> {
  if (query.intent === 'trending') return countTrending(index, query, most, unixNow());
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
  const plan = planSearch(query);
  if (plan.tiers.length === 0) return { candidates: [], next: null };
  const size = pageSize(query);
  if (query.order === 'newest') {
    const start: Position = { ranked: [], tiers: [Number.MAX_SAFE_INTEGER], read: 0 };
    const from = (page.cursor as Position | null) ?? start;
    return olderPage(index, query, plan, from, page.saturatedDomains, from === start ? size : LATER_PAGE);
  }
  if (page.cursor === null) {
    return rankedPage(index, plan, await rankIds(index, query, plan, now), 0, size, now);
  }
  const position = page.cursor as Position;
  if (position.ranked.length === 0) return olderPage(index, query, plan, position, page.saturatedDomains);
  return rankedPage(index, plan, position, position.read, size, now);
}
