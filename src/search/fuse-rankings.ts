import type { Candidate } from '../articles/article.js';
import { urlIdentity } from '../articles/urls.js';

/** Constant k of reciprocal rank fusion, 1 / (k + rank): Cormack, Clarke and Büttcher (SIGIR 2009). */
const RANK_CONSTANT = 60;

/**
 * Merges rankings by reciprocal rank fusion: articles that are high in many lists come first; of equal ones, those of the
 * preferred list. An article in several lists stays as several adjacent candidates, which the merge of near-identical
 * articles reduces to one.
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
      entry.score += 1 / (RANK_CONSTANT + rank + 1);
      entry.candidates.push(candidate);
      scores.set(article, entry);
    }
  }
  return [...scores.values()].sort((a, b) => b.score - a.score).flatMap(({ candidates }) => candidates);
}
