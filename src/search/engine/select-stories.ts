import type { HotStory } from '../../index/stories/story-reader.js';
import { SPECIAL_INTEREST_CATEGORIES } from '../../index/stories/story-heat.js';

/**
 * Maximum share of a list for the stories of one subject; `SPECIAL_SHARE` is that of all stories of special interest.
 */
const SUBJECT_SHARE = 0.2;
const SPECIAL_SHARE = 0.3;
/** Minimum number of publishers of the stories that precede those of special interest beyond their share. */
const MIN_COVERED = 3;

const quotaOf = (share: number, wanted: number): number => Math.max(1, Math.floor(wanted * share));

/** The list for which stories are selected. */
interface SelectionRules {
  /** Number of slots of the list. */
  wanted: number;
  /** Maximum number of stories: more than slots, for articles that are merged or excluded. */
  limit: number;
  /** Whether all stories are of one section. */
  isSection?: boolean;
}

/**
 * Selects the first stories of a list in their order, each once. A subject has at most a fifth of the slots. Stories of
 * special interest beyond three in ten follow behind the last other story of three publishers, unless the list is of
 * one section.
 */
export function selectStories<T extends HotStory>(
  stories: readonly T[],
  { wanted, limit, isSection = false }: SelectionRules,
): T[] {
  const subjectQuota = quotaOf(SUBJECT_SHARE, wanted);
  const ofSubject = new Map<number, number>();
  const seen = new Set<number>();
  const distinct = stories.filter(({ story, subject }) => {
    const count = ofSubject.get(subject) ?? 0;
    if (count >= subjectQuota || seen.has(story)) return false;
    seen.add(story);
    ofSubject.set(subject, count + 1);
    return true;
  });
  if (isSection) return distinct.slice(0, limit);
  let special = quotaOf(SPECIAL_SHARE, wanted);
  const surplus = new Set(distinct.filter((one) => isSpecial(one) && special-- <= 0));
  const last = distinct.findLastIndex((one) => !isSpecial(one) && one.domains >= MIN_COVERED);
  const covered = distinct.slice(0, last + 1);
  return [
    ...covered.filter((one) => !surplus.has(one)),
    ...covered.filter((one) => surplus.has(one)),
    ...distinct.slice(last + 1),
  ].slice(0, limit);
}

const isSpecial = ({ section }: HotStory): boolean =>
  section !== null && SPECIAL_INTEREST_CATEGORIES.has(section);
