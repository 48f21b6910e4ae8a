import fc from '../../../test/support/fast-check.js';
import type { Category } from '../../languages/categories.js';
import { commonCategories, coverageAt, STORY_OVER_AFTER_SECONDS, toReportTimes } from './story-heat.js';

const NOW = 1_780_000_000;
const HOUR = 3600;
const reported = (...hoursAgo: number[]) =>
  toReportTimes(hoursAgo.map((hours) => ({ at: NOW - hours * HOUR, weight: 1 })));

describe(coverageAt.name, () => {
  it('counts a report fully for 15 hours, half after 25.5, and not after 36', () => {
    expect(coverageAt(reported(15), NOW, 0)).toBeCloseTo(1, 1);
    expect(coverageAt(reported(25.5), NOW, 0)).toBeCloseTo(0.5, 1);
    expect(coverageAt(reported(36.5), NOW, 0)).toBe(0);
  });

  it('ranks many reports of a day before few of an hour', () => {
    expect(coverageAt(reported(16, 17, 18, 19, 20), NOW, 0)).toBeGreaterThan(
      coverageAt(reported(0, 1), NOW, 0),
    );
  });

  it('counts only what was reported within a timeframe', () => {
    expect(coverageAt(reported(0.1, 5, 6, 7), NOW, NOW - HOUR)).toBeCloseTo(1, 1);
  });

  it('never rises without a report, falls by little from minute to minute, and ends', () => {
    const reports = fc.array(
      fc.record({
        at: fc.integer({ min: NOW - 40 * HOUR, max: NOW }),
        weight: fc.constantFrom(0.05, 0.5, 1),
      }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(reports, fc.integer({ min: 0, max: 40 * 60 }), (reported, minutes) => {
        const times = toReportTimes(reported);
        const before = coverageAt(times, NOW + minutes * 60, 0);
        const after = coverageAt(times, NOW + minutes * 60 + 60, 0);
        expect(after).toBeLessThanOrEqual(before);
        const total = reported.reduce((sum, { weight }) => sum + weight, 0);
        expect(before - after).toBeLessThanOrEqual(
          (total * 60) / (STORY_OVER_AFTER_SECONDS - 15 * HOUR) + reported.length * 0.001,
        );
        expect(coverageAt(times, NOW + STORY_OVER_AFTER_SECONDS + HOUR, 0)).toBe(0);
      }),
    );
  });
});

describe(commonCategories.name, () => {
  const of = (...all: Category[][]) => commonCategories(all.map((categories) => ({ categories })));

  it('are those of a quarter of the reports, the most frequent first', () => {
    expect(of(['world'], ['world', 'health'], ['world'], ['health'], ['sports'])).toEqual([
      'world',
      'health',
    ]);
    expect(of(['world'], ['world'], ['health'], ['health'], [], [], [], [], [])).toEqual([]);
  });

  it('are not those of one report among three or more', () => {
    expect(of(['technology'], [], [])).toEqual([]);
    expect(of(['technology'], [])).toEqual(['technology']);
  });
});
