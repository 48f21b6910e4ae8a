import type { HotStory } from '../../index/stories/story-reader.js';
import { selectStories } from './select-stories.js';

describe(selectStories.name, () => {
  /** Stories of three publishers, each with half the coverage of the one before. */
  const stories = (...sections: HotStory['section'][]): HotStory[] =>
    sections.map((section, i) => ({ story: i + 1, subject: i + 1, section, coverage: 2 ** -i, domains: 3 }));
  const withCoverage = (of: readonly number[], among: HotStory[]): HotStory[] =>
    among.map((one, i) => ({ ...one, coverage: of[i]! }));
  const selected = (among: HotStory[], rules: Partial<Parameters<typeof selectStories>[1]> = {}) =>
    selectStories(among, { wanted: 10, limit: 15, ...rules }).map(({ story }) => story);

  it('returns each story once, in the given order', () => {
    const among = stories('world', null, 'sports');
    expect(selected([...among, ...among])).toEqual([1, 2, 3]);
    expect(selected(among, { limit: 2 })).toEqual([1, 2]);
  });

  it('has no more stories of one subject than a fifth of the places, at least one', () => {
    const among = stories(null, null, null, null).map((one) => ({ ...one, subject: 7 }));
    expect(selected(among)).toEqual([1, 2]);
    expect(selected(among, { wanted: 3 })).toEqual([1]);
    expect(selected(among, { wanted: 20 })).toEqual([1, 2, 3, 4]);
  });

  it('puts stories of special interest beyond three in ten places behind all others', () => {
    const special = ['technology', 'science', 'entertainment', 'technology'] as const;
    const among = stories(...special, 'world', null, 'technology', 'sports');
    expect(selected(among)).toEqual([1, 2, 3, 5, 6, 4, 7, 8]);
    expect(selected(among, { limit: 5 })).toEqual([1, 2, 3, 5, 6]);
  });

  it('leaves stories of special interest before others of two publishers', () => {
    const among = stories('sports', 'sports', 'science', 'sports', 'world', null);
    among[5] = { ...among[5]!, domains: 2 };
    expect(selected(among)).toEqual([1, 2, 3, 5, 4, 6]);
  });

  it('puts the first other story of the first three that has half the coverage before one of special interest', () => {
    const among = withCoverage([9, 6, 5, 5], stories('technology', 'science', 'world', null));
    expect(selected(among)).toEqual([3, 1, 2, 4]);
    expect(selected(among, { isSection: true })).toEqual([1, 2, 3, 4]);
    expect(selected(withCoverage([9, 6, 4, 4], among))).toEqual([1, 2, 3, 4]);
    expect(selected(withCoverage([9, 6, 6, 6], stories('sports', 'science', 'sports', null)))).toEqual([
      1, 2, 3, 4,
    ]);
    expect(selected(among.map((one) => ({ ...one, domains: 2 })))).toEqual([1, 2, 3, 4]);
  });

  it('leaves a story of two publishers first that is not of special interest', () => {
    const among = withCoverage([2, 1.5], stories('world', 'politics'));
    expect(selected([{ ...among[0]!, domains: 2 }, among[1]!])).toEqual([1, 2]);
  });

  it('leaves the order of a section as it is', () => {
    const among = stories('technology', 'technology', 'technology', 'technology', 'world');
    expect(selected(among, { isSection: true })).toEqual([1, 2, 3, 4, 5]);
  });
});
