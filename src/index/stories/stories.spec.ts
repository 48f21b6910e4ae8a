import { jest } from '@jest/globals';
import { freshIndex } from '../../../test/support/fresh-index.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import type { IndexArticle } from '../index-article.js';
import { storyHeat } from './story-heat.js';
import { StoryRecorder } from './story-recorder.js';

const NOW = Math.floor(Date.now() / 1000);
const HOUR = 3600;

describe(StoryRecorder.name, () => {
  const index = freshIndex(30);

  const report = (title: string, domain: string, minutesAgo: number, country: string | null = null) =>
    anIndexArticle({ title, domain, source: domain, country, publishedAt: NOW - minutesAgo * 60 });
  const titlesOf = (story: number) => {
    const members = index.reader.stories.newestOf(story, {
      country: null,
      since: 0,
      domains: null,
      limit: 100,
    });
    return index.reader.load(members.map(({ article }) => article)).map(({ title }) => title);
  };
  const hottest = (country: string | null = null) =>
    index.reader.stories
      .mostCovered({ language: 'en', country, since: NOW - 36 * HOUR, now: NOW }, 10)
      .map(({ story }) => story);

  const QUAKE = [
    'Strong earthquake shakes northern Chile',
    'Chile: strong earthquake shakes the north of the country',
    'Earthquake shakes Chile, strong tremors felt in the north',
  ];

  it('groups reports of one event in different words, without other events', () => {
    index.writer.write(QUAKE.map((title, i) => report(title, `p${i}.example`, 30 - i)));
    index.writer.write([report('Parliament passes the budget after a long night', 'p9.example', 5)]);
    expect(hottest()).toHaveLength(1);
    expect(titlesOf(hottest()[0]!).sort()).toEqual([...QUAKE].sort());
  });

  it('stores a story as long as its articles, and redirects one that was merged into it', async () => {
    index.writer.write([
      report('Cathedral roof burns in Northmere', 'a.example', 60),
      report('Northmere cathedral roof burns overnight', 'b.example', 59),
    ]);
    index.writer.write([
      report('Firefighters battle harbour blaze', 'c.example', 50),
      report('Harbour blaze: firefighters battle flames', 'd.example', 49),
    ]);
    const both = hottest();
    expect(both).toHaveLength(2);
    expect(both.map((story) => index.reader.stories.summaryOf(story)!.subject)).toEqual([null, null]);
    index.writer.write([
      report('Firefighters battle blaze as Northmere cathedral roof burns', 'e.example', 40),
      report('Firefighters battle Northmere cathedral roof blaze', 'f.example', 39),
    ]);
    const [left, ...others] = hottest();
    expect(others).toEqual([]);
    const [gone] = both.filter((story) => story !== left);
    const { stories } = index.reader;
    expect([stories.summaryOf(gone!), stories.mergedInto(gone!)]).toEqual([null, left]);
    expect(stories.summaryOf(left!)).toMatchObject({ language: 'en', articles: 6 });
    expect(stories.summaryOf(left!)!.domains).toHaveLength(6);
    expect(stories.articlesOf(left!, 10)).toHaveLength(6);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => (NOW + 49 * HOUR) * 1000);
    index.writer.write([
      report('Another day', 'a.example', -49 * 60),
      report('New things', 'b.example', -49 * 60),
    ]);
    expect([stories.summaryOf(left!)?.articles, stories.mergedInto(gone!)]).toEqual([6, left]);
    clock.mockRestore();
    await index.writer.sweep(NOW + 31 * 24 * HOUR);
    expect([stories.summaryOf(left!), stories.mergedInto(gone!)]).toEqual([null, null]);
  });

  it('describes a story by its stored reports only', async () => {
    const about = (i: number, categories: IndexArticle['categories'], minutesAgo = 30) => ({
      ...report(QUAKE[i % 3]!, `p${i}.example`, minutesAgo - i),
      categories,
    });
    index.writer.write([about(0, ['world']), about(1, ['world', 'science']), about(2, ['world'])]);
    index.writer.write([about(3, ['national']), about(4, ['world'])]);
    const [story] = hottest();
    expect(index.reader.stories.summaryOf(story!)).toMatchObject({ articles: 5, categories: ['world'] });
    const of = { language: 'en', country: null, since: 0, now: NOW };
    expect(index.reader.stories.mostCovered({ ...of, categories: ['world'] }, 10)).toMatchObject([{ story }]);
    expect(index.reader.stories.mostCovered({ ...of, categories: ['science'] }, 10)).toEqual([]);
    const month = performance.now() + 31 * 24 * HOUR * 1_000;
    const running = jest.spyOn(performance, 'now').mockReturnValue(month);
    await index.writer.sweep(NOW + 31 * 24 * HOUR);
    running.mockRestore();
    expect(index.reader.stories.summaryOf(story!)).toBeNull();
  });

  it('continues its stories after a restart', () => {
    index.writer.write([report(QUAKE[0]!, 'p0.example', 30)]);
    index.reopenWriter();
    index.writer.write([report(QUAKE[1]!, 'p1.example', 20)]);
    expect(hottest()).toHaveLength(1);
  });

  it('ranks a war by its reports of today, whatever the days before were full of', () => {
    const reports = (hoursAgo: number) =>
      ['Fighting in Khartoum goes on', 'Khartoum: fighting goes on', 'Khartoum hears more fighting'].map(
        (title, i) => report(title, `w${hoursAgo % 7}${i}.example`, hoursAgo * 60 + i),
      );
    for (let hoursAgo = 240; hoursAgo > 0; hoursAgo -= 1) index.writer.write(reports(hoursAgo));
    index.writer.write(QUAKE.map((title, i) => report(title, `q${i}.example`, 30 - i)));
    index.reopenWriter();
    index.writer.write(reports(0));
    expect(titlesOf(hottest()[0]!)[0]).toMatch(/Khartoum/);
  });

  it('counts a story of general newsrooms for more than one of gadget sites, and reports for more than questions', () => {
    const gadgets = (title: string, domain: string, minutesAgo: number) => ({
      ...report(title, domain, minutesAgo),
      categories: ['technology' as const],
    });
    const phones = Array.from({ length: 40 }, (_, i) =>
      gadgets(`Handset ${i} tried`, `g${i % 4}.example`, 600),
    );
    const launch = [0, 1, 2, 3].map((i) =>
      gadgets(`Foldable Zephyr tablet goes on sale ${i}`, `g${i}.example`, 1),
    );
    index.writer.write([...phones, ...launch]);
    index.writer.write(QUAKE.map((title, i) => report(title, `q${i}.example`, 30 - i)));
    expect(titlesOf(hottest()[0]!).sort()).toEqual([...QUAKE].sort());
    index.writer.write(
      ['How', 'Why', 'When'].map((word, i) =>
        report(`${word} did the opera house of Sydney flood?`, `o${i}.example`, 10),
      ),
    );
    expect(titlesOf(hottest()[0]!).sort()).toEqual([...QUAKE].sort());
  });

  it('does not count daily editions as reports', () => {
    const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    const horoscope = `Horoscope for ${day.format(NOW * 1000)}: what the stars say to Leo and Virgo`;
    const quake = QUAKE.slice(0, 2).map((title, i) => report(title, `p${i}.example`, 60));
    const editions = ['', ' today', ' this morning'].map((more, i) =>
      report(horoscope + more, `s${i}.example`, 5),
    );
    index.writer.write([...quake, ...editions]);
    const [first, second] = hottest();
    expect([titlesOf(first!)[0], titlesOf(second!)[0]]).toEqual([
      expect.stringMatching('earthquake'),
      expect.stringMatching('Horoscope'),
    ]);
  });

  it('retains a report that joins a story of the age at which stories expire', () => {
    const start = 1_800_000_000;
    let now = start;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now * 1000);
    const at = (title: string, source: string, publishedAt: number): IndexArticle =>
      anIndexArticle({ title, source, domain: source, publishedAt, url: `https://${source}/${publishedAt}` });
    index.writer.write([
      at('Cathedral roof burns in Northmere harbour', 'a.example', start),
      at('Northmere harbour cathedral roof burns overnight', 'b.example', start + 60),
    ]);
    const others = Array.from({ length: 1_997 }, (_, i) =>
      at(`w${i}a w${i}b w${i}c`, 'c.example', start + 120 + i),
    );
    now = start + 3_000;
    index.writer.write(others);
    now = start + 36 * 3_600 + 600;
    const late = [
      at('Cathedral roof burns in Northmere harbour: inquiry', 'd.example', now - 60),
      at('Nothing else of the kind', 'e.example', now - 30),
    ];
    expect(index.writer.write(late)).toMatchObject({ added: 2 });
    clock.mockRestore();
  });

  it('compares a report with those of the last 36 hours', () => {
    let now = 1_800_000_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now * 1000);
    const at = (title: string, domain: string) =>
      anIndexArticle({ title, domain, source: domain, preview: '', publishedAt: now });
    index.writer.write(QUAKE.map((title, i) => at(title, `p${i}.example`)));
    now += 37 * HOUR;
    index.writer.write([at('Parliament passes the budget', 'p9.example')]);
    index.writer.write(QUAKE.slice(1).map((title, i) => at(title, `q${i}.example`)));
    const all = { language: 'en', country: null, since: 0, now };
    const stories = index.reader.stories.mostCovered(all, 10);
    clock.mockRestore();
    expect(stories.map(({ story }) => titlesOf(story).length).sort()).toEqual([2, 3]);
  });

  it('does not make a story of the mass output of one domain that two others copy', () => {
    const readings = Array.from({ length: 120 }, (_, i) =>
      report(
        `Tide table: high water rises to ${i} feet`,
        i % 50 === 0 ? `p${i}.example` : 'buoy.example',
        60,
      ),
    );
    index.writer.write([...readings, ...QUAKE.map((title, i) => report(title, `q${i}.example`, 30 - i))]);
    expect(titlesOf(hottest()[0]!).sort()).toEqual([...QUAKE].sort());
  });

  it('ends a story two days after its first report, and continues it with one that follows it', () => {
    const start = 1_800_000_000;
    let now = start;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now * 1000);
    const flood = (i: number): IndexArticle => ({
      ...report(
        `River Wend floods Carrow: ${['bridge', 'school', 'market', 'mill'][i % 4]!} closed`,
        `p${i}.example`,
        0,
      ),
      country: i < 8 ? 'GB' : 'IE',
      publishedAt: now,
    });
    const write = (i: number): number => {
      now = start + i * 3 * HOUR;
      index.writer.write([flood(i)]);
      const { stories } = index.reader;
      return (
        stories.mostCovered({ language: 'en', country: null, since: now - 36 * HOUR, now }, 10)[0]?.story ?? 0
      );
    };
    const stories = Array.from({ length: 20 }, (_, i) => write(i));
    const [first, last] = [stories[1]!, stories.at(-1)!];
    expect(stories.slice(1, 17)).toEqual(Array.from({ length: 16 }, () => first));
    expect(stories.slice(17)).toEqual([last, last, last]);
    const { factsOf, mostCovered } = {
      factsOf: (story: number) => index.reader.stories.summaryOf(story),
      mostCovered: (country: string) =>
        index.reader.stories.mostCovered({ language: 'en', country, since: 0, now }, 10),
    };
    expect(factsOf(first)).toMatchObject({ articles: 9, firstAt: start, follows: null, subject: last });
    expect(factsOf(last)).toMatchObject({ articles: 11, follows: first, subject: last });
    expect(factsOf(last)!.firstAt).toBeGreaterThan(factsOf(first)!.lastAt);
    expect(mostCovered('IE').map(({ story }) => story)).toEqual([last]);
    index.reopenWriter();
    expect(write(20)).toBe(last);
    expect(factsOf(last)).toMatchObject({ articles: 12, follows: first, subject: last });
    clock.mockRestore();
  });

  it('retains its stories while the clock is ahead for a moment', () => {
    index.writer.write(QUAKE.map((title, i) => report(title, `p${i}.example`, 30 - i)));
    const clock = jest.spyOn(Date, 'now').mockReturnValue((NOW + 365 * 24 * HOUR) * 1000);
    index.writer.write([report('Parliament passes the budget', 'p9.example', 5)]);
    clock.mockRestore();
    expect(titlesOf(hottest()[0]!).sort()).toEqual([...QUAKE].sort());
  });

  it('makes no story of one prolific source', () => {
    index.writer.write(QUAKE.map((title, i) => report(title, 'p0.example', 30 - i)));
    expect(hottest()).toEqual([]);
  });

  it('ranks stories of more domains first, also within a country', () => {
    index.writer.write([
      ...QUAKE.map((title, i) => report(title, `p${i}.example`, 30 - i, 'CL')),
      report('Rail strike halts trains across Belgium', 'q0.example', 20, 'BE'),
      report('Belgium rail strike halts most trains', 'q1.example', 19, 'BE'),
    ]);
    expect(hottest().map((story) => titlesOf(story).length)).toEqual([3, 2]);
    expect(hottest('BE').map((story) => titlesOf(story).length)).toEqual([2]);
  });
});

