import { cpuMs } from '../../test/support/cpu-ms.js';
import { readCharacterNumerals } from './read-number.js';

describe(readCharacterNumerals.name, () => {
  it.each([
    ['zh', '三人获救', '3人获救'],
    ['zh', '二〇二六年', '2026年'],
    ['ja', '1兆2千億円', '1200000000000円'],
    ['ja', '3万5千人', '35000人'],
    ['ko', '주민 삼백여 명', '주민 300여 명'],
    ['ko', '5만 3000여명', '53000여명'],
    ['th', 'งบ 5 พันล้านบาท', 'งบ 5000000000บาท'],
    ['vi', 'cứu năm học sinh', 'cứu 5 học sinh'],
  ])('writes in %s %s as %s', (language, title, settled) => {
    expect(readCharacterNumerals(title, language)).toBe(settled);
  });

  it.each([
    ['zh', '四川统一一些标准'],
    ['ja', '三重県と四国'],
    ['ko', '이만 총총'],
    ['vi', 'năm học mới'],
    ['en', 'two hundred'],
  ])('leaves in %s %s as it is', (language, title) => {
    expect(readCharacterNumerals(title, language)).toBe(title.normalize());
  });

  it('reads long runs of numerals in linear time', () => {
    const spent = cpuMs(() => {
      for (const [text, language] of [
        ['一'.repeat(600), 'zh'],
        ['1万'.repeat(300), 'ja'],
        ['สอง'.repeat(200), 'th'],
        ['hai '.repeat(150), 'vi'],
        ['1 '.repeat(300), 'ko'],
      ] as const)
        readCharacterNumerals(text, language);
    });
    expect(spent).toBeLessThan(200);
  });
});
