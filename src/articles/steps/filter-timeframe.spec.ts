import { makeCandidate } from '../../../test/support/article-factory.js';
import { filterTimeframe } from './filter-timeframe.js';

const NOW = 1_780_000_000;
const at = (publishedAt: number | null) => makeCandidate({ publishedAt });

describe(filterTimeframe.name, () => {
  it('keeps everything at anytime, the undated too', () => {
    const all = [at(null), at(NOW), at(0)];
    expect(filterTimeframe(all, { since: null }, NOW)).toEqual(all);
  });

  it('excludes undated articles from every timeframe', () => {
    expect(filterTimeframe([at(null)], { since: NOW - 3600 }, NOW)).toEqual([]);
  });

  it('keeps what is exactly as old as the window and drops what is a second older', () => {
    const oldest = at(NOW - 3600);
    expect(filterTimeframe([oldest, at(NOW - 3601)], { since: NOW - 3600 }, NOW)).toEqual([oldest]);
  });

  it('takes a date more than an hour ahead for none', () => {
    const soon = at(NOW + 3600);
    expect(filterTimeframe([soon, at(NOW + 3601)], { since: NOW - 3600 }, NOW)).toEqual([soon]);
  });

  it('ends before the end of a period, and excludes undated articles from it', () => {
    const last = at(NOW - 61);
    expect(filterTimeframe([last, at(NOW - 60), at(null)], { since: null, until: NOW - 60 }, NOW)).toEqual([
      last,
    ]);
  });
});
