import { cpuMs } from '../../test/support/cpu-ms.js';
import { numberVocabulary, replaceCharacterNumerals, readNumber } from './numbers.js';

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

  it('ends before the next number', () => {
    const words = 'two three killed'.split(' ');
    expect(readNumber(words, 0, numberVocabulary('en'))).toMatchObject({ digits: '2', end: 1 });
    expect(readNumber('5 2026 cars'.split(' '), 0, numberVocabulary('en'))).toMatchObject({ end: 1 });
  });

  it('ignores a possible article, and scales without a factor', () => {
    expect(read('ein', 'de')).toBeUndefined();
    expect(read('one', 'en')).toBeUndefined();
    expect(read('millions', 'en')).toBeUndefined();
    expect(read('тысяч', 'ru')).toBeUndefined();
  });
});

describe(replaceCharacterNumerals.name, () => {
  it.each([
    ['zh', '三人获救', '3人获救'],
    ['zh', '二〇二六年', '2026年'],
    ['ja', '1兆2千億円', '1200000000000円'],
    ['ja', '3万5千人', '35000人'],
    ['ko', '주민 삼백여 명', '주민 300여 명'],
    ['ko', '5만 3000여명', '53000여명'],
    ['th', 'งบ 5 พันล้านบาท', 'งบ 5000000000บาท'],
    ['vi', 'cứu năm học sinh', 'cứu 5 học sinh'],
  ])('converts in %s %s to %s', (language, title, settled) => {
    expect(replaceCharacterNumerals(title, language)).toBe(settled);
  });

  it.each([
    ['zh', '四川统一一些标准'],
    ['ja', '三重県と四国'],
    ['ko', '이만 총총'],
    ['vi', 'năm học mới'],
    ['en', 'two hundred'],
  ])('reads no number in the title of language %s: %s', (language, title) => {
    expect(replaceCharacterNumerals(title, language)).toBe(title.normalize());
  });

  it.each([
    ['一'.repeat(600), 'zh'],
    ['1万'.repeat(300), 'ja'],
    ['สอง'.repeat(200), 'th'],
    ['hai '.repeat(150), 'vi'],
    ['1 '.repeat(300), 'ko'],
  ])('reads a title of nothing but numerals, %s in %s, in little time', (title, language) => {
    expect(cpuMs(() => replaceCharacterNumerals(title, language))).toBeLessThan(2_000);
  });
});
