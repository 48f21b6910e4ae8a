import { countryNames } from '../languages/countries.js';
import { analysisLanguage, findLanguage, perLanguage } from '../languages/find-language.js';
import { type Language } from '../languages/language.js';
import { wordsOfList } from '../languages/word-lists.js';
import { CATEGORIES, type Category } from '../languages/categories.js';
import { fold } from './fold.js';
import { romanize } from './romanize.js';
import { isUnspaced, words } from './words.js';

/** Splits a section name into normalized words, or into characters if its script has no spaces. */
export function sectionUnits(name: string, language: string): string[] {
  const folded = fold(name, language);
  if (isUnspaced(folded)) return Array.from(folded.replace(/[^\p{L}\p{N}\p{M}]+/gu, ''));
  return words(name.replaceAll('_', ' '), language);
}

/** The key of a section name in a vocabulary: its units from `sectionUnits`, joined. */
export const sectionKey = (units: readonly string[]): string => units.join(' ');

/** The section names of a language, by the keys that `sectionKey` makes. */
export interface SectionVocabulary {
  /** Splits a name into units (words or characters), spelled as in the keys. */
  readonly unitsOf: (name: string) => string[];
  readonly head: Language['sectionHead'];
  readonly sections: ReadonlyMap<string, readonly Category[]>;
  /** Names that decide the category of a longer name: `football` that of `women's football`. */
  readonly heads: ReadonlyMap<string, readonly Category[]>;
  /** Number of units of the longest head. */
  readonly longestHead: number;
  /** Words such as `latest` and `news`, which are removed from either end of a name. */
  readonly newsWords: ReadonlySet<string>;
  readonly longestNewsWord: number;
  readonly and: ReadonlySet<string>;
  /** The names of a country (ISO 3166-1) in this language: a publisher often calls its national section by them. */
  readonly home: (country: string) => ReadonlySet<string>;
}

/** Categories that do not decide a longer name: `Tech world` is no world news, `Grand National` no national. */
const NEVER_HEADS: ReadonlySet<Category> = new Set<Category>(['world', 'national']);

const longest = (keys: Iterable<string>): number =>
  Math.max(0, ...Array.from(keys, (key) => key.split(' ').length));

function vocabularyOf(tag: string, unitsOf: (name: string) => string[], shortest = 1): SectionVocabulary {
  const language = findLanguage(tag);
  const keyOf = (name: string): string => sectionKey(unitsOf(name));
  const [sections, heads] = [new Map<string, Category[]>(), new Map<string, Category[]>()];
  const add = (map: Map<string, Category[]>, key: string, category: Category): unknown =>
    map.set(key, [...new Set([...(map.get(key) ?? []), category])]);
  for (const category of CATEGORIES) {
    const regional = Object.values(language.variants ?? {}).map((words) => words[category]);
    const own = [language.categories[category], ...regional].filter((word) => word !== undefined);
    const further = (language.sectionNames[category] ?? '').split(',').map((name) => name.trim());
    for (const name of [...own, ...further]) {
      const key = keyOf(name);
      if (key.length < shortest) continue;
      add(sections, key, category);
      const isHead = name.endsWith('*') || own.includes(name);
      if (isHead && !NEVER_HEADS.has(category)) add(heads, key, category);
    }
  }
  const keysOf = (list: string): Set<string> => new Set(wordsOfList(list).map(keyOf));
  const newsWords = keysOf(language.newsWords);
  return {
    unitsOf,
    head: language.sectionHead,
    sections,
    heads,
    longestHead: longest(heads.keys()),
    newsWords,
    longestNewsWord: longest(newsWords),
    and: keysOf(language.and),
    home: perLanguage((country) => new Set(countryNames(language.code)(country).map(keyOf))),
  };
}

const unitsIn = (tag: string): ((name: string) => string[]) => {
  const language = analysisLanguage(findLanguage(tag).code);
  return (name) => sectionUnits(name, language);
};

/** The section names of a language. @param tag language tag. */
export const sectionVocabulary = perLanguage((tag) => vocabularyOf(tag, unitsIn(tag)));

/** Minimum letters of a romanized section name: shorter ones, such as `ii` of `ИИ`, are ambiguous. */
const MIN_ROMANIZED = 3;

/** The section names of a Cyrillic language in Latin letters, as in URLs; null for a language of another script. */
export const romanizedSectionVocabulary = perLanguage((tag): SectionVocabulary | null => {
  if (findLanguage(tag).script !== 'Cyrl') return null;
  const unitsOf = unitsIn(tag);
  return vocabularyOf(tag, (name) => unitsOf(name).map(romanize), MIN_ROMANIZED);
});
