import type { Candidate } from '../article.js';
import { CandidateGroups } from '../candidate-groups.js';
import type { IsAggregator } from '../compare-survivors.js';

/**
 * One article for each address and each set of near-identical titles: the best of them by `compareSurvivors`, at
 * the best rank any of them had. No two titles of the result are near-identical.
 */
export function mergeNearIdenticalTitles(candidates: Candidate[], isAggregator: IsAggregator): Candidate[] {
  const groups = new CandidateGroups(isAggregator);
  for (const [rank, candidate] of candidates.entries()) groups.add(candidate, rank);
  return groups.survivors();
}
