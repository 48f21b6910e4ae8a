import type { Language, LanguageData } from './language.js';
import * as registry from './registry.js';

/** Everything known, by folder; languages without sections of their own and `*`, which is for all, among them. */
export const LANGUAGE_DATA: readonly LanguageData[] = Object.values(registry);

/** The languages with sections of their own. */
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

/** What is written so in every language. */
export const INTERNATIONAL = registry.international;

/** What is known of a language, empty where nothing is. @param language analysis language. */
export const dataOf = (language: string): LanguageData => DATA.get(language) ?? NOTHING;

/** Remembers what is made of a language, on first use. */
export function perLanguage<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    let found = made.get(language);
    if (found === undefined) made.set(language, (found = make(language)));
    return found;
  };
}

/** A language tag taken apart: `zh-hant-tw` is `zh`, `hant`, `TW`. */
export interface ParsedTag {
  /** Two or three lower-case letters. */
  primary: string;
  /** Four lower-case letters, or null. */
  script: string | null;
  /** Two upper-case letters, or null. Not checked against any list. */
  region: string | null;
}

const TAG = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}))?(?:[-_.@][a-z0-9_.@-]*)?$/i;
const LONGEST = 35;

/**
 * Reads what feeds and callers write: any case, underscores, variants and extensions after the region.
 * Null when it does not begin like a language tag. RFC 5646, loosely.
 */
export function parseTag(tag: string): ParsedTag | null {
  if (tag.length > LONGEST) return null;
  const match = TAG.exec(tag.trim());
  if (match === null) return null;
  return {
    primary: match[1]!.toLowerCase(),
    script: match[2]?.toLowerCase() ?? null,
    region: match[3]?.toUpperCase() ?? null,
  };
}

const SHAPE = /^(?:([a-z]{2,3})|([a-z]{2})-([a-z]{2}))$/i;

/**
 * The canonical case of a language code of the shape `ll`, `lll` or `ll-CC`; null for anything else.
 * Whether the language is supported is another question.
 */
export function canonicalTag(value: string): string | null {
  const match = SHAPE.exec(value);
  if (match === null) return null;
  const [, alone, language, region] = match;
  return alone?.toLowerCase() ?? `${language!.toLowerCase()}-${region!.toUpperCase()}`;
}

/** The language a tag means, its script deciding before its region; null when it is not supported. */
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

/** Whether a tag's language has words of its own here; a region does not matter. */
export const isSupported = (tag: string): boolean => supportedLanguage(tag) !== null;

/** The language a tag means: any case, with or without a region. English when it is not supported. */
export const findLanguage = (tag: string): Language => supportedLanguage(tag) ?? registry.en;

/**
 * The code under which texts of a language are indexed and searched: two or three lower-case letters, shared by its
 * regions, scripts and older codes (`zh-TW` and `zh` → `zh`, `nb` → `no`, `sh` → `sr`). A language without words of
 * its own keeps its code; what is no language tag is `und`.
 */
export function analysisLanguage(tag: string): string {
  const code = supportedLanguage(tag)?.code;
  if (code !== undefined) return code.includes('-') ? code.slice(0, code.indexOf('-')) : code;
  return parseTag(tag)?.primary ?? UNDETERMINED;
}
