import { fold } from '../../analysis/fold.js';
import { functionWordsOf } from '../../analysis/words.js';
import { analysisLanguage, perLanguage } from '../../languages/find-language.js';
import { COUNTRIES, countryNames } from '../../languages/countries.js';
import { findCity } from '../../places/find-place.js';
import { consonants } from '../../analysis/consonants.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** A year or a single digit stands in reports of many events. */
const NUMBER = /^(?!(?:19|20)\d\d$)\d{2,}$/;
const CAPITALISED = /^\p{Lu}/u;
const LATIN = /^\p{sc=Latn}/u;
/** Scripts without capitals whose words are compared by their consonants. */
const UNCASED = /^\p{sc=Deva}/u;
const MIN_LETTERS = 3;
const MIN_CONSONANTS = 3;
/** Letters of a country's name that endings leave unchanged: at most two are lost. */
const MIN_COUNTRY = 4;
const MAX_ENDING = 2;

/** Countries by their names of one word in a language, without the last letters, which inflection changes. */
const countriesByName = perLanguage((language) => {
  const names = countryNames(language);
  const found = new Map<string, string>();
  for (const country of Object.keys(COUNTRIES))
    for (const name of names(country)) {
      const key = fold(name, 'und');
      if (/\s/.test(key)) continue;
      found.set(key, country);
      if (key.length >= MIN_COUNTRY + MAX_ENDING) found.set(key.slice(0, -1), country);
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

/**
 * What reports of one event share in every language: numbers, countries and cities, names in Latin letters as they are
 * written (`=macron`) and, for other scripts, by their consonants (`~mkrn`).
 *
 * @param language canonical tag.
 */
export function eventNames(text: string, language: string): Set<string> {
  const code = analysisLanguage(language);
  const ignored = functionWordsOf(code);
  const found = new Set<string>();
  for (const [word] of text.matchAll(WORD)) {
    if (NUMBER.test(word)) found.add(`#${word}`);
    const isCapitalised = CAPITALISED.test(word);
    if (!isCapitalised && !UNCASED.test(word)) continue;
    const key = fold(word, 'und');
    if (key.length < MIN_LETTERS || ignored.has(fold(word, code))) continue;
    const country = countryOf(key, code);
    const city = findCity(word);
    if (country !== undefined) found.add(`@${country}`);
    else if (city !== null) found.add(`@${fold(city.names[0]!.name, 'und')}`);
    else {
      if (LATIN.test(word)) found.add(`=${key}`);
      const sound = consonants(key);
      if (sound.length >= MIN_CONSONANTS) found.add(`~${sound}`);
    }
  }
  return found;
}

/** Whether two languages write a name with the same letters. */
export const comparesLetters = (name: string, another: string): boolean =>
  [name, another].every((language) => isLatin(language));

const isLatin = perLanguage((language) => new Intl.Locale(language).maximize().script === 'Latn');
