import { secondsOf } from '../../../index/article-id.js';
import type { IndexReader } from '../../../index/index-reader.js';
import { countryToken, domainToken } from '../../../index/tokens.js';
import { analysisLanguage } from '../../../languages/analysis-language.js';
import type { QueryTerm } from '../../parse-text.js';
import type { CandidatePage, PageRequest, SearchQuery } from '../../search-provider.js';
import { contentGroups, strongGroups } from './content-groups.js';
import { allOf, type Expression, inTitle, label, without } from './expression.js';
import { type LooseWord, looseWords } from './loose-words.js';
import { freshness, pageSize, rangeOf, rankByText } from './ranking.js';
import { renderFts5 } from './render-fts5.js';
import { excluding, phrase, separateWords } from './terms.js';

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
export function canLoosen({ intent, parsed }: SearchQuery): boolean {
  return intent === 'text' && parsed!.groups.length > 0 && parsed!.groups.every(({ length }) => length === 1);
}

export const LOOSENED_START: LoosenedPosition = { loosening: null, steps: [], ranked: [] };

function loosen(index: IndexReader, query: SearchQuery, now: number): Loosening {
  const parsed = query.parsed!;
  const language = analysisLanguage(query.language);
  const groups = strongGroups(parsed.groups, language) ?? contentGroups(parsed.groups, language);
  const terms = groups.map(([term]) => term!);
  const phrases = terms
    .filter((term) => term.phrase)
    .map(({ text }) => phrase(text, language))
    .filter((one) => one !== null);
  const plain = terms.filter((term) => !term.phrase).flatMap((term) => separateWords(term, language));
  const limited = (expression: Expression): Expression => {
    const of = excluding(expression, parsed, language);
    return query.country === null ? of : allOf([of, label(countryToken(language, query.country))]);
  };
  const together = (expression: Expression): Expression => limited(allOf([expression, ...phrases]));
  const found = looseWords(index, plain, together, rangeOf(query), language, now);
  const asked = [
    ...terms.filter((term) => term.phrase).map((term) => [term]),
    ...found.map(({ term, neighbours }) => [term, ...neighbours.map((text) => ({ text, phrase: false }))]),
  ];
  return { language, steps: planLoosening(found, phrases, limited), asked };
}

/** The ids of one step, as many as are enough, with how much of what was asked their articles hold. */
function readStep(
  index: IndexReader,
  query: SearchQuery,
  readings: Reading[],
  excluded: Expression[],
): { relevance: Map<number, number>; rest: Reading[] } {
  const relevance = new Map<number, number>();
  const range = rangeOf(query);
  let read = 0;
  const add = (expression: Expression, worth: number): number => {
    const ids = index.match(renderFts5(without(expression, excluded)), range, IDS_PER_READING);
    for (const id of ids) relevance.set(id, Math.max(relevance.get(id) ?? 0, worth));
    return ids.length;
  };
  while (read < readings.length && relevance.size < ENOUGH_IDS) {
    const { expression, share } = readings[read++]!;
    const worth = ALL_WORDS * share;
    if (add(expression, worth) === IDS_PER_READING) add(inTitle(expression), worth + IN_TITLE);
  }
  return { relevance, rest: readings.slice(read) };
}

/**
 * Articles that hold most of the words of a query, then those with a rare one, then those with neighbours in
 * spelling. To be asked for only when nothing that holds all words is left.
 */
export function findLoosened(
  index: IndexReader,
  query: SearchQuery,
  page: PageRequest & { cursor: LoosenedPosition },
  now: number,
): CandidatePage {
  const { cursor } = page;
  const loosening = cursor.loosening ?? loosen(index, query, now);
  let [steps, ranked] = [cursor.loosening === null ? loosening.steps : cursor.steps, cursor.ranked];
  const { language } = loosening;
  if (ranked.length === 0) {
    const [step, ...later] = steps;
    if (step === undefined) return { candidates: [], next: null };
    const excluded = [...page.saturatedDomains].map((domain) => label(domainToken(language, domain)));
    const { relevance, rest } = readStep(index, query, step, excluded);
    steps = rest.length > 0 ? [rest, ...later] : later;
    const score = ([id, worth]: [number, number]): number => worth + freshness(secondsOf(id), now);
    ranked = [...relevance].sort((a, b) => score(b) - score(a) || b[0] - a[0]);
  }
  const chosen = new Map(ranked.slice(0, pageSize(query)));
  const left = ranked.slice(pageSize(query));
  const isEnd = left.length === 0 && steps.length === 0;
  return {
    candidates: rankByText(index, chosen, loosening, now),
    next: isEnd ? null : { loosening, steps, ranked: left },
  };
}

/** Articles that lack some of the words. */
export interface Reading {
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
}

/** Subsets of more words would be many: the commonest words of a long query are no longer asked for. */
const MOST_WORDS = 5;
const MOST_MISTAKEN = 3;
const MOST_READINGS = 6;

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
 * then those with a rare word; then those with nothing but neighbours in spelling; at last those with the rarest word,
 * however frequent. In each step a neighbour beside the words it asks for counts as the word that it stands for.
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
  const ordered = (sets: Part[][]): Reading[] =>
    sets
      .sort((a, b) => weightOf(b) - weightOf(a))
      .slice(0, MOST_READINGS)
      .map((parts) => ({
        expression: limited(allOf([...parts.map(({ expression }) => expression), ...phrases])),
        share: weightOf(parts) / total,
      }));

  const steps: Part[][][] = [[], [], []];
  for (const parts of subsets([...words.map(ofWord), ...mistaken.map(ofNeighbour)])) {
    const exact = parts.filter(({ isNeighbour }) => !isNeighbour);
    if (parts.length + phrases.length === 0 || exact.length === found.length) continue;
    if (new Set(parts.map(({ of }) => of)).size < parts.length) continue;
    if (2 * (exact.length + phrases.length) > found.length + phrases.length) steps[0]!.push(parts);
    else if (exact.some(({ isRare }) => isRare)) steps[1]!.push(parts);
    else if (exact.length < parts.length) steps[2]!.push(parts);
  }
  const rarest = words.length > 0 && found.length > 1 ? [[ofWord(words[0]!)]] : [];
  return [...steps, rarest].map(ordered).filter((step) => step.length > 0);
}
