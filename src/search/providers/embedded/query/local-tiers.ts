import { countryToken, sourceWordToken } from '../../../../index/tokens.js';
import type { PlaceContext } from '../../../../places/place-context.js';
import { splitWords } from '../../../../analysis/words.js';
import { allOf, anyOf, type Expression, inMeta, inTitle, label, without } from './expression.js';
import type { PlaceQuery } from './place-query.js';
import type { Tier } from './search-plan.js';
import { phrases } from './terms.js';
import { wordForms } from './word-forms.js';

/** What it is worth where a place is named, beside how the title speaks of it and how new the article is. */
const IN_TITLE = 1;
const IN_TEXT = 0.6;
/** In another form of its name: what a title says is judged by stems later. */
const OTHER_FORM = 0.55;
/** Where the place's state or country was asked for, an article that does not tell it is probably about another. */
const UNTOLD = 0.3;
/** Speaks of the better known place of the name. */
const ELSEWHERE = 0.05;
/** Only the source is from there. */
const ONLY_SOURCE = 0.1;
/** Raises what names the place. */
const FROM_THERE = 0.3;
const FROM_THE_COUNTRY = 0.1;

/** Languages in which names of places change at the end. */
const INFLECTING = new Set(
  'cs sk pl ru uk be sr hr bs sl lt lv et fi hu tr az kk uz el hy ka eu ta te ml kn mr mn sq is ro ar he fa'.split(
    ' ',
  ),
);

/** The names as parts of the name of an article's source. */
const ofSource = (names: readonly string[], language: string): Expression[] =>
  phrases(names, language, sourceWordToken).map(inMeta);

/** Any form of the words of a name, each somewhere; null in languages that leave names alone. */
function formsOf(name: string, language: string): Expression | null {
  if (!INFLECTING.has(language)) return null;
  const found = splitWords(name, language);
  if (found.length === 0) return null;
  return allOf(found.map(({ text }) => wordForms(text, language)));
}

/** Whether the words of a title hold one of the names. */
function namesAny(names: readonly string[], language: string): (words: string[]) => boolean {
  const runs = names
    .map((name) => splitWords(name, language).map(({ text }) => text))
    .filter((run) => run.length > 0);
  return (words) => runs.some((run) => words.some((_, at) => run.every((word, i) => words[at + i] === word)));
}

/** A part of the context is told by the text, by the source's name, or by the country the source is from. */
function told({ words, country }: PlaceContext, language: string): Expression {
  const ways = [...phrases(words, language), ...ofSource(words, language)];
  return anyOf(country === null ? ways : [...ways, label(countryToken(language, country))]);
}

export interface LocalTiers {
  tiers: Tier[];
  boosts: Tier[];
}

/** Articles about one of several places of a name. */
function tiersInContext(place: PlaceQuery, named: Expression, language: string): LocalTiers {
  const context = allOf(place.context.map((part) => told(part, language)));
  const tiers: Tier[] = [
    { expression: allOf([inTitle(named), context]), relevance: IN_TITLE },
    { expression: allOf([named, context]), relevance: IN_TEXT + 0.2 },
    { expression: without(inTitle(named), phrases(place.against, language)), relevance: UNTOLD },
    { expression: without(named, phrases(place.against, language)), relevance: UNTOLD - 0.1 },
  ];
  if (place.against.length > 0) tiers.push({ expression: named, relevance: ELSEWHERE, fallback: true });
  return { tiers, boosts: [] };
}

/** Articles that name a place, under any of its names and in any form; then those whose source is from there. */
export function localTiers(place: PlaceQuery, language: string): LocalTiers | null {
  const spelled = phrases(place.names, language);
  if (spelled.length === 0) return null;
  const named = anyOf(spelled);
  if (place.context.length > 0) return tiersInContext(place, named, language);
  const forms = place.names.map((name) => formsOf(name, language)).filter((one) => one !== null);
  const source = anyOf(ofSource(place.names, language));
  const country = place.country === null ? null : label(countryToken(language, place.country));
  const tiers: Tier[] = [
    { expression: inTitle(named), relevance: IN_TITLE, isTitle: namesAny(place.names, language) },
    { expression: named, relevance: IN_TEXT },
    ...(forms.length > 0 ? [{ expression: anyOf(forms), relevance: OTHER_FORM }] : []),
    { expression: source, relevance: ONLY_SOURCE, fallback: true },
  ];
  if (place.isCountry && country !== null) {
    tiers.push({ expression: country, relevance: ONLY_SOURCE / 2, fallback: true });
  }
  const boosts = [{ expression: allOf([named, source]), relevance: FROM_THERE }];
  if (country !== null) boosts.push({ expression: allOf([named, country]), relevance: FROM_THE_COUNTRY });
  return { tiers, boosts };
}