describe(storyHeat.name, () => {
  const member = (domain: string, hoursAgo: number, copy = false) => ({
    domain,
    country: null,
    copy,
    plain: true,
    routine: false,
    categories: [],
    publishedAt: NOW - hoursAgo * HOUR,
  });

  it('cools by half in twelve hours', () => {
    expect(storyHeat([member('a', 0)]).heat - storyHeat([member('a', 12)]).heat).toBeCloseTo(1);
  });

  it('leaves a story of routine pages behind every other one', () => {
    const pages = ['a', 'b', 'c', 'd', 'e'].map((domain) => ({ ...member(domain, 0), routine: true }));
    const reports = ['a', 'b', 'c'].map((domain) => member(domain, 24));
    expect(storyHeat(pages).heat).toBeLessThan(storyHeat(reports).heat);
  });

  it('counts a domain once, by its newest report, and a copy for less than a report', () => {
    const one = storyHeat([member('a', 1), member('a', 5)]);
    expect(one).toMatchObject({ domains: 1, heat: storyHeat([member('a', 1)]).heat });
    const two = storyHeat([member('a', 3), member('b', 3)]).heat;
    const copied = storyHeat([member('a', 3), member('b', 3, true)]).heat;
    expect(two).toBeGreaterThan(copied);
    expect(copied).toBeGreaterThan(storyHeat([member('a', 3)]).heat);
  });
});
