import { words } from '../../analysis/words.js';
import { domainToken } from '../../index/tokens.js';
import { isSpellable } from '../../index/vocabulary.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { contentGroups, type QueryTerm, strongGroups } from '../parse-text.js';
import type { CandidatePage, PageRequest, SearchQuery } from '../search-provider.js';
import { type ArticleIndex, type SearchRange, type Wanted, WHOLE_INDEX } from './article-index.js';
import { allOf, anyOf, type Expression, inTitle, label, without } from './expression.js';
import { neighboursOf } from './neighbours.js';
import { everyGroup, excluding, filtered, inAnyForm, phrase, separateWords, withWritings } from './terms.js';
import { freshness, pageSize, rangeOf, rankByText } from './ranking.js';

/** A word of a query, and what may replace it where not all words are found together. */
interface LooseWord {
  term: QueryTerm;
  /** In any of its forms. */
  expression: Expression;
  /** The rarer the word the more it says. */
  weight: number;
  /** Whether few articles hold it; none do where `isMissing`. */
  isRare: boolean;
  isMissing: boolean;
  /** Words of nearly the same spelling, where this one is in no title or in very few. */
  neighbours: string[];
  neighbour: Expression | null;
}

/** Newest matches from which the frequency of a word is estimated that the vocabulary does not keep. */
const COUNTED = 100;
/** Over how long matches that fill the count are thought to go on, in seconds. */
const SPAN = 30 * 86_400;
const SHORTEST_REACH = 3600;
/** A word is rare in at most this share of the language's articles, or in this many of a small index. */
const RARE = 0.02;
const FEW = 20;
/** A word in at most one of this many articles may be a misspelling. */
const HARDLY = 25_000;
/** A neighbour stands in at least this many titles for each article with the word. */
const BETTER_KNOWN = 10;
/** A word of at most so many letters has neighbours by chance: alone it asks only for one of so many titles' words. */
const SHORT = { letters: 5, titles: 500 };

/** How frequent the words of a language are, and what they may have been meant to be. */
class WordCounts {
  /** In how many articles a misspelling may stand. */
  private readonly hardly: number;

  static async of(index: ArticleIndex, language: string, now: number): Promise<WordCounts> {
    return new WordCounts(index, language, now, await index.vocabulary.titles(language));
  }

  private constructor(
    private readonly index: ArticleIndex,
    private readonly language: string,
    private readonly now: number,
    readonly all: number,
  ) {
    this.hardly = Math.floor(all / HARDLY);
  }

  /** In how many articles each expression is met; beyond 100 estimated by how far back the newest 100 reach. */
  async byMatches(expressions: readonly Expression[], range: SearchRange): Promise<number[]> {
    const found = await this.newest(expressions, range, COUNTED);
    return found.map((ids) => {
      if (ids.length < COUNTED) return ids.length;
      const reach = this.now - (this.index.secondsOf(ids.at(-1)!) ?? 0);
      return Math.max(COUNTED, (COUNTED * SPAN) / Math.max(SHORTEST_REACH, reach));
    });
  }

  isHardlyKnown(count: number): boolean {
    return count <= this.hardly;
  }

  /**
   * For each word, given with the expression that finds it, words of nearly the same spelling.
   *
   * @param isAlone whether nothing else was asked for, beside which a neighbour proves right.
   */
  async neighbours(
    words: readonly { word: string; expression: Expression }[],
    isAlone: boolean,
  ): Promise<string[][]> {
    const expressions = words.map(({ expression }) => expression);
    const found = await this.newest(expressions, WHOLE_INDEX, this.hardly + 1);
    return Promise.all(
      words.map(({ word }, i) => {
        const matches = found[i]!.length;
        if (matches > this.hardly) return [];
        const isChance = isAlone && [...word].length <= SHORT.letters;
        const known = isChance ? Math.ceil(this.all / SHORT.titles) : 1;
        const titles = Math.max(known, this.hardly, matches * BETTER_KNOWN);
        return neighboursOf(word, titles, this.index.vocabulary, this.language);
      }),
    );
  }

