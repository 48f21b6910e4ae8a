import { type KeyedTitle, keyTitle, TitleIndex } from '../titles/near-identical.js';
import type { Candidate } from './article.js';
import { type IsAggregator, urlIdentity } from './urls.js';

/**
 * Compares two near-identical articles, of which a response shows one. In this order, it prefers the article that is
 * not from an aggregator, has a date, has an image, is earlier, has the longer preview.
 * @returns negative when `a` is preferred, positive when `b` is, 0 when they are equal in all respects.
 */
export function compareRepresentatives(a: Candidate, b: Candidate, isAggregator: IsAggregator): number {
  return (
    Number(isAggregator(a)) - Number(isAggregator(b)) ||
    Number(a.publishedAt === null) - Number(b.publishedAt === null) ||
    Number(a.imageUrl === null) - Number(b.imageUrl === null) ||
    (a.publishedAt ?? 0) - (b.publishedAt ?? 0) ||
    b.preview.length - a.preview.length
  );
}

/** Near-identical articles, merged: a response shows only the representative, at the rank of the best of them. */
interface Group {
  rank: number;
  representative: Candidate;
  /** By registrable domain other than the representative's: the preferred article of this domain. */
  others: Map<string, Candidate>;
  /** Id of the representative's title in `CandidateGroups.titles`. */
  titleId: number;
  /** Whether the representative is on an earlier page, so that it must not be replaced. */
  isShown: boolean;
  mergedInto: Group | null;
}

function current(group: Group): Group {
  let last = group;
  while (last.mergedInto !== null) last = last.mergedInto;
  return last;
}

/** The domain whose quota the group counts towards; null if articles of several domains may represent it. */
const domainOf = ({ representative, others }: Group): string | null =>
  others.size === 0 ? representative.domain : null;

/** Merges candidates with the same URL or near-identical titles: no two representatives are ever near-identical. */
export class CandidateGroups {
  private readonly groups = new Set<Group>();
  private readonly titles = new TitleIndex<Group>();
  private readonly byUrl = new Map<string, Group>();

  /**
   * @param onCount called with 1 for each new group and -1 for each removed one; `domain` is that of its articles, or
   * null if articles of several domains may represent the group.
   * @param merge whether near-identical titles are merged; articles with the same URL always are.
   */
  constructor(
    private readonly isAggregator: IsAggregator,
    private readonly onCount: (domain: string | null, change: 1 | -1) => void = () => undefined,
    private readonly merge = true,
  ) {}

  /** Whether every representative is on a page. */
  get isEmpty(): boolean {
    return this.groups.size === 0;
  }

  /** Calls `onCount` for every group that is on no page yet, to begin a new count. */
  countAgain(): void {
    for (const group of this.groups) this.onCount(domainOf(group), 1);
  }

  /** The representatives that are on no page, best rank first. */
  representatives(): Candidate[] {
    return [...this.groups].sort((a, b) => a.rank - b.rank).map(({ representative }) => representative);
  }

  /** For each group on no page, best rank first: the articles that may represent it, the preferred one first. */
  choices(): Candidate[][] {
    const others = new TitleIndex<Group>();
    const isDistinct = (one: Candidate, group: Group): boolean => {
      const title = keyTitle(one.signature);
      const same = [...this.titles.matches(title), ...others.matches(title)];
      if (same.some((other) => other !== group)) return false;
      others.add(title, group);
      return true;
    };
    return [...this.groups]
      .sort((a, b) => a.rank - b.rank)
      .map((group) => [
        group.representative,
        ...[...group.others.values()]
          .sort((a, b) => compareRepresentatives(a, b, this.isAggregator))
          .filter((one) => isDistinct(one, group)),
      ]);
  }

  /** Records that these articles are on a page. Later candidates that are near-identical to one of them are dropped. */
  show(chosen: Iterable<Candidate>): void {
    for (const one of chosen) {
      const group = current(this.byUrl.get(urlIdentity(one.url))!);
      group.isShown = true;
      if (this.groups.delete(group)) this.onCount(domainOf(group), -1);
      if (one !== group.representative) this.represent(group, one);
    }
  }

  /**
   * Adds a candidate and merges all groups that are near-identical to it; without any, it forms a new group.
   * @param rank position among all candidates; lower is better.
   * @param mayBegin whether the candidate may form a new group.
   * @returns whether it was added; false only if it would have needed a new group.
   */
  add(candidate: Candidate, rank: number, mayBegin = true): boolean {
    const identity = urlIdentity(candidate.url);
    const title = keyTitle(candidate.signature);
    const same = this.same(identity, title);
    if (same.size === 0) {
      if (mayBegin) this.byUrl.set(identity, this.begin(candidate, rank, title));
      return mayBegin;
    }
    const [first, ...others] = [...same].sort(
      (a, b) => Number(b.isShown) - Number(a.isShown) || a.rank - b.rank,
    );
    for (const other of others) if (!other.isShown) this.absorb(first!, other);
    this.offer(first!, candidate, title);
    first!.rank = Math.min(first!.rank, rank);
    this.byUrl.set(identity, first!);
    return true;
  }

  /** Whether there is a group that is near-identical to the candidate. */
  has(candidate: Candidate): boolean {
    return this.same(urlIdentity(candidate.url), keyTitle(candidate.signature)).size > 0;
  }

  private same(identity: string, title: KeyedTitle): Set<Group> {
    const same = new Set(this.merge ? this.titles.matches(title) : []);
    const sameUrl = this.byUrl.get(identity);
    if (sameUrl !== undefined) same.add(current(sameUrl));
    return same;
  }

  private begin(candidate: Candidate, rank: number, title: KeyedTitle): Group {
    const group: Group = {
      rank,
      representative: candidate,
      others: new Map(),
      titleId: NaN,
      isShown: false,
      mergedInto: null,
    };
    group.titleId = this.titles.add(title, group);
    this.groups.add(group);
    this.onCount(candidate.domain, 1);
    return group;
  }

  private absorb(group: Group, other: Group): void {
    this.groups.delete(other);
    this.titles.remove(other.titleId);
    this.onCount(domainOf(other), -1);
    other.mergedInto = group;
    for (const one of [other.representative, ...other.others.values()]) this.offer(group, one);
  }

  /** Puts the candidate in place of the representative, or of the group's article of its domain, if it is preferred. */
  private offer(group: Group, candidate: Candidate, title?: KeyedTitle): void {
    if (group.isShown) return;
    const isPreferred = (other: Candidate): boolean =>
      compareRepresentatives(candidate, other, this.isAggregator) < 0;
    const { representative, others } = group;
    this.onCount(domainOf(group), -1);
    if (isPreferred(representative)) {
      if (representative.domain !== candidate.domain) others.set(representative.domain, representative);
      others.delete(candidate.domain);
      this.represent(group, candidate, title);
    } else if (representative.domain !== candidate.domain) {
      const other = others.get(candidate.domain);
      if (other === undefined || isPreferred(other)) others.set(candidate.domain, candidate);
    }
    this.onCount(domainOf(group), 1);
  }

  private represent(group: Group, candidate: Candidate, title = keyTitle(candidate.signature)): void {
    this.titles.remove(group.titleId);
    group.representative = candidate;
    group.titleId = this.titles.add(title, group);
  }
}
