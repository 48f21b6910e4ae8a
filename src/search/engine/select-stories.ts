import type { HotStory } from '../../index/stories/story-reader.js';
import type { Category } from '../../languages/categories.js';

/** Maximum shares of a list: for the stories of one subject, and for all of special interest. */
const SUBJECT_SHARE = 0.2;
const SPECIAL_SHARE = 0.3;
/** Sections of special interest: launches, leaks, gossip and journal papers. */
const SPECIAL: ReadonlySet<Category> = new Set<Category>(['technology', 'science', 'entertainment']);

const quotaOf = (share: number, wanted: number): number => Math.max(1, Math.floor(wanted * share));

/** The list for which stories are selected. */
interface SelectionRules {
  /** Number of places. */
  wanted: number;
  /** Maximum number of stories: more than places, for articles that are merged or excluded. */
  limit: number;
  /** The section of all stories; undefined without one. */
  topic?: Category | undefined;
}

/**
 * Selects the first stories of a list in their order, each once. A subject has at most a fifth of the places. Stories of special
 * interest beyond three in ten follow behind all others, unless the list is of one section.
 */
export function selectStories<T extends HotStory>(
  stories: readonly T[],
  { wanted, limit, topic }: SelectionRules,
): T[] {
  const subjectQuota = quotaOf(SUBJECT_SHARE, wanted);
  const specialQuota = quotaOf(SPECIAL_SHARE, wanted);
  const ofSubject = new Map<number, number>();
  const seen = new Set<number>();
  const [first, behind]: [T[], T[]] = [[], []];
  let special = 0;
  for (const one of stories) {
    if (first.length === limit) break;
    const count = ofSubject.get(one.subject) ?? 0;
    if (count >= subjectQuota || seen.has(one.story)) continue;
    seen.add(one.story);
    ofSubject.set(one.subject, count + 1);
    const isSpecial = topic === undefined && one.section !== null && SPECIAL.has(one.section);
    if (isSpecial && ++special > specialQuota) behind.push(one);
    else first.push(one);
  }
  return [...first, ...behind].slice(0, limit);
}