  private newest(expressions: readonly Expression[], range: SearchRange, limit: number): Promise<number[][]> {
    const wanted = expressions.map((expression) => ({ expression }));
    const read = this.index.match(wanted, range, limit);
    return Promise.all(wanted.map((_, i) => read(i)));
  }
}

/** The only word of a term, where its spelling can be mistaken. */
function spellableWord(term: QueryTerm, language: string): string | null {
  const [word, ...others] = words(term.text, language);
  return word !== undefined && others.length === 0 && isSpellable(word) ? word : null;
}

/**
 * The plain words of a query with how much each says, the rarest first; a word that no article holds comes last.
 *
 * @param limited what holds for every article of the answer: phrases, excluded words, a country.
 */
async function looseWords(
  index: ArticleIndex,
  terms: QueryTerm[],
  limited: (expression: Expression) => Expression,
  range: SearchRange,
  language: string,
  now: number,
): Promise<LooseWord[]> {
  const counts = await WordCounts.of(index, language, now);
  const read = terms.flatMap((term) => {
    const expression = everyGroup([withWritings(term)], language, inAnyForm);
    return expression === null ? [] : [{ term, expression, word: spellableWord(term, language) }];
  });
  const byMatches = await counts.byMatches(
    read.map(({ expression }) => limited(expression)),
    range,
  );
  const counted = read.map((one, i) => ({ ...one, count: byMatches[i]! }));
  const mistaken = counted.filter(
    (one): one is typeof one & { word: string } => one.word !== null && counts.isHardlyKnown(one.count),
  );
  const neighbours = await counts.neighbours(mistaken, read.length === 1);
  const found = counted.map((one): LooseWord => {
    const { term, expression, count } = one;
    const meant = neighbours[mistaken.findIndex((other) => other === one)] ?? [];
    const ways = meant.map((text) => phrase(text, language)).filter((way) => way !== null);
    return {
      term,
      expression,
      weight: Math.log(2 + counts.all / (count + 1)),
      isRare: count <= Math.max(FEW, counts.all * RARE),
      isMissing: count === 0,
      neighbours: meant,
      neighbour: ways.length === 0 ? null : anyOf(ways),
    };
  });
  return found.sort((a, b) => Number(a.isMissing) - Number(b.isMissing) || b.weight - a.weight);
}

/** Ids read for one way to leave words out, and how many are enough to choose a page from. */
const IDS_PER_READING = 60;
const ENOUGH_IDS = 60;
/** What it is worth to hold all that the words say, and to hold what is held in the title. */
const ALL_WORDS = 1.5;
const IN_TITLE = 0.3;

/** Where loosening goes on. */
export interface LoosenedPosition {
  /** Null before anything is loosened: only then is it worked out how. */
  loosening: Loosening | null;
  /** Readings of the steps that are still to come, those of the present step first. */
  steps: Reading[][];
  ranked: [id: number, relevance: number][];
}

/** Whether an answer may be filled with articles that lack some of the words; a choice of words is never loosened. */
export function canLoosen({ intent, parsed, searchIn, order }: SearchQuery): boolean {
  if (intent !== 'text' || searchIn === 'title' || order === 'newest') return false;
  return parsed!.groups.length > 0 && parsed!.groups.every(({ length }) => length === 1);
}

export const LOOSENED_START: LoosenedPosition = { loosening: null, steps: [], ranked: [] };

