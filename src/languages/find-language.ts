import { readFileSync } from 'node:fs';
import type { Language, LanguageData } from './language.js';
import * as registry from './registry.js';

/** The data of all languages, including unsupported ones and `international`, whose data applies to every language. */
export const LANGUAGE_DATA: readonly LanguageData[] = Object.values(registry);

/** The supported languages: those that have names of sections. */
export const LANGUAGES: readonly Language[] = LANGUAGE_DATA.filter(
  (one): one is Language => 'categories' in one,
);

const UNDETERMINED = 'und';
const BY_CODE = new Map<string, Language>();
for (const language of LANGUAGES) {
  for (const code of [language.code, ...language.aliases]) BY_CODE.set(code.toLowerCase(), language);
}
const DATA = new Map(LANGUAGE_DATA.map((one) => [one.code, one]));
const NOTHING: LanguageData = { code: UNDETERMINED };

/** Data that applies to all languages. */
export const LANGUAGE_INDEPENDENT_DATA = registry.international;

/** The data of a language; empty for an unknown language. @param language as `analysisLanguage` returns it */
export const dataOf = (language: string): LanguageData => DATA.get(language) ?? NOTHING;

/**
 * The text of a language's `lemmas.txt`; null without one. Each line is a lemma and its forms, or, with a hyphen, the
 * ending of a lemma and endings of its forms.
 * @param language as `analysisLanguage` returns it.
 */
export function readLemmas(language: string): string | null {
  const { forms } = dataOf(language);
  if (forms?.lemmas === undefined) return null;
  return readFileSync(new URL(`./${forms.lemmas}/lemmas.txt`, import.meta.url), 'utf8');
}

/** Returns `make` with a cache: it is called once for each language. */
export function perLanguage<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    let found = made.get(language);
    if (found === undefined) made.set(language, (found = make(language)));
    return found;
  };
}

/** Number of cached words after which a cache starts a new generation. The last two generations are kept. */
const MAX_WORDS = 10_000;

/** Returns `make` with a cache for each word of a language, from which words that are no longer used are removed. */
export function cachePerWord<T>(
  make: (word: string, language: string) => T,
): (word: string, language: string) => T {
  let recent = new Map<string, Map<string, T>>();
  let former = recent;
  let size = 0;
  return (word, language) => {
    let known = recent.get(language);
    let found = known?.get(word);
    if (found !== undefined) return found;
    found = former.get(language)?.get(word) ?? make(word, language);
    if (size >= MAX_WORDS) {
      [former, recent, known, size] = [recent, new Map(), undefined, 0];
    }
    if (known === undefined) recent.set(language, (known = new Map()));
    known.set(word, found);
    size++;
    return found;
  };
}

/** The subtags of a language tag: `zh-hant-tw` has `zh`, `hant` and `TW`. */
interface ParsedTag {
  /** Language: two or three lower-case letters. */
  primary: string;
  /** Script: four lower-case letters; null without one. */
  script: string | null;
  /** Region: two upper-case letters, even if no country has this code; null without one. */
  region: string | null;
}

const TAG = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}))?(?:[-_.@][a-z0-9_.@-]*)?$/i;
const MAX_TAG_LENGTH = 35;

/** Parses a language tag (RFC 5646) in any case, also with underscores; null if it does not begin with a language. */
export function parseTag(tag: string): ParsedTag | null {
  if (tag.length > MAX_TAG_LENGTH) return null;
  const match = TAG.exec(tag.trim());
  if (match === null) return null;
  return {
    primary: match[1]!.toLowerCase(),
    script: match[2]?.toLowerCase() ?? null,
    region: match[3]?.toUpperCase() ?? null,
  };
}

const SHAPE = /^(?:([a-z]{2,3})|([a-z]{2})-([a-z]{2}))$/i;

/** Normalizes the case of a tag `ll`, `lll` or `ll-CC`: `PT-br` becomes `pt-BR`. Null for other forms. */
export function canonicalTag(value: string): string | null {
  const match = SHAPE.exec(value);
  if (match === null) return null;
  const [, alone, language, region] = match;
  return alone?.toLowerCase() ?? `${language!.toLowerCase()}-${region!.toUpperCase()}`;
}

/** The supported language of a tag; null if there is none. The script, if given, decides, otherwise the region. */
export function supportedLanguage(tag: string): Language | null {
  const exact = BY_CODE.get(tag);
  if (exact !== undefined) return exact;
  const parsed = parseTag(tag);
  if (parsed === null) return null;
  const { primary, script, region } = parsed;
  return (
    (script === null ? undefined : BY_CODE.get(`${primary}-${script}`)) ??
    (region === null || script !== null ? undefined : BY_CODE.get(`${primary}-${region.toLowerCase()}`)) ??
    BY_CODE.get(primary) ??
    null
  );
}

/** All supported codes of a tag's language, in any region: `zh` and `zh-TW` for `zh-HK`. Empty if there is none. */
export function supportedCodesOf(tag: string): string[] {
  const found = supportedLanguage(tag);
  const [primary] = found?.code.split('-') ?? [];
  return LANGUAGES.map(({ code }) => code).filter((code) => code.split('-')[0] === primary);
}

/** Whether the language of a tag is supported, in any region. */
export const isSupported = (tag: string): boolean => supportedLanguage(tag) !== null;

/** The supported language of a tag in any case and with any region; English if there is none. */
export const findLanguage = (tag: string): Language => supportedLanguage(tag) ?? registry.en;

/**
 * The code under which articles of a language are indexed and searched: two or three lower-case letters, common to its
 * regions, scripts and older codes (`zh` for `zh-TW`, `no` for `nb`, `sr` for `sh`). For an unsupported language its own
 * code; `und` for text that is no language tag.
 */
export function analysisLanguage(tag: string): string {
  const code = supportedLanguage(tag)?.code;
  if (code !== undefined) return code.includes('-') ? code.slice(0, code.indexOf('-')) : code;
  return parseTag(tag)?.primary ?? UNDETERMINED;
}
