import { aQuery } from '../../../test/contracts/article-index.contract.js';
import { freshIndex } from '../../../test/support/fresh-index.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import { EmbeddedIndex } from '../providers/embedded/embedded-index.js';
import { planTrending, trendingContext } from './find-trending.js';

const NOW = Math.floor(Date.now() / 1000);
const MINUTE = 60;
const HOUR = 3600;
const WANTED = 10;

const EVENTS = [
  'Volcano eruption empties villages in Guatemala',
  'Ferry collision closes harbour of Gothenburg',
  'Chess champion loses title in Buenos Aires',
  'Bakers strike over flour prices in Tunis',
  'Court bans logging in Tasmanian rainforest',
  'Telescope finds water on distant planet',
  'Orchestra cancels tour after conductor resigns',
  'Train derails near Lucknow injuring dozens',
  'Bank of Norway surprises markets with cut',
  'Rare vulture released in the Pyrenees',
  'Coffee harvest fails across Minas Gerais',
  'Museum returns looted bronzes to Benin',
  'Cyclone Harold flattens crops in Vanuatu',
  'Drone maker unveils silent cargo aircraft',
  'Glacier lake bursts above Kathmandu valley',
];
const WORDINGS = [
  (event: string) => event,
  (event: string) => `${event}, officials say`,
  (event: string) => `What is known: ${event}`,
  (event: string) => `${event} – witnesses speak`,
];

describe(planTrending.name, () => {
  const index = freshIndex();

  const report = (title: string, paper: number, minutesAgo: number) => ({
    ...anIndexArticle({ title, preview: '', domain: `p${paper}.example`, source: `p${paper}.example` }),
    publishedAt: NOW - minutesAgo * MINUTE,
  });
  /** An event as so many papers report it, an hour apart. */
  const event = (title: string, papers: number, newestMinutesAgo: number) =>
    Array.from({ length: papers }, (_, i) =>
      report(WORDINGS[i % WORDINGS.length]!(title), i + papers, newestMinutesAgo + i * 60),
    );
  const trending = async (now: number, given: Parameters<typeof aQuery>[0] = {}) => {
    const query = aQuery({ intent: 'trending', wanted: WANTED, ...given });
    const { pinned } = await planTrending(
      trendingContext(new EmbeddedIndex(index.reader), query, now, () => false),
      null,
    );
    return [...pinned!];
  };
  const stories = async (now: number) =>
    (await trending(now)).map(({ id }) => index.reader.stories.storyOf(id)?.story);

  it('does not change from minute to minute without reports', async () => {
    index.writer.write(EVENTS.flatMap((title, i) => event(title, 2 + (i % 7), i * 47)));
    let before = await stories(NOW);
    expect(before.length).toBeGreaterThanOrEqual(WANTED);
    for (let minute = 1; minute <= 180; minute++) {
      const after = await stories(NOW + minute * MINUTE);
      const left = before.slice(0, WANTED).filter((story) => !after.slice(0, WANTED).includes(story));
      expect(left.length).toBeLessThanOrEqual(1);
      before = after;
    }
  });

  it('omits a story without a report for a day and a half', async () => {
    index.writer.write(event(EVENTS[0]!, 5, 10));
    expect(await trending(NOW)).toHaveLength(1);
    expect(await trending(NOW + 35 * HOUR)).toHaveLength(1);
    expect(await trending(NOW + 37 * HOUR)).toEqual([]);
  });

  it('ranks an event of many publishers today before one of few in this hour, until it has aged', async () => {
    index.writer.write([...event(EVENTS[0]!, 8, 120), ...event(EVENTS[1]!, 2, 5)]);
    expect((await trending(NOW))[0]!.title).toContain(EVENTS[0]);
    index.writer.write(event(EVENTS[1]!, 12, 1));
    expect((await trending(NOW))[0]!.title).toContain(EVENTS[1]);
  });

  it('represents a story of yesterday by one of its last five reports', async () => {
    const reports = (title: string, papers: number[], hours: number) =>
      papers.map((paper, i) => report(WORDINGS[i % WORDINGS.length]!(title), paper, (hours + i) * 60));
    const early = reports(EVENTS[0]!, [0, 1, 2, 3, 4, 5], 20);
    index.writer.write([...early, ...reports(`${EVENTS[0]}: ash reaches the capital`, [0, 9], 12)]);
    expect((await trending(NOW))[0]!.title).not.toContain('ash');
    index.writer.write(reports(`${EVENTS[0]}: ash reaches the capital`, [10, 11, 12], 10));
    expect((await trending(NOW))[0]!.title).toContain('ash');
  });

  it('counts within a timeframe only the reports of that time', async () => {
    index.writer.write([...event(EVENTS[0]!, 6, 50), ...event(EVENTS[1]!, 2, 1)]);
    index.writer.write([report(`${EVENTS[1]} again`, 40, 2)]);
    expect((await trending(NOW))[0]!.title).toContain(EVENTS[0]);
    expect((await trending(NOW, { since: NOW - HOUR }))[0]!.title).toContain(EVENTS[1]);
  });
});
