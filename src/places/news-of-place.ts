import { fold } from '../analysis/fold.js';
import { headlineCategories, indicatesCategory } from '../analysis/headline-categories.js';
import { lemmaOf } from '../analysis/lemmas.js';
import { possibleStems, stemsOf } from '../analysis/stem.js';
import { functionWordsOf, indexOfSequence, isUnspaced } from '../analysis/words.js';
import { dataOf, findLanguage, perLanguage } from '../languages/find-language.js';
import type { PlaceWords } from '../languages/language.js';
import { inflectsPlaceNames, placeKey } from './find-place.js';
import {
  CLUB_ABBREVIATIONS,
  PLACES_WITH_GIVEN_NAMES,
  NAMES_WITH_PLACES,
  PLACES_WITH_NAMES_OF_PEOPLE,
} from './named-after.js';
import { contextOfName, placeContextOfCountry, type PlaceContext } from './place-context.js';
import { type TextWord, textWordsOf, withoutApostrophes } from './text-words.js';

/** How certain it is that a text means the place, as ascending constants. 0: the text does not contain its name. */
const NOT_SAID = 0;
/** The name is in lower case, or is the ending of another word. */
const ANOTHER_WORD = 1;
const NAMESAKE = 2;
const BARE = 3;
const LABEL = 4;
const LIKELY = 5;
const PLACED = 6;

/** The certainty of the surest mention of the place; `ofNamesake` if something named after it is mentioned, too. */
interface Mentions {
  best: number;
  ofNamesake: boolean;
}

/** The fields of an article by which it is decided whether it is news of the place. */
interface ExaminedArticle {
  title: string;
  preview: string;
  url: string;
  /** Country of the publisher, ISO 3166-1 alpha-2; null if unknown. */
  country: string | null;
}

interface Neighbours {
  behind: ReadonlySet<string>;
  ahead: ReadonlySet<string>;
  of: ReadonlySet<string>;
  within: ReadonlySet<string>;
  toward: ReadonlySet<string>;
  withinBehind: ReadonlySet<string>;
  civic: ReadonlySet<string>;
  and: ReadonlySet<string>;
  against: ReadonlySet<string>;
  alsoWords: ReadonlySet<string>;
  familyEndings: readonly string[];
}

const wordsOf = (text: string | undefined, language: string): string[] =>
  (text ?? '')
    .split(/\s+/)
    .map((word) => fold(word, language))
    .filter((word) => word !== '');
const namesOf = (text: string | undefined): string[] => (text ?? '').split(',').map(placeKey);

const neighboursIn = perLanguage((language): Neighbours => {
  const { words } = findLanguage(language);
  const places: PlaceWords = words.places ?? {};
  const setOf = (...texts: (string | undefined)[]): ReadonlySet<string> =>
    new Set(texts.flatMap((text) => wordsOf(text, language)));
  return {
    behind: setOf(places.behind, CLUB_ABBREVIATIONS),
    ahead: setOf(places.ahead, CLUB_ABBREVIATIONS),
    of: setOf(places.of),
    within: setOf(places.within ?? words.roles?.locative),
    toward: setOf(places.toward),
    withinBehind: setOf(places.withinBehind),
    civic: setOf(places.civic),
    and: setOf(words.titles?.and),
    against: setOf(words.roles?.opponent, VERSUS_WORDS),
    alsoWords: new Set(namesOf(places.alsoWords)),
    familyEndings: wordsOf(places.familyEndings, language),
  };
});

const NAMES_OF_PEOPLE = new Set(namesOf(PLACES_WITH_NAMES_OF_PEOPLE));
const GIVEN_NAME_SET = new Set(namesOf(PLACES_WITH_GIVEN_NAMES));
const KNOWN_NAME_WORDS = namesOf(NAMES_WITH_PLACES).map((name) => name.split(' '));

/** Words between the two sides of a sports match, in all languages. */
const VERSUS_WORDS = 'v vs';
/** The score of a sports match: `2-1`, `3:3`. Unlike a time, it has one digit after the colon. */
const SCORE = /(?<![\p{N}.,:/–-])\d{1,2}\s?[-–:]\s?\d(?![\p{N}/%–-]|[.,:]\p{N})/u;

