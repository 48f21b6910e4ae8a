import { makeCandidate } from '../../test/support/article-factory.js';
import { isPublishedWithin, toArticle } from './article.js';

describe(toArticle.name, () => {
  it('has the six fields of the contract in their order', () => {
    expect(Object.keys(toArticle(makeCandidate()))).toEqual([
      'title',
      'source',
      'published_at',
      'url',
      'image_url',
      'preview',
    ]);
  });

  it('writes the time to the second in UTC', () => {
    expect(toArticle(makeCandidate({ publishedAt: 0 })).published_at).toBe('1970-01-01T00:00:00Z');
  });

  it('treats a time outside the calendar as unknown', () => {
    for (const publishedAt of [Infinity, NaN, 1e15, -1e15]) {
      expect(toArticle(makeCandidate({ publishedAt })).published_at).toBeNull();
    }
  });

  it('has null for an unknown time and a missing image', () => {
    expect(toArticle(makeCandidate({ publishedAt: null }))).toMatchObject({
      published_at: null,
      image_url: null,
    });
  });
});

describe(isPublishedWithin.name, () => {
  const NOW = 1_780_000_000;
  const HOUR = { since: NOW - 3600 };

  it.each([
    ['an undated article at anytime', { since: null }, null, true],
    ['an undated article in the last hour', HOUR, null, false],
    ['what is exactly as old as the window', HOUR, NOW - 3600, true],
    ['what is a second older', HOUR, NOW - 3601, false],
    ['a date an hour ahead', HOUR, NOW + 3600, true],
    ['a date more than an hour ahead, which is none', HOUR, NOW + 3601, false],
    ['the last second of a period', { since: null, until: NOW - 60 }, NOW - 61, true],
    ['the first second behind a period', { since: null, until: NOW - 60 }, NOW - 60, false],
    ['an undated article in a period that only ends', { since: null, until: NOW - 60 }, null, false],
  ])('decides about %s', (_, period, publishedAt, expected) => {
    expect(isPublishedWithin(period, { publishedAt }, NOW)).toBe(expected);
  });
});
