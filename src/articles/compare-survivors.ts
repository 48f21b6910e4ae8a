import type { Candidate } from './article.js';

/** Whether a candidate came through a site that republishes others' articles. */
export type IsAggregator = (candidate: Pick<Candidate, 'source' | 'url'>) => boolean;

/**
 * Which of two articles that say the same a reader should get, in this order: the one not from an aggregator,
 * the dated one, the one with an image, the one with the longer preview, the earlier one.
 *
 * @returns negative when `a` is the better one, positive when `b` is, 0 when they are equal in all of it.
 */
export function compareSurvivors(a: Candidate, b: Candidate, isAggregator: IsAggregator): number {
  return (
    Number(isAggregator(a)) - Number(isAggregator(b)) ||
    Number(a.publishedAt === null) - Number(b.publishedAt === null) ||
    Number(a.imageUrl === null) - Number(b.imageUrl === null) ||
    b.preview.length - a.preview.length ||
    (a.publishedAt ?? 0) - (b.publishedAt ?? 0)
  );
}
