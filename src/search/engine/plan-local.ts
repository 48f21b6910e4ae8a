import { splitWords } from '../../analysis/words.js';
import { countryToken, sourceWordToken } from '../../index/tokens.js';
import { findLanguage } from '../../languages/find-language.js';
import { changesNames, findCity, namesOfPlace } from '../../places/find-place.js';
import { spellingsOfName } from '../../places/name-spellings.js';
import {
  findContext,
  findCountry,
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
  type RelevanceTier,
  withoutExpressions,
} from './expression.js';
import { phraseExpressions, formsAndWordsOfRoot } from './terms.js';

/** A place in a query. */
export interface PlaceQuery {
  /** Names of the place in the language, the typed one first. */
  names: string[];
  /** Parts of the context that identifies the place: an article has a word of every part. */
  context: PlaceContext[];
  /** Words of the other places of the name. */
  against: string[];
  /** Whether another place of the name is better known: an article without context is about that one. */
  isLesser: boolean;
  /** Whether the context follows from the `geo` filter and was not typed; if so, the better known place ranks last. */
  isGuessed: boolean;
  /**
   * The country that the context names or lies in: articles of sources of other countries need the context. Null if
   * unknown, and if no other place of the name is known.
   */
  contextCountry: string | null;
  /** Country that the place is in or is; null where it is unknown, or another place of the name may be meant. */
  country: string | null;
  /** Whether the place is itself a country, so that all news from there is local. */
  isCountry: boolean;
}

/** First words of the names of larger places: `West Virginia` is not a place "West" in Virginia. */
const PART_OF_NAME = new Set(findLanguage('en').words.pages!.partOfPlace!.split(', '));

/** Separator between a place and its context: `Halle (Saale)`, `Leeds, UK`. */
const BESIDE_PLACE = /\s*[,，、،()（）]\s*/u;

/**
 * Splits a place from a context without a comma: `Portland Oregon`, `Newcastle upon Tyne`. Null where there is none.
 */
function withoutComma(typed: string, language: string): [place: string, context: string] | null {
  if (findContext(typed, language) !== null || findCity(typed) !== null) return null;
  const words = typed.split(/\s+/);
  for (let at = 1; at < words.length; at++) {
    const [place, context] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (identifyingContext(words.at(-1)!, place) !== null) return [place, words.at(-1)!];
    if (isRegionCode(context, place)) return [place, context];
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

/** Languages in which a name takes an s: Münchens Oberbürgermeister. */
const WITH_GENITIVE = new Set(['de', 'sv', 'da', 'no']);

const withGenitives = (names: string[], language: string): string[] =>
  WITH_GENITIVE.has(language)
    ? names.flatMap((name) => (/s$/iu.test(name) ? [name] : [name, `${name}s`]))
    : names;

/**
 * Reads a place: `Springfield, Illinois` and `Springfield IL` are one of several, `Paris` with a country is the one
 * there, any name of a city means all names of the city in the language. Null for a text that is no list of plain
 * words.
 *
 * @param country of the caller's filter, or null.
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
      findContext(part, language) ??
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
  const asCountry = namesake === null ? findCountry(place, language) : null;
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

/** Relevance of a place that is named in the title, in addition to text fit and freshness. */
const IN_TITLE = 1;
const IN_TEXT = 0.6;
/** Relevance of a place that is named in another form: `rankByText` compares stems of the title later. */
const OTHER_FORM = 0.55;
/** Relevance without the state or country of the query: probably about another place. */
export const RELEVANCE_WITHOUT_CONTEXT = 0.3;
/** Factor of relevance of an article about the better known place of the name. */
const ELSEWHERE_FACTOR = 0.05;
/** Relevance of an article of which only the source is from the place. */
export const RELEVANCE_OF_SOURCE = 0.1;
/** Relevance that is added to articles that name the place and are from there. */
const FROM_THERE = 0.3;
const FROM_THE_COUNTRY = 0.1;

/** The expressions of names as parts of the name of an article's source. */
const ofSource = (names: readonly string[], language: string): Expression[] =>
  phraseExpressions(names, language, sourceWordToken).map(inMetaColumn);

/** The expression of any form of the words of a name, each somewhere; null in languages that do not inflect names. */
function formsOf(name: string, language: string): Expression | null {
  if (!changesNames(language)) return null;
  const found = splitWords(name, language);
  if (found.length === 0) return null;
  return allExpressions(found.map(({ text }) => formsAndWordsOfRoot(text, language)));
}

/** The expression of a part of the context: in the text, in the source's name, or as the country of the source. */
function inContext({ words, country }: PlaceContext, language: string): Expression {
  const ways = [...phraseExpressions(words, language), ...ofSource(words, language)];
  return anyExpression(country === null ? ways : [...ways, metaToken(countryToken(language, country))]);
}

interface LocalTiers {
  tiers: RelevanceTier[];
  boosts: RelevanceTier[];
}

/**
 * The tiers of articles about one of several places of a name. Articles without context rank last: none if another
 * place of the name is better known, and none of a source of another country (`keeps`).
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

/**
 * The tiers of articles that name a place, under any of its names and in any form; then of those whose source is from
 * there.
 */
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