async function loosen(index: ArticleIndex, query: SearchQuery, now: number): Promise<Loosening> {
  const parsed = query.parsed!;
  const language = analysisLanguage(query.language);
  const groups = strongGroups(parsed.groups, language) ?? contentGroups(parsed.groups, language);
  const terms = groups.map(([term]) => term!);
  const phrases = terms
    .filter((term) => term.phrase)
    .map(({ text }) => phrase(text, language))
    .filter((one) => one !== null);
  const separate = terms.filter((term) => !term.phrase).flatMap((term) => separateWords(term, language));
  // New York, New Jersey: a word that is said twice is one.
  const plain = [...new Map(separate.map((term) => [term.text, term])).values()];
  const ofCaller = filtered(query, language);
  const limited = (expression: Expression): Expression => ofCaller(excluding(expression, parsed, language));
  const together = (expression: Expression): Expression => limited(allOf([expression, ...phrases]));
  const found = await looseWords(index, plain, together, rangeOf(query), language, now);
  const quoted = terms.filter((term) => term.phrase);
  const asked = [
    ...quoted.map((term) => [term]),
    ...found.map(({ term, neighbours }) => [
      ...withWritings(term),
      ...neighbours.map((text) => ({ text, phrase: false })),
    ]),
  ];
  const most = Math.max(1, ...found.map(({ weight }) => weight));
  const weights = [...quoted.map(() => most), ...found.map(({ weight }) => weight)];
  return { language, steps: planLoosening(found, phrases, limited), asked, weights };
}

/** The ids of one step, as many as are enough, with how much of what was asked their articles hold. */
async function readStep(
  index: ArticleIndex,
  query: SearchQuery,
  readings: Reading[],
  excluded: Expression[],
): Promise<{ relevance: Map<number, number>; rest: Reading[] }> {
  const relevance = new Map<number, number>();
  const anywhere = readings.map(({ expression }): Wanted => ({
    get expression() {
      return without(expression, excluded);
    },
  }));
  const inTitles = readings.map(({ expression }): Wanted => ({
    get expression() {
      return without(inTitle(expression), excluded);
    },
    fallback: true,
  }));
  const match = index.match([...anywhere, ...inTitles], rangeOf(query), IDS_PER_READING);
  const add = async (place: number, worth: number): Promise<number> => {
    const ids = await match(place);
    for (const id of ids) relevance.set(id, Math.max(relevance.get(id) ?? 0, worth));
    return ids.length;
  };
  let read = 0;
  while (read < readings.length && relevance.size < ENOUGH_IDS) {
    const worth = ALL_WORDS * readings[read]!.share;
    const isFull = (await add(read, worth)) === IDS_PER_READING;
    // Of few articles all are loaded: their titles tell then.
    await add(isFull ? readings.length + read : read, worth + IN_TITLE);
    read++;
  }
  return { relevance, rest: readings.slice(read) };
}

/**
 * Articles that hold most of the words of a query, then those with a rare one, then those with neighbours in
 * spelling. To be asked for only when nothing that holds all words is left.
 */
export async function findLoosened(
  index: ArticleIndex,
  query: SearchQuery,
  page: PageRequest & { cursor: LoosenedPosition },
  now: number,
): Promise<CandidatePage> {
  const { cursor } = page;
  const loosening = cursor.loosening ?? (await loosen(index, query, now));
  let [steps, ranked] = [cursor.loosening === null ? loosening.steps : cursor.steps, cursor.ranked];
  const { language } = loosening;
  if (ranked.length === 0) {
    const [step, ...later] = steps;
    if (step === undefined) return { candidates: [], next: null };
    const excluded = [...page.saturatedDomains].map((domain) => label(domainToken(language, domain)));
    const { relevance, rest } = await readStep(index, query, step, excluded);
    steps = rest.length > 0 ? [rest, ...later] : later;
    const score = ([id, worth]: [number, number]): number => worth + freshness(index.secondsOf(id), now);
    ranked = [...relevance].sort((a, b) => score(b) - score(a) || b[0] - a[0]);
  }
  const chosen = new Map(ranked.slice(0, pageSize(query)));
  const left = ranked.slice(pageSize(query));
  const isEnd = left.length === 0 && steps.length === 0;
  return {
    candidates: await rankByText(index, chosen, loosening, now),
    next: isEnd ? null : { loosening, steps, ranked: left },
  };
}

