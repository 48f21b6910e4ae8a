import type { QueryTerm } from '../parsed-text.js';
import { termAsTyped, expandVariants, termInAnyForm, withJoinedWords } from './terms.js';

const plain = (text: string): QueryTerm => ({ text, phrase: false });
const phrase = (text: string): QueryTerm => ({ text, phrase: true });

describe(expandVariants, () => {
  it.each([
    ['COVID19', phrase('COVID 19')],
    ['iphone12', phrase('iphone 12')],
    ['100km', phrase('100 km')],
    ['#BlackLivesMatter', phrase('Black Lives Matter')],
    ['wi-fi', plain('wifi')],
  ])('finds a variant of %s', (text, other) => {
    expect(expandVariants(plain(text))).toEqual([plain(text), other]);
  });

  it.each([
    ['F35', [phrase('F 35')]],
    ['F-35', [plain('F35')]],
    ['B52s', [phrase('B 52s'), phrase('B52 s'), phrase('B 52 s')]],
    ['S&P500', [phrase('S&P 500')]],
    ['JK', [phrase('J K')]],
    ['J. K.', [phrase('J K')]],
    ['J K', [phrase('JK')]],
    ['étudiant·e·s', [plain('étudiantes')]],
    ['1 200', [phrase('1-200')]],
  ])('finds each spelling of %s', (text, others) => {
    expect(expandVariants(plain(text))).toEqual([plain(text), ...others]);
  });

  it.each([
    'storm',
    'NASA',
    '737-800',
    '2021-2022',
    'SpaceX',
    'iPhone',
    'Seine-Saint-Denis',
    '2020',
    '#lockdown',
  ])('does not change %s', (text) => {
    expect(expandVariants(plain(text))).toEqual([plain(text)]);
  });

  it('finds each spelling of a word in a phrase', () => {
    expect(expandVariants(phrase('the F35 jets'))).toEqual([phrase('the F35 jets'), phrase('the F 35 jets')]);
    expect(expandVariants(phrase('S&P 500 falls'))).toEqual([
      phrase('S&P 500 falls'),
      phrase('S&P500 falls'),
    ]);
  });
});

describe(withJoinedWords, () => {
  it('also matches two adjacent words written as one', () => {
    const [one, two, last] = withJoinedWords([[plain('PS')], [plain('5')], [plain('price')]]);
    expect(one).toEqual([plain('PS'), phrase('PS5')]);
    expect(two).toEqual([plain('5'), phrase('PS5'), phrase('5price')]);
    expect(last).toEqual([plain('price'), phrase('5price')]);
  });

  it.each([
    ['a choice', [[plain('ps'), plain('xbox')], [plain('5')]]],
    ['what was quoted', [[phrase('ps')], [plain('5')]]],
  ])('does not join %s', (_, groups) => {
    expect(withJoinedWords(groups)).toEqual(groups);
  });
});

describe(termInAnyForm, () => {
  it.each(['H&M', 'covid-19', 'wi-fi'])('does not split %s', (text) => {
    expect(termInAnyForm(plain(text), 'en')).toEqual(termAsTyped(plain(text), 'en'));
  });

  it.each(['anti-vaxxers', "l'UE"])('finds the parts of %s in other forms', (text) => {
    expect(termInAnyForm(plain(text), 'fr')).not.toEqual(termAsTyped(plain(text), 'fr'));
  });
});
