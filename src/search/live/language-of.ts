import { analysisLanguage, parseTag } from '../../languages/find-language.js';
import type { SearchQuery } from '../search-query.js';
import { UpstreamError } from './upstream-error.js';

/** Primary language of a query: `de`, `zh`, `no`. */
export function primaryLanguageOf({ language }: Pick<SearchQuery, 'language'>): string {
  return analysisLanguage(language);
}

/** Whether a query is in Chinese as Taiwan, Hong Kong and Macao write it. */
export function isTraditional({ language }: Pick<SearchQuery, 'language'>): boolean {
  return new Intl.Locale(language).maximize().script === 'Hant';
}

/** The region of a query, from its language or country; null for none. */
export function regionOfQuery({
  language,
  country,
}: Pick<SearchQuery, 'language' | 'country'>): string | null {
  return country ?? parseTag(language)?.region ?? null;
}

/** The most likely region of a language: `US` for English, `BR` for Portuguese (CLDR, likely subtags). */
export function likelyRegion(language: string): string | null {
  return new Intl.Locale(language).maximize().region ?? null;
}

/**
 * The name that a source has for the language of a query.
 *
 * @param names by primary language, or the languages whose own code the source uses.
 * @throws UpstreamError `unsupported-language`.
 */
export function languageName(
  query: Pick<SearchQuery, 'language'>,
  names: ReadonlySet<string> | Readonly<Record<string, string>>,
): string {
  const primary = primaryLanguageOf(query);
  const name =
    names instanceof Set
      ? names.has(primary)
        ? primary
        : undefined
      : Object.entries(names).find(([code]) => code === primary)?.[1];
  if (name === undefined)
    throw new UpstreamError('unsupported-language', `it does not support ${query.language}`);
  return name;
}
