import type { TitleFrequency, TitleVocabulary } from './article-index.js';
import { editDistance, spellingCandidates } from './spelling-candidates.js';

/** A vocabulary of the given words and their document frequencies. */
function vocabularyOf(words: Record<string, number>): TitleVocabulary {
  const all = Object.entries(words);
  return {
    docCount: () => all.length,
    docFreq: (words): TitleFrequency[] => all.filter(([word]) => words.includes(word)),
    twoLettersAway: (word, shared): TitleFrequency[] =>
      all.filter(([other]) => other.startsWith(word.slice(0, shared)) && editDistance(word, other, 2) === 2),
  };
}

describe(spellingCandidates.name, () => {
  it.each([
    ['a letter left out', 'irfan', 'irrfan'],
    ['a letter too many', 'georges', 'george'],
    ['another letter', 'floid', 'floyd'],
    ['two letters swapped', 'micheal', 'michael'],
    ['two letters wrong in a long word', 'assasinatoin', 'assassination'],
    ['two letters wrong from eight letters on', 'vishakapatnam', 'visakhapatnam'],
    ['a spelling variant', 'sofia', 'sophia'],
    ['a spelling variant at the beginning', 'katherine', 'catherine'],
    ['a Cyrillic word', 'самаизоляция', 'самоизоляция'],
    ['a name in letters of another alphabet', 'тесла', 'tesla'],
    ['such a name with a spelling variant', 'нетфликс', 'netflix'],
    ['a Greek word', 'αθινα', 'αθηνα'],
  ])('finds %s', async (_, typed, meant) => {
    expect(await spellingCandidates(typed, 1, vocabularyOf({ [meant]: 5, unrelated: 90 }), 'en')).toEqual([
      meant,
    ]);
  });

  it.each([
    ['another first letter', 'jonson', 'bonson'],
    ['two letters wrong in a short word', 'jonsen', 'johnson'],
    ['words of three letters', 'ibm', 'ibn'],
    ['numbers', '2019', '2020'],
    ['the word itself', 'storm', 'storm'],
  ])('does not return %s', async (_, typed, other) => {
    expect(await spellingCandidates(typed, 1, vocabularyOf({ [other]: 5 }), 'en')).toEqual([]);
  });

  it('returns the most frequent first, none below the minimum document frequency', async () => {
    const words = { floyd: 200, flood: 300, fluid: 4 };
    expect(await spellingCandidates('flood', 1, vocabularyOf({ floods: 50, floyd: 200 }), 'en')).toEqual([
      'floyd',
      'floods',
    ]);
    expect(await spellingCandidates('floid', 1, vocabularyOf(words), 'en')).toEqual([
      'flood',
      'floyd',
      'fluid',
    ]);
    expect(await spellingCandidates('floid', 500, vocabularyOf(words), 'en')).toEqual([]);
  });
});

describe(editDistance.name, () => {
  it.each([
    ['storm', 'storm', 0],
    ['storm', 'strom', 1],
    ['storm', 'stormy', 1],
    ['assasination', 'assassination', 1],
    ['jonsen', 'johnson', 2],
    ['storm', 'rain', 3],
  ])('of %p and %p is %p, counted to 2', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
    expect(editDistance(b, a, 2)).toBe(distance);
  });
});
