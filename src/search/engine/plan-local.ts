import { splitWords } from '../../analysis/words.js';
import { countryToken, sourceWordToken } from '../../index/tokens.js';
import { findLanguage } from '../../languages/find-language.js';
import { inflectsPlaceNames, findCity, namesOfPlace } from '../../places/find-place.js';
import { spellingsOfName } from '../../places/name-spellings.js';
import {
  contextOfName,
  placeContextOfCountry,
  identifyingContext,
  isRegion,
  isRegionCode,
  namesakeInCountry,
  namesakeOf,
  type PlaceContext,
} from '../../places/place-context.js';
import type { ParsedText } from '../parsed-text.js';
import {
  allExpressions,
  anyExpression,
  type Expression,
  inMetaColumn,
  inTitleColumn,
  metaToken,
  withoutExpressions,
} from './expression.js';
import type { RelevanceTier } from './search-plan.js';
import { phraseExpressions, wordFormsAndSameRoot } from './terms.js';

/** A place in a query. */
export interface PlaceQuery {
  /** Names of the place in the query's language, the typed one first. */
  names: string[];
  /** What identifies the place (`Illinois` for `Springfield`): an article must contain a name of each entry. */
  context: PlaceContext[];
  /** Words that identify other places with this name; an article with one of them is about another place. */
  against: string[];
  /** Whether another place with this name is better known: an article without any region or country is about that one. */
  isLesser: boolean;
  /** Whether the context comes from the `geo` filter and not from the text; the better known place then ranks last. */
  isGuessed: boolean;
  /** The country of `context`, which other countries' articles must name; null if unknown, or the name is unique. */
  contextCountry: string | null;
  /** The country of the place, or the place itself; null if it is unknown or ambiguous. */
  country: string | null;
  /** Whether the place is a country, so that all news of its publishers is news of the place. */
  isCountry: boolean;
}

/** First words of names of places: `West Virginia` is not a place `West` in Virginia. */
const PART_OF_NAME = new Set(findLanguage('en').words.pages!.partOfPlace!.split(', '));

/** Separator between a place and its context: `Halle (Saale)`, `Leeds, UK`. */
const BESIDE_PLACE = /\s*[,，、،()（）]\s*/u;

/**
 * Splits a place from its context where no comma separates them: `Portland Oregon` into `Portland` and `Oregon`,
 * `Newcastle upon Tyne` into `Newcastle` and `Tyne`. Null without a context.
 */
function withoutComma(typed: string, language: string): [place: string, context: string] | null {
  if (contextOfName(typed, language) !== null || findCity(typed) !== null) return null;
  const words = typed.split(/\s+/);
  for (let at = 1; at < words.length; at++) {
    const [place, context] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (identifyingContext(words.at(-1)!, place) !== null) return [place, words.at(-1)!];
    if (isRegionCode(context, place)) return [place, context];
    if (
      !PART_OF_NAME.has(place.toLowerCase()) &&
      context.length > 2 &&
      contextOfName(context, language) !== null
    ) {
      return [place, context];
    }
  }
  return null;
}

/** Languages in which a name may take a genitive s: `Münchens` for `München`. */
const WITH_GENITIVE = new Set(['de', 'sv', 'da', 'no']);

const withGenitives = (names: string[], language: string): string[] =>
  WITH_GENITIVE.has(language)
    ? names.flatMap((name) => (/s$/iu.test(name) ? [name] : [name, `${name}s`]))
    : names;

/**
 * Reads a text as a place. A region or country in the text (`Springfield, Illinois`, `Springfield IL`) or the caller's
 * country filter selects one of several places with the same name. Null for a text with operators or phrases.
 * @param country ISO 3166-1 alpha-2 of the caller's filter, or null.
 */
export function readPlace(parsed: ParsedText, language: string, country: string | null): PlaceQuery | null {
  const isPlain =
    parsed.groups.length > 0 && parsed.groups.every((group) => group.length === 1 && !group[0]!.phrase);
  if (!isPlain) return null;
  const typed = parsed.groups.map((group) => group[0]!.text).join(' ');
  const parts = typed.split(BESIDE_PLACE).filter((part) => part !== '');
  const [place = '', ...rest] = parts.length > 1 ? parts : (withoutComma(typed, language) ?? parts);
  const context = rest.map(
    (part) =>
      contextOfName(part, language) ??
      identifyingContext(part, place) ?? { words: [part], country: null, within: null },
  );
  const spelled = (all: string[]): string[] => [
    ...new Set(all.flatMap((one) => spellingsOfName(one, language))),
  ];
  const names = withGenitives(spelled(namesOfPlace(place, language)), language);
  const read: PlaceQuery = {
    names,
    context,
    against: [],
    isLesser: false,
    isGuessed: false,
    contextCountry: null,
    country: null,
    isCountry: false,
  };
  if (context.length > 0) {
    const namesake = namesakeOf(place, context);
    const within = context.map((part) => part.country ?? part.within).find((code) => code !== null);
    const city = findCity(place)?.country ?? null;
    const isOnlyOne = namesake === null && city !== null && (within ?? city) === city;
    const contextCountry = isOnlyOne ? null : (within ?? city);
    return { ...read, ...namesake, contextCountry };
  }
  const namesake = country === null ? null : namesakeInCountry(place, country);
  const asCountry = namesake === null ? placeContextOfCountry(place, language) : null;
  if (asCountry !== null) {
    const others = asCountry.words.filter((word) => word !== place);
    // Georgia is also a state: its colleges and their teams are no news of a country.
    const isCountry = !isRegion(place);
    return {
      ...read,
      names: spelled([place, ...others]),
      country: isCountry ? asCountry.country : null,
      isCountry,
    };
  }
  if (namesake !== null) {
    const { words, against } = namesake;
    const guessed = { words, country: null, within: country };
    return { ...read, names: spelled([place]), context: [guessed], against, isGuessed: true };
  }
  return { ...read, country: findCity(place)?.country ?? null };
}

