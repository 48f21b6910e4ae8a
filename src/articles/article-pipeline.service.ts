import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { type Candidate, unixNow } from './article.js';
import { type Assembled, Assembly, type AssemblyRules, type NextCandidates } from './assembly.js';
import { CandidateGroups } from './candidate-groups.js';
import { type IsAggregator, isAggregatorOf } from './urls.js';

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
  pages(next: NextCandidates, rules: Omit<AssemblyRules, 'now'> & { now?: number }): Assembly {
    return new Assembly(next, { ...rules, now: rules.now ?? unixNow() }, this.isAggregator);
  }

  /** The first page of a result. Rejects when `next` does. @param wanted the rules and the maximum number of articles. */
  assemble(
    next: NextCandidates,
    { limit, ...rules }: Omit<AssemblyRules, 'now'> & { now?: number; limit: number },
  ): Promise<Assembled> {
    return this.pages(next, rules).page(limit);
  }
}
