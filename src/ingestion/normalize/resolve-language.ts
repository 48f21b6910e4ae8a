import { countryLanguages } from '../../languages/countries.js';
import { parseTag, supportedLanguage } from '../../languages/find-language.js';
import {
  detectLanguage,
  mayBeInLanguage,
  type DetectedLanguage,
  canBeWrittenIn,
  scriptOf,
} from './detect-language.js';

/** What is claimed about the language of an article: tags as written, null where nothing is. */
export interface LanguageClaims {
  item: string | null;
  feed: string | null;
  list: string | null;
  /** Country of the source in upper case: it decides between languages that a text does not distinguish. */
  country: string | null;
  text: string;
}

/**
 * Maximum length of a text that is examined, in UTF-16 code units; more does not change the result, but takes longer.
 */
const MAX_EXAMINED = 300;

/** Languages too similar for a text to contradict a declared one, under one name. */
const SIMILAR_LANGUAGES: Record<string, string> = {
  nb: 'no',
  nn: 'no',
  id: 'ms',
  fil: 'tl',
  bs: 'hr',
  cnr: 'hr',
  sh: 'hr',
  sr: 'hr',
  yue: 'zh',
  ckb: 'ku',
  arz: 'ar',
  arq: 'ar',
};

/**
 * The language of an article. The item's own tag counts before the feed's, that before the source list's; English, the
 * default of most software, counts last where the list says otherwise. Evidence beats a claim: a tag of a language that
 * is not written in the article's script is ignored, and so is one that a long, clear text contradicts.
 */
export function resolveLanguage(claims: LanguageClaims): string {
  return languageIn(claims.country, decide(claims));
}

function decide(claims: LanguageClaims): string {
  const sample = claims.text.slice(0, MAX_EXAMINED);
  const script = scriptOf(sample);
  const credibles = [claims.item, claims.feed, claims.list].map((tag) => credible(tag, script));
  const [item = null, feed = null, list = null] = credibles;
  const declared = credibles.filter((tag) => tag !== null).map((tag) => tag.split('-')[0]!);
  const detected = detectLanguage(sample, script, declared);
  for (const claim of [item, feed]) {
    if (claim === null || isDefault(claim, detected, list, sample)) continue;
    if (!contradicted(claim, detected, list, sample))
      return mostSpecific(mostSpecific(claim, list), detected?.code ?? null);
  }
  if (detected && list && sameLanguage(list, detected.code)) return mostSpecific(list, detected.code);
  if (list && !contradicted(list, detected, null, sample)) return list;
  if (detected?.confident) return nameInCountry(detected, claims.country);
  return list ?? item ?? feed ?? (detected ? nameInCountry(detected, claims.country) : 'en');
}

function credible(tag: string | null, script: string | null): string | null {
  const language = tag === null ? null : articleLanguage(tag);
  return language !== null && script !== null && !canBeWrittenIn(language, script) ? null : language;
}

const DEFAULT_LANGUAGE = 'en';

/** Whether a tag is only the default of the site's software: the list has another language, and the text may be in it. */
function isDefault(
  claim: string,
  detected: DetectedLanguage | null,
  list: string | null,
  text: string,
): boolean {
  if (family(claim) !== DEFAULT_LANGUAGE || list === null || sameLanguage(claim, list)) return false;
  return !(
    detected?.code === DEFAULT_LANGUAGE &&
    detected.confident &&
    !mayBeInLanguage(list.split('-')[0]!, DEFAULT_LANGUAGE, text)
  );
}

/** Whether a text contradicts a claim. One that agrees with the source list needs less evidence than a text alone. */
function contradicted(
  claim: string,
  detected: DetectedLanguage | null,
  list: string | null,
  text: string,
): boolean {
  if (
    !detected ||
    sameLanguage(claim, detected.code) ||
    mayBeInLanguage(claim.split('-')[0]!, detected.code, text)
  )
    return false;
  return detected.confident || (sameLanguage(list, detected.code) && !sameLanguage(claim, list));
}

function sameLanguage(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && family(a) === family(b);
}

/** The more specific of two tags of a language: `zh-TW` where the claim is `zh`. */
function mostSpecific(claim: string, list: string | null): string {
  return list !== null && list.startsWith(`${claim}-`) ? list : claim;
}

function family(language: string): string {
  const primary = language.split('-')[0]!;
  return SIMILAR_LANGUAGES[primary] ?? primary;
}

/**
 * A detected language under its name in the country: what looks Malay is Indonesian in Indonesia, and what looks
 * Croatian is Serbian in Serbia.
 */
function nameInCountry(detected: DetectedLanguage, country: string | null): string {
  const spoken = country === null ? [] : countryLanguages(country);
  const own = spoken.find((language) => family(language) === family(detected.code));
  return articleLanguage(own ?? detected.code) ?? detected.code;
}

/** Tags whose region is part of an article's tag, although the language has one set of words. */
const REGIONAL_TAGS: ReadonlySet<string> = new Set(['pt-BR']);

/**
 * The tag of an article: the language's code (`zh-TW` is one), with a region only where readers see a difference. A
 * feed's `en-US` is usually a default of its software.
 * Null for what is no language tag.
 */
export function articleLanguage(tag: string): string | null {
  const parsed = parseTag(tag);
  if (parsed === null || /^(?:und|mul|zxx|mis)$/.test(parsed.primary)) return null;
  const code = supportedLanguage(tag)?.code ?? parsed.primary;
  const regional = `${code}-${parsed.region}`;
  return REGIONAL_TAGS.has(regional) ? regional : code;
}

/** The tag of a language in a country: `zh` in Taiwan is `zh-TW`, `pt` in Brazil `pt-BR`. */
function languageIn(country: string | null, language: string): string {
  if (country === null || language.includes('-')) return language;
  return articleLanguage(`${language}-${country}`) ?? language;
}
