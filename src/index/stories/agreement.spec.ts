import { headlineAgreement } from './agreement.js';
import { headlineWords } from './headline-words.js';

describe(headlineAgreement.name, () => {
  const reports = (...titles: string[]) =>
    titles.map((title, i) => ({
      ...{ titleKey: titles.indexOf(title), domain: `p${i}.example` },
      ...headlineWords(title, '', 'en'),
    }));
  const agreed = (...titles: string[]) => headlineAgreement(reports(...titles), () => 1);

  it('is the share of words that the reports of two other publishers have', () => {
    expect(
      agreed('Volcano buries villages', 'Volcano buries road', 'Volcano buries villages near Quito'),
    ).toEqual([2 / 3, 2 / 3, 2 / 5]);
  });

  it('is lower for a count of one place than for the news of all', () => {
    const [count, news] = agreed(
      'Eighty new cases in Montana',
      'Europe closes borders as cases rise',
      'Borders of Europe closed to slow virus cases',
      'Europe closes its borders over virus cases',
    );
    expect(count).toBeLessThan(news!);
  });

  it('is lower for what newer reports have overtaken', () => {
    const newest = Array.from({ length: 8 }, (_, i) => `Runoff result: president wins, paper ${i}`);
    const earlier = ['Turkey votes in runoff', 'Turkey votes today in runoff', 'Polls open as Turkey votes'];
    const values = agreed(...newest, ...earlier);
    expect(values[8]).toBeLessThan(values[0]!);
  });

  it('is lower for a state that most of the newest reports no longer have, though more reports have it', () => {
    const [, newest, , , earlier] = agreed(
      'Flood kills thirteen in Carrow',
      'Carrow flood: thirteen dead',
      'Thirteen dead in flood of Carrow',
      'Carrow flood leaves nine dead',
      'Nine dead in flood of Carrow',
      'Flood of Carrow: nine people dead',
    );
    expect(earlier).toBeLessThan(newest!);
  });

  it('counts neither copies nor further reports of the same publisher', () => {
    expect(agreed('Ferry sinks off Crete', 'Ferry sinks off Crete', 'Ferry sinks off Crete')).toEqual([
      0, 0, 0,
    ]);
    const own = reports(
      'Ferry sinks off Crete',
      'Ferry off Crete sinks fast',
      'Crete ferry sinks',
      'Late train',
    );
    const ofOne = own.map((report) => ({ ...report, domain: 'p.example' }));
    expect(headlineAgreement(ofOne, () => 1)).toEqual([0, 0, 0, 0]);
  });
});
