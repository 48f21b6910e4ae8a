import { analysisLanguage, parseTag } from '../../languages/find-language.js';
import type { SearchQuery } from '../search-query.js';
import { UpstreamError } from './upstream-error.js';

/** Primary subtag of a query's language: `de` for `de-AT`. */
export function primaryLanguageOf({ language }: Pick<SearchQuery, 'language'>): string {
  return analysisLanguage(language);
}

/** Whether a query is in traditional Chinese, as in Taiwan, Hong Kong and Macao. */
export function usesTraditionalChinese({ language }: Pick<SearchQuery, 'language'>): boolean {
  return new Intl.Locale(language).maximize().script === 'Hant';
}

/** ISO 3166-1 code of a query's country filter, or else of the region in its language tag; null without either. */
export function regionOfQuery({
  language,
  country,
}: Pick<SearchQuery, 'language' | 'country'>): string | null {
  return country ?? parseTag(language)?.region ?? null;
}

/** The region where most speakers of a language live (CLDR likely subtags): `US` for `en`, `BR` for `pt`. */
export function likelyRegion(language: string): string | null {
  return new Intl.Locale(language).maximize().region ?? null;
}

/**
 * The name that a live source uses for a query's language.
 * @param names the source's names by primary subtag, or the subtags of the languages that it names by them.
 * @throws UpstreamError `unsupported-language`.
 */
export function sourceLanguageName(
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
