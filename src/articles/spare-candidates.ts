import type { Candidate } from './article.js';

/** A candidate and its place among all of them; lower is better. */
export interface RankedCandidate {
  candidate: Candidate;
  rank: number;
}

/**
 * Candidates of domains that had their whole share when they came. They are wanted again when an article of their
 * domain turns out to be another's story and loses to it.
 */
export class SpareCandidates {
  private readonly byDomain = new Map<string, RankedCandidate[]>();
  private room: number;

  /** @param room how many are kept; later ones are forgotten. */
  constructor(room: number) {
    this.room = room;
  }

  get isEmpty(): boolean {
    return this.byDomain.size === 0;
  }

  keep(spare: RankedCandidate): void {
    if (this.room === 0) return;
    this.room--;
    const spares = this.byDomain.get(spare.candidate.domain);
    if (spares === undefined) this.byDomain.set(spare.candidate.domain, [spare]);
    else spares.push(spare);
  }

  /** Takes out all of the domains that are not in `saturated`, best first. */
  takeWanted(saturated: ReadonlySet<string>): RankedCandidate[] {
    const wanted: RankedCandidate[] = [];
    for (const [domain, spares] of this.byDomain) {
      if (saturated.has(domain)) continue;
      this.byDomain.delete(domain);
      this.room += spares.length;
      wanted.push(...spares);
    }
    return wanted.sort((a, b) => a.rank - b.rank);
  }
}
