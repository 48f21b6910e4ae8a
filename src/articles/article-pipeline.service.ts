import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { type Candidate, isPublishedWithin, type PublicationPeriod, unixSecondsNow } from './article.js';
import { CandidateGroups } from './candidate-groups.js';
import { chooseDiverse, DeferredCandidates, DomainQuota, type RankedCandidate } from './select-diverse.js';
import { type IsAggregator, isAggregatorOf } from './urls.js';

/** The rules of a result, the same on all its pages. */
export interface AssemblyRules extends PublicationPeriod {
  /** A domain gets at most one of this many equal shares of a page; 4 by default. */
  parts?: number;
  /** Whether near-identical titles are merged; by default they are. */
  merge?: boolean;
  /** Time of the first page in Unix seconds. */
  now: number;
}

/** The largest page that complies with every rule. */
export interface AssembledPage {
  /** The articles of the page, best first. */
  articles: Candidate[];
  /**
   * Whether source diversity excluded articles although the page has fewer than `limit`; null when this is unknown,
   * because a domain has its full share and the provider omitted its other articles.
   */
  isCutShort: boolean | null;
  /** Whether there are candidates that the page does not contain; null when this is unknown. */
  isMore: boolean | null;
}

/**
 * Requests the next candidates, best first; null at the end. The given domains have reached their quota, so that their
 * further candidates are not needed.
 */
export type NextCandidates = (saturated: ReadonlySet<string>) => Promise<Candidate[] | null>;

/** Maximum number of batches of candidates of one page: bounds its time and memory. */
const MAX_BATCHES = 40;
const MAX_DEFERRED = 4000;

/**
 * Turns candidates into pages: timeframe, near-identical titles, source diversity, limit. No article is on two pages,
 * and none is near-identical to one of an earlier page.
 */
export class PageAssembly {
  private readonly groups: CandidateGroups;
  private readonly deferred = new DeferredCandidates(MAX_DEFERRED);
  private quota = new DomainQuota(0);
  private rank = 0;
  private isEnd = false;
  /** The articles of the page that was assembled last. */
  private last: readonly Candidate[] = [];

  constructor(
    private readonly next: NextCandidates,
    private readonly rules: AssemblyRules,
    isAggregator: IsAggregator,
  ) {
    const count = (domain: string | null, change: 1 | -1): void => this.quota.count(domain, change);
    this.groups = new CandidateGroups(isAggregator, count, rules.merge);
  }

  /**
   * The next page: requests candidates until it is full, they end, or a bound is reached.
   *
   * Rejects when `next` does.
   *
   * @param limit maximum number of articles, 1-100.
   */
  async page(limit: number): Promise<AssembledPage> {
    this.begin(limit);
    for (let batch = 0; batch < MAX_BATCHES && !this.isFull(limit); batch++)
      if (!(await this.takeBatch())) break;
    const choices = this.groups.choices();
    const articles = chooseDiverse(choices, limit, this.rules.parts);
    const { saturated } = this.quota;
    this.last = articles;
    // A deferred candidate may be near-identical to a later one of another domain.
    const isLeft =
      choices.length > articles.length || this.deferred.some((candidate) => !this.groups.has(candidate));
    const isUnknown = !this.isEnd || saturated.size > 0;
    const isMore = isLeft || (isUnknown ? null : false);
    if (articles.length === limit) return { articles, isCutShort: false, isMore };
    return { articles, isCutShort: isLeft || (saturated.size > 0 ? null : false), isMore };
  }

  /** Whether there is an article that is on no page. Rejects when `next` does. */
  async hasMore(): Promise<boolean> {
    this.begin(1);
    for (let batch = 0; batch < MAX_BATCHES && this.groups.isEmpty; batch++)
      if (!(await this.takeBatch())) break;
    return !this.groups.isEmpty;
  }

  /** Whether no further candidates are needed. All publishers of a merged article may have used up their shares. */
  private isFull(limit: number): boolean {
    const { filled, shared } = this.quota;
    if (filled >= limit || filled + shared < limit) return filled >= limit;
    return chooseDiverse(this.groups.choices(), limit, this.rules.parts).length === limit;
  }

  /** Begins a page: with the candidates that no page before contains. */
  private begin(limit: number): void {
    this.groups.show(this.last);
    this.last = [];
    this.quota = new DomainQuota(limit, this.rules.parts);
    this.groups.countAgain();
    this.takeDeferred();
  }

  /**
   * Adds the next batch of candidates.
   * @returns false at the end.
   */
  private async takeBatch(): Promise<boolean> {
    const candidates = await this.next(this.quota.saturated);
    this.isEnd = candidates === null;
    for (const candidate of candidates ?? [])
      if (isPublishedWithin(this.rules, candidate, this.rules.now))
        this.take({ candidate, rank: this.rank++ });
    this.takeDeferred();
    return candidates !== null;
  }

  /** Takes deferred candidates of domains that have room again. */
  private takeDeferred(): void {
    for (;;) {
      const again = this.deferred.takeWanted((domain) => this.quota.roomOf(domain));
      if (again.length === 0) return;
      for (const one of again) this.take(one);
    }
  }

  private take({ candidate, rank }: RankedCandidate): void {
    const isWanted = !this.quota.saturated.has(candidate.domain);
    if (!this.groups.add(candidate, rank, isWanted)) this.deferred.keep({ candidate, rank });
  }
}

/** Turns candidates into a result: timeframe, near-identical titles, source diversity, limit. */
@Injectable()
export class ArticlePipelineService {
  readonly isAggregator: IsAggregator;

  constructor(settings: Settings) {
    this.isAggregator = isAggregatorOf(settings.aggregatorDomains);
  }

  /** Merges near-identical candidates; a group has the rank of its first member. */
  merged(candidates: Iterable<Candidate>): Candidate[] {
    const groups = new CandidateGroups(this.isAggregator);
    let rank = 0;
    for (const candidate of candidates) groups.add(candidate, rank++);
    return groups.representatives();
  }

  /** The pages of a result. @param rules with the time of the response, in Unix seconds; by default now. */
  pages(next: NextCandidates, rules: Omit<AssemblyRules, 'now'> & { now?: number }): PageAssembly {
    return new PageAssembly(next, { ...rules, now: rules.now ?? unixSecondsNow() }, this.isAggregator);
  }

  /** The first page of a result. Rejects when `next` does. @param wanted the rules and the maximum number of articles. */
  assemble(
    next: NextCandidates,
    { limit, ...rules }: Omit<AssemblyRules, 'now'> & { now?: number; limit: number },
  ): Promise<AssembledPage> {
    return this.pages(next, rules).page(limit);
  }
}
