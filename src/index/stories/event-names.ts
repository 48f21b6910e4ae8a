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

/** Countries by their names in a language, those of one word without the last letters, too, which inflection changes. */
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

/** The country or city of a name, in one of the ways in which it is written. */
function placeOf(name: string, language: string): string | undefined {
  const city = findCity(name);
  return (
    countryOf(fold(name, 'und'), language) ?? (city === null ? undefined : fold(city.names[0]!.name, 'und'))
  );
}

/** The words of a text that may be names; a place of two words (`New York`) is one. */
function* namesIn(text: string, language: string): Generator<{ name: string; place: string | undefined }> {
  const words = [...text.matchAll(WORD)];
  for (let i = 0; i < words.length; i++) {
    const { 0: word, index } = words[i]!;
    if (!CAPITALISED.test(word) && !UNCASED.test(word)) continue;
    const next = words[i + 1];
    const isPair = next !== undefined && next.index === index + word.length + 1;
    const place = isPair ? placeOf(`${word} ${next[0]}`, language) : undefined;
    if (place !== undefined) i++;
    yield { name: word, place: place ?? placeOf(word, language) };
  }
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
  for (const [word] of text.matchAll(WORD)) if (NUMBER.test(word)) found.add(`#${word}`);
  for (const { name, place } of namesIn(text, language)) {
    const key = fold(name, 'und');
    if (place !== undefined) found.add(`@${place}`);
    else if (key.length >= MIN_LETTERS && !ignored.has(fold(name, code))) {
      if (LATIN.test(name)) found.add(`=${key}`);
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
