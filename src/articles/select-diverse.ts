import { namedDomains, type PublisherFilter } from './urls.js';
import type { Candidate } from './article.js';

/** An answer is divided into so many parts, where it is not of fewer publishers by the caller's own wish. */
const MOST_PARTS = 4;

/** Into how many parts an answer is divided: no publisher gets more than one. Four, where not fewer are named. */
export function partsOf(filter: PublisherFilter): number {
  const named = namedDomains(filter);
  return named === null ? MOST_PARTS : Math.min(MOST_PARTS, Math.max(1, named.length));
}

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

/** How far an answer of `limit` articles is filled, while candidates come and go. */
export class DomainQuota {
  private readonly counts = new Map<string, number>();
  private readonly full = new Set<string>();
  private readonly quota: number;
  private filled = 0;

  constructor(
    private readonly limit: number,
    parts?: number,
  ) {
    this.quota = domainQuota(limit, parts);
  }

  /** Domains that already have their quota of a full answer. */
  get saturated(): ReadonlySet<string> {
    return this.full;
  }

  get isFilled(): boolean {
    return this.filled >= this.limit;
  }

  /** @param change of a domain's articles by one. */
  count(domain: string, change: 1 | -1): void {
    const before = this.counts.get(domain) ?? 0;
    const after = before + change;
    this.counts.set(domain, after);
    this.filled += Math.min(after, this.quota) - Math.min(before, this.quota);
    if (after >= this.quota) this.full.add(domain);
    else this.full.delete(domain);
  }
}

/** A candidate and its place among all of them; lower is better. */
export interface RankedCandidate {
  candidate: Candidate;
  rank: number;
}

/**
 * Candidates of domains that had their whole quota when they came. They are wanted again when an article of their
 * domain turns out to be another's story and loses to it.
 */
export class DeferredCandidates {
  private readonly byDomain = new Map<string, RankedCandidate[]>();
  private room: number;

  /** @param room how many are kept; later ones are forgotten. */
  constructor(room: number) {
    this.room = room;
  }

  some(holds: (candidate: Candidate) => boolean): boolean {
    return [...this.byDomain.values()].some((list) => list.some(({ candidate }) => holds(candidate)));
  }

  keep(one: RankedCandidate): void {
    if (this.room === 0) return;
    this.room--;
    const deferred = this.byDomain.get(one.candidate.domain);
    if (deferred === undefined) this.byDomain.set(one.candidate.domain, [one]);
    else deferred.push(one);
  }

  /** Takes out all of the domains that are not in `saturated`, best first. */
  takeWanted(saturated: ReadonlySet<string>): RankedCandidate[] {
    const wanted: RankedCandidate[] = [];
    for (const [domain, deferred] of this.byDomain) {
      if (saturated.has(domain)) continue;
      this.byDomain.delete(domain);
      this.room += deferred.length;
      wanted.push(...deferred);
    }
    return wanted.sort((a, b) => a.rank - b.rank);
  }
}
