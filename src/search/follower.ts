import { type Candidate, isPublishedWithin, unixSecondsNow } from '../articles/article.js';
import { publisherFilterIncludes, isPublicOrPrivateSuffix } from '../articles/urls.js';
import { RecentTitles, MIN_RECENT_TITLES } from '../titles/recent-titles.js';
import type { IndexedCandidate } from '../index/index-reader.js';
import type { LanguagePlan } from './engine/search-plan.js';
import { planLanguages } from './engine/plan-language.js';
import { planInLanguageOf } from './engine/ranking.js';
import type { ArrivedMatch, ArrivalIndex, ArrivalPosition } from './search-provider.js';
import type { SearchQuery } from './search-query.js';

/**
 * How an article relates to a followed query: `new` match, `repeated` (near-identical to an earlier match), or `other`
 * (outside the period, of an excluded publisher, or not about the place).
 */
type Verdict = 'new' | 'repeated' | 'other';

/**
 * Reads the matches of a query that arrive after a position, in the order of arrival, and only the first of
 * near-identical titles. Streams, webhooks and the parameter `since` use it.
 */
export class NewArticlesFollower {
  /** The query that the index is sent; it has no publishers where `requested` names a public suffix such as `co.uk`. */
  readonly query: SearchQuery;
  /** Equal for followers whose queries have the same matches in the index, so that these are read once. */
  readonly key: string;
  private titles: RecentTitles | null = null;
  /** Filters of a query for a place against clubs, persons and other places of its name; empty for other queries. */
  private readonly plans: readonly LanguagePlan[];

  /**
   * @param requested the query with its publishers.
   * @param window maximum age of an article in seconds, instead of the period of the query; null for that period.
   * @param position where to continue in the order of arrival.
   * @param start position from which earlier matches were delivered.
   */
  constructor(
    private readonly requested: SearchQuery,
    private readonly window: number | null,
    public position: ArrivalPosition,
    readonly start: ArrivalPosition = {},
  ) {
    // Below a public suffix such as `co.uk` a new publisher may appear: then the index does not filter by publisher.
    const isOpen = requested.domains.some(isPublicOrPrivateSuffix);
    this.query = isOpen ? { ...requested, domains: [] } : requested;
    this.plans = requested.intent === 'local' ? planLanguages(this.query) : [];
    this.key = JSON.stringify({ ...this.query, wanted: 0, since: null, until: null });
  }

  /** Reads the titles of delivered matches, to recognize repetitions, unless known. @throws SearchUnavailableError */
  async recall(index: ArrivalIndex): Promise<void> {
    if (this.titles !== null || !this.query.merge) return;
    const earlier = await index.until(this.position, this.query, MIN_RECENT_TITLES, this.start);
    this.titles = new RecentTitles();
    for (const one of earlier.reverse()) if (this.admits(one)) this.titles.addIfNew(one.signature);
  }

  /** Forgets delivered titles after a failure, or when another process has delivered; `recall` reads them again. */
  forget(): void {
    this.titles = null;
  }

  judge(candidate: IndexedCandidate): Verdict {
    if (!this.admits(candidate)) return 'other';
    return this.titles?.has(candidate.signature) === true ? 'repeated' : 'new';
  }

  /** Moves the position (in the order of arrival) to an article, and classifies it. */
  pass({ candidate, node, sequence }: ArrivedMatch): Verdict {
    this.position = { ...this.position, [node]: sequence };
    if (!this.admits(candidate)) return 'other';
    if (!this.query.merge) return 'new';
    return (this.titles ??= new RecentTitles()).addIfNew(candidate.signature) ? 'new' : 'repeated';
  }

  private admits(candidate: IndexedCandidate): boolean {
    const now = unixSecondsNow();
    const { since, until } = this.requested;
    const period = { since: this.window === null ? since : now - this.window, until };
    return (
      isPublishedWithin(period, candidate, now) &&
      publisherFilterIncludes(this.requested, candidate.source) &&
      (this.plans.length === 0 || planInLanguageOf(this.plans, candidate).mayKeep?.(candidate) !== false)
    );
  }
}

/** The next matches of a followed query, and the position to continue from. */
export interface NextArticles {
  /** Matches in the order of arrival. */
  found: ArrivedMatch[];
  /** The position in the order of arrival from which the next read continues. */
  position: ArrivalPosition;
  isEnd: boolean;
}

/**
 * Reads the next matches of several followed queries: for those at the same position together, and equal queries once.
 * @param max number of articles of the index that are examined per position.
 * @throws SearchUnavailableError
 */
export async function readArrivals(
  index: ArrivalIndex,
  followers: readonly NewArticlesFollower[],
  max: number,
): Promise<NextArticles[]> {
  const places = new Map<string, NewArticlesFollower[]>();
  for (const follower of followers) {
    const place = JSON.stringify(follower.position);
    places.set(place, [...(places.get(place) ?? []), follower]);
  }
  const arrivals = new Map<NewArticlesFollower, NextArticles>();
  for (const group of places.values()) {
    const queries = new Map(group.map(({ key, query }) => [key, query]));
    const { found, ...end } = await index.after(group[0]!.position, [...queries.values()], max);
    const foundOf = new Map([...queries.keys()].map((key, i) => [key, found[i]!]));
    for (const follower of group) arrivals.set(follower, { found: foundOf.get(follower.key)!, ...end });
  }
  return followers.map((follower) => arrivals.get(follower)!);
}

/** Maximum number of articles that one read examines; one request makes at most `MAX_READS` reads. */
const BATCH = 2_000;
const MAX_READS = 25;

/** Converts articles to items of a list: the articles themselves or their stories; null where there is none. */
export type ToListItems<T> = (articles: readonly Candidate[]) => Promise<(T | null)[]>;

/**
 * The next items that a client which follows a query has not received yet, at most `limit`. `isMore` says whether there
 * may be further ones: one call examines a limited number of articles.
 * @throws SearchUnavailableError
 */
export async function readNewItems<T>(
  index: ArrivalIndex,
  follower: NewArticlesFollower,
  limit: number,
  itemsOf: ToListItems<T>,
): Promise<{ items: T[]; isMore: boolean }> {
  const items = new Set<T>();
  for (let reads = 0; reads < MAX_READS; reads++) {
    const [arrivals] = await readArrivals(index, [follower], BATCH);
    const { found, position, isEnd } = arrivals!;
    if (found.length > 0) await follower.recall(index);
    const itemOf = await itemsOf(found.map(({ candidate }) => candidate));
    for (const [i, one] of found.entries()) {
      const item = itemOf[i]!;
      const isFurther = item !== null && items.size === limit && !items.has(item);
      if (isFurther && follower.judge(one.candidate) === 'new') return { items: [...items], isMore: true };
      if (follower.pass(one) === 'new' && item !== null) items.add(item);
    }
    follower.position = position;
    if (isEnd) return { items: [...items], isMore: false };
  }
  return { items: [...items], isMore: true };
}

/** The earlier of two positions for each ingestion node: a restored index may end before a client's position. */
export const earlierPosition = (position: ArrivalPosition, newest: ArrivalPosition): ArrivalPosition =>
  Object.fromEntries(
    Object.entries(position).map(([node, sequence]) => [node, Math.min(sequence, newest[node] ?? sequence)]),
  );
