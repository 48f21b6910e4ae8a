import { functionWordsOf, negationsOf, words } from './words.js';
import { LANGUAGES } from '../languages/find-language.js';

const UNSPACED = new Set(['zh', 'zh-TW', 'ja', 'ko', 'th', 'lo', 'km', 'my']);

describe('functionWordsOf', () => {
  it('holds words as the index does', () => {
    expect(functionWordsOf('de').has('fur')).toBe(true);
    expect(functionWordsOf('fr-CA').has('a')).toBe(true);
    expect(functionWordsOf('en').has('the')).toBe(true);
    expect(functionWordsOf('ar').has('الي')).toBe(true);
  });

  it('leaves out words that fold to a name or a common noun', () => {
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

  it('never holds a negation', () => {
    const both = LANGUAGES.flatMap(({ code, words: { negations = '' } }) =>
      words(negations, code)
        .filter((word) => functionWordsOf(code).has(word))
        .map((word) => `${code} ${word}`),
    );
    expect(both).toEqual([]);
    for (const { code } of LANGUAGES) expect([code, negationsOf(code).size > 0]).toEqual([code, true]);
  });
});
