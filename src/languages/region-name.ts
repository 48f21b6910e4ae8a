import type { Language } from './language.js';
import { stripAccents } from './strip-accents.js';

/** Regions whose long name in CLDR is a legal description (Hong Kong SAR China). */
const LEGAL_NAMES = new Set(['HK', 'MO', 'PS']);

const names = new Map<string, string>();

function cldrName(language: Language, region: string): string {
  const style = LEGAL_NAMES.has(region) ? 'short' : 'long';
  const name = new Intl.DisplayNames([language.code, 'en'], { type: 'region', style }).of(region) ?? region;
  return name
    .replace(/\s*[([（].*?[)\]）]/g, '')
    .replace(/\s+[-–]\s+/g, ' ')
    .trim();
}

/** A country's name as headlines of the language write it; Latin script without accents. */
export function regionName(language: Language, region: string): string {
  const key = `${language.code} ${region}`;
  let name = names.get(key);
  if (name === undefined) {
    name = language.regionNames?.[region] ?? cldrName(language, region);
    if (language.script === 'Latn') name = stripAccents(name);
    names.set(key, name);
  }
  return name;
}
