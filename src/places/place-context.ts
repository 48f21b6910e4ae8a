import { isUnspaced } from '../analysis/words.js';
import { NAMESAKES } from './namesakes.js';
import { placeKey } from './find-place.js';
import { REGIONS } from './regions.js';
import { COUNTRIES, countryNames } from '../languages/countries.js';
import { perLanguage } from '../languages/find-language.js';

/** A region or country that identifies one of several places with the same name. */
export interface PlaceContext {
  /** Names of the region or country, of which an article must contain one. */
  words: string[];
  /** Code of the country, if the context is one; null for a region. */
  country: string | null;
  /** Code of the country in which a region lies; null if it is unknown, and if the context is a country. */
  within: string | null;
}

/** Minimum letters of an abbreviation that is searched for; shorter ones are also common words (`IN`, `OR`, `ME`). */
const MIN_LENGTH = 3;

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

const isClear = (word: string): boolean => word.length >= MIN_LENGTH || word === 'DC' || isUnspaced(word);

const REGION_ROWS = linesOf(REGIONS).map(([country, ...forms]) => ({
  keys: forms.map(placeKey),
  context: { words: forms.filter(isClear), country: null, within: country! } satisfies PlaceContext,
}));
const REGIONS_BY_NAME = new Map(
  REGION_ROWS.flatMap(({ keys, context }) => keys.map((key): [string, PlaceContext] => [key, context])),
);

/** Whether a name is that of a state or province. */
export const isRegion = (name: string): boolean => REGIONS_BY_NAME.has(placeKey(name));

/** Whether a word after a place is a region's code: in capitals (`Boston MA`), or one that has such a place. */
export function isRegionCode(word: string, place: string): boolean {
  const region = /^\p{L}{2}$/u.test(word) ? REGIONS_BY_NAME.get(placeKey(word)) : undefined;
  if (region === undefined) return false;
  if (/^\p{Lu}+$/u.test(word)) return true;
  const places = NAMESAKES_BY_NAME.get(placeKey(place)) ?? [];
  return places.some(({ words }) => words.some((known) => region.words.includes(known)));
}

/** Countries by their code and by their names in a language and in English. */
const countriesByName = perLanguage((language) => {
  const found = new Map<string, PlaceContext>();
  const [own, english] = [countryNames(language), countryNames('en')];
  for (const code of Object.keys(COUNTRIES)) {
    const words = own(code);
    const context = { words: words.filter(isClear), country: code, within: null };
    for (const name of [...words, ...english(code), code]) found.set(placeKey(name), context);
  }
  found.set('uk', found.get('gb')!);
  return found;
});

/** Looks up a country, state or province by name or code, as typed after the name of a place; null for any other text. */
export function contextOfName(name: string, language: string): PlaceContext | null {
  // D.C. is DC.
  const keys = [placeKey(name), placeKey(name.replaceAll('.', ''))];
  for (const key of keys) {
    const found = REGIONS_BY_NAME.get(key) ?? countriesByName(language).get(key);
    if (found !== undefined) return found;
  }
  return null;
}

/** Looks up a country by its name in a language; null for any other text, including codes. */
export function placeContextOfCountry(name: string, language: string): PlaceContext | null {
  const found = name.length < MIN_LENGTH ? undefined : countriesByName(language).get(placeKey(name));
  return found === undefined ? null : { ...found, words: [...new Set([name, ...found.words])] };
}

/** One of several places with the same name: words that identify it, and words that identify one of the others. */
interface Namesake {
  words: string[];
  against: string[];
}

/** One of several places with the same name: its country and the words that identify it. */
interface Place {
  country: string;
  words: string[];
}

/** A word in a row of `NAMESAKES`; a name of two words, such as `New York`, counts as one. */
const WORD = /(?:New South|New|North|South|West|Nova|British|Northern|Baja|Tamil|Washington) \S+|\S+/g;

const NAMESAKES_BY_NAME = new Map(
  linesOf(NAMESAKES).map(([name, ...places]): [string, Place[]] => [
    placeKey(name!),
    places.map((place) => {
      const [country, words = ''] = place.split(/ (.*)/);
      return { country: country!, words: words.match(WORD) ?? [] };
    }),
  ]),
);

/**
 * Looks up a word beside an ambiguous place name: `Tyne` beside `Newcastle` is a context in GB, which identifies
 * Newcastle upon Tyne. Null if the word identifies no place of that name.
 */
export function identifyingContext(word: string, place: string): PlaceContext | null {
  const isOf = ({ words }: Place): boolean => words.some((known) => placeKey(known) === placeKey(word));
  const meant = NAMESAKES_BY_NAME.get(placeKey(place))?.find(isOf);
  return meant === undefined ? null : { words: [word], country: null, within: meant.country };
}

/**
 * The place in a country that shares its name with a better known place in another country: for `Paris` in `US`, that
 * in Texas. Null if the country has the best known place of this name, or none.
 */
export function namesakeInCountry(place: string, country: string): Namesake | null {
  const places = NAMESAKES_BY_NAME.get(placeKey(place));
  const meant = places?.filter((one) => one.country === country) ?? [];
  if (places === undefined || meant.length === 0 || places[0]!.country === country) return null;
  const others = places.filter((one) => one.country !== country);
  return { words: meant.flatMap(({ words }) => words), against: others.flatMap(({ words }) => words) };
}

/**
 * What distinguishes the place of an ambiguous name that a context identifies: the words that identify the other places
 * (`against`), and whether it is not the best known (`isLesser`). Null for a name that is not in the table.
 */
export function namesakeOf(
  place: string,
  context: readonly PlaceContext[],
): { against: string[]; isLesser: boolean } | null {
  const places = NAMESAKES_BY_NAME.get(placeKey(place));
  if (places === undefined) return null;
  const keys = new Set(context.flatMap((part) => part.words.map(placeKey)));
  const countries = new Set(context.map((part) => part.country));
  const isMeant = ({ country, words }: Place): boolean =>
    countries.has(country) || words.some((word) => keys.has(placeKey(word)));
  const meant = places.findIndex(isMeant);
  const others = places.filter((one, i) => i !== meant && !isMeant(one)).flatMap(({ words }) => words);
  return { against: others.filter((word) => !keys.has(placeKey(word))), isLesser: meant !== 0 };
}

/** Folded names of the regions outside of a context. An article that names one of these is about another place. */
export function regionsOutsideOf(context: readonly PlaceContext[]): readonly string[] {
  const own = new Set(context.flatMap(({ words }) => words.map(placeKey)));
  const countries = new Set(context.map(({ country }) => country));
  return REGION_ROWS.filter(
    ({ keys, context: { within } }) => !countries.has(within) && !keys.some((key) => own.has(key)),
  ).map(({ keys }) => keys[0]!);
}
