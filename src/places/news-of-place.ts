import { fold } from '../analysis/fold.js';
import { headlineTopics } from '../analysis/headline-topics.js';
import { stem } from '../analysis/stem.js';
import { functionWordsOf, isUnspaced } from '../analysis/words.js';
import { findLanguage, perLanguage } from '../languages/find-language.js';
import type { PlaceWords } from '../languages/language.js';
import { changesNames, placeKey } from './find-place.js';
import { CLUBS, KNOWN_NAMES, PEOPLE } from './named-after.js';
import { findContext, type PlaceContext } from './place-context.js';

/** What the name of a place stands for where it is mentioned; the later, the surer that the place is meant. */
const NOT_SAID = 0;
/** In small letters, or another word's ending. */
const ANOTHER_WORD = 1;
const NAMESAKE = 2;
const BARE = 3;
const LABEL = 4;
const LIKELY = 5;
const PLACED = 6;

/** The surest mention of a text, and whether something named after the place is mentioned as well. */
interface Mentions {
  best: number;
  ofNamesake: boolean;
}

/** An article as far as it tells what it is about. */
interface Told {
  title: string;
  preview: string;
  /** Host of the publisher: a paper named after the place means it. */
  source: string;
  url: string;
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
    behind: setOf(places.behind, CLUBS),
    ahead: setOf(places.ahead, CLUBS),
    of: setOf(places.of),
    within: setOf(places.within ?? words.roles?.locative),
    toward: setOf(places.toward),
    withinBehind: setOf(places.withinBehind),
    civic: setOf(places.civic),
    and: setOf(words.titles?.and),
    alsoWords: new Set(namesOf(places.alsoWords)),
    familyEndings: wordsOf(places.familyEndings, language),
  };
});

const NAMES_OF_PEOPLE = new Set(namesOf(PEOPLE));
const KNOWN = namesOf(KNOWN_NAMES).map((name) => name.split(' '));

/** A word of a text, with what stands between it and the word before. */
class Token {
  private folded: string | null = null;

  constructor(
    private readonly raw: string,
    private readonly language: string,
    readonly before: string,
  ) {}

  get text(): string {
    return (this.folded ??= fold(this.raw, this.language));
  }

  get hasCase(): boolean {
    return this.raw.toLowerCase() !== this.raw.toUpperCase();
  }

  /** `NSW`, `Va`, but not the `no` of Portuguese, which is no Norway. */
  get mayBeCode(): boolean {
    return this.raw.length > 3 || this.isCapital;
  }

  get isCapital(): boolean {
    return this.raw !== this.raw.toLowerCase();
  }
}

