import { includedDomains, type PublisherFilter } from './urls.js';
import type { Candidate } from './article.js';

const MAX_SHARES = 4;

/**
 * Number of equal shares of a page, of which a publisher may fill one: by default four, fewer if the request includes
 * fewer than four publishers, and one (no limit) without source diversity.
 */
export function numberOfDiversityShares({
  diversity,
  domains,
  excludedDomains,
}: PublisherFilter & { diversity: boolean }): number {
  if (!diversity) return 1;
  // Labels name no publishers: a share is a quarter.
  const named = includedDomains({ domains, excludedDomains });
  return named === null ? MAX_SHARES : Math.min(MAX_SHARES, Math.max(1, named.length));
}

/** Maximum number of articles of one registrable domain in a page: `count / parts` rounded down, but at least one. */
export function domainQuota(count: number, parts = MAX_SHARES): number {
  return Math.max(1, Math.floor(count / parts));
}

/** Maximum number of articles of a page within the quotas. @param perDomain number of available articles of each. */
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

/** Slots of a page, each filled from a choice (articles of which one may be shown); a domain gets at most `quota`. */
class PageSlots<T extends { domain: string }> {
  /** By choice: its article that has a slot, in the order in which slots were filled. */
  readonly taken = new Map<readonly T[], T>();
  private readonly byDomain = new Map<string, Set<readonly T[]>>();

  constructor(private readonly quota: number) {}

  /**
   * Fills a slot with an article of a choice: the first whose domain is below its quota. Otherwise another choice may
   * free a slot by changing to its next article.
   * @returns whether a slot was filled
   * @param tried domains for which no slot could be freed.
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
 * Selects as many articles as possible, at most `limit` and at most one of each choice, so that no registrable domain
 * exceeds its quota. Better choices are preferred.
 * @param choices lists of articles of different domains, of which one may be selected; the best choice and the
 * preferred article first.
 */
export function selectDiverseChoices<T extends { domain: string }>(
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

/** Selects at most `limit` articles, none beyond its domain's quota. @param candidates the best first. */
export const selectDiverse = <T extends { domain: string }>(
  candidates: readonly T[],
  limit: number,
  parts = MAX_SHARES,
): T[] =>
  selectDiverseChoices(
    candidates.map((one) => [one]),
    limit,
    parts,
  );

/** Counts how many candidates fit into a page of `limit` articles if no domain exceeds its quota. */
export class DomainQuota {
  private readonly counts = new Map<string, number>();
  private readonly full = new Set<string>();
  private readonly quota: number;
  /** Number of articles that fit, without the merged ones of several domains. */
  filled = 0;
  /** Number of merged articles for which a response can show an article of any of several domains. */
  shared = 0;

  constructor(limit: number, parts?: number) {
    this.quota = domainQuota(limit, parts);
  }

  /** Domains that have reached their quota. */
  get saturated(): ReadonlySet<string> {
    return this.full;
  }

  /** The number of articles that a domain may still add. */
  roomOf(domain: string): number {
    return Math.max(0, this.quota - (this.counts.get(domain) ?? 0));
  }

  /** Adds (1) or removes (-1) an article; `domain` is null for a merged article of several domains, as in `shared`. */
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

/** A candidate and its position among all candidates of the result; lower is better. */
export interface RankedCandidate {
  candidate: Candidate;
  rank: number;
}

/** Candidates that are set aside because their domain is at its quota, to be added when it has room again. */
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

  /** Takes the best candidates of each domain, in order of rank. @param roomOf how many a domain may still add. */
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
