import { findContext, findCountry, namesakeIn, type PlaceContext } from '../../../../places/place-context.js';
import { findCity, namesOfPlace } from '../../../../places/find-place.js';
import { findLanguage } from '../../../../languages/find-language.js';
import type { ParsedText } from '../../../parse-text.js';

/** A place as somebody asks for it. */
export interface PlaceQuery {
  /** What it is called in the language, as typed first. */
  names: string[];
  /** What says which place of the name is meant: every part must be told, each in any of its words. */
  context: PlaceContext[];
  /** Words of a better known place of the same name. */
  against: string[];
  /** The country the place is in or is, where that is known and no other of the name is meant; else null. */
  country: string | null;
  /** Whether the place is itself a country, so that all news from there is local. */
  isCountry: boolean;
}

/** Parts of larger names: `West Virginia` is no Virginia in the west. */
const PART_OF_NAME = new Set(findLanguage('en').words.pages!.partOfPlace!.split(', '));

/** `Portland Oregon`: a known state or country behind a name says which one, as if a comma stood between. */
function withoutComma(typed: string, language: string): [place: string, context: string] | null {
  if (findContext(typed, language) !== null || findCity(typed) !== null) return null;
  const words = typed.split(/\s+/);
  for (let at = 1; at < words.length; at++) {
    const [place, context] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (
      !PART_OF_NAME.has(place.toLowerCase()) &&
      context.length > 2 &&
      findContext(context, language) !== null
    ) {
      return [place, context];
    }
  }
  return null;
}

/**
 * Reads a place: `Springfield, Illinois` and `Springfield IL` are one of several, `Paris` with a country is the one
 * there, any name of a city stands for all it has in the language. Null for what is no list of plain words.
 *
 * @param country of the caller's filter, or null.
 */
export function readPlace(parsed: ParsedText, language: string, country: string | null): PlaceQuery | null {
  const isPlain =
    parsed.groups.length > 0 && parsed.groups.every((group) => group.length === 1 && !group[0]!.phrase);
  if (!isPlain) return null;
  const typed = parsed.groups.map((group) => group[0]!.text).join(' ');
  const parts = typed.split(/\s*[,，、،]\s*/u).filter((part) => part !== '');
  const [place = '', ...rest] = parts.length > 1 ? parts : (withoutComma(typed, language) ?? parts);
  const context = rest.map((part) => findContext(part, language) ?? { words: [part], country: null });
  const asCountry = context.length === 0 ? findCountry(place, language) : null;
  if (asCountry !== null) {
    return {
      names: [place, ...asCountry.words.filter((word) => word !== place)],
      context,
      against: [],
      country: asCountry.country,
      isCountry: true,
    };
  }
  const namesake = country === null || context.length > 0 ? null : namesakeIn(place, country);
  if (namesake !== null) {
    const told = { words: namesake.words, country: null };
    return { names: [place], context: [told], against: namesake.against, country: null, isCountry: false };
  }
  const city = context.length === 0 ? findCity(place) : null;
  const names = namesOfPlace(place, language);
  return { names, context, against: [], country: city?.country ?? null, isCountry: false };
}
