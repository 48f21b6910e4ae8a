import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { type Candidate, isPublishedWithin, type PublicationPeriod, unixSecondsNow } from './article.js';
import { CandidateGroups } from './candidate-groups.js';
import {
  selectDiverseChoices,
  DeferredCandidates,
  DomainQuota,
  type RankedCandidate,
} from './select-diverse.js';
import { type IsAggregator, isAggregatorOf } from './urls.js';

/** The rules that the pages of one result comply with. */
interface AssemblyRules extends PublicationPeriod {
  /** Source diversity: a registrable domain gets at most one of this many equal shares of a page; 4 by default. */
  parts?: number;
  /** Whether articles with near-identical titles are merged; true by default. */
  merge?: boolean;
  /** Time of the response with the first page, in Unix seconds. */
  now: number;
}

/** A page with as many articles as the rules permit. */
interface AssembledPage {
  /** Best first. */
  articles: Candidate[];
  /**
   * Whether the page has fewer articles than `limit` because source diversity excluded some; null if unknown, because
   * the provider omits articles of a domain that has its full share.
   */
  isCutShort: boolean | null;
  /** Whether a further page would have articles; null if unknown. */
  isMore: boolean | null;
}

/**
 * Requests the next candidates, best first; null at the end.
 * @param saturated registrable domains that have reached their quota: their candidates may be omitted.
 */
type NextCandidates = (saturated: ReadonlySet<string>) => Promise<Candidate[] | null>;

/** Maximum number of batches of candidates that are requested for one page: bounds its time and memory. */
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
   * Assembles the next page: requests candidates until the page is full, there are no more, or a bound is reached.
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
    const articles = selectDiverseChoices(choices, limit, this.rules.parts);
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

  /** Whether a further page would have articles. Rejects when `next` does. */
  async hasMore(): Promise<boolean> {
    this.begin(1);
    for (let batch = 0; batch < MAX_BATCHES && this.groups.isEmpty; batch++)
      if (!(await this.takeBatch())) break;
    return !this.groups.isEmpty;
  }

  /** Whether the page is full. A merged article counts if any domain that may represent it has a free share. */
  private isFull(limit: number): boolean {
    const { filled, shared } = this.quota;
    if (filled >= limit || filled + shared < limit) return filled >= limit;
    return selectDiverseChoices(this.groups.choices(), limit, this.rules.parts).length === limit;
  }

  /** Begins a page with the candidates that no earlier page contains. */
  private begin(limit: number): void {
    this.groups.show(this.last);
    this.last = [];
    this.quota = new DomainQuota(limit, this.rules.parts);
    this.groups.countAgain();
    this.takeDeferred();
  }

  /** Requests a batch of candidates and adds those within the timeframe. @returns false at the end. */
  private async takeBatch(): Promise<boolean> {
    const candidates = await this.next(this.quota.saturated);
    this.isEnd = candidates === null;
    for (const candidate of candidates ?? [])
      if (isPublishedWithin(this.rules, candidate, this.rules.now))
        this.take({ candidate, rank: this.rank++ });
    this.takeDeferred();
    return candidates !== null;
  }

  /** Adds deferred candidates whose domains are below their quota again. */
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

/** Turns candidates into the pages of a result: timeframe, near-identical titles, source diversity, limit. */
@Injectable()
export class ArticlePipelineService {
  readonly isAggregator: IsAggregator;

  constructor(settings: Settings) {
    this.isAggregator = isAggregatorOf(settings.aggregatorDomains);
  }

  /** Merges near-identical candidates; a merged article has the rank of its best candidate. */
  merged(candidates: Iterable<Candidate>): Candidate[] {
    const groups = new CandidateGroups(this.isAggregator);
    let rank = 0;
    for (const candidate of candidates) groups.add(candidate, rank++);
    return groups.representatives();
  }

  /**
   * Prepares the pages of a result, of which nothing is read yet.
   * @param next returns the next candidates of the result, best first.
   * @param rules `now` is the current time by default.
   */
  pages(next: NextCandidates, rules: Omit<AssemblyRules, 'now'> & { now?: number }): PageAssembly {
    return new PageAssembly(next, { ...rules, now: rules.now ?? unixSecondsNow() }, this.isAggregator);
  }

  /** Assembles only the first page of a result. Rejects when `next` does. */
  assemble(
    next: NextCandidates,
    { limit, ...rules }: Omit<AssemblyRules, 'now'> & { now?: number; limit: number },
  ): Promise<AssembledPage> {
    return this.pages(next, rules).page(limit);
  }
}
