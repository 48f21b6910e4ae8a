import { type RecentHeadline, type RecentStory, RecentWords } from './recent-words.js';

describe(RecentWords.name, () => {
  let sut: RecentWords;
  let articles = 0;
  beforeEach(() => {
    sut = new RecentWords();
    // The news of other events: without it every word would be as common as any other.
    for (let i = 0; i < 50; i++) storyOf([100 + i, 200 + i]);
  });

  const headline = (hashes: number[], given: Partial<RecentHeadline> = {}): RecentHeadline => ({
    ...{ article: ++articles, domain: 'a.example', titleKey: articles, fit: 0, publishedAt: 1_000 },
    ...{ words: sut.wordsOf(hashes), titleWords: hashes.length, hasPreview: false, places: [] },
    ...given,
  });
  const storyOf = (...headlines: (number[] | RecentHeadline)[]): RecentStory => {
    const story: RecentStory = {
      ...{ id: articles, follows: null, headlines: [], previews: 0, counts: null },
      ...{ norm: 0, normedAt: 0, compared: 0, search: 0, candidate: 0 },
    };
    for (const one of headlines) sut.add(story, Array.isArray(one) ? headline(one) : one);
    sut.updateNorm(story);
    return story;
  };

  it.each([
    ['the same words', [1, 2, 3], 1],
    ['no word', [7, 8, 9], 0],
    ['one word, which is too few', [1, 8, 9], 0],
  ])('finds a headline with %s of a story like it by %p: %d', (_, hashes, likeness) => {
    const story = storyOf([1, 2, 3]);
    expect(sut.likeness(story, headline(hashes))).toBeCloseTo(likeness, 5);
  });

  it('finds a headline as like a story of the same title and preview as of the same title alone', () => {
    const [title, preview] = [{ titleWords: 4 }, { titleWords: 2, hasPreview: true }];
    for (const given of [title, preview]) {
      const story = storyOf(headline([1, 2, 3, 4], given));
      expect(sut.likeness(story, headline([1, 2, 3, 4], given))).toBeCloseTo(1, 5);
    }
  });

  it('finds a headline more like a story the more words they share, those of the title before those of the preview', () => {
    const story = storyOf([1, 2, 3, 4], [1, 2, 3, 4]);
    const [few, most] = [
      [1, 2, 8, 9],
      [1, 2, 3, 9],
    ].map((hashes) => sut.likeness(story, headline(hashes)));
    const inPreview = sut.likeness(story, headline([8, 9, 1, 2], { titleWords: 2, hasPreview: true }));
    expect(few!).toBeGreaterThan(inPreview);
    expect(inPreview).toBeGreaterThan(0);
    expect(most!).toBeGreaterThan(few!);
    expect(most!).toBeLessThan(1);
  });

  it('finds two stories similar by the share of their headlines with each word', () => {
    const story = storyOf([1, 2, 3], [1, 2, 4]);
    const same = storyOf([1, 2, 3], [1, 2, 4]);
    for (const one of [story, same]) sut.updateNorm(one);
    expect(sut.similarity(story, same)).toBeCloseTo(1, 5);
    expect(sut.similarity(story, storyOf([11, 12, 13]))).toBe(0);
    const part = storyOf([1, 14, 15]);
    expect(sut.similarity(story, part)).toBeCloseTo(sut.similarity(part, story), 10);
    expect(sut.similarity(story, part)).toBeLessThan(0.6);
  });

  it('finds a story of one event coherent, and one whose headlines share few words less so', () => {
    expect(sut.cohesion(storyOf([1, 2, 3], [1, 2, 3]))).toBeCloseTo(Math.sqrt(2), 5);
    expect(sut.cohesion(storyOf([4, 5, 6], [7, 8, 9]))).toBeCloseTo(Math.sqrt(2) / 2, 5);
    expect(sut.cohesion(storyOf([10]))).toBe(1);
  });

  it('removes the headlines of a period with their words, and leaves the others', () => {
    const [size, weight] = [sut.size, sut.weight(sut.wordsOf([1])[0]!)];
    const old = headline([1, 2], { publishedAt: 10, hasPreview: true });
    const later = headline([1, 3], { publishedAt: 20 });
    const story = storyOf(old, later);
    const [one, two, three] = sut.wordsOf([1, 2, 3]);
    expect([sut.size, story.previews, sut.storiesOf(one!), sut.storiesOf(two!)]).toEqual([
      ...[size + 2, 1, [story], [story]],
    ]);
    expect(sut.remove(story, { since: 11, before: 20 })).toEqual([]);
    expect(sut.remove(story, { before: 20 })).toEqual([old]);
    expect([sut.size, story.previews, story.headlines]).toEqual([size + 1, 0, [later]]);
    expect([one, two, three].map((word) => sut.storiesOf(word!).length)).toEqual([1, 0, 1]);
    expect(sut.remove(story, { since: 20 })).toEqual([later]);
    expect([sut.size, sut.storiesOf(one!), sut.weight(one!)]).toEqual([size, [], weight]);
  });

  it('computes a norm again when more than a hundredth of all headlines have come since', () => {
    const story = storyOf([1, 2]);
    expect(sut.hasOldNorm(story)).toBe(false);
    storyOf([3, 4]);
    expect(sut.hasOldNorm(story)).toBe(true);
    sut.updateNorm(story);
    expect(sut.hasOldNorm(story)).toBe(false);
  });
});
