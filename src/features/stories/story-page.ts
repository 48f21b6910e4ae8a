import type { Candidate } from '../../articles/article.js';
import { selectDiverse } from '../../articles/select-diverse.js';
import { MAX_ARTICLES } from '../../search/page.js';

/** A page of a story's reports. */
export interface StoryPage {
  items: Candidate[];
  /** Maximum number of articles on the page. */
  limit: number;
  isMore: boolean;
  /** Whether no page follows because the pages have reached the maximum number of articles. */
  isDeepest: boolean;
}

/**
 * One page of a story's reports, newest first. A publisher gets at most one of `parts` equal shares of a page; its other
 * reports move to the next page.
 * @param reports all reports, without near-identical titles.
 * @param limits sizes of the earlier pages: what they contained is computed again.
 * @param limit size of this page.
 * @param parts without it, a publisher's share is not limited.
 */
export function storyPage(
  reports: readonly Candidate[],
  limits: readonly number[],
  limit: number,
  parts?: number,
): StoryPage {
  let open = [...reports].sort((a, b) => b.id! - a.id!);
  const take = (most: number): Candidate[] => {
    const items = selectDiverse(open, most, parts);
    const taken = new Set(items);
    open = open.filter((one) => !taken.has(one));
    return items;
  };
  limits.forEach(take);
  const room = Math.min(limit, MAX_ARTICLES - (reports.length - open.length));
  const items = take(room);
  const isDeepest = reports.length - open.length >= MAX_ARTICLES;
  return { items, limit: room, isMore: open.length > 0 && !isDeepest, isDeepest };
}
