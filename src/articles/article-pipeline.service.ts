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
  /** Source diversity: one registrable domain gets at most 1/`parts` of a page; by default a quarter. */
  parts?: number;
  /** Whether articles with near-identical titles are merged; true by default. */
  merge?: boolean;
  /** Unix seconds of the first page's response; articles dated more than an hour later are excluded. */
  now: number;
}

/** A page with as many articles as the rules permit. */
interface AssembledPage {
  /** Best first. */
  articles: Candidate[];
  /**
   * Whether source diversity left the page with fewer articles than `limit`; null if unknown, because the provider may
   * have omitted articles of domains that had reached their quota.
   */
  isCutShort: boolean | null;
  /** Whether a further page would have articles; null if unknown. */
  isMore: boolean | null;
}

/** The next candidates; null at the end. @param saturated domains at their quota, whose candidates may be left out. */
type NextCandidates = (saturated: ReadonlySet<string>) => Promise<Candidate[] | null>;

/** Maximum number of batches of candidates that are requested for one page: bounds its time and memory. */
const MAX_BATCHES = 40;
const MAX_DEFERRED = 4000;

/**
 * Assembles pages of candidates: applies the timeframe, merges near-identical titles, limits each publisher. No article
 * is on two pages, and none is near-identical to one of an earlier page.
 */
export class ResultPageAssembler {
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
   * Assembles the next page: requests candidates until the page is full, or there are no more, or after `MAX_BATCHES`.
   * Rejects when `next` does.
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

  /** Whether the page is full. A merged article of several domains counts if one of these is below its quota. */
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

  /** Adds candidates that were set aside because their domain was at its quota, as far as the quota now permits. */
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

/** Turns candidates into the pages of a result, by the rules of `ResultPageAssembler`. */
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
   * Prepares to assemble a result page by page; requests no candidates yet.
   * @param next returns the next candidates of the result, best first.
   * @param rules `now` is the current time by default.
   */
  pages(next: NextCandidates, rules: Omit<AssemblyRules, 'now'> & { now?: number }): ResultPageAssembler {
    return new ResultPageAssembler(next, { ...rules, now: rules.now ?? unixSecondsNow() }, this.isAggregator);
  }

  /** Assembles only the first page of a result. Rejects when `next` does. */
  assemble(
    next: NextCandidates,
    { limit, ...rules }: Omit<AssemblyRules, 'now'> & { now?: number; limit: number },
  ): Promise<AssembledPage> {
    return this.pages(next, rules).page(limit);
  }
}
