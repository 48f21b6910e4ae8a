import { fold } from '../../analysis/fold.js';
import { functionWordsOf } from '../../analysis/words.js';
import { analysisLanguage, perLanguage } from '../../languages/find-language.js';
import { namedPlaces } from '../../places/named-places.js';
import { consonantsOf } from '../../analysis/consonants.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** A number that identifies an event, unlike years and single digits. */
const NUMBER = /^(?!(?:19|20)\d\d$)\d{2,}$/;
const LATIN = /^\p{sc=Latn}/u;
const MIN_LETTERS = 3;
const MIN_CONSONANTS = 3;

/**
 * Names by which reports of one event are found in other languages: numbers (`#249`), countries and cities (`@FR`), and
 * other capitalized names by their Latin letters (`=macron`) and, for other scripts, by their consonants (`~mkrn`).
 * @param language canonical tag.
 */
export function eventNames(text: string, language: string): Set<string> {
  const code = analysisLanguage(language);
  const ignored = functionWordsOf(code);
  const found = new Set<string>();
  for (const [word] of text.matchAll(WORD)) if (NUMBER.test(word)) found.add(`#${word}`);
  for (const { name, place } of namedPlaces(text, language)) {
    const key = fold(name, 'und');
    if (place !== null) found.add(`@${place.city ?? place.country}`);
    else if (key.length >= MIN_LETTERS && !ignored.has(fold(name, code))) {
      if (LATIN.test(name)) found.add(`=${key}`);
      const sound = consonantsOf(key);
      if (sound.length >= MIN_CONSONANTS) found.add(`~${sound}`);
    }
  }
  return found;
}

/** Whether both languages use Latin script, so that names are compared by letters and not by consonants. */
export const isComparedByLetters = (name: string, another: string): boolean =>
  [name, another].every((language) => isLatin(language));

const isLatin = perLanguage((language) => new Intl.Locale(language).maximize().script === 'Latn');
