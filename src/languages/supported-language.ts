import type { Language } from './language.js';
import { LANGUAGES } from './languages.js';
import { parseTag } from './parse-tag.js';

const BY_CODE = new Map<string, Language>();
for (const language of LANGUAGES) {
  for (const code of [language.code, ...language.aliases]) BY_CODE.set(code.toLowerCase(), language);
}

/** The language a tag means, its script deciding before its region; null when it is not supported. */
export function supportedLanguage(tag: string): Language | null {
  const exact = BY_CODE.get(tag);
  if (exact !== undefined) return exact;
  const parsed = parseTag(tag);
  if (parsed === null) return null;
  const { primary, script, region } = parsed;
  return (
    (script === null ? undefined : BY_CODE.get(`${primary}-${script}`)) ??
    (region === null || script !== null ? undefined : BY_CODE.get(`${primary}-${region.toLowerCase()}`)) ??
    BY_CODE.get(primary) ??
    null
  );
}
