import { COUNTRIES } from './countries.js';

/** The languages in which most of a country's news is written, the first one most; empty for no country. */
export function countryLanguages(country: string): string[] {
  const languages = Object.hasOwn(COUNTRIES, country) ? COUNTRIES[country]! : '';
  return languages === '' ? [] : languages.split(' ');
}
