import type { QueryTerm } from '../parse-text.js';
import { withOtherWritings, withWritings } from './terms.js';

const plain = (text: string): QueryTerm => ({ text, phrase: false });
const phrase = (text: string): QueryTerm => ({ text, phrase: true });

describe(withWritings, () => {
  it.each([
    ['COVID19', phrase('COVID 19')],
    ['iphone12', phrase('iphone 12')],
    ['100km', phrase('100 km')],
    ['#BlackLivesMatter', phrase('Black Lives Matter')],
    ['wi-fi', plain('wifi')],
  ])('knows %s otherwise', (text, other) => {
    expect(withWritings(plain(text))).toEqual([plain(text), other]);
  });

  it.each(['storm', 'NASA', '5G', 'SpaceX', 'iPhone', 'Seine-Saint-Denis', '2020', '#lockdown'])(
    'leaves %s as it is',
    (text) => {
      expect(withWritings(plain(text))).toEqual([plain(text)]);
    },
  );

  it('leaves what was quoted as it is', () => {
    expect(withWritings(phrase('COVID19'))).toEqual([phrase('COVID19')]);
  });
});

describe(withOtherWritings, () => {
  it('lets a word and its number be written as one', () => {
    const [word, number, last] = withOtherWritings([[plain('PS')], [plain('5')], [plain('price')]]);
    expect(word).toEqual([plain('PS'), plain('PS5')]);
    expect(number).toEqual([plain('5'), plain('PS5')]);
    expect(last).toEqual([plain('price')]);
  });

  it('leaves a choice alone', () => {
    const choice = [plain('ps'), plain('xbox')];
    expect(withOtherWritings([choice, [plain('5')]])).toEqual([choice, [plain('5')]]);
  });
});
