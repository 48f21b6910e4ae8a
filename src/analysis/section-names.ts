import { countryNames } from '../languages/countries.js';
import { analysisLanguage, findLanguage, perLanguage } from '../languages/find-language.js';
import { listed, type Language } from '../languages/language.js';
import { CATEGORIES, type Category } from '../languages/categories.js';
import { fold } from './fold.js';
import { isUnspaced, words } from './words.js';

/**
 * The normalized units of a section name: words, or single characters of a script without spaces.
 *
 * @param language analysis language.
 */
export function sectionUnits(name: string, language: string): string[] {
  const folded = fold(name, language);
  if (isUnspaced(folded)) return Array.from(folded.replace(/[^\p{L}\p{N}\p{M}]+/gu, ''));
  return words(name.replaceAll('_', ' '), language);
}

/** Joins units into a key. */
export const sectionKey = (units: readonly string[]): string => units.join(' ');

/** The section names of a language. */
export interface SectionVocabulary {
  /** Analysis language the keys are folded for. */
  readonly language: string;
  readonly head: Language['sectionHead'];
  readonly sections: ReadonlyMap<string, readonly Category[]>;
  /** Names that decide the category of a longer name which ends in them. */
  readonly heads: ReadonlyMap<string, readonly Category[]>;
  /** Maximum units of a head. */
  readonly longestHead: number;
  /** Keys that are removed from either end. */
  readonly newsWords: ReadonlySet<string>;
  readonly longestNewsWord: number;
  readonly and: ReadonlySet<string>;
}

/** Names that do not decide as heads: `Tech world` is no world news, `Grand National` no national news. */
const NEVER_HEADS: ReadonlySet<Category> = new Set<Category>(['world', 'national']);

const longest = (keys: Iterable<string>): number =>
  Math.max(0, ...Array.from(keys, (key) => key.split(' ').length));

/** The section names of a language. */
export const sectionVocabulary = perLanguage((tag): SectionVocabulary => {
  const language = findLanguage(tag);
  const code = analysisLanguage(language.code);
  const keyOf = (name: string): string => sectionKey(sectionUnits(name, code));
  const [sections, heads] = [new Map<string, Category[]>(), new Map<string, Category[]>()];
  const add = (map: Map<string, Category[]>, key: string, category: Category): unknown =>
    map.set(key, [...new Set([...(map.get(key) ?? []), category])]);
  for (const category of CATEGORIES) {
    const regional = Object.values(language.variants ?? {}).map((words) => words[category]);
    const own = [language.categories[category], ...regional].filter((word) => word !== undefined);
    const further = (language.sectionNames[category] ?? '').split(',').map((name) => name.trim());
    for (const name of [...own, ...further]) {
      const key = keyOf(name);
      if (key === '') continue;
      add(sections, key, category);
      const isHead = name.endsWith('*') || own.includes(name);
      if (isHead && !NEVER_HEADS.has(category)) add(heads, key, category);
    }
  }
  const keysOf = (list: string): Set<string> => new Set(listed(list).map(keyOf));
  const newsWords = keysOf(language.newsWords);
  return {
    language: code,
    head: language.sectionHead,
    sections,
    heads,
    longestHead: longest(heads.keys()),
    newsWords,
    longestNewsWord: longest(newsWords),
    and: keysOf(language.and),
  };
});

/** Keys of a country's names in a language: the national section often has the country's name. */
export const homeNames = perLanguage((code) => {
  const language = analysisLanguage(code);
  return perLanguage(
    (country) => new Set(countryNames(code)(country).map((name) => sectionKey(sectionUnits(name, language)))),
  );
});
