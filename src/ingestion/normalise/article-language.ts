import { parseTag } from '../../languages/parse-tag.js';
import { supportedLanguage } from '../../languages/supported-language.js';

/**
 * The tag an article is kept under: the language's own code, with the region only where the language is known to
 * differ by it (`pt-BR`, `zh-TW`). A feed's `en-US` is more often a default than a statement.
 * Null for what is no language tag.
 */
export function articleLanguage(tag: string): string | null {
  const parsed = parseTag(tag);
  if (parsed === null || /^(?:und|mul|zxx|mis)$/.test(parsed.primary)) return null;
  const language = supportedLanguage(tag);
  if (language === null) return parsed.primary;
  const { region } = parsed;
  const differs = region !== null && language.variants?.[region] !== undefined;
  return differs && !language.code.includes('-') ? `${language.code}-${region}` : language.code;
}
