import { growthOf, PROPORTIONAL } from '../../test/support/growth.js';
import fc from '../../test/support/fast-check.js';
import { fold } from './fold.js';
import { functionWordsOf, negationsOf, splitWords, words } from './words.js';
import { LANGUAGES } from '../languages/find-language.js';

describe(fold.name, () => {
  it.each([
    ['en', 'Café', 'CAFE'],
    ['de', 'Müller', 'Mueller'],
    ['am', 'ሠላም', 'ሰላም'],
    ['am', 'ዓሣ', 'አሳ'],
    ['de', 'Müller', 'muller'],
    ['de', 'Straße', 'STRASSE'],
    ['da', 'Århus', 'Aarhus'],
    ['no', 'Tromsø', 'Tromsoe'],
    ['sv', 'Göteborg', 'goteborg'],
    ['pl', 'Łódź', 'lodz'],
    ['tr', 'İSTANBUL', 'istanbul'],
    ['tr', 'ISPARTA', 'ısparta'],
    ['vi', 'Đà Nẵng', 'da nang'],
    ['ru', 'ёлка', 'елка'],
    ['sr', 'Београд', 'Beograd'],
    ['sr', 'Ђоковић', 'Djoković'],
    ['el', 'Αθήνας', 'ΑΘΗΝΑΣ'],
    ['ar', 'أحمد', 'احمد'],
    ['ar', 'القاهرة', 'القاهره'],
    ['ar', 'مُحَمَّد', 'محمد'],
    ['ar', '٢٠٢٦', '2026'],
    ['fa', 'علی', 'علي'],
    ['fa', '۱۴۰۵', '1405'],
    ['he', 'שָׁלוֹם', 'שלום'],
    ['hi', 'लड़का', 'लडका'],
    ['hi', '२०२६', '2026'],
    ['zh', '經濟', '经济'],
    ['ja', 'ﾆｭｰｽ', 'ニュース'],
    ['ja', 'ニュース', 'にゅーす'],
    ['ja', 'ＮＨＫ', 'nhk'],
    ['ko', '뉴스'.normalize('NFD'), '뉴스'],
  ])('folds %s %p and %p equally', (language, a, b) => {
    expect(fold(a, language)).toBe(fold(b, language));
  });

  it.each([
    ['ru', 'мой', 'мои'],
    ['mk', 'ќе', 'ке'],
    ['ja', 'はん', 'ばん'],
    ['hi', 'कल', 'काल'],
    ['th', 'ขาว', 'ข่าว'],
  ])('distinguishes %s %p from %p', (language, a, b) => {
    expect(fold(a, language)).not.toBe(fold(b, language));
  });
});

describe('Folding', () => {
  it.each([
    ['е\u0308', 'ё'],
    ['и\u0306', 'й'],
    ['が'.normalize('NFD'), 'が'],
    ['ｶﾞ', 'が'],
    ['한글'.normalize('NFD'), '한글'],
    ['কো'.normalize('NFD'), 'কো'],
    ['န့်', 'န့်'.normalize('NFD')],
    ['Cafe\u0301', 'café'],
    ['\u1cd5\u0300\u0e38', '\u0e38\u1cd5'],
  ])('folds %j and %j equally, composed or not', (a, b) => {
    for (const language of ['en', 'ja', 'bn', 'my']) expect(fold(a, language)).toBe(fold(b, language));
  });

  it('folds a text as it folds its words, in any context', () => {
    const word = fc.stringMatching(/^[\p{L}\p{M}]{1,6}$/u);
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(words(`${a} ${b}`, 'und')).toEqual([...words(a, 'und'), ...words(b, 'und')]);
      }),
    );
  });
});

