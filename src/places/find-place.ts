import { fold } from '../analysis/fold.js';
import { CITIES } from './cities.js';

/** A city and its names. */
interface City {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Whether the city is a seat of government: its name then also means the government. */
  isSeat: boolean;
  /** Names with the languages that use them; the languages are empty for a name that all languages use. */
  names: readonly { name: string; languages: readonly string[] }[];
}

/** Normalizes a name for comparison: folded, without hyphens and full stops. */
export const placeKey = (name: string): string =>
  fold(name, 'und')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

function readCity(line: string): City {
  const [country, ...names] = line.split('|');
  return {
    country: country!.slice(0, 2),
    isSeat: country!.endsWith('*'),
    names: names.map((entry) => {
      const [name, languages] = entry.split(':');
      return { name: name!, languages: languages?.split(' ') ?? [] };
    }),
  };
}

/** Cities by name. If two cities share a name, it means the city whose own name it is. */
const CITIES_BY_NAME = new Map<string, City>();
const names = CITIES.trim()
  .split('\n')
  .map(readCity)
  .flatMap((city) => city.names.map((name) => ({ city, ...name })));
const isOwn = ({ languages }: (typeof names)[number]): boolean => languages.length === 0;
for (const { name, city } of [...names.filter(isOwn), ...names.filter((one) => !isOwn(one))])
  if (!CITIES_BY_NAME.has(placeKey(name))) CITIES_BY_NAME.set(placeKey(name), city);

/** The city with a name in any language; null if it is not in the table. */
export function findCity(name: string): City | null {
  return CITIES_BY_NAME.get(placeKey(name)) ?? null;
}

/**
 * Names of a place in texts of a language: the typed one and, if the table has the city, also the city's own name and
 * its names in the language.
 * @param language analysis language.
 */
export function namesOfPlace(typed: string, language: string): string[] {
  const found = new Map([[placeKey(typed), typed]]);
  for (const { name, languages } of findCity(typed)?.names ?? []) {
    const isUsed = languages.length === 0 || languages.includes(language);
    if (isUsed && !found.has(placeKey(name))) found.set(placeKey(name), name);
  }
  return [...found.values()];
}

const INFLECTING_LANGUAGES = new Set(
  'cs sk pl ru uk be sr hr bs sl lt lv et fi hu tr az kk ky uz el hy ka eu ta te ml kn mr pa mn sq is ro ar he fa bn as gu ne si am ti ga'.split(
    ' ',
  ),
);

/** Whether names of places are inflected in a language: `Praha` becomes `v Praze`. */
export const inflectsPlaceNames = (language: string): boolean => INFLECTING_LANGUAGES.has(language);