const QUOTE_OPENS = /[«"“„]\s*$/u;
const QUOTE_CLOSES = /^\s*[»"”“]/u;

/** The requested place, prepared for comparison. */
interface Sought {
  /** Names of the place: the words of each name, and the possible stems of each word. */
  runs: { words: string[]; stems: ReadonlySet<string>[] }[];
  language: string;
  neighbours: Neighbours;
  /** Whether the name of the place is also a given name. */
  isGiven: boolean;
  /** Regions or countries in the query that identify the place. */
  context: readonly PlaceContext[];
}

/** Whether the words are part of a longer known name: `Paris` in `Paris Hilton`. */
function isInKnownName(tokens: TextWord[], at: number, run: readonly string[]): boolean {
  return KNOWN_NAME_WORDS.some((name) => {
    const offset = indexOfSequence(name, run);
    const isInFront = offset !== -1 && at >= offset;
    return isInFront && name.every((word, i) => tokens[at - offset + i]?.text === word);
  });
}

/** Index of the first word of the enumeration that contains the place: of `Leeds` in `in Leeds, York and Hull`. */
function headOfList(tokens: TextWord[], at: number, and: ReadonlySet<string>): number {
  let head = at;
  for (let steps = 0; steps < 4 && head > 1; steps++) {
    if (tokens[head]!.before.includes(',') && tokens[head - 1]!.isCapital) head -= 1;
    else if (and.has(tokens[head - 1]!.text) && tokens[head - 2]!.isCapital) head -= 2;
    else break;
  }
  return head;
}

function isNamedAfter(tokens: TextWord[], at: number, end: number, { neighbours }: Sought): boolean {
  const { ahead, behind, of, civic } = neighbours;
  const [previous, beforeThat, next] = [tokens[at - 1], tokens[at - 2], tokens[end]!];
  const opens = tokens[at]!.before;
  if (QUOTE_OPENS.test(opens) && QUOTE_CLOSES.test(next.before)) return true;
  const isJoined = !/[,.:;!?|()–—]/u.test(opens);
  if (isJoined && previous !== undefined && ahead.has(previous.text)) return true;
  if (isJoined && of.has(previous?.text ?? '') && ahead.has(beforeThat?.text ?? '')) return true;
  const isClose = /^[\s-]+$/u.test(next.before);
  return isClose && next.isCapital && behind.has(next.text) && !civic.has(tokens[end + 1]?.text ?? '');
}

const HYPHEN = /^[-‐‑–]$/u;
const DASH = /^\s*[-–—]\s*$/u;
const SPACED_DASH = /^\s+[-–—]\s+$/u;

/** Whether a part of a headline begins at this word, or the previous part ends before it. */
const isEdge = (tokens: TextWord[], at: number): boolean =>
  at === 0 || at >= tokens.length - 1 || /[:|!?.()]/u.test(tokens[at]!.before);

/** Whether the place is a side of a match or an end of a route: `Leeds v Hull`, `Leeds - York`, `Rio-Paris`. */
function isOneOfTwo(tokens: TextWord[], at: number, end: number, { neighbours }: Sought): boolean {
  const { against, within, civic, of } = neighbours;
  const [previous, next] = [tokens[at - 1], tokens[end]!];
  if (previous?.isCapital === true && HYPHEN.test(tokens[at]!.before)) {
    const [head, beforeHead] = [tokens[at - 2]?.text ?? '', tokens[at - 3]?.text ?? ''];
    return !(within.has(head) || civic.has(head) || (of.has(head) && civic.has(beforeHead)));
  }
  // Between two names alone; a district follows a hyphen: Hamburg-Altona.
  const isAlone = (from: number, dash: string): boolean => SPACED_DASH.test(dash) && isEdge(tokens, from);
  const before = tokens[at]!.before;
  if (next.isCapital && DASH.test(next.before)) {
    if (next.isCity || (isAlone(at, next.before) && isEdge(tokens, end + 1))) return true;
  }
  if (previous?.isCapital === true && DASH.test(before)) {
    if (previous.isCity || isAlone(at - 1, before)) return true;
  }
  return against.has(previous?.text ?? '') || (against.has(next.text) && tokens[end + 1]?.isCapital === true);
}

/** Whether a title reports a sports match: by a score, or by a word such as `vs` with a city after it. */
function tellsOfMatch(title: string, language: string, against: ReadonlySet<string>): boolean {
  if (SCORE.test(title)) return true;
  const tokens = textWordsOf(title, language);
  return tokens.some(({ text }, i) => against.has(text) && tokens[i + 1]?.isCity === true);
}

/** Whether two contexts agree: they are the same region or country, or one lies in the other. */
function agree(one: PlaceContext, other: PlaceContext): boolean {
  if (one.words.some((word) => other.words.includes(word))) return true;
  const [country, otherCountry] = [one.country ?? one.within, other.country ?? other.within];
  return country === otherCountry && (one.country !== null || other.country !== null);
}

/** The region or country that directly follows a name: `Maine` in `Portland, Maine`. */
function contextAfter(
  next: TextWord,
  afterThat: TextWord | undefined,
  language: string,
): PlaceContext | null {
  if (!/^\s*[,(]\s*$/u.test(next.before)) return null;
  // D.C.
  if (next.text.length === 1 && afterThat?.before === '.' && next.isCapital)
    return contextOfName(next.text + afterThat.text, language);
  if (next.text.length < 2 || !next.mayBeCode) return null;
  return (
    contextOfName(`${next.text} ${afterThat?.text ?? ''}`, language) ?? contextOfName(next.text, language)
  );
}

/** Whether a title is written as a sentence: at most half of its words are capitalized, so that capitals mark names. */
const isSentence = (tokens: TextWord[]): boolean =>
  tokens.filter(({ isCapital }) => isCapital).length * 2 <= tokens.length;

/** Whether the place's name is used as the given name of a person: a family name follows it. */
function isGivenName(tokens: TextWord[], end: number, { neighbours, isGiven }: Sought): boolean {
  const next = tokens[end]!;
  return (
    isGiven &&
    next.isCapital &&
    /^\s+$/u.test(next.before) &&
    !neighbours.civic.has(next.text) &&
    isSentence(tokens)
  );
}

/** Whether a title names another country's government, by its seat or the country: `Beijing` if `country` is `AU`. */
const namesGovernment = (title: string, country: string, language: string): boolean =>
  textWordsOf(title, language).some((token) => {
    const named = token.isCapital ? placeContextOfCountry(token.text, language) : null;
    return (
      (token.isCapital && token.isSeatBeside(country)) ||
      (named?.country != null && named.country !== country)
    );
  });

/** How certain it is that the name means the place, judged by the words beside it. */
function standing(tokens: TextWord[], at: number, end: number, sought: Sought): number {
  const { neighbours, language, context } = sought;
  const { within, toward, withinBehind, of, civic, and } = neighbours;
  const isPossessive = tokens[end]!.text === 's' && /['’]/u.test(tokens[end]!.before);
  const next = tokens[isPossessive ? end + 1 : end]!;
  const region = contextAfter(next, tokens[end + 1], language);
  if (region !== null) return context.every((part) => agree(part, region)) ? PLACED : NAMESAKE;
  const inFront = headOfList(tokens, at, and) - 1;
  // `dans la Vienne`, `in the Bronx`, but not `In The Bath`.
  const isArticle =
    tokens[inFront]?.isCapital === false && functionWordsOf(language).has(tokens[inFront].text);
  const heads = [tokens[inFront]?.text ?? '', isArticle ? (tokens[inFront - 1]?.text ?? '') : ''];
  const [previous, beforeThat] = [tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? ''];
  if (
    heads.some((head) => within.has(head)) ||
    civic.has(previous) ||
    (of.has(previous) && (civic.has(beforeThat) || within.has(beforeThat)))
  )
    return PLACED;
  if (/['’]/u.test(next.before) && withinBehind.has(next.text)) return PLACED;
  if (civic.has(next.text)) return PLACED;
  if (isOneOfTwo(tokens, at, end, sought)) return NAMESAKE;
  if (toward.has(previous)) return LIKELY;
  return at === 0 && /^\s*[:,]/u.test(next.before) ? LABEL : BARE;
}

/** Whether a word is a family name from the place's name (`Рязанов` of Рязань), and no form of it (`Иванова`). */
function isFamilyName(found: string, name: string, { neighbours }: Sought): boolean {
  const isOne = (word: string): boolean => neighbours.familyEndings.some((ending) => word.endsWith(ending));
  return found !== name && isOne(found) && !isOne(name);
}

function mentionAt(tokens: TextWord[], at: number, words: readonly string[], sought: Sought): number {
  const end = at + words.length;
  // A name may begin in lower case (el-Fasher, 's-Hertogenbosch), not all of its words.
  if (tokens.slice(at, end).every(({ isCapital, hasCase }) => !isCapital && hasCase)) return ANOTHER_WORD;
  const [found, name] = [tokens[end - 1]!.text, words.at(-1)!];
  // An ending is replaced by another (Уфы), not removed (УФ), unless the name is in a dictionary (Kauno of Kaunas).
  if (found.length < name.length && !isSameLemma(found, name, sought.language)) return ANOTHER_WORD;
  if (isFamilyName(found, name, sought)) return ANOTHER_WORD;
  // Seine-Saint-Denis is not Saint-Denis; Aix-Marseille includes Marseille.
  if (words.length > 1 && tokens[at]!.before === '-' && tokens[at - 1]!.isCapital) return ANOTHER_WORD;
  if (isInKnownName(tokens, at, words) || isNamedAfter(tokens, at, end, sought)) return NAMESAKE;
  if (isGivenName(tokens, end, sought)) return NAMESAKE;
  return standing(tokens, at, end, sought);
}

/** Minimum number of initial letters that two forms of a name share: Київ, Києва. */
const SHARED_START = 2;
/** A name without its attached article: `رياض` for `الرياض`. */
const withoutArticle = (name: string, language: string): string =>
  name.replace(dataOf(language).forms?.article ?? '', '');
const startOf = (name: string, language: string): string =>
  withoutArticle(name, language).slice(0, SHARED_START);

const isSameLemma = (one: string, name: string, language: string): boolean =>
  one[0] === name[0] && lemmaOf(one, language) === lemmaOf(name, language);

/** Whether a word is a form of a name. A common stem is sufficient, because dictionaries lack most names. */
const isForm = (one: string, name: string, stems: ReadonlySet<string>, language: string): boolean =>
  one.includes(startOf(name, language)) &&
  (stemsOf(one, language).some((form) => stems.has(form)) ||
    withoutArticle(one, language) === withoutArticle(name, language) ||
    isSameLemma(one, name, language));

function mentionsIn(text: string, sought: Sought): number[] {
  const { runs, language } = sought;
  const isChanging = inflectsPlaceNames(language);
  const folded = fold(text, language);
  const possible = runs.filter(({ words: [first = ''] }) =>
    withoutApostrophes(folded).includes(isChanging ? startOf(first, language) : first),
  );
  if (possible.length === 0) return [];
  const tokens = textWordsOf(text, language);
  const found: number[] = [];
  for (const { words, stems } of possible) {
    for (let at = 0; at + words.length < tokens.length; at++) {
      const isName = words.every((word, i) => {
        const one = tokens[at + i]!.text;
        return one === word || (isChanging && isForm(one, word, stems[i]!, language));
      });
      if (isName) found.push(mentionAt(tokens, at, words, sought));
    }
  }
  return found;
}

/** The certainty of each mention in a script without spaces, where a name and the words beside it are substrings. */
function unspacedMentionsIn(text: string, names: readonly string[], neighbours: Neighbours): number[] {
  const found: number[] = [];
  for (const name of names) {
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
      const [front, rest] = [text.slice(0, at), text.slice(at + name.length)];
      const isFront = (set: ReadonlySet<string>): boolean =>
        [...set].some((one) => isUnspaced(one) && front.endsWith(one));
      const isBehind = (set: ReadonlySet<string>): boolean =>
        [...set].some((one) => isUnspaced(one) && rest.startsWith(one));
      if (isFront(neighbours.ahead) || isBehind(neighbours.behind)) found.push(NAMESAKE);
      else found.push(isFront(neighbours.within) || isBehind(neighbours.withinBehind) ? PLACED : BARE);
    }
  }
  return found;
}

/** Folder names of sports in URLs. */
const SPORT_PAGE =
  /sport|foot(?:y|-|\/|\.|ball)|foot\d|f[uú]tbol|futebol|fu(?:ss|ß)ball|voetbal|calcio|rugby|cricket|basket|hockey|deporte|esporte|\b(?:nrl|afl|nba|nfl|nhl|mlb)\b/iu;

const isSport = ({ url, title, preview }: ExaminedArticle, language: string): boolean =>
  SPORT_PAGE.test(url) || headlineCategories(title, preview, language).includes('sports');

/**
 * Makes a test whether an article that mentions a place is news of the place, rather than of a club, person or treaty
 * named after it. A name that is also a common word or a person's name needs evidence beside it. So does any name in a
 * sports headline, where it means a team. An article that mentions the name only after its preview passes, unless it is
 * about sports.
 * @param names of the place in the language.
 * @param context region or country in the query that identifies the place.
 * @param seatOf country whose government has its seat in the place, or null. Publishers abroad mean the government by
 * the name alone (`Moscow replies`), and all publishers do in a title that names another government.
 * @returns a test of an article, given whether it contains the context and whether it was found by its source's name.
 */
export function newsOfPlace(
  names: readonly string[],
  language: string,
  context: readonly PlaceContext[],
  seatOf: string | null = null,
): (article: ExaminedArticle, hasContext: boolean, isFromThere: boolean) => boolean {
  const neighbours = neighboursIn(language);
  const runs = names
    .map((name) =>
      textWordsOf(name, language)
        .slice(0, -1)
        .map(({ text }) => text),
    )
    .filter((run) => run.length > 0)
    .map((words) => ({ words, stems: words.map((word) => new Set(possibleStems(word, language))) }));
  const key = placeKey(names[0] ?? '');
  const sought: Sought = { runs, language, neighbours, context, isGiven: GIVEN_NAME_SET.has(key) };
  const folded = names.map((name) => fold(name, language));
  const [isWord, isPerson] = [neighbours.alsoWords.has(key), NAMES_OF_PEOPLE.has(key)];
  const isRunOfCharacters = names.some(isUnspaced);
  const mentions = (text: string): Mentions => {
    const found = mentionsIn(text, sought);
    if (isRunOfCharacters) found.push(...unspacedMentionsIn(fold(text, language), folded, neighbours));
    return { best: Math.max(NOT_SAID, ...found), ofNamesake: found.includes(NAMESAKE) };
  };
  return (article, hasContext, isFromThere) => {
    const inTitle = mentions(article.title);
    if (inTitle.best === PLACED) return true;
    const inText = mentions(article.preview);
    const best = Math.max(inTitle.best, inText.best);
    if (best === PLACED) return true;
    if (best === ANOTHER_WORD || best === NAMESAKE) return false;
    // After the club's full name, the bare name denotes the club as well.
    if (best < LIKELY && (inTitle.ofNamesake || inText.ofNamesake)) return false;
    const isAbroad = article.country !== null && article.country !== seatOf;
    const isGovernment = (): boolean =>
      isAbroad ? best < LIKELY : best === BARE && namesGovernment(article.title, seatOf!, language);
    if (seatOf !== null && best !== NOT_SAID && isGovernment()) return false;
    if (isWord && best === NOT_SAID) return false;
    const isUnsure = (isWord || isPerson) && best < (isPerson ? LIKELY : LABEL);
    if (isUnsure && !hasContext) return false;
    if (best === NOT_SAID && (isFromThere || !article.preview.endsWith('…'))) return isFromThere;
    if (best === BARE && indicatesCategory(article.title, 'sports', language)) return false;
    return !isSport(article, language) && !tellsOfMatch(article.title, language, neighbours.against);
  };
}
