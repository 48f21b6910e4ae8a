import { findLanguage } from './find-language.js';
import { isSupported } from './is-supported.js';
import { parseCountry } from './parse-country.js';
import { parseTag } from './parse-tag.js';
import { regionName } from './region-name.js';
import { stripAccents } from './strip-accents.js';

/**
 * The query for trending headlines in a language and, where it is not the language's own, a country: `titulares`,
 * `titulares Mexico`. The country asked for counts before the tag's region. A language that is not supported has the
 * English query, and its region says nothing.
 *
 * @param country ISO 3166-1 alpha-2, or null.
 */
export function trendingQuery(tag: string, country: string | null): string {
  const language = findLanguage(tag);
  const query = language.script === 'Latn' ? stripAccents(language.trendingQuery) : language.trendingQuery;
  const tagRegion = isSupported(tag) ? (parseTag(tag)?.region ?? null) : null;
  const region = parseCountry(country ?? '') ?? parseCountry(tagRegion ?? '');
  if (region === null || region === language.defaultRegion) return query;
  return `${query} ${regionName(language, region)}`;
}
