import type { StoryArticle } from '../../index/stories/story-reader.js';
import { chooseRepresentatives } from './choose-representatives.js';

const NOW = 1_800_000_000;

describe(chooseRepresentatives.name, () => {
  const report = (article: number, hoursAgo: number, fit: number): StoryArticle => ({
    ...{ article, fit, worth: 3, copy: false, country: null, publishedAt: NOW - hoursAgo * 3600 },
    ...{ source: `p${article}.example`, domain: `p${article}.example`, url: `https://p${article}.example/` },
  });
  const best = (...newest: StoryArticle[]) =>
    chooseRepresentatives(newest, { regions: [], limit: 1, recent: NOW - 9 * 3600 }, () => false)[0]!.article;

  it('prefers the later of two headlines that fit about as well', () => {
    expect(best(report(2, 0, 0.48), report(1, 6, 0.5))).toBe(2);
    expect(best(report(2, 10, 0.48), report(1, 16, 0.5))).toBe(2);
  });

  it('prefers a fitting headline of the same day to the newest one', () => {
    expect(best(report(2, 0, 0.3), report(1, 12, 0.8))).toBe(1);
  });
});
