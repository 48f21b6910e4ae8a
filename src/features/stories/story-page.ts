import type { Candidate } from '../../articles/article.js';
import { selectDiverse } from '../../articles/select-diverse.js';
import { MAX_ARTICLES } from '../../search/page.js';

/** A page of a story's reports. */
export interface StoryPage {
  items: Candidate[];
  /** Maximum number of articles of the page. */
  limit: number;
  isMore: boolean;
  /** Whether this is the last page that the maximum number of articles permits, although the story has more. */
  isDeepest: boolean;
}

/**
 * A page of a story's reports, newest first; reports beyond a publisher's quota are on the next page.
 *
 * @param reports all reports of the story, none near-identical to another.
 * @param limits maximum numbers of articles of the pages before.
 * @param parts equal shares of a page, of which a publisher gets at most one.
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
