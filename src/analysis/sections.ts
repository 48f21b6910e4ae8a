import { parseCountry } from '../languages/countries.js';
import { findLanguage, LANGUAGES, parseTag } from '../languages/find-language.js';
import { CATEGORIES, type Category } from '../languages/categories.js';
import {
  romanizedSectionVocabulary,
  sectionKey,
  sectionUnits,
  sectionVocabulary,
  type SectionVocabulary,
} from './section-names.js';

/** Separators between section names. A hyphen separates only between spaces. */
const SEPARATORS = /[/\\>|,;:&+•·»›、・，；：（）()[\]{}"“”\n\r\t]+|\s[-–—]\s|\s*[–—]\s*/u;
const HOST = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i;

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Splits a category of a feed into section names: `Sport / Football`, `News > World`, a URL or its path, `worldNews`.
 * If it has several parts, the complete text is returned first, because it may be one name.
 */
function splitSectionName(category: string): string[] {
  const text = decoded(category.replace(HOST, '')).replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ');
  const parts = text.split(SEPARATORS).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 1 ? [text, ...parts] : parts;
}

/** Maximum number of units (words or characters) of a section name; longer texts are sentences. */
const MAX_UNITS = 24;

const NATIONAL_ONLY: readonly Category[] = ['national'];

type Found = readonly Category[] | undefined;

/** The words by which the name of a section is read. */
interface Lexicon {
  /** Those of a language. */
  vocabulary: SectionVocabulary;
  /** Names of the publisher's country: a section of that name has national news. */
  home: ReadonlySet<string>;
}

/** Removes words such as "latest" and "news" from both ends: `Latest World News` becomes `world`. */
function withoutNewsWords(units: string[], vocabulary: SectionVocabulary): string[] {
  let [from, to] = [0, units.length];
  const cut = (length: number): boolean => {
    if (vocabulary.newsWords.has(sectionKey(units.slice(from, from + length)))) from += length;
    else if (vocabulary.newsWords.has(sectionKey(units.slice(to - length, to)))) to -= length;
    else return false;
    return true;
  };
  for (let length = vocabulary.longestNewsWord; length > 0; length--) {
    while (to - from > length && cut(length));
  }
  return units.slice(from, to);
}

const YEAR = /^(?:19|20)\d\d$/;

/** Removes a year from the beginning or end: `World Cup 2026` becomes `world cup`, `2026世界杯` becomes `世界杯`. */
function withoutYear(units: string[]): string[] {
  for (const length of [1, 4]) {
    if (units.length <= length) break;
    if (YEAR.test(units.slice(-length).join(''))) return units.slice(0, -length);
    if (YEAR.test(units.slice(0, length).join(''))) return units.slice(length);
  }
  return units;
}

/** A word before a name that changes its meaning: `e-sports` are no sports. */
const ELECTRONIC_PREFIX = 'e';

/** The categories of the longest head (deciding name, as `football`) at the end or, in some languages, the beginning. */
function byHead(units: string[], { heads, head, longestHead }: SectionVocabulary): Found {
  for (let length = Math.min(longestHead, units.length - 1); length > 0; length--) {
    const isElectronic = units.at(-length - 1) === ELECTRONIC_PREFIX;
    const last = head === 'first' || isElectronic ? undefined : heads.get(sectionKey(units.slice(-length)));
    const found = last ?? (head === 'last' ? undefined : heads.get(sectionKey(units.slice(0, length))));
    if (found !== undefined) return found;
  }
  return undefined;
}

function ofName(units: string[], { vocabulary, home }: Lexicon): Found {
  const exact = vocabulary.sections.get(sectionKey(units));
  if (exact !== undefined) return exact;
  const core = withoutNewsWords(units, vocabulary);
  const key = sectionKey(core);
  if (home.has(key)) return NATIONAL_ONLY;
  const undated = withoutYear(core);
  const found = undated === core ? undefined : vocabulary.sections.get(sectionKey(undated));
  return found ?? vocabulary.sections.get(key) ?? byHead(undated, vocabulary);
}

/** The categories on both sides of a conjunction: `science and technology`; empty without a conjunction. */
function ofJoined(units: string[], lexicon: Lexicon): Category[] {
  const topics: Category[] = [];
  let from = 0;
  units.forEach((unit, i) => {
    if (!lexicon.vocabulary.and.has(unit)) return;
    topics.push(...(ofName(units.slice(from, i), lexicon) ?? []));
    from = i + 1;
  });
  return from === 0 ? topics : [...topics, ...(ofName(units.slice(from), lexicon) ?? [])];
}

/**
 * The categories of one section name, found by the complete name, by the name without words such as "news", by a name
 * of the publisher's country, or by a known name at its end. Empty for an unknown name.
 */
function categoriesOfName(name: string, lexicon: Lexicon): readonly Category[] {
  const units = lexicon.vocabulary.unitsOf(name);
  if (units.length === 0 || units.length > MAX_UNITS) return [];
  const joined = ofJoined(units, lexicon);
  return joined.length > 0 ? joined : (ofName(units, lexicon) ?? []);
}

/** Further categories of an item are ignored: an item with more has keywords, not sections. */
const MAX_CATEGORIES = 40;
/** In UTF-16 code units; longer categories are sentences and are ignored. */
const MAX_CATEGORY_LENGTH = 120;
const MAX_TAG_LENGTH = 35;
const NO_WORDS: ReadonlySet<string> = new Set();

function lexiconsFor(tag: string, country: string | null): Lexicon[] {
  const { code } = findLanguage(tag);
  const own = [sectionVocabulary(code), romanizedSectionVocabulary(code)].filter((one) => one !== null);
  return (code === 'en' ? own : [...own, sectionVocabulary('en')]).map((vocabulary) => ({
    vocabulary,
    home: country === null ? NO_WORDS : vocabulary.home(country),
  }));
}

/** Cache by section name, because publishers repeat few: reading one takes 20 µs, a cached one 0.1 µs. */
const cached = new Map<string, readonly Category[]>();
const MAX_CACHED = 20_000;

function remembered(key: string, find: () => readonly Category[]): readonly Category[] {
  const known = cached.get(key);
  if (known !== undefined) return known;
  if (cached.size >= MAX_CACHED) cached.clear();
  const found = find();
  cached.set(key, found);
  return found;
}

function ofCategory(category: string, tag: string, country: string | null): readonly Category[] {
  return remembered(`${tag} ${country} ${category}`, () => {
    const lexicons = lexiconsFor(tag, country);
    return splitSectionName(category).flatMap(
      (name) =>
        lexicons.map((lexicon) => categoriesOfName(name, lexicon)).find(({ length }) => length > 0) ?? [],
    );
  });
}

/**
 * The categories of an item's feed categories: section names and common tags in its language or English, in any case,
 * with or without accents, alone, in a path or URL, joined or qualified (`World news`, `Sport / Football`, `US
 * politics`). Unknown names are ignored.
 * @param country of the publisher, ISO 3166-1; its name is a national section, too (`UK news`, `España`). By default
 * the region of the language tag; null to ignore names of countries.
 * @returns distinct categories in the order of `CATEGORIES`.
 */
export function sectionCategories(
  categories: readonly string[],
  languageTag: string,
  country: string | null = parseCountry(parseTag(languageTag)?.region ?? ''),
): Category[] {
  if (languageTag.length > MAX_TAG_LENGTH) return sectionCategories(categories, '', country);
  const found = new Set<Category>();
  for (const category of categories.slice(0, MAX_CATEGORIES)) {
    if (category.length > MAX_CATEGORY_LENGTH) continue;
    for (const topic of ofCategory(category, languageTag, country)) found.add(topic);
  }
  return CATEGORIES.filter((topic) => found.has(topic));
}

let byWord: Map<string, Category[]> | undefined;

/**
 * The categories that a word names in any supported language: `Deportes`, `Wirtschaft`, `スポーツ`. Other section names
 * return nothing. For texts without a language, such as the folders of a list of feeds.
 */
export function categoriesInAnyLanguage(name: string): readonly Category[] {
  byWord ??= wordsOfCategories();
  const written = name.slice(0, MAX_CATEGORY_LENGTH);
  return remembered(`* ${written}`, () => byWord!.get(sectionKey(sectionUnits(written, ''))) ?? []);
}

function wordsOfCategories(): Map<string, Category[]> {
  const found = new Map<string, Category[]>();
  for (const { code, categories, variants } of LANGUAGES) {
    for (const word of [categories, ...Object.values(variants ?? {})].flatMap((words) =>
      Object.values(words),
    )) {
      const key = sectionKey(sectionUnits(word, ''));
      found.set(key, [...new Set([...(found.get(key) ?? []), ...sectionCategories([word], code, null)])]);
    }
  }
  return found;
}
