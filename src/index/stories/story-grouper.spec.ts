import { lowestIdAt, publicationSecondsOf } from '../article-id.js';
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

  it('groups six hours of several feeds as it groups them in the order of time', () => {
    const events = [
      ['Ferry', 'Gothenburg', 'collision', 'harbour', 'closed', 'fog'],
      ['Volcano', 'Guatemala', 'eruption', 'villages', 'ash', 'evacuated'],
      ['Bakers', 'Tunis', 'strike', 'flour', 'prices', 'ministry'],
      ['Court', 'Tasmania', 'logging', 'rainforest', 'ban', 'ruling'],
      ['Telescope', 'planet', 'water', 'vapour', 'astronomers', 'signal'],
    ];
    // Feed by feed, each event with another half of its words and in another hour.
    const reports = [0, 1, 2, 3, 4, 5].flatMap((feed) =>
      events.map((words, event) => ({
        title: [0, 1, 2 + (feed % 4), 2 + ((feed + 1) % 4)].map((at) => words[at]).join(' '),
        hours: (feed * 5 + event * 7) % 6,
        domain: `p${feed}.example`,
      })),
    );
    const groups = (arrivals: typeof reports): string[][] => {
      const sut = new StoryGrouper('en');
      const stories = new Map<number, string[]>();
      for (const one of arrivals) {
        const article = 1 + reports.indexOf(one);
        const placed = { ...one, preview: '', publishedAt: NOW + one.hours * 3600 };
        const { story, absorbed } = sut.place(article, placed);
        const merged = absorbed === null ? [] : (stories.get(absorbed) ?? []);
        if (absorbed !== null) stories.delete(absorbed);
        stories.set(story, [...(stories.get(story) ?? []), ...merged, one.title].sort());
      }
      return [...stories.values()].sort((a, b) => (a[0]! < b[0]! ? -1 : 1));
    };
    const inTime = groups(reports.toSorted((a, b) => a.hours - b.hours));
    expect(inTime).toHaveLength(events.length);
    expect(groups(reports)).toEqual(inTime);
    expect(groups(reports.toReversed())).toEqual(inTime);
  });

  it('knows which stories have ended, in whatever order headlines are restored', () => {
    const DAY = 86_400;
    const [ended, same, other] = [NOW - 3 * DAY, NOW - 3 * DAY + 60, NOW].map(lowestIdAt) as [
      number,
      number,
      number,
    ];
    const relationIn = (order: number[]): string => {
      const sut = new StoryGrouper('en');
      for (const id of order) {
        const text = id === other ? FESTIVAL : FERRY;
        sut.restore(id, { id, ...text, domain: `${id}.example`, publishedAt: publicationSecondsOf(id)! });
      }
      return sut.relation(ended, same);
    };
    expect(relationIn([ended, same])).toBe('one event');
    expect(relationIn([ended, same, other])).toBe('echo');
    expect(relationIn([other, ended, same])).toBe('echo');
  });
});
