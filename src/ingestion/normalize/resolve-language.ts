import { countryLanguages } from '../../languages/countries.js';
import { parseTag, supportedLanguage } from '../../languages/find-language.js';
import {
  detectLanguage,
  mayBeInLanguage,
  type DetectedLanguage,
  canBeWrittenIn,
  mainScriptOf,
} from './detect-language.js';

/** Language tags that are declared for an article, as written; null where none is. */
export interface LanguageClaims {
  item: string | null;
  feed: string | null;
  list: string | null;
  /** Country of the source in upper case; decides between languages that look alike. */
  country: string | null;
  text: string;
}

/** Maximum UTF-16 code units of a text that are examined: more take longer, without a better result. */
const MAX_EXAMINED = 300;

/** By language code: the code of its group of similar languages. In a group, no text overrules a declared language. */
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
 * Determines the language of an article from declarations and text. The item's tag takes precedence over the feed's,
 * and the feed's over the source list's. English in a feed, the default of most software, counts last if the list has
 * another language. A tag is ignored if the language does not use the text's script, or if a long, clear text is in
 * another language.
 */
export function resolveLanguage(claims: LanguageClaims): string {
  return languageIn(claims.country, decide(claims));
}

function decide(claims: LanguageClaims): string {
  const sample = claims.text.slice(0, MAX_EXAMINED);
  const script = mainScriptOf(sample);
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

/** Whether a tag (English) is probably the default of the site's software: the source list declares another. */
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

/** Whether a text overrules a declared language: it must be clear, unless the source list has the text's language. */
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

/** The more specific of two tags of one language: `zh-TW` of `zh` and `zh-TW`. */
function mostSpecific(claim: string, list: string | null): string {
  return list !== null && list.startsWith(`${claim}-`) ? list : claim;
}

function family(language: string): string {
  const primary = language.split('-')[0]!;
  return SIMILAR_LANGUAGES[primary] ?? primary;
}

/** Renames a detected language by the country: Malay is Indonesian in Indonesia, Croatian is Serbian in Serbia. */
function nameInCountry(detected: DetectedLanguage, country: string | null): string {
  const spoken = country === null ? [] : countryLanguages(country);
  const own = spoken.find((language) => family(language) === family(detected.code));
  return articleLanguage(own ?? detected.code) ?? detected.code;
}

/** Tags with a region that articles may have, although the service has only one word list for the language. */
const REGIONAL_TAGS: ReadonlySet<string> = new Set(['pt-BR']);

/**
 * The tag of an article's language: the language code (`zh-TW` counts as one), with a region only where readers see a
 * difference. A feed's `en-US` becomes `en`, because it is usually a default. Null for a text that is no language tag.
 */
export function articleLanguage(tag: string): string | null {
  const parsed = parseTag(tag);
  if (parsed === null || /^(?:und|mul|zxx|mis)$/.test(parsed.primary)) return null;
  const code = supportedLanguage(tag)?.code ?? parsed.primary;
  const regional = `${code}-${parsed.region}`;
  return REGIONAL_TAGS.has(regional) ? regional : code;
}

/** The tag of a language in a country: `zh-TW` for `zh` in Taiwan, `pt-BR` for `pt` in Brazil. */
function languageIn(country: string | null, language: string): string {
  if (country === null || language.includes('-')) return language;
  return articleLanguage(`${language}-${country}`) ?? language;
}
