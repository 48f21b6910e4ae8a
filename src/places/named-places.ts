import { fold } from '../analysis/fold.js';
import { COUNTRIES, countryNames } from '../languages/countries.js';
import { perLanguage, cachePerWord } from '../languages/find-language.js';
import { findCity } from './find-place.js';
import { REGIONS } from './regions.js';

/** A country, or a city in a country. */
export interface NamedPlace {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The city's own name, folded; null for the country as a whole. */
  city: string | null;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const CAPITAL_FIRST = /^\p{Lu}/u;
/** Scripts without capitals: any word of such a script may be a name. */
const UNCASED_SCRIPT = /^\p{sc=Deva}/u;
/** Minimum letters of a country's name that must remain when an ending is cut off. */
const MIN_COUNTRY = 4;
const MAX_ENDING = 2;

/** Countries by name in a language; a name of one word also without its last letter, which inflection changes. */
const countriesByName = perLanguage((language) => {
  const names = countryNames(language);
  const found = new Map<string, string>();
  for (const country of Object.keys(COUNTRIES))
    for (const name of names(country)) {
      const key = fold(name, 'und');
      found.set(key, country);
      if (!/\s/.test(key) && key.length >= MIN_COUNTRY + MAX_ENDING) found.set(key.slice(0, -1), country);
    }
  return found;
});

function countryOf(word: string, language: string): string | undefined {
  const countries = countriesByName(language);
  for (let cut = 0; cut <= MAX_ENDING; cut++) {
    const start = cut === 0 ? word : word.slice(0, -cut);
    if (cut > 0 && start.length < MIN_COUNTRY) return undefined;
    const country = countries.get(start);
    if (country !== undefined) return country;
  }
  return undefined;
}

/** Countries by the names of their regions: a region that a text names counts as its country. */
const COUNTRIES_OF_REGIONS = new Map(
  REGIONS.trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([country, name]) => [fold(name!, 'und'), country!]),
);

function find(name: string, language: string): NamedPlace | null {
  const key = fold(name, 'und');
  const country = countryOf(key, language);
  const ofRegion = COUNTRIES_OF_REGIONS.get(key);
  // Georgia is both.
  if (country !== undefined && ofRegion !== undefined) return null;
  if (country !== undefined) return { country, city: null };
  const city = findCity(name);
  if (city !== null) return { country: city.country, city: fold(city.names[0]!.name, 'und') };
  return ofRegion === undefined ? null : { country: ofRegion, city: null };
}

/** The place that a name means; null if it names no place. Cached by name and language. */
const placeOf = cachePerWord(find);

/** The words of a text that may be names, each with the place that it names, or null; `New York` is one name. */
export function* namedPlaces(
  text: string,
  language: string,
): Generator<{ name: string; place: NamedPlace | null }> {
  const words = [...text.matchAll(WORD)];
  for (let i = 0; i < words.length; i++) {
    const { 0: word, index } = words[i]!;
    if (!CAPITAL_FIRST.test(word) && !UNCASED_SCRIPT.test(word)) continue;
    const next = words[i + 1];
    const isPair = next !== undefined && next.index === index + word.length + 1;
    const pair = isPair ? placeOf(`${word} ${next[0]}`, language) : null;
    if (pair !== null) i++;
    yield { name: word, place: pair ?? placeOf(word, language) };
  }
}

/** A set of places: names of cities by country. The names are empty for a country that is named without a city. */
export type PlaceSet = ReadonlyMap<string, ReadonlySet<string>>;

/** The places that at least the given share of texts name. @param share 0 to 1. */
export function commonPlaces(texts: readonly (readonly NamedPlace[])[], share: number): PlaceSet {
  const counts = new Map<string, number>();
  const all = new Map<string, NamedPlace>();
  for (const places of texts)
    for (const [key, place] of new Map(
      places.flatMap(({ country, city }) => [
        [country, { country, city: null }] as const,
        [`${country} ${city}`, { country, city }] as const,
      ]),
    )) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      all.set(key, place);
    }
  const common = new Map<string, Set<string>>();
  for (const [key, { country, city }] of all) {
    if (counts.get(key)! < share * texts.length) continue;
    const cities = common.get(country) ?? new Set();
    if (city !== null) cities.add(city);
    common.set(country, cities);
  }
  return common;
}

/** Whether two non-empty sets of places share none: no country, or no city of a country of which both have cities. */
export function haveNoCommonPlace(some: PlaceSet, others: PlaceSet): boolean {
  if (some.size === 0 || others.size === 0) return false;
  return ![...some].some(([country, cities]) => {
    const ofOthers = others.get(country);
    if (ofOthers === undefined) return false;
    return cities.size === 0 || ofOthers.size === 0 || [...cities].some((city) => ofOthers.has(city));
  });
}
