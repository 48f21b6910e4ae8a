import { parseTag } from '../../languages/parse-tag.js';
import { supportedLanguage } from '../../languages/supported-language.js';

/** Regions whose way of writing a language is kept apart although the language has one file of words. */
const KEPT_APART: ReadonlySet<string> = new Set(['pt-BR']);

/**
 * The tag an article is kept under: the language's own code (`zh-TW` is one), with a region only where it makes a
 * difference to readers. A feed's `en-US` is more often a default than a statement.
 * Null for what is no language tag.
 */
export function articleLanguage(tag: string): string | null {
  const parsed = parseTag(tag);
  if (parsed === null || /^(?:und|mul|zxx|mis)$/.test(parsed.primary)) return null;
  const code = supportedLanguage(tag)?.code ?? parsed.primary;
  const regional = `${code}-${parsed.region}`;
  return KEPT_APART.has(regional) ? regional : code;
}

/** The same language as it is written in a country: `zh` in Taiwan is `zh-TW`, `pt` in Brazil `pt-BR`. */
export function languageIn(country: string | null, language: string): string {
  if (country === null || language.includes('-')) return language;
  return articleLanguage(`${language}-${country}`) ?? language;
}
