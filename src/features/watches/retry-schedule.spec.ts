import { retryDelay } from './retry-schedule.js';

describe(retryDelay.name, () => {
  it('is 5 s, 30 s, 2 min, 10 min and 1 h, then an hour for three days, and then ends', () => {
    const delays: (number | null)[] = [];
    for (let attempts = 1; delays.at(-1) !== null; attempts++) delays.push(retryDelay(attempts));
    expect(delays.slice(0, 5)).toEqual([5_000, 30_000, 120_000, 600_000, 3_600_000]);
    expect(delays.slice(5)).toEqual([...Array<number>(72).fill(3_600_000), null]);
  });

  it.each([
    ['longer', 90, 90_000],
    ['shorter', 2, 5_000],
    ['longer than a day', 900_000, 86_400_000],
  ])(
    'is changed by a Retry-After only where that is longer, up to a day: one that is %s',
    (_, seconds, ms) => {
      expect(retryDelay(1, seconds)).toBe(ms);
    },
  );
});