/** Articles that lack some of the words. */
interface Reading {
  expression: Expression;
  /** How much of what the words say these articles hold, 0-1. */
  share: number;
}

/** What comes after all words, step by step: all of a step stands before anything of the next. */
interface Loosening {
  language: string;
  steps: Reading[][];
  /** What was asked for, neighbours in spelling as alternatives of the words they stand for. */
  asked: QueryTerm[][];
  /** How much each of that says. */
  weights: number[];
}

/** Subsets of more words would be many: the commonest words of a long query are no longer asked for. */
const MOST_WORDS = 5;
const MOST_MISTAKEN = 3;
/** Ways to leave words out that are read in each step; what is left of all of them comes last. */
const MOST_READINGS = [16, 6, 6, 6];
const MOST_LEFT = 16;

/** A word, or its neighbours in place of it. */
interface Part {
  of: LooseWord;
  expression: Expression;
  weight: number;
  isRare: boolean;
  isNeighbour: boolean;
}

function subsets<T>(of: readonly T[]): T[][] {
  return of.reduce<T[][]>((all, one) => [...all, ...all.map((some) => [...some, one])], [[]]);
}

const weightOf = (parts: readonly { weight: number }[]): number =>
  parts.reduce((sum, { weight }) => sum + weight, 0);

const ofWord = (of: LooseWord): Part => ({ ...of, of, isNeighbour: false });
const ofNeighbour = (of: LooseWord): Part => ({
  of,
  expression: of.neighbour!,
  weight: of.weight,
  isRare: true,
  isNeighbour: true,
});

/**
 * Orders what is read where not all words are found together: articles with most of the words, the rarer words first;
 * then those with a rare word; then those with nothing but neighbours in spelling; at last those with several words or
 * the rarest, however frequent. In each step a neighbour beside the words it asks for counts as the word that it stands
 * for.
 *
 * @param found the plain words of the query, the rarest first.
 * @param phrases its phrases, which every article holds.
 * @param limited what else holds for every article.
 */
function planLoosening(
  found: readonly LooseWord[],
  phrases: readonly Expression[],
  limited: (expression: Expression) => Expression,
): Reading[][] {
  const words = found.filter(({ isMissing }) => !isMissing).slice(0, MOST_WORDS);
  const mistaken = found.filter(({ neighbour }) => neighbour !== null).slice(0, MOST_MISTAKEN);
  const total = weightOf(found);
  const byWeight = (sets: Part[][]): Part[][] => sets.sort((a, b) => weightOf(b) - weightOf(a));
  const readingOf = (parts: Part[]): Reading => ({
    expression: limited(allOf([...parts.map(({ expression }) => expression), ...phrases])),
    share: weightOf(parts) / total,
  });

  // What was quoted says as much as a rare word.
  const saysMuch = phrases.length > 0;
  const steps: Part[][][] = [[], [], [], []];
  for (const parts of subsets([...words.map(ofWord), ...mistaken.map(ofNeighbour)])) {
    const exact = parts.filter(({ isNeighbour }) => !isNeighbour);
    if (parts.length + phrases.length === 0 || exact.length === found.length) continue;
    if (new Set(parts.map(({ of }) => of)).size < parts.length) continue;
    if (2 * (exact.length + phrases.length) > found.length + phrases.length) steps[0]!.push(parts);
    else if (saysMuch || exact.some(({ isRare }) => isRare)) steps[1]!.push(parts);
    else if (exact.length < parts.length) steps[2]!.push(parts);
    else if (exact.length > 1 || exact[0]!.of === words[0]) steps[3]!.push(parts);
  }
  const first = steps.map((sets, i) => byWeight(sets).slice(0, MOST_READINGS[i]));
  const rest = steps.flatMap((sets, i) => sets.slice(MOST_READINGS[i]));
  return [...first, byWeight(rest).slice(0, MOST_LEFT)]
    .filter((sets) => sets.length > 0)
    .map((sets) => sets.map(readingOf));
}
