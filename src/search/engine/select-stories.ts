import type { HotStory } from '../../index/stories/story-reader.js';
import { SPECIAL_INTEREST_CATEGORIES } from '../../index/stories/story-heat.js';

/** Maximum share of one subject (a group of related stories) in a list of stories. */
const SUBJECT_SHARE = 0.2;
const SPECIAL_SHARE = 0.3;
/** From this share of the first's coverage, a story among the first three precedes those of special interest. */
const LEADING_SHARE = 0.5;
const MAX_LEADING_PLACE = 3;
/** Stories with this many publishers come before those of special interest (sports …) that exceed their share. */
const MIN_COVERED = 3;

const quotaOf = (share: number, wanted: number): number => Math.max(1, Math.floor(wanted * share));

interface SelectionRules {
  /** Number of articles in the list. */
  wanted: number;
  /** Maximum number of selected stories: more than `wanted`, as some are merged or excluded later. */
  limit: number;
  /** Whether the list is of one category or text, so that stories of special interest (sports …) are not limited. */
  isSection?: boolean;
}

/**
 * Selects stories for a list in their order, each once. One subject (related stories) has at most a fifth of the list.
 * Stories of special interest (sports …) beyond three tenths move behind the last other story of three publishers, and
 * another of the first three with half the coverage of the first leads, unless the list is of one category or text.
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
  const last = distinct.findLastIndex((one) => !isSpecial(one) && one.domains >= MIN_COVERED);
  const covered = distinct.slice(0, last + 1);
  let special = quotaOf(SPECIAL_SHARE, wanted);
  const surplus = new Set(covered.filter((one) => isSpecial(one) && special-- <= 0));
  const ordered = [...covered.filter((one) => !surplus.has(one)), ...surplus, ...distinct.slice(last + 1)];
  const lead = ordered.slice(0, MAX_LEADING_PLACE).find((one) => !isSpecial(one));
  const minCoverage = (ordered[0]?.coverage ?? 0) * LEADING_SHARE;
  const isLeading = lead !== undefined && lead.domains >= MIN_COVERED && lead.coverage >= minCoverage;
  return [...new Set(isLeading ? [lead, ...ordered] : ordered)].slice(0, limit);
}

const isSpecial = ({ section }: HotStory): boolean =>
  section !== null && SPECIAL_INTEREST_CATEGORIES.has(section);
