import { freshIndex } from '../../test/support/fresh-index.js';
import { anIndexArticle } from '../../test/support/index-article-factory.js';
import { FrontPositions, prominenceReports } from './front-positions.js';
import { prominenceAt, toReportTimes } from './stories/story-heat.js';

const NOW = Math.floor(Date.now() / 1000);
const HOUR = 3600;
const DESKS = ['a.example', 'b.example', 'c.example'];

describe(FrontPositions.name, () => {
  const index = freshIndex();

  const DAM = 'Dam bursts above the valley of Carrow';
  const STRIKE = 'Bakers strike over flour prices in Northmere';
  const urlOf = (title: string, domain: string): string => `https://${domain}/${title.length}`;
  const write = (): void => {
    for (const [i, title] of [DAM, STRIKE].entries())
      index.writer.write(
        DESKS.map((domain, k) =>
          anIndexArticle({
            ...{ title: `${title} ${k}`, preview: '', domain, source: domain, url: urlOf(title, domain) },
            publishedAt: NOW - HOUR + 60 * i,
          }),
        ),
      );
  };
  const first = (now = NOW): string => {
    const criteria = { language: 'en', country: null, since: NOW - 36 * HOUR, now };
    const { story } = index.reader.stories.mostCovered(criteria, 2)[0]!;
    return index.reader.load(index.reader.stories.articlesOf(story, 1))[0]!.title;
  };
  const place = (title: string, domains: readonly string[]): void => {
    for (const domain of domains)
      index.writer.placeFront(`https://${domain}/top`, [urlOf(title, domain)], NOW);
  };

  it('lift the story that several publishers place before one that is covered as much, for hours', () => {
    write();
    const [leading, other] = first().startsWith('Dam') ? [DAM, STRIKE] : [STRIKE, DAM];
    place(other, ['a.example']);
    expect(first()).toContain(leading);
    place(other, DESKS);
    expect(first()).toContain(other);
    expect(first(NOW + 7 * HOUR)).toContain(leading);
    for (const domain of DESKS) index.writer.placeFront(`https://${domain}/top`, [], NOW);
    expect(first()).toContain(leading);
  });
});

describe(prominenceReports.name, () => {
  it('does not exceed the coverage of one publisher for each further place', () => {
    const places = DESKS.map((domain, place) => ({ domain, country: null, place, at: NOW }));
    const times = toReportTimes(prominenceReports(places));
    expect(prominenceAt(times, NOW)).toBeLessThanOrEqual(2);
    expect(prominenceAt(toReportTimes(prominenceReports(places.slice(0, 1))), NOW)).toBe(0);
    expect(prominenceAt(times, NOW + 6 * HOUR)).toBeCloseTo(0);
  });
});
