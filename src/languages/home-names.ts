import { analysisLanguage } from './analysis-language.js';
import type { Language } from './language.js';
import { sectionKey, sectionUnits } from './section-key.js';

const made = new Map<string, ReadonlySet<string>>();

/** Keys of the names a language has for a country: the home section of a paper is often called just that. */
export function homeNames(language: Language, country: string): ReadonlySet<string> {
  const id = `${language.code} ${country}`;
  let keys = made.get(id);
  if (keys === undefined) {
    const nameIn = (style: 'long' | 'short'): string =>
      new Intl.DisplayNames([language.code, 'en'], { type: 'region', style }).of(country) ?? '';
    const names = [nameIn('long'), nameIn('short'), language.regionNames?.[country] ?? ''];
    const code = analysisLanguage(language.code);
    keys = new Set(names.map((name) => sectionKey(sectionUnits(name, code))).filter((key) => key !== ''));
    made.set(id, keys);
  }
  return keys;
}
