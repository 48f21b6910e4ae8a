import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { type Candidate, isPublishedWithin, type Period, unixNow } from './article.js';
import { CandidateGroups } from './candidate-groups.js';
import { DeferredCandidates, DomainQuota, type RankedCandidate, selectDiverse } from './select-diverse.js';
import { type IsAggregator, isAggregatorOf } from './urls.js';

/** What an answer should contain. */
interface Wanted extends Period {
  /** Most articles, 1-100. */
  limit: number;
  /** Into how many parts the answer is divided, of which a domain gets one; 4 when left out. */
  parts?: number;
  /** The moment of the answer in Unix seconds; the clock's when left out. */
  now?: number;
}

/** The largest answer that obeys every rule. */
interface Assembled {
  /** Best first. */
  articles: Candidate[];
  /**
   * Whether source diversity left out articles that there was room for; null where it cannot be told: a domain has its
   * whole share, and the provider was free to leave out what else it has of that domain.
   */
  isCutShort: boolean | null;
  /** Whether something was found that has no place in the answer; null where it cannot be told. */
  isMore: boolean | null;
}

/**
 * Asks for the next candidates, best first; null when there are no more. The domains given have
 * reached their quota: further candidates of theirs are wasted.
 */
type NextCandidates = (saturated: ReadonlySet<string>) => Promise<Candidate[] | null>;

/** Bounds of one answer: a provider that never fills it must not keep it waiting for ever, nor fill the memory. */
const MAX_PAGES = 40;
const MAX_DEFERRED = 4000;

/** Turns candidates into an answer: timeframe, near-identical titles, source diversity, limit. */
@Injectable()
export class ArticlePipelineService {
  private readonly isAggregator: IsAggregator;

  constructor(settings: Settings) {
    this.isAggregator = isAggregatorOf(settings.aggregatorDomains);
  }

  /** One for all that say the same, in the order in which the first of them came. */
  merged(candidates: Iterable<Candidate>): Candidate[] {
    const groups = new CandidateGroups(this.isAggregator);
    let rank = 0;
    for (const candidate of candidates) groups.add(candidate, rank++);
    return groups.representatives();
  }

  /**
   * Pulls candidates until the answer is filled, they end, or a bound is reached.
   *
   * Rejects when `next` does.
   */
  async assemble(next: NextCandidates, wanted: Wanted): Promise<Assembled> {
    const now = wanted.now ?? unixNow();
    const quota = new DomainQuota(wanted.limit, wanted.parts);
    const groups = new CandidateGroups(this.isAggregator, (domain, change) => quota.count(domain, change));
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
    // A deferred one may say what another domain has said since.
    const isLeft =
      representatives.length > articles.length || deferred.some((candidate) => !groups.has(candidate));
    const isUnknown = !isEnd || quota.saturated.size > 0;
    const isMore = isLeft || (isUnknown ? null : false);
    if (articles.length === wanted.limit) return { articles, isCutShort: false, isMore };
    return { articles, isCutShort: isLeft || (quota.saturated.size > 0 ? null : false), isMore };
  }
}
