import { includedDomains, type PublisherFilter } from './urls.js';
import type { Candidate } from './article.js';

/** A publisher gets at most one of this many equal shares of a result. */
const MAX_SHARES = 4;

/**
 * Number of equal shares of a result: four, fewer when the request names fewer than four publishers, and one without
 * source diversity.
 */
export function numberOfShares({
  diversity,
  domains,
  excludedDomains,
}: PublisherFilter & { diversity: boolean }): number {
  if (!diversity) return 1;
  // Labels name no publishers: a share is a quarter.
  const named = includedDomains({ domains, excludedDomains });
  return named === null ? MAX_SHARES : Math.min(MAX_SHARES, Math.max(1, named.length));
}

/** Maximum number of articles of one registrable domain in a result of `count`: one share, at least one. */
export function domainQuota(count: number, parts = MAX_SHARES): number {
  return Math.max(1, Math.floor(count / parts));
}

/** An upper bound of the number of articles, at most `limit`, in which no domain has more than its quota. */
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

/** Slots of a page, filled one by one; a domain gets at most `quota` of them. */
class PageSlots<T extends { domain: string }> {
  /** The article of each choice that has a slot, in the order in which they got it. */
  readonly taken = new Map<readonly T[], T>();
  private readonly byDomain = new Map<string, Set<readonly T[]>>();

  constructor(private readonly quota: number) {}

  /**
   * Gives a choice a slot: by its first article whose domain has a free one, else by one whose slot another choice
   * frees by taking its next article.
   *
   * @param tried domains that cannot get a free slot.
   */
  take(choice: readonly T[], tried = new Set<string>()): boolean {
    const holdersOf = ({ domain }: T): Set<readonly T[]> => this.byDomain.get(domain) ?? new Set();
    let best = choice.find((one) => holdersOf(one).size < this.quota);
    best ??= choice.find((one) => {
      if (tried.has(one.domain)) return false;
      tried.add(one.domain);
      return [...holdersOf(one)].reverse().some((other) => other.length > 1 && this.take(other, tried));
    });
    if (best === undefined) return false;
    const former = this.taken.get(choice);
    if (former !== undefined) this.byDomain.get(former.domain)!.delete(choice);
    this.taken.set(choice, best);
    this.byDomain.set(best.domain, holdersOf(best).add(choice));
    return true;
  }
}

/**
 * The largest selection of at most `limit` articles in which every registrable domain has at most its share (a
 * quarter), but may have one: the best choices in their order, each by its first article whose domain has a free slot.
 *
 * @param choices the articles that may have one slot, preferred first, none of a domain twice; the best choice first.
 */
export function chooseDiverse<T extends { domain: string }>(
  choices: readonly (readonly T[])[],
  limit: number,
  parts = MAX_SHARES,
): T[] {
  const available = new Map<string, number>();
  for (const { domain } of choices.flat()) available.set(domain, (available.get(domain) ?? 0) + 1);
  const most = Math.min(limit, choices.length);
  for (let count = largestLegalCount(available.values(), most, parts); count > 0; count--) {
    const places = new PageSlots<T>(domainQuota(count, parts));
    for (const choice of choices) if (places.taken.size < count) places.take(choice);
    if (places.taken.size === count) return [...places.taken.values()];
  }
  return [];
}

/** The first candidates of which no domain has more than its quota. */
export const selectDiverse = <T extends { domain: string }>(
  candidates: readonly T[],
  limit: number,
  parts = MAX_SHARES,
): T[] =>
  chooseDiverse(
    candidates.map((one) => [one]),
    limit,
    parts,
  );

/** Counts how far a result of `limit` articles is filled, while candidates are added and removed. */
export class DomainQuota {
  private readonly counts = new Map<string, number>();
  private readonly full = new Set<string>();
  private readonly quota: number;
  /** Slots of a full result that are filled by articles which only one domain may have. */
  filled = 0;
  /** Number of articles that several domains may have. */
  shared = 0;

  constructor(limit: number, parts?: number) {
    this.quota = domainQuota(limit, parts);
  }

  /** Domains that already have their quota of a full result. */
  get saturated(): ReadonlySet<string> {
    return this.full;
  }

  /** The number of further articles of a domain in a full result. */
  roomOf(domain: string): number {
    return Math.max(0, this.quota - (this.counts.get(domain) ?? 0));
  }

  /** Adds `change`, 1 or -1, to the number of a domain's articles; null for one that several domains may have. */
  count(domain: string | null, change: 1 | -1): void {
    if (domain === null) {
      this.shared += change;
      return;
    }
    const before = this.counts.get(domain) ?? 0;
    const after = before + change;
    this.counts.set(domain, after);
    this.filled += Math.min(after, this.quota) - Math.min(before, this.quota);
    if (after >= this.quota) this.full.add(domain);
    else this.full.delete(domain);
  }
}

/** A candidate and its position among all candidates; lower is better. */
export interface RankedCandidate {
  candidate: Candidate;
  rank: number;
}

/**
 * Candidates whose domain had its full quota when they arrived. They are used when an article of their domain is merged
 * into another domain's article.
 */
export class DeferredCandidates {
  private readonly byDomain = new Map<string, RankedCandidate[]>();

  /** @param room maximum number of candidates; later ones are discarded. */
  constructor(private room: number) {}

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

  /** Removes and returns the best candidates of each domain, best first. @param roomOf their number by domain. */
  takeWanted(roomOf: (domain: string) => number): RankedCandidate[] {
    const wanted: RankedCandidate[] = [];
    for (const [domain, deferred] of this.byDomain) {
      const taken = deferred.sort((a, b) => a.rank - b.rank).splice(0, roomOf(domain));
      if (deferred.length === 0) this.byDomain.delete(domain);
      this.room += taken.length;
      wanted.push(...taken);
    }
    return wanted.sort((a, b) => a.rank - b.rank);
  }
}
