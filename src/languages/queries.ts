import { parseCountry } from './countries.js';
import { findLanguage, isSupported, parseTag, perLanguage } from './find-language.js';
import { pairsOfList } from './word-lists.js';
import type { Category } from './categories.js';

/** Latin letters that Unicode does not decompose into a letter and an accent, with their replacements. */
const LETTERS = new Map(
  pairsOfList(`
    ß:ss æ:ae Æ:Ae œ:oe Œ:Oe ħ:h Ħ:H ɗ:d Ɗ:D ɓ:b Ɓ:B ƙ:k Ƙ:K ø:o Ø:O ł:l Ł:L đ:d Đ:D ð:d Ð:D þ:th Þ:Th
    ı:i ə:a Ə:A ’:' ‘:' ʻ:' ʼ:'
  `),
);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/** Removes accents of Latin letters and keeps their case: `Espana` for `España`. Other scripts stay unchanged. */
function stripAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(LETTER, (letter) => LETTERS.get(letter)!);
}

/** Regions whose long CLDR name is a legal description (Hong Kong SAR China), so that headlines use the short one. */
const LEGAL_NAMES = new Set(['HK', 'MO', 'PS']);

/** Makes a function that returns a country's name in headlines of a language, without Latin accents. */
const regionNames = perLanguage((code) => {
  const language = findLanguage(code);
  return perLanguage((region) => {
    const style = LEGAL_NAMES.has(region) ? 'short' : 'long';
    const cldr = new Intl.DisplayNames([code, 'en'], { type: 'region', style }).of(region) ?? region;
    const bare = cldr.replace(/\s*[([（].*?[)\]）]/g, '').replace(/\s+[-–]\s+/g, ' ');
    const name = language.regionNames?.[region] ?? bare.trim();
    return language.script === 'Latn' ? stripAccents(name) : name;
  });
});

/**
 * The query for trending headlines in a language: `titulares`. The country follows, unless it is the default one of the
 * language: `titulares Mexico`. A requested country takes precedence over the region of the tag. For an unsupported
 * language, the English query.
 * @param country ISO 3166-1 alpha-2, or null.
 */
export function trendingQuery(tag: string, country: string | null): string {
  const language = findLanguage(tag);
  const query = language.script === 'Latn' ? stripAccents(language.trendingQuery) : language.trendingQuery;
  const tagRegion = isSupported(tag) ? (parseTag(tag)?.region ?? null) : null;
  const region = parseCountry(country ?? '') ?? parseCountry(tagRegion ?? '');
  if (region === null || region === language.defaultRegion) return query;
  return `${query} ${regionNames(language.code)(region)}`;
}

/** The query for one or two categories: their section names in the language, separated by a space. */
export function categoryQuery(names: readonly Category[], tag: string): string {
  const { categories, variants } = findLanguage(tag);
  const regional = variants?.[parseTag(tag)?.region ?? ''];
  return names.map((name) => regional?.[name] ?? categories[name]).join(' ');
}

/** The query for news about a place: the place, then the English words `local news`, for every language. */
export function localQuery(place: string): string {
  return `${place} local news`;
}
