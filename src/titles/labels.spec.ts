import { labelWordsOf, readLabel } from './labels.js';

describe(readLabel.name, () => {
  it.each([
    ['en', 'LIVE'],
    ['en', 'Live updates'],
    ['en', '2nd Update'],
    ['en', 'Coronavirus'],
    ['en', 'Sport'],
    ['fi', 'JUURI NYT'],
    ['fi', 'Breaking news'],
  ])('reads in %s %s as a label', (language, text) => {
    expect(readLabel(text, language)).toEqual({ kind: 'label', sure: true });
  });

  it('reads the labels of a language in its titles only, and all labels for an unknown language', () => {
    expect(labelWordsOf('fi').has('nyt')).toBe(true);
    expect(labelWordsOf('en').has('nyt')).toBe(false);
    expect(readLabel('JUURI NYT', 'und')).toEqual({ kind: 'label', sure: true });
  });

  it.each(['Reuters', 'BBC News', 'harbour.example', 'Daily Post', 'みなと新聞', 'Euronews (in English)'])(
    'recognises %s as a source',
    (text) => {
      expect(readLabel(text, 'en')?.kind).toBe('source');
    },
  );

  it.each(['Part 2', 'Norland', 'by bus', 'Opinion polls fall', 'Iran', 'chapter A', 'Europe'])(
    'does not remove %s from the headline',
    (text) => {
      expect(readLabel(text, 'en')).toBeNull();
    },
  );
});
