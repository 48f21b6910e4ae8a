import type { IndexedCandidate } from '../../../../index/index-reader.js';
import type { RankingWeights } from './ranking-weights.js';

const DAY = 86_400;

/** What an article is worth for being new: all of it now, half of it after a few days, slowly towards 0; 0 undated. */
export function freshness(publishedAt: number | null, now: number, weights: RankingWeights): number {
  if (publishedAt === null) return 0;
  const days = Math.max(0, now - publishedAt) / DAY;
  return weights.freshness / (1 + days / weights.halfFreshDays);
}

export interface Match {
  candidate: IndexedCandidate;
  relevance: number;
}

/** Best first: relevance and age together; of two equal ones the newer. */
export function rankMatches(matches: Match[], now: number, weights: RankingWeights): IndexedCandidate[] {
  return matches
    .map(({ candidate, relevance }) => ({
      candidate,
      score: relevance + freshness(candidate.publishedAt, now, weights),
    }))
    .sort((a, b) => b.score - a.score || b.candidate.id - a.candidate.id)
    .map(({ candidate }) => candidate);
}
