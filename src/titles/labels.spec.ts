import { isCommonLabelWord, labelWordsIn, labelWordsOf, readLabel } from './labels.js';

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

describe(isCommonLabelWord.name, () => {
  it.each([
    'LIVE: Harbour fire spreads',
    'Harbour fire: latest updates',
    'Watch the harbour burn',
    'Norland 5 review',
  ])('finds in %s a label word that headlines seldom have otherwise', (title) => {
    expect(labelWordsIn(title, 'en').every((word) => isCommonLabelWord(word, 'en'))).toBe(false);
  });

  it.each([
    ['en', 'Fox News settles the case', ['news']],
    ['en', 'New report on the investigation', ['report', 'investigation']],
    ['fr', 'Une enquête ouverte après l’incendie', ['enquete']],
    ['nl', 'Laatste kerncentrale gesloten', ['laatste']],
  ])('in %s the label words of %s are common in headlines', (language, title, labels) => {
    expect(labelWordsIn(title, language)).toEqual(labels);
    expect(labels.every((word) => isCommonLabelWord(word, language))).toBe(true);
  });
});
