import { type Facet, type FacetCount, FACETS } from '../../index/facet-counter.js';
import { DAY, HOUR } from '../../config/durations.js';

/** Widths of a time bucket; the first is the default. */
export const BUCKET_WIDTHS = ['day', 'hour'] as const;

export type BucketWidth = (typeof BUCKET_WIDTHS)[number];

export const isFacet = (by: BucketWidth | Facet): by is Facet => (FACETS as readonly string[]).includes(by);

/** Maximum number of values of a field in a response; those with fewer articles are omitted. */
const MAX_FACET_VALUES = 50;

/** The values with most articles, at most `MAX_FACET_VALUES`; values with equal counts are sorted by key. */
export function largestCounts(values: readonly FacetCount[]): FacetCount[] {
  const byArticles = (a: FacetCount, b: FacetCount): number =>
    b.articles - a.articles || (a.key < b.key ? -1 : 1);
  return [...values].sort(byArticles).slice(0, MAX_FACET_VALUES);
}

export const MAX_BUCKETS = 750;

const SECONDS: Record<BucketWidth, number> = { day: DAY, hour: HOUR };
/** Default number of buckets, by width; the last one is not over yet. */
const DEFAULT_BUCKETS: Record<BucketWidth, number> = { day: 7, hour: 24 };

interface Buckets {
  /** Beginning of the period in Unix seconds, inclusive. */
  since: number;
  /** End of the period in Unix seconds, exclusive. */
  until: number;
  /** Length of a bucket in seconds; buckets begin at multiples of it. */
  seconds: number;
  /** Beginning of the first bucket in Unix seconds, possibly before `since`. */
  first: number;
  count: number;
}

/** The buckets that overlap a period; an absent or unreadable limit gets a default. @param now Unix seconds. */
export function timeBucketsOf(period: { by: BucketWidth; from: unknown; to: unknown }, now: number): Buckets {
  const seconds = SECONDS[period.by] ?? SECONDS.day;
  const beginOf = (at: number): number => Math.floor(at / seconds) * seconds;
  const from = typeof period.from === 'number' ? period.from : null;
  const to = typeof period.to === 'number' ? period.to : null;
  // A requested period may lie in the future.
  const until = to ?? beginOf(Math.max(now, from ?? 0)) + seconds;
  const last = beginOf(until - 1);
  const since = from ?? last - ((DEFAULT_BUCKETS[period.by] ?? 1) - 1) * seconds;
  const first = beginOf(since);
  return { since, until, seconds, first, count: (last - first) / seconds + 1 };
}