/** Relevance of an article that names the place in its title. */
const IN_TITLE = 1;
const IN_TEXT = 0.6;
/** Relevance of an article with another form of the name. Low: `rankByText` adds relevance for forms in titles. */
const OTHER_FORM = 0.55;
/** Relevance of an article without the state or country of the query, which is probably about another place. */
export const RELEVANCE_WITHOUT_CONTEXT = 0.3;
/** Relevance of an article that is probably about a better known place with the same name. */
const ELSEWHERE_FACTOR = 0.05;
/** Relevance of an article that does not name the place, but whose publisher is from there. */
export const RELEVANCE_OF_SOURCE = 0.1;
/** Relevance that is added for an article that names the place if its publisher is from there. */
const FROM_THERE = 0.3;
const FROM_THE_COUNTRY = 0.1;

/** Matches articles whose publisher has one of the names in its own name. */
const ofSource = (names: readonly string[], language: string): Expression[] =>
  phraseExpressions(names, language, sourceWordToken).map(inMetaColumn);

/** Matches any form of each word of a name, not necessarily adjacent; null in languages that do not inflect names. */
function formsOf(name: string, language: string): Expression | null {
  if (!inflectsPlaceNames(language)) return null;
  const found = splitWords(name, language);
  if (found.length === 0) return null;
  return allExpressions(found.map(({ text }) => wordFormsAndSameRoot(text, language)));
}

/** Matches articles that name a region or country, or whose publisher has it in its name or is from there. */
function inContext({ words, country }: PlaceContext, language: string): Expression {
  const ways = [...phraseExpressions(words, language), ...ofSource(words, language)];
  return anyExpression(country === null ? ways : [...ways, metaToken(countryToken(language, country))]);
}

interface LocalTiers {
  tiers: RelevanceTier[];
  boosts: RelevanceTier[];
}

/**
 * What is read for one of several places with the same name. Articles without its region or country (`context`) rank
 * last. They are excluded if another place is better known or the publisher is of another country.
 */
function tiersInContext(place: PlaceQuery, named: Expression, language: string): LocalTiers {
  const parts = allExpressions(place.context.map((part) => inContext(part, language)));
  const { contextCountry: country } = place;
  // The place's own newspapers and broadcasters do not write which of the places it is.
  const own =
    country === null
      ? []
      : [
          allExpressions([
            anyExpression(ofSource(place.names, language)),
            metaToken(countryToken(language, country)),
          ]),
        ];
  const context = anyExpression([parts, ...own]);
  const tiers: RelevanceTier[] = [
    { expression: allExpressions([inTitleColumn(named), context]), relevance: IN_TITLE },
    { expression: allExpressions([named, context]), relevance: IN_TEXT + 0.2 },
  ];
  if (!place.isLesser) {
    const unclear = withoutExpressions(named, phraseExpressions(place.against, language));
    tiers.push({ expression: inTitleColumn(unclear), relevance: RELEVANCE_WITHOUT_CONTEXT, fallback: true });
    tiers.push({ expression: unclear, relevance: RELEVANCE_WITHOUT_CONTEXT - 0.1, fallback: true });
  }
  if (place.isGuessed) tiers.push({ expression: named, relevance: ELSEWHERE_FACTOR, fallback: true });
  return { tiers, boosts: [] };
}

/** What is read for a place: articles with any of its names in any form, then articles of publishers from there. */
export function localTiers(place: PlaceQuery, language: string): LocalTiers | null {
  const spelled = phraseExpressions(place.names, language);
  if (spelled.length === 0) return null;
  const named = anyExpression(spelled);
  const forms = place.names.map((name) => formsOf(name, language)).filter((one) => one !== null);
  if (place.context.length > 0) return tiersInContext(place, anyExpression([...spelled, ...forms]), language);
  const source = anyExpression(ofSource(place.names, language));
  const country = place.country === null ? null : metaToken(countryToken(language, place.country));
  const tiers: RelevanceTier[] = [
    { expression: inTitleColumn(named), relevance: IN_TITLE, isSubset: true },
    { expression: named, relevance: IN_TEXT },
    ...(forms.length > 0 ? [{ expression: anyExpression(forms), relevance: OTHER_FORM }] : []),
    { expression: source, relevance: RELEVANCE_OF_SOURCE, fallback: true },
  ];
  if (place.isCountry && country !== null) {
    tiers.push({ expression: country, relevance: RELEVANCE_OF_SOURCE / 2, fallback: true });
  }
  const boosts = [{ expression: allExpressions([named, source]), relevance: FROM_THERE }];
  if (country !== null)
    boosts.push({ expression: allExpressions([named, country]), relevance: FROM_THE_COUNTRY });
  return { tiers, boosts };
}
