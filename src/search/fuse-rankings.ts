import type { Candidate } from '../articles/article.js';
import { urlIdentity } from '../articles/urls.js';

/**
 * Constant of reciprocal rank fusion: Cormack, Clarke and Büttcher, "Reciprocal Rank Fusion outperforms Condorcet"
 * (SIGIR 2009).
 */
const K = 60;

/**
 * Several rankings as one, by reciprocal rank fusion: articles that are in many lists, and high in them, come first; of
 * equal ones those of the preferred list. An article of several lists stays several candidates, side by side: which of
 * them represents it is decided where near-identical articles are merged.
 *
 * @param lists the preferred first.
 */
export function fuseRankings(lists: readonly Candidate[][]): Candidate[] {
  const [only = [], ...others] = lists;
  if (others.length === 0) return only;
  const scores = new Map<string, { score: number; candidates: Candidate[] }>();
  for (const list of lists) {
    for (const [rank, candidate] of list.entries()) {
      const article = urlIdentity(candidate.url);
      const entry = scores.get(article) ?? { score: 0, candidates: [] };
      entry.score += 1 / (K + rank + 1);
      entry.candidates.push(candidate);
      scores.set(article, entry);
    }
  }
  return [...scores.values()].sort((a, b) => b.score - a.score).flatMap(({ candidates }) => candidates);
}
