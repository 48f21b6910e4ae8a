import { countryLanguages } from '../../languages/country-languages.js';
import { articleLanguage, languageIn } from './article-language.js';
import { detectLanguage, mayBe, type DetectedLanguage } from './detect-language.js';
import { isWrittenIn, scriptOf } from './script-of.js';

/** What is claimed about the language of an article. Tags as written, null when silent. */
export interface LanguageClaims {
  item: string | null;
  feed: string | null;
  /** The source list's word. */
  list: string | null;
  /** The source's country, upper case: it tells apart what a language alone does not. */
  country: string | null;
  /** Title and text of the article. */
  text: string;
}

/** UTF-16 code units looked at: more do not change the answer, and each costs. */
const SAMPLE = 300;

/** Languages too close for a text to contradict who declares one of them, under one name. */
const TOLD_APART_BY_NOBODY: Record<string, string> = {
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
 * The language of an article. The item's own tag is believed before the feed's, that before what the text looks
 * like, that before the source list's word. Evidence beats a claim: a tag of a language that is not written in the
 * article's script falls, and so does one that a long, clear text contradicts.
 */
export function resolveLanguage(claims: LanguageClaims): string {
  return languageIn(claims.country, decide(claims));
}

function decide(claims: LanguageClaims): string {
  const sample = claims.text.slice(0, SAMPLE);
  const script = scriptOf(sample);
  const detected = detectLanguage(sample, script);
  const [item, feed, list] = [claims.item, claims.feed, claims.list].map((tag) => believed(tag, script));
  for (const claim of [item, feed]) {
    if (claim && !contradicted(claim, detected, list ?? null, sample)) {
      return mostSpecific(mostSpecific(claim, list ?? null), detected?.code ?? null);
    }
  }
  if (detected && agrees(list ?? null, detected)) return mostSpecific(list!, detected.code);
  if (detected?.confident) return named(detected, claims.country);
  return list ?? item ?? feed ?? (detected ? named(detected, claims.country) : 'en');
}

function believed(tag: string | null, script: string | null): string | null {
  const language = tag === null ? null : articleLanguage(tag);
  return language !== null && script !== null && !isWrittenIn(language, script) ? null : language;
}

/** A list that knows better and a text that looks like it need less evidence than a text alone. */
function contradicted(
  claim: string,
  detected: DetectedLanguage | null,
  list: string | null,
  text: string,
): boolean {
  if (!detected || agrees(claim, detected) || mayBe(claim.split('-')[0]!, detected.code, text)) return false;
  return detected.confident || (agrees(list, detected) && !sameLanguage(claim, list));
}

function agrees(language: string | null, detected: DetectedLanguage): boolean {
  return language !== null && family(language) === family(detected.code);
}

function sameLanguage(a: string, b: string | null): boolean {
  return b !== null && family(a) === family(b);
}

/** A feed's `zh` in a list that says `zh-TW` is the list's; so it is in a text that shows it. */
function mostSpecific(claim: string, list: string | null): string {
  return list !== null && list.startsWith(`${claim}-`) ? list : claim;
}

function family(language: string): string {
  const primary = language.split('-')[0]!;
  return TOLD_APART_BY_NOBODY[primary] ?? primary;
}

/**
 * A detected language under the name it has in the country: what looks Malay is Indonesian in Indonesia, and
 * Serbian in Latin letters, which nobody tells from Croatian, is Serbian in Serbia.
 */
function named(detected: DetectedLanguage, country: string | null): string {
  const spoken = country === null ? [] : countryLanguages(country);
  const own = spoken.find((language) => family(language) === family(detected.code));
  return articleLanguage(own ?? detected.code) ?? detected.code;
}
