import { analysisLanguage, canonicalTag, findLanguage, isSupported, cachePerWord } from './find-language.js';

describe(findLanguage, () => {
  it.each([
    ['de', 'de'],
    ['DE-at', 'de'],
    ['de_CH', 'de'],
    ['pt-BR', 'pt'],
    ['pt-PT', 'pt'],
    ['zh', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-Hans-HK', 'zh'],
    ['zh-TW', 'zh-TW'],
    ['zh-hk', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-SG', 'zh-TW'],
    ['nb', 'no'],
    ['nn-NO', 'no'],
    ['iw', 'he'],
    ['in', 'id'],
    ['tl', 'fil'],
    ['fil-PH', 'fil'],
    ['sh', 'sr'],
    ['sr-Latn-RS', 'sr'],
    ['eng', 'en'],
    ['de-1996', 'de'],
  ])('reads %s as %s', (tag, code) => {
    expect(findLanguage(tag).code).toBe(code);
    expect(isSupported(tag)).toBe(true);
  });

  it.each(['xx', 'xx-GB', '', 'english', 'e', '-', 'x-klingon', 'en'.repeat(5000)])(
    'falls back to English for %p',
    (tag) => {
      expect(findLanguage(tag).code).toBe('en');
      expect(isSupported(tag)).toBe(false);
    },
  );
});

describe(analysisLanguage, () => {
  it.each([
    ['nb', 'no'],
    ['no', 'no'],
    ['nn', 'no'],
    ['zh', 'zh'],
    ['zh-TW', 'zh'],
    ['zh-HK', 'zh'],
    ['pt-BR', 'pt'],
    ['sr-Latn', 'sr'],
    ['tl', 'fil'],
    ['fil', 'fil'],
    ['iw', 'he'],
    ['EN-gb', 'en'],
    ['xx-GB', 'xx'],
    ['Mt', 'mt'],
    ['', 'und'],
    ['klingon', 'und'],
  ])('indexes %p as %s', (tag, code) => {
    expect(analysisLanguage(tag)).toBe(code);
  });
});

describe(canonicalTag, () => {
  it.each([
    ['en', 'en'],
    ['EN', 'en'],
    ['en-gb', 'en-GB'],
    ['EN-GB', 'en-GB'],
    ['Fil', 'fil'],
    ['xx-zz', 'xx-ZZ'],
  ])('returns %s as %s', (value, tag) => {
    expect(canonicalTag(value)).toBe(tag);
  });

  it.each(['', 'e', 'engl', 'en-', 'en_GB', 'en-G', 'en-GBR', 'fil-PH', 'en-419', ' en', 'en\n', 'ёж', 'e1'])(
    'refuses %j',
    (value) => {
      expect(canonicalTag(value)).toBeNull();
    },
  );
});

describe(cachePerWord.name, () => {
  it('makes a value once for each word of a language', () => {
    const made: string[] = [];
    const of = cachePerWord((word, language) => made.push(`${language} ${word}`));
    expect(['gift', 'gift', 'mai', 'gift'].map((word) => of(word, 'de'))).toEqual([1, 1, 2, 1]);
    expect(of('gift', 'en')).toBe(3);
    expect(made).toEqual(['de gift', 'de mai', 'en gift']);
  });

  it('keeps words in use and forgets others', () => {
    const made = new Map<string, number>();
    const of = cachePerWord((word) => made.set(word, (made.get(word) ?? 0) + 1));
    of('once', 'en');
    for (let i = 0; i < 50_000; i++) {
      of(`word${i}`, 'en');
      if (i % 1_000 === 0) of('often', 'en');
    }
    of('once', 'en');
    expect([made.get('often'), made.get('once')]).toEqual([1, 2]);
  });
});
