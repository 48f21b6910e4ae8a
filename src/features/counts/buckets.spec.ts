import { timeBucketsOf, largestCounts } from './buckets.js';

const DAY = 86_400;
const NOON = Date.UTC(2030, 0, 31, 12, 30) / 1000;
const MIDNIGHT = Date.UTC(2030, 0, 31) / 1000;

describe(timeBucketsOf.name, () => {
  it('covers by default today and the six days before, this hour and the twenty-three before', () => {
    const day = timeBucketsOf({ by: 'day', from: null, to: null }, NOON);
    expect(day).toMatchObject({ first: MIDNIGHT - 6 * DAY, since: MIDNIGHT - 6 * DAY, count: 7 });
    expect(day.until).toBe(MIDNIGHT + DAY);
    const hour = timeBucketsOf({ by: 'hour', from: null, to: null }, NOON);
    expect(hour).toMatchObject({ first: MIDNIGHT - 11 * 3600, until: MIDNIGHT + 13 * 3600, count: 24 });
  });

  it('has a bucket for every hour or day that overlaps the period', () => {
    const within = { by: 'day' as const, from: NOON, to: NOON + 1 };
    expect(timeBucketsOf(within, NOON)).toMatchObject({
      first: MIDNIGHT,
      since: NOON,
      until: NOON + 1,
      count: 1,
    });
    expect(timeBucketsOf({ ...within, to: MIDNIGHT + DAY }, NOON).count).toBe(1);
    expect(timeBucketsOf({ ...within, to: MIDNIGHT + DAY + 1 }, NOON).count).toBe(2);
    expect(timeBucketsOf({ ...within, to: null }, NOON + 3 * DAY).count).toBe(4);
    expect(timeBucketsOf({ by: 'hour', from: null, to: MIDNIGHT }, NOON)).toMatchObject({
      first: MIDNIGHT - DAY,
      count: 24,
    });
  });

  it('accepts a period in the future, and unreadable times', () => {
    expect(timeBucketsOf({ by: 'day', from: NOON + DAY, to: null }, NOON).count).toBe(1);
    expect(timeBucketsOf({ by: 'day', from: '2001', to: undefined }, NOON).count).toBe(7);
  });
});

describe(largestCounts.name, () => {
  it('returns the fifty values with most articles, equal ones in the order of their keys', () => {
    const values = Array.from({ length: 60 }, (_, i) => ({
      key: `k${99 - i}`,
      articles: i % 3,
      publishers: 1,
    }));
    const found = largestCounts(values);
    expect(found).toHaveLength(50);
    expect(found.slice(0, 3).map(({ key }) => key)).toEqual(['k40', 'k43', 'k46']);
    expect(found.filter(({ articles }) => articles > 0)).toHaveLength(40);
  });
});
