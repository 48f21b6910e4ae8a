import { StoryGrouper } from './story-grouper.js';

const NOW = 1_800_000_000;
const FERRY = {
  title: 'Ferry to Aldwick Bay returns after seven weeks in dry dock',
  preview: 'The first crossing leaves at noon, and passengers travel free until Sunday evening.',
};
const FESTIVAL = {
  title: 'Aldwick Bay film festival opens with a silent comedy',
  preview: 'More than sixty films from nineteen countries will be shown on the pier.',
};
const SAME_FERRY = {
  title: 'Ferry returns to Aldwick Bay: free crossings until Sunday',
  preview: 'After weeks in dry dock the first crossing leaves at noon.',
};

describe(StoryGrouper.name, () => {
  const storyOf = (grouper: StoryGrouper, article: number, { title, preview }: typeof FERRY): number =>
    grouper.place(article, { title, preview, domain: 'a.example', publishedAt: NOW + article }).story;

  it('does not join two events by a place among few headlines, but reports of one event', () => {
    const sut = new StoryGrouper('en');
    const ferry = storyOf(sut, 1, FERRY);
    expect(storyOf(sut, 2, FESTIVAL)).not.toBe(ferry);
    expect(storyOf(sut, 3, SAME_FERRY)).toBe(ferry);
  });

  it('needs less similarity the more headlines there are', () => {
    const storiesAmong = (headlines: number): Set<number> => {
      const sut = new StoryGrouper('en');
      for (let i = 0; i < headlines; i++)
        storyOf(sut, i + 10, { title: `w${i}a w${i}b w${i}c`, preview: `w${i}d w${i}e` });
      const pair = [
        { title: 'Harbour fire spreads in Carrow', preview: 'Crews pump water from the river' },
        { title: 'Carrow harbour blaze: two streets empty', preview: 'Residents wait in a school hall' },
      ];
      return new Set(pair.map((one, i) => storyOf(sut, 5_000 + i, one)));
    };
    expect(storiesAmong(0).size).toBe(2);
    expect(storiesAmong(600).size).toBe(1);
  });
});
