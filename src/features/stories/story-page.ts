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
 * A page of a story's reports, newest first. A publisher gets one of `parts` equal shares of a page; its other reports
 * are on the next page.
 * @param reports all reports, without near-identical titles.
 * @param limits maximum number of articles of each earlier page, from which it is computed what that page had.
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
