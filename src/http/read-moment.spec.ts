import { readMoment } from './read-moment.js';

describe(readMoment, () => {
  it.each([
    '2026-03-31T18:00:00Z',
    '2026-03-31t18:00z',
    '2026-03-31T18:00',
    '2026-03-31T20:00+02:00',
    '2026-03-31T20:00 0200',
    '2026-03-31T12:30:00.000-05:30',
    '2026-04-01T07:45+13:45',
  ])('reads %s as the same moment', (text) => {
    expect(readMoment(text)).toEqual({ ms: Date.UTC(2026, 2, 31, 18), isDay: false });
  });

  it.each([
    ['2000-02-29', true],
    ['2024-02-29', true],
    ['2100-02-29', false],
    ['2026-02-29', false],
    ['2026-02-29T12:00Z', false],
  ])('knows whether the year of %s has that day: %j', (text, exists) => {
    expect(readMoment(text) !== null).toBe(exists);
  });

  it.each([
    ['1900-01-01T02:00+02:00', true],
    ['1900-01-01T01:59+02:00', false],
    ['1899-12-31T22:00-02:00', true],
    ['2200-12-31T21:59-02:00', true],
    ['2200-12-31T22:00-02:00', false],
  ])('compares %s with the first and the last year in UTC: %j', (text, isWithin) => {
    expect(readMoment(text) !== null).toBe(isWithin);
  });
});
