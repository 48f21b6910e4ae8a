import { ResultPageAssembler } from '../../articles/article-pipeline.service.js';
import { type Candidate, isPublishedWithin, unixSecondsNow } from '../../articles/article.js';
import { numberOfDiversityShares, selectDiverse } from '../../articles/select-diverse.js';
import { publisherFilterIncludes, type IsAggregator } from '../../articles/urls.js';
import { MAX_ARTICLES, type PageState } from '../page.js';
import type { SearchQuery } from '../search-query.js';
import type { ArticleIndex } from './article-index.js';
import { furtherPinnedArticles, planQuery } from './plan.js';
import { type PageDemand, scan } from './scan.js';

interface LaterPage {
  articles: Candidate[];
  /** State of the next page; null at the end. */
  next: PageState | null;
  /** Whether the page ends at `MAX_ARTICLES`, the limit of all pages together, although more articles match. */
  isDeepest: boolean;
  /** Whether the page is not full, because a publisher may have only a share of it. */
  isCutShort: boolean;
  /** Number of registrable domains of the articles that were read. */
  domains: number;
}

/** Reads a later page: repeats the scan of the first page as of its time, and skips the articles of earlier pages. */
export async function readLaterPage(
  index: ArticleIndex,
  query: SearchQuery,
  from: PageState,
  isAggregator: IsAggregator,
): Promise<LaterPage> {
  const state = await withPinned(index, query, from, isAggregator);
  const { at, since, sequences } = state;
  const first: SearchQuery = { ...query, since, wanted: state.limits[0]! };
  const demand: PageDemand = { paused: new Set(), isFirstPage: true };
  const plan = await planQuery(index, first, at, isAggregator, state.pinned);
  const ends = [...state.ends];
  const batches = scan(index, { query: first, plan, demand, at, sequences, ends });
  const domains = new Set<string>();
  const next = async (saturated: ReadonlySet<string>): Promise<Candidate[] | null> => {
    demand.paused = saturated;
    const { value } = await batches.next();
    const admitted = value?.filter(({ source }) => publisherFilterIncludes(query, source)) ?? null;
    admitted?.forEach(({ domain }) => domains.add(domain));
    return admitted;
  };
  const parts = numberOfDiversityShares(query);
  const rules = { since, until: query.until, parts, merge: query.merge, now: at };
  const assembly = new ResultPageAssembler(next, rules, isAggregator);
  let shown = 0;
  const take = async (limit: number): Promise<Candidate[]> => {
    const { articles } = await assembly.page(limit);
    demand.isFirstPage = false;
    shown += articles.length;
    return articles;
  };
  for (const limit of state.limits) await take(limit);
  const limits = [...state.limits];
  const now = unixSecondsNow();
  let articles: Candidate[] = [];
  let isMore = true;
  let isCutShort = false;
  // All articles of a page may have left the timeframe since the first page.
  while (articles.length === 0 && isMore && shown < MAX_ARTICLES) {
    const limit = Math.min(query.wanted, MAX_ARTICLES - shown);
    const page = await take(limit);
    limits.push(limit);
    isMore = await assembly.hasMore();
    isCutShort = page.length < limit && isMore;
    const current = page.filter((candidate) => isPublishedWithin(query, candidate, now));
    articles = current.length < page.length ? selectDiverse(current, limit, parts) : page;
  }
  const isDeepest = isMore && shown >= MAX_ARTICLES;
  const following = isMore && !isDeepest ? { ...state, limits, ends } : null;
  return { articles, next: following, isDeepest, isCutShort, domains: domains.size };
}

/** Adds the ids of all pinned articles (those before the ranked ones) to the state of the second page and later ones. */
async function withPinned(
  index: ArticleIndex,
  query: SearchQuery,
  from: PageState,
  isAggregator: IsAggregator,
): Promise<PageState> {
  if (from.limits.length > 1) return from;
  const ids = await furtherPinnedArticles(
    index,
    { ...query, since: from.since },
    from.at,
    isAggregator,
    from.pinned,
  );
  return { ...from, pinned: [...new Set([...from.pinned, ...ids])] };
}