const TOKEN = /[\p{L}\p{N}\p{M}]+/gu;
const QUOTE_OPENS = /[«"“„]\s*$/u;
const QUOTE_CLOSES = /^\s*[»"”“]/u;

function tokensOf(text: string, language: string): Token[] {
  const found: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [raw] = match;
    found.push(new Token(raw, language, text.slice(end, match.index)));
    end = match.index + raw.length;
  }
  found.push(new Token('', language, text.slice(end)));
  return found;
}

/** The place that is looked for, as `newsOfPlace` compares it. */
interface Sought {
  /** The words of each name, with their stems. */
  runs: { words: string[]; stems: string[] }[];
  language: string;
  neighbours: Neighbours;
  /** What was typed to tell which place of the name is meant. */
  context: readonly PlaceContext[];
}

const isRun = (tokens: Token[], at: number, run: readonly string[]): boolean =>
  run.every((word, i) => tokens[at + i]?.text === word);

/** `Paris Hilton`: whether the words stand in a longer name that is known. */
function isInKnownName(tokens: Token[], at: number, run: readonly string[]): boolean {
  return KNOWN.some((name) => {
    const offset = name.findIndex((_, i) => run.every((word, j) => name[i + j] === word));
    return offset !== -1 && at >= offset && isRun(tokens, at - offset, name);
  });
}

/** The place before it in an enumeration (`in Leeds, York and Hull`), or the place itself. */
function headOfList(tokens: Token[], at: number, and: ReadonlySet<string>): number {
  let head = at;
  for (let steps = 0; steps < 4 && head > 1; steps++) {
    if (tokens[head]!.before.includes(',') && tokens[head - 1]!.isCapital) head -= 1;
    else if (and.has(tokens[head - 1]!.text) && tokens[head - 2]!.isCapital) head -= 2;
    else break;
  }
  return head;
}

function isNamedAfter(tokens: Token[], at: number, end: number, { neighbours }: Sought): boolean {
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

/** Whether two of the names by which a place is told are of one region or country, or one lies in the other. */
function agree(one: PlaceContext, other: PlaceContext): boolean {
  if (one.words.some((word) => other.words.includes(word))) return true;
  const [country, otherCountry] = [one.country ?? one.within, other.country ?? other.within];
  return country === otherCountry && (one.country !== null || other.country !== null);
}

/** `Portland, Maine`: the region or country that is told directly behind a name. */
function toldBehind(next: Token, afterThat: Token | undefined, language: string): PlaceContext | null {
  if (!/^\s*[,(]\s*$/u.test(next.before) || next.text.length < 2 || !next.mayBeCode) return null;
  return findContext(`${next.text} ${afterThat?.text ?? ''}`, language) ?? findContext(next.text, language);
}

/** What stands around a name that is not part of a longer one. */
function standing(tokens: Token[], at: number, end: number, sought: Sought): number {
  const { neighbours, language, context } = sought;
  const { within, toward, withinBehind, of, civic, and } = neighbours;
  const isPossessive = tokens[end]!.text === 's' && /['’]/u.test(tokens[end]!.before);
  const next = tokens[isPossessive ? end + 1 : end]!;
  const region = toldBehind(next, tokens[end + 1], language);
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
    (of.has(previous) && civic.has(beforeThat))
  )
    return PLACED;
  if (/['’]/u.test(next.before) && withinBehind.has(next.text)) return PLACED;
  if (civic.has(next.text)) return PLACED;
  if (toward.has(previous)) return LIKELY;
  return at === 0 && /^\s*[:,]/u.test(next.before) ? LABEL : BARE;
}

/** `Рязанов` for Рязань, but not `Иванова` for Иваново. */
function isFamilyName(found: string, name: string, { neighbours }: Sought): boolean {
  const isOne = (word: string): boolean => neighbours.familyEndings.some((ending) => word.endsWith(ending));
  return found !== name && isOne(found) && !isOne(name);
}

function mentionAt(tokens: Token[], at: number, words: readonly string[], sought: Sought): number {
  const end = at + words.length;
  if (!tokens[at]!.isCapital && tokens[at]!.hasCase) return ANOTHER_WORD;
  // An ending is changed for another (Уфы), not taken off (УФ).
  if (tokens[end - 1]!.text.length < words.at(-1)!.length) return ANOTHER_WORD;
  if (isFamilyName(tokens[end - 1]!.text, words.at(-1)!, sought)) return ANOTHER_WORD;
  // Seine-Saint-Denis is not Saint-Denis; Aix-Marseille is Marseille, too.
  if (words.length > 1 && tokens[at]!.before === '-' && tokens[at - 1]!.isCapital) return ANOTHER_WORD;
  if (isInKnownName(tokens, at, words) || isNamedAfter(tokens, at, end, sought)) return NAMESAKE;
  return standing(tokens, at, end, sought);
}

/** What every form of a word begins with. */
function beginning(word: string, stemmed: string): string {
  let end = 0;
  while (end < stemmed.length && word[end] === stemmed[end]) end++;
  return word.slice(0, end);
}

function mentionsIn(text: string, sought: Sought): number[] {
  const { runs, language } = sought;
  const isChanging = changesNames(language);
  const folded = fold(text, language);
  const possible = runs.filter(({ words, stems }) =>
    folded.includes(isChanging ? beginning(words[0]!, stems[0]!) : words[0]!),
  );
  if (possible.length === 0) return [];
  const tokens = tokensOf(text, language);
  const found: number[] = [];
  for (const { words, stems } of possible) {
    for (let at = 0; at + words.length < tokens.length; at++) {
      const isName = words.every((word, i) => {
        const one = tokens[at + i]!.text;
        return one === word || (isChanging && one[0] === word[0] && stem(one, language) === stems[i]);
      });
      if (isName) found.push(mentionAt(tokens, at, words, sought));
    }
  }
  return found;
}

/** In scripts without spaces a name is a run of characters, and so are its neighbours. */
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

/** `readingchronicle.co.uk` is of Reading; `orange.fr` bears nothing but a name. */
function isOfItsPaper({ source }: Told, hosts: readonly string[]): boolean {
  const labels = source.split('.').map((label) => label.replaceAll('-', ''));
  return hosts.some((host) => labels.some((label) => label !== host && label.includes(host)));
}

/** What stands in addresses of sport pages. */
const SPORT_PAGE =
  /sport|foot(?:y|-|\/|\.|ball)|foot\d|f[uú]tbol|futebol|fu(?:ss|ß)ball|voetbal|calcio|rugby|cricket|basket|hockey|deporte|esporte|\b(?:nrl|afl|nba|nfl|nhl|mlb)\b/iu;

const isSport = ({ url, title, preview }: Told, language: string): boolean =>
  SPORT_PAGE.test(url) || headlineTopics(title, preview, language).includes('sports');

/**
 * Whether what an article says of a place's name is news of the place: not of a club, a person or a treaty named after
 * it. A name that is also a word or a person's counts only where a neighbour tells the place; and in a headline about
 * sport, where the bare name of a place is its team's.
 *
 * An article that mentions the name only beyond its preview is taken at its word, unless it is about sport.
 *
 * @param names of the place in the language.
 * @param context what was typed to tell which place of the name is meant.
 * @returns whether it is, given also whether the article tells what was typed behind the name, and whether it was found
 * by the name of its source.
 */
export function newsOfPlace(
  names: readonly string[],
  language: string,
  context: readonly PlaceContext[],
): (article: Told, isTold: boolean, isFromThere: boolean) => boolean {
  const neighbours = neighboursIn(language);
  const runs = names
    .map((name) =>
      tokensOf(name, language)
        .slice(0, -1)
        .map(({ text }) => text),
    )
    .filter((run) => run.length > 0)
    .map((words) => ({ words, stems: words.map((word) => stem(word, language)) }));
  const sought: Sought = { runs, language, neighbours, context };
  const folded = names.map((name) => fold(name, language));
  const hosts = names.map((name) => placeKey(name).replaceAll(' ', '')).filter((name) => name.length > 3);
  const key = placeKey(names[0] ?? '');
  const [isWord, isPerson] = [neighbours.alsoWords.has(key), NAMES_OF_PEOPLE.has(key)];
  const isRunOfCharacters = names.some(isUnspaced);
  const mentions = (text: string): Mentions => {
    const found = mentionsIn(text, sought);
    if (isRunOfCharacters) found.push(...unspacedMentionsIn(fold(text, language), folded, neighbours));
    return { best: Math.max(NOT_SAID, ...found), ofNamesake: found.includes(NAMESAKE) };
  };
  return (article, isTold, isFromThere) => {
    const inTitle = mentions(article.title);
    if (inTitle.best === PLACED) return true;
    const inText = mentions(article.preview);
    const best = Math.max(inTitle.best, inText.best);
    if (best === PLACED) return true;
    if (best === ANOTHER_WORD || best === NAMESAKE) return false;
    // Who has named the club means it by the bare name as well.
    if (best < LIKELY && (inTitle.ofNamesake || inText.ofNamesake)) return false;
    if (isWord && best === NOT_SAID) return false;
    const isUnsure = (isWord || isPerson) && best < (isPerson ? LIKELY : LABEL);
    if (isUnsure && !isTold && !isOfItsPaper(article, hosts)) return false;
    if (best === NOT_SAID && (isFromThere || !article.preview.endsWith('…'))) return isFromThere;
    return !isSport(article, language);
  };
}
