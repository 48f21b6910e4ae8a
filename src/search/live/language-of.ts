import { analysisLanguage, parseTag } from '../../languages/find-language.js';
import type { SearchQuery } from '../search-query.js';
import { UpstreamError } from './upstream-error.js';

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

/** The source's name of a query's language. @param names by primary subtag. @throws UpstreamError */
export function sourceLanguageName(
  { language }: Pick<SearchQuery, 'language'>,
  names: Readonly<Record<string, string>>,
): string {
  const name = names[analysisLanguage(language)];
  if (name === undefined) throw new UpstreamError('unsupported-language', `it does not support ${language}`);
  return name;
}