describe(words.name, () => {
  it.each([
    ['en', "Trump's U.S. visit: don't", ['trump', 'us', 'visit', 'dont']],
    ['en', 'Disney+, S20+; 60+, A+, C++', ['disney', 'plus', 's20', 'plus', '60', 'a', 'cplusplus']],
    ['en', '1,000 jobs, 2.5% of COVID-19', ['1000', 'jobs', '2_5', 'of', 'covid', '19']],
    ['fr', 'L’école d’été', ['l', 'ecole', 'd', 'ete']],
    ['uk', 'п’ять', ['пять']],
    ['uz', 'oʻzbek o‘zbek', ['ozbek', 'ozbek']],
    ['he', 'צה"ל', ['צהל']],
    ['ar', 'الرئيس والوزير', ['رييس', 'وزير']],
    ['zh', '中国经济2026', ['中国', '国经', '经济', '2026']],
    ['ko', '서울에서', ['서울', '울에', '에서']],
    ['en', '!!! — 💥', []],
  ])('splits %s %p', (language, text, expected) => {
    expect(words(text, language)).toEqual(expected);
  });

  it('separates Ethiopic words at the punctuation of their script', () => {
    expect(words('ሰላም፡ለሁሉም፣ ጤና።', 'am')).toEqual(['ሰላም', 'ለሁሉም', 'ጤና']);
  });

  it('marks a bigram that continues a run', () => {
    expect(splitWords('東京都', 'ja')).toEqual([
      { text: '東京', continues: false },
      { text: '京都', continues: true },
    ]);
  });

  it('returns tokens of letters, digits and underscores only, for any text in any language', () => {
    const language = fc.constantFrom('en', 'de', 'ar', 'zh', 'ja', 'th', 'he', 'sr', 'uk');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), language, (text, code) => {
        for (const word of words(text, code)) expect(word).toMatch(/^[\p{L}\p{N}\p{M}_]+$/u);
      }),
    );
  });

  it.each(['a', '1,', "a'", 'ä', '中', 'ا', 'U.', 'ก', '\u0301'])(
    'splits repeated %p in linear time',
    async (unit) => {
      const split = (size: number): void =>
        ['en', 'de', 'ar', 'zh', 'he'].forEach((language) => words(unit.repeat(size), language));
      expect(await growthOf(split)).toBeLessThan(PROPORTIONAL);
    },
  );
});

const UNSPACED = new Set(['zh', 'zh-TW', 'ja', 'ko', 'th', 'lo', 'km', 'my']);

describe('functionWordsOf', () => {
  it('contains words as in the index', () => {
    expect(functionWordsOf('de').has('fur')).toBe(true);
    expect(functionWordsOf('fr-CA').has('a')).toBe(true);
    expect(functionWordsOf('en').has('the')).toBe(true);
    expect(functionWordsOf('ar').has('الي')).toBe(true);
  });

  it('excludes words that fold to a name or a common noun', () => {
    expect(functionWordsOf('ar').has('علي')).toBe(false);
    expect(functionWordsOf('vi').has('anh')).toBe(false);
    expect(functionWordsOf('tr').has('kim')).toBe(false);
    expect(functionWordsOf('pt').has('sao')).toBe(false);
  });

  it('is the same set every time', () => {
    expect(functionWordsOf('de-AT')).toBe(functionWordsOf('de'));
  });

  it('is empty for languages that are not supported', () => {
    expect(functionWordsOf('xx').size).toBe(0);
    expect(negationsOf('xx').size).toBe(0);
  });

  it('has 30 to 170 words of every language written with spaces', () => {
    for (const { code } of LANGUAGES.filter((language) => !UNSPACED.has(language.code))) {
      const { size } = functionWordsOf(code);
      expect([code, size >= 30 && size <= 170]).toEqual([code, true]);
    }
  });

  it('never contains a negation', () => {
    const both = LANGUAGES.flatMap(({ code, words: { negations = '' } }) =>
      words(negations, code)
        .filter((word) => functionWordsOf(code).has(word))
        .map((word) => `${code} ${word}`),
    );
    expect(both).toEqual([]);
    for (const { code } of LANGUAGES) expect([code, negationsOf(code).size > 0]).toEqual([code, true]);
  });
});
