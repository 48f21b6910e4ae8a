/** An answer is divided into so many parts, where it is not of fewer publishers by the caller's own wish. */
export const MOST_PARTS = 4;

/** The most articles of one registrable domain in an answer of `count`: one part of it, and at least one. */
export function domainQuota(count: number, parts = MOST_PARTS): number {
  return Math.max(1, Math.floor(count / parts));
}

/** The largest number of articles, at most `limit`, in which no domain has more than its quota. */
function largestLegalCount(perDomain: Iterable<number>, limit: number, parts: number): number {
  const counts = [...perDomain];
  for (let count = limit; count > 0; count--) {
    const quota = domainQuota(count, parts);
    let places = 0;
    for (const available of counts) places += Math.min(available, quota);
    if (places >= count) return count;
  }
  return 0;
}

/**
 * The largest answer of at most `limit` in which every registrable domain has at most one part of the places (a
 * quarter), and at least one; the best candidates of each domain, in the order given.
 */
export function selectDiverse<T extends { domain: string }>(
  candidates: readonly T[],
  limit: number,
  parts = MOST_PARTS,
): T[] {
  const available = new Map<string, number>();
  for (const { domain } of candidates) available.set(domain, (available.get(domain) ?? 0) + 1);
  const count = largestLegalCount(available.values(), limit, parts);
  const quota = domainQuota(count, parts);
  const taken = new Map<string, number>();
  const answer: T[] = [];
  for (const candidate of candidates) {
    if (answer.length === count) break;
    const already = taken.get(candidate.domain) ?? 0;
    if (already >= quota) continue;
    taken.set(candidate.domain, already + 1);
    answer.push(candidate);
  }
  return answer;
}
