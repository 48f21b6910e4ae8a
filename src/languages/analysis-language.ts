import { parseTag } from './parse-tag.js';
import { supportedLanguage } from './supported-language.js';

const UNDETERMINED = 'und';

/**
 * The code under which texts of a language are indexed and searched: two or three lower-case letters, shared by its
 * regions, scripts and older codes (`zh-TW` and `zh` → `zh`, `nb` → `no`, `sh` → `sr`). A language without words of
 * its own keeps its code; what is no language tag is `und`.
 */
export function analysisLanguage(tag: string): string {
  const code = supportedLanguage(tag)?.code;
  if (code !== undefined) return code.includes('-') ? code.slice(0, code.indexOf('-')) : code;
  return parseTag(tag)?.primary ?? UNDETERMINED;
}
