import type { Candidate } from '../../articles/article.js';
import { relatedReports } from './related-reports.js';

const report = (title: string, preview = ''): Candidate =>
  ({ title, preview, url: `https://example.com/${encodeURIComponent(title)}` }) as Candidate;

describe(relatedReports.name, () => {
  const deaths = report('England and Wales coronavirus death toll 40 per cent higher');
  const same = report('Death toll in England and Wales far higher than reported');
  const less = report('Coronavirus death toll: what the figures for England mean');
  const india = report('India: coronavirus death toll crosses 600');
  const concert = report('Concert hall opens');

  it('has the reports most similar to the representative first', () => {
    const related = relatedReports(deaths, [india, less, same, deaths], 'en');
    expect(related.slice(0, 2)).toEqual([same, less]);
  });

  it('leaves out what has hardly a word in common with it, and the representative itself', () => {
    expect(relatedReports(deaths, [concert, same, deaths], 'en')).toEqual([same]);
  });

  it('leaves out a long report that has one word in common with it', () => {
    const text = (words: string, i: number): string =>
      words
        .split(' ')
        .map((word) => `${word}${i}`)
        .join(' ');
    const long = 'alder birch cedar damson elder fir gorse hazel ivy juniper';
    const storm = report(`Lisbon ${text(long, 1)}`);
    const other = report(`Lisbon ${text(long, 2)}`);
    const near = report(`Lisbon ${text('alder birch cedar', 1)} ${text('damson elder fir gorse', 2)}`);
    expect(relatedReports(storm, [other, near], 'en')).toEqual([near]);
  });

  it('recognises inflected words', () => {
    const fire = report('Пожар на складе в Казани потушен');
    const other = report('На складах Казани тушат пожары');
    expect(relatedReports(fire, [other], 'ru')).toEqual([other]);
  });

  it('accepts titles without words', () => {
    expect(relatedReports(report('…'), [report('!')], 'en')).toEqual([]);
  });
});
