import { type Candidate, isPublishedWithin, unixNow } from '../../articles/article.js';
import { CandidateGroups } from '../../articles/candidate-groups.js';
import { domainQuota, DomainQuota, partsOf, selectDiverse } from '../../articles/select-diverse.js';
import { admitsHost, isAggregatorOf } from '../../articles/urls.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { type Arrivals, MAX_ARTICLES, type Page, type PageState } from '../page.js';
import { analysisLanguages, type SearchQuery } from '../search-query.js';
import type { PagedIndex } from '../search-provider.js';
import type { ArticleIndex } from './article-index.js';
import { findSimilar } from './find-similar.js';
import { pinnedStories, trendingOrder } from './find-trending.js';
import { planLanguages } from './plan-search.js';
import { rangeOf } from './ranking.js';
import { type RankedArticle, RankedScan } from './ranked-scan.js';

/** Maximum number of articles read for all pages of a query. */
const MAX_READ = 12_000;
/** Rank of pinned articles, before all articles of a scan. */
const BEFORE_ALL = -1_000_000;
/** Articles of a page, at most. */
const MAX_LIMIT = 100;

/** The pages after the first, read from an index. Each request repeats the pages before its own. */
export class IndexedPages implements PagedIndex {
  /** @param aggregators hosts of aggregators. */
  constructor(
    private readonly index: ArticleIndex,
    private readonly aggregators: readonly string[],
  ) {}

  async arrivals(query: SearchQuery): Promise<Arrivals> {
    return this.index.arrivals(analysisLanguages(query));
  }

  async hasMore(query: SearchQuery, state: PageState): Promise<boolean> {
    const isSimilar = query.intent === 'similar';
    return (await this.replay(query, isSimilar ? await this.withPinned(query, state) : state)).hasMore();
  }

  async read(query: SearchQuery, from: PageState): Promise<Page> {
    const state = from.limits.length === 0 ? await this.withPinned(query, from) : from;
    const replay = await this.replay(query, state);
    const limits = [...state.limits];
    const now = unixNow();
    let articles: Candidate[] = [];
    let isMore = true;
    let isCutShort = false;
    // All articles of a page may have left the timeframe since the first page.
    while (articles.length === 0 && isMore && replay.shown < MAX_ARTICLES) {
      const limit = Math.min(query.wanted, MAX_ARTICLES - replay.shown);
      const page = await replay.take(limit);
      limits.push(limit);
      isMore = await replay.hasMore();
      isCutShort = page.length < limit && isMore;
      const current = page.filter((candidate) => isPublishedWithin(query, candidate, now));
      articles = current.length < page.length ? selectDiverse(current, limit, partsOf(query)) : page;
    }
    const isDeepest = isMore && replay.shown >= MAX_ARTICLES;
    const next = isMore && !isDeepest ? { ...state, limits } : null;
    return { articles, next, isDeepest, isCutShort, domains: replay.domains.size };
  }

  /** The state of the second page: with the articles in an order that a later request could not repeat. */
  private async withPinned(query: SearchQuery, from: PageState): Promise<PageState> {
    const ids = await this.pinned({ ...query, since: from.since }, from.at);
    return { ...from, pinned: ids.filter((id) => !from.first.includes(id)) };
  }

  private async pinned(query: SearchQuery, at: number): Promise<number[]> {
    if (query.intent === 'similar') return (await findSimilar(this.index, query)).map(({ id }) => id);
    if (query.intent !== 'trending') return [];
    return pinnedStories(this.index, query, at, isAggregatorOf(this.aggregators));
  }

  private async replay(query: SearchQuery, state: PageState): Promise<Replay> {
    const replay = new Replay(this.index, { ...query, since: state.since }, state, this.aggregators);
    await replay.begin();
    for (const limit of state.limits) await replay.take(limit);
    return replay;
  }
}

/**
 * The pages of a query, in order. They depend only on the articles that the index contained at the first page, so
 * that a repetition yields the same pages.
 */
class Replay {
  /** Articles of all pages so far. */
  shown = 0;
  /** Registrable domains of the articles that were read. */
  readonly domains = new Set<string>();
  private readonly scan: RankedScan;
  private readonly groups: CandidateGroups;
  private readonly first: ReadonlySet<number>;
  /** Stories with an article so far, and the subjects of those behind the first page, which have one story each. */
  private readonly stories = new Set<number>();
  private readonly subjects = new Set<number>();
  /** Groups on no page yet, by the registrable domain of their representatives. */
  private readonly open = new Map<string, number>();
  private quota = new DomainQuota(0);
  /** Quota of a publisher on a page of `MAX_LIMIT` articles. */
  private readonly mostOfPage: number;

