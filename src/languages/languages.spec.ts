import { fold } from '../analysis/fold.js';
import { analysisLanguage, LANGUAGES } from './find-language.js';
import { COUNTRIES } from './countries.js';
import type { Language } from './language.js';
import { CATEGORIES } from './categories.js';

const LETTERS: Record<string, RegExp> = {
  Hans: /^\p{Script=Han}+$/u,
  Hant: /^\p{Script=Han}+$/u,
  Jpan: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  Kore: /^\p{Script=Hangul}+$/u,
};

/** Words that a language shares with English and uses itself. */
const SHARED_WITH_ENGLISH: Record<string, string[]> = {
  fr: ['national', 'sports', 'science'],
  lb: ['national'],
  lv: ['sports'],
  fil: ['sports'],
  nl: ['entertainment'],
};

function lettersOf(script: string): RegExp {
  const names: Record<string, string> = {
    Latn: 'Latin',
    Cyrl: 'Cyrillic',
    Arab: 'Arabic',
    Grek: 'Greek',
    Hebr: 'Hebrew',
    Deva: 'Devanagari',
    Beng: 'Bengali',
    Gujr: 'Gujarati',
    Guru: 'Gurmukhi',
    Knda: 'Kannada',
    Mlym: 'Malayalam',
    Orya: 'Oriya',
    Taml: 'Tamil',
    Telu: 'Telugu',
    Sinh: 'Sinhala',
    Thai: 'Thai',
    Laoo: 'Lao',
    Khmr: 'Khmer',
    Mymr: 'Myanmar',
    Armn: 'Armenian',
    Geor: 'Georgian',
    Ethi: 'Ethiopic',
  };
  return LETTERS[script] ?? new RegExp(`^[\\p{Script=${names[script]}}\\p{Mn}\\u200c\\u200d'’ʻ-]+$`, 'u');
}

/** Words in Latin letters in newspapers of any script. */
const IN_LATIN_LETTERS: ReadonlySet<string> = new Set(['ko IT']);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

describe.each(LANGUAGES.map((language): [string, Language] => [language.code, language]))(
  '%s',
  (code, language) => {
    const categories = CATEGORIES.map((topic) => language.categories[topic]);

    it('has a word for each of the eleven categories', () => {
      expect(Object.keys(language.categories)).toEqual([...CATEGORIES]);
      for (const word of categories) expect(word).toMatch(/\S/);
      for (const topic of CATEGORIES) expect(language.sectionNames[topic] ?? '').toMatch(/\S/);
      expect(language.trendingQuery).toMatch(/\S/);
    });

    it('has a different word for each of them', () => {
      const folded = categories.map((word) => fold(word, analysisLanguage(code)));
      expect([...new Set(folded)]).toEqual(folded);
    });

    it('is written in its own script', () => {
      const letters = lettersOf(language.script);
      const regional = Object.values(language.variants ?? {}).flatMap((words) => Object.values(words));
      const texts = [
        ...categories,
        ...regional,
        language.trendingQuery,
        language.words.functionWords ?? '',
        language.words.negations ?? '',
      ];
      const own = texts.flatMap(wordsOf).filter((word) => !IN_LATIN_LETTERS.has(`${code} ${word}`));
      for (const word of own) expect(word).toMatch(letters);
    });

    it('has no English word except the shared ones', () => {
      if (code === 'en') return;
      const english = CATEGORIES.filter((topic) => language.categories[topic].toLowerCase() === topic);
      expect(english).toEqual(SHARED_WITH_ENGLISH[code] ?? []);
    });

    it('has its name in its own script', () => {
      const letters = lettersOf(language.script);
      for (const word of language.endonym.match(/[\p{L}\p{M}]+/gu) ?? ['?']) expect(word).toMatch(letters);
      expect(language.englishName).toMatch(/^[A-Z][A-Za-z ()]+$/);
    });

    it('agrees with CLDR about its script', () => {
      expect(new Intl.Locale(code).maximize().script).toBe(language.script);
      expect(language.direction).toBe(['Arab', 'Hebr'].includes(language.script) ? 'rtl' : 'ltr');
    });

    it('has country names by country code', () => {
      const countries = [...Object.keys(language.regionNames ?? {}), ...Object.keys(language.variants ?? {})];
      if (language.defaultRegion !== null) countries.push(language.defaultRegion);
      expect(countries.filter((country) => !Object.hasOwn(COUNTRIES, country))).toEqual([]);
    });
  },
);

describe('The languages', () => {
  it('are at least 45, with distinct codes', () => {
    expect(LANGUAGES.length).toBeGreaterThanOrEqual(45);
    const codes = LANGUAGES.flatMap(({ code, aliases }) => [code, ...aliases]).map((code) =>
      code.toLowerCase(),
    );
    expect([...new Set(codes)]).toEqual(codes);
  });
});
