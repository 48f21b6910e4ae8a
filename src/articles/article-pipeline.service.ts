import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { type Candidate, isPublishedWithin, type Period, unixNow } from './article.js';
import { CandidateGroups } from './candidate-groups.js';
import { DeferredCandidates, DomainQuota, type RankedCandidate, selectDiverse } from './select-diverse.js';
import { type IsAggregator, isAggregatorOf } from './urls.js';

/** The limits of a result. */
interface Wanted extends Period {
  /** Maximum number of articles, 1-100. */
  limit: number;
  /** A domain gets at most one of this many equal shares of the result; 4 by default. */
  parts?: number;
  /** Whether near-identical titles are merged; by default they are. */
  merge?: boolean;
  /** Time of the response in Unix seconds; by default now. */
  now?: number;
}

/** The largest result that complies with every rule. */
interface Assembled {
  /** Best first. */
  articles: Candidate[];
  /**
   * Whether source diversity excluded articles although the result has fewer than `limit`; null when this is unknown,
   * because a domain has its full share and the provider omitted its other articles.
   */
  isCutShort: boolean | null;
  /** Whether there are candidates that the result does not contain; null when this is unknown. */
  isMore: boolean | null;
}

/**
 * Requests the next candidates, best first; null at the end. The given domains have reached their quota, so that their
 * further candidates are not needed.
 */
type NextCandidates = (saturated: ReadonlySet<string>) => Promise<Candidate[] | null>;

/** Bounds of one request's time and memory. */
const MAX_PAGES = 40;
const MAX_DEFERRED = 4000;

/** Turns candidates into a result: timeframe, near-identical titles, source diversity, limit. */
@Injectable()
export class ArticlePipelineService {
  private readonly isAggregator: IsAggregator;

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

  /**
   * Requests candidates until the result is full, they end, or a bound is reached.
   *
   * Rejects when `next` does.
   */
  async assemble(next: NextCandidates, wanted: Wanted): Promise<Assembled> {
    const now = wanted.now ?? unixNow();
    const quota = new DomainQuota(wanted.limit, wanted.parts);
    const count = (domain: string, change: 1 | -1): void => quota.count(domain, change);
    const groups = new CandidateGroups(this.isAggregator, count, wanted.merge);
    const deferred = new DeferredCandidates(MAX_DEFERRED);
    const take = ({ candidate, rank }: RankedCandidate): void => {
      const isWanted = !quota.saturated.has(candidate.domain);
      if (!groups.add(candidate, rank, isWanted)) deferred.keep({ candidate, rank });
    };
    let rank = 0;
    let isEnd = false;
    for (let page = 0; page < MAX_PAGES && !quota.isFilled; page++) {
      const candidates = await next(quota.saturated);
      isEnd = candidates === null;
      if (candidates === null) break;
      for (const candidate of candidates) {
        if (isPublishedWithin(wanted, candidate, now)) take({ candidate, rank: rank++ });
      }
      let again = deferred.takeWanted(quota.saturated);
      for (; again.length > 0; again = deferred.takeWanted(quota.saturated)) again.forEach(take);
    }
    const representatives = groups.representatives();
    const articles = selectDiverse(representatives, wanted.limit, wanted.parts);
    // A deferred candidate may be near-identical to a later one of another domain.
    const isLeft =
      representatives.length > articles.length || deferred.some((candidate) => !groups.has(candidate));
    const isUnknown = !isEnd || quota.saturated.size > 0;
    const isMore = isLeft || (isUnknown ? null : false);
    if (articles.length === wanted.limit) return { articles, isCutShort: false, isMore };
    return { articles, isCutShort: isLeft || (quota.saturated.size > 0 ? null : false), isMore };
  }
}