  constructor(
    private readonly index: ArticleIndex,
    private readonly query: SearchQuery,
    private readonly state: PageState,
    aggregators: readonly string[],
  ) {
    const isTrending = query.intent === 'trending';
    const order = isTrending
      ? trendingOrder(query, state.at)
      : { plans: planLanguages(query), range: rangeOf(query) };
    this.scan = new RankedScan(index, order, state.at, aggregators, isTrending);
    this.first = new Set(state.first);
    this.mostOfPage = domainQuota(MAX_LIMIT, partsOf(query));
    const count = (domain: string, change: 1 | -1): void => {
      this.open.set(domain, (this.open.get(domain) ?? 0) + change);
      this.quota.count(domain, change);
    };
    this.groups = new CandidateGroups(isAggregatorOf(aggregators), count, query.merge);
  }

  /** Reads the articles of the first page, and those that are pinned after it. */
  async begin(): Promise<void> {
    const { first, pinned } = this.state;
    const found = await this.scan.ranked(await this.index.load(first), (_, i) => i);
    found.forEach((article) => this.add(article));
    this.subjects.clear();
    this.groups.show(found.map(({ candidate }) => candidate));
    this.shown = first.length;
    if (pinned.length === 0) return;
    const behind = await this.scan.ranked(await this.index.load(pinned), (_, i) => i + BEFORE_ALL);
    for (const article of behind) if (this.isWanted(article)) this.add(article);
  }

  /** The next page: the largest of at most `limit` articles that source diversity allows. */
  async take(limit: number): Promise<Candidate[]> {
    const parts = partsOf(this.query);
    this.quota = new DomainQuota(limit, parts);
    for (const { domain } of this.groups.representatives()) this.quota.count(domain, 1);
    const share = domainQuota(limit, parts);
    this.resume(share);
    while (!this.quota.isFilled) if (!(await this.readNext()) && !this.resume(share)) break;
    const page = selectDiverse(this.groups.representatives(), limit, parts);
    this.groups.show(page);
    this.shown += page.length;
    return page;
  }

  /** Whether there is an article that is on no page. */
  async hasMore(): Promise<boolean> {
    while (this.groups.isEmpty) if (!(await this.readNext()) && !this.resume(1)) return false;
    return true;
  }

  /** Resumes the scan of publishers with less than a share of a page. @returns whether there are any. */
  private resume(share: number): boolean {
    const lacking = this.scan.paused().filter((domain) => (this.open.get(domain) ?? 0) < share);
    lacking.forEach((domain) => this.scan.resume(domain));
    return lacking.length > 0;
  }

  /** @returns false at the end. */
  private async readNext(): Promise<boolean> {
    const article = this.scan.read < MAX_READ ? await this.scan.next() : null;
    if (article === null) return false;
    if (!this.isWanted(article)) return true;
    this.add(article);
    const { domain } = article.candidate;
    // A publisher that floods the newest matches must not cost the reading of all of them.
    if ((this.open.get(domain) ?? 0) >= this.mostOfPage) this.scan.pause(domain);
    return true;
  }

  private isWanted({ candidate, story }: RankedArticle): boolean {
    const { query, state } = this;
    return (
      candidate.sequence <= this.lastSequence(candidate) &&
      // The id of an undated article is its place in the order of arrival, which it keeps when it gets a date.
      !(this.first.has(candidate.id) || this.first.has(candidate.sequence)) &&
      !(story !== null && (this.stories.has(story.story) || this.subjects.has(story.subject))) &&
      admitsHost(query, candidate.source) &&
      isPublishedWithin(query, candidate, state.at)
    );
  }

  /** The number of the newest article of the language at the first page. */
  private lastSequence({ language }: RankedArticle['candidate']): number {
    const { sequence, sequences = [] } = this.state;
    return sequences[analysisLanguages(this.query).indexOf(analysisLanguage(language))] ?? sequence;
  }

  private add({ candidate, story, rank }: RankedArticle): void {
    this.domains.add(candidate.domain);
    if (story !== null) {
      this.stories.add(story.story);
      this.subjects.add(story.subject);
    }
    this.groups.add(candidate, rank);
  }
}
