import { type KeyedTitle, keyTitle, TitleIndex } from '../titles/near-identical.js';
import type { Candidate } from './article.js';
import { type IsAggregator, urlIdentity } from './urls.js';

/**
 * Which of two articles that say the same a reader should get, in this order: the one not from an aggregator,
 * the dated one, the one with an image, the one with the longer preview, the earlier one.
 *
 * @returns negative when `a` is the better one, positive when `b` is, 0 when they are equal in all of it.
 */
export function compareRepresentatives(a: Candidate, b: Candidate, isAggregator: IsAggregator): number {
  return (
    Number(isAggregator(a)) - Number(isAggregator(b)) ||
    Number(a.publishedAt === null) - Number(b.publishedAt === null) ||
    Number(a.imageUrl === null) - Number(b.imageUrl === null) ||
    b.preview.length - a.preview.length ||
    (a.publishedAt ?? 0) - (b.publishedAt ?? 0)
  );
}

/** Articles that are one to a reader: the best of them, at the best rank any of them had. */
interface Group {
  rank: number;
  representative: Candidate;
  /** Of the representative, in the index of titles. */
  titleId: number;
  /** Set once its representative was shown: it stays, whatever else says the same. */
  isShown: boolean;
  /** Set once the group has become part of another. */
  mergedInto: Group | null;
}

function current(group: Group): Group {
  let last = group;
  while (last.mergedInto !== null) last = last.mergedInto;
  return last;
}

/**
 * Candidates in the order they came, those of one address or of near-identical titles merged as they come. At any
 * time no two representatives are near-identical.
 */
export class CandidateGroups {
  private readonly groups = new Set<Group>();
  private readonly titles = new TitleIndex<Group>();
  private readonly byUrl = new Map<string, Group>();

  /** @param onCount called when a registrable domain wins or loses a representative. */
  constructor(
    private readonly isAggregator: IsAggregator,
    private readonly onCount: (domain: string, change: 1 | -1) => void = () => undefined,
  ) {}

  /** Whether all representatives were shown. */
  get isEmpty(): boolean {
    return this.groups.size === 0;
  }

  /** Representatives that were not shown, best rank first. */
  representatives(): Candidate[] {
    return [...this.groups].sort((a, b) => a.rank - b.rank).map(({ representative }) => representative);
  }

  /** Shows representatives: they are none any more, and what says the same as one of them begins no group. */
  show(representatives: Iterable<Candidate>): void {
    for (const { url } of representatives) {
      const group = current(this.byUrl.get(urlIdentity(url))!);
      group.isShown = true;
      if (this.groups.delete(group)) this.onCount(group.representative.domain, -1);
    }
  }

  /**
   * Takes in a candidate: it joins the groups that say the same, which thereby become one, or begins a new one.
   *
   * @param rank its place among all candidates; lower is better.
   * @param mayBegin whether it may begin a new group.
   * @returns whether it is in.
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

  /** Whether a group says the same as the candidate. */
  has(candidate: Candidate): boolean {
    return this.same(urlIdentity(candidate.url), keyTitle(candidate.signature)).size > 0;
  }

  private same(identity: string, title: KeyedTitle): Set<Group> {
    const same = new Set(this.titles.matches(title));
    const sameUrl = this.byUrl.get(identity);
    if (sameUrl !== undefined) same.add(current(sameUrl));
    return same;
  }

  private begin(candidate: Candidate, rank: number, title: KeyedTitle): Group {
    const group: Group = { rank, representative: candidate, titleId: NaN, isShown: false, mergedInto: null };
    group.titleId = this.titles.add(title, group);
    this.groups.add(group);
    this.onCount(candidate.domain, 1);
    return group;
  }

  private absorb(group: Group, other: Group): void {
    this.groups.delete(other);
    this.titles.remove(other.titleId);
    this.onCount(other.representative.domain, -1);
    other.mergedInto = group;
    this.offer(group, other.representative);
  }

  /** Makes the candidate the group's representative when it is the better one. */
  private offer(group: Group, candidate: Candidate, title?: KeyedTitle): void {
    if (group.isShown || compareRepresentatives(candidate, group.representative, this.isAggregator) >= 0)
      return;
    this.titles.remove(group.titleId);
    this.onCount(group.representative.domain, -1);
    group.representative = candidate;
    group.titleId = this.titles.add(title ?? keyTitle(candidate.signature), group);
    this.onCount(candidate.domain, 1);
  }
}
