import type { Candidate } from './article.js';
import { domainQuota } from './steps/select-diverse.js';

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
