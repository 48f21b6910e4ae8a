import { numberVocabulary } from './number-words.js';
import { readNumber } from './read-number.js';

function read(text: string, language: string): string | undefined {
  return readNumber(text.split(' '), 0, numberVocabulary(language))?.digits;
}

describe(readNumber.name, () => {
  it.each([
    ['en', 'two hundred and fifty', '250'],
    ['en', 'twenty three', '23'],
    ['en', '2_5 million', '2500000'],
    ['es', 'mil doscientas', '1200'],
    ['es', '5 mil millones', '5000000000'],
    ['pt', '1_2 mil milhoes', '1200000000'],
    ['de', 'funfundzwanzig', '25'],
    ['de', 'zweitausend', '2000'],
    ['tr', 'bin 200', '1200'],
    ['tr', '3 milyon 200 bin', '3200000'],
    ['id', 'dua puluh lima', '25'],
    ['id', 'dua belas', '12'],
    ['hi', '1 लाख 20 हजार', '120000'],
    ['ar', 'خمسه وعشرين', '25'],
  ])('reads in %s %s as %s', (language, text, digits) => {
    expect(read(text, language)).toBe(digits);
  });

  it('ends where another number begins', () => {
    const words = 'two three killed'.split(' ');
    expect(readNumber(words, 0, numberVocabulary('en'))).toMatchObject({ digits: '2', end: 1 });
    expect(readNumber('5 2026 cars'.split(' '), 0, numberVocabulary('en'))).toMatchObject({ end: 1 });
  });

  it('leaves alone what may be an article, and scales of which nobody says how many', () => {
    expect(read('ein', 'de')).toBeUndefined();
    expect(read('one', 'en')).toBeUndefined();
    expect(read('millions', 'en')).toBeUndefined();
    expect(read('тысяч', 'ru')).toBeUndefined();
  });
});
