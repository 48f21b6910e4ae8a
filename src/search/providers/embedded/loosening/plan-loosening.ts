import type { QueryTerm } from '../../../parse-text.js';
import { allOf, type Expression } from '../query/expression.js';
import type { LooseWord } from './loose-words.js';

/** Articles that lack some of the words. */
export interface Reading {
  expression: Expression;
  /** How much of what the words say these articles hold, 0-1. */
  share: number;
}

/** What comes after all words, step by step: all of a step stands before anything of the next. */
export interface Loosening {
  language: string;
  steps: Reading[][];
  /** What was asked for, neighbours in spelling as alternatives of the words they stand for. */
  asked: QueryTerm[][];
}

/** Subsets of more words would be many: the commonest words of a long query are no longer asked for. */
const MOST_WORDS = 5;
const MOST_READINGS = 5;

/** A word, or its neighbours in place of it. */
interface Part {
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

const ofWord = ({ expression, weight, isRare }: LooseWord): Part => ({
  expression,
  weight,
  isRare,
  isNeighbour: false,
});

const ofNeighbour = ({ neighbour, weight }: LooseWord): Part => ({
  expression: neighbour!,
  weight,
  isRare: true,
  isNeighbour: true,
});

/**
 * Orders what is read where not all words are found together: articles with most of the words, the rarer words first;
 * then those with a rare word; then those with neighbours in spelling; at last the rarest word, however frequent.
 *
 * @param found the plain words of the query, the rarest first.
 * @param phrases its phrases, which every article holds.
 */
export function planLoosening(
  found: readonly LooseWord[],
  phrases: readonly Expression[],
  limited: (expression: Expression) => Expression,
): Reading[][] {
  const words = found.filter(({ isMissing }) => !isMissing).slice(0, MOST_WORDS);
  const mistaken = found.filter(({ neighbour }) => neighbour !== null);
  const wanted = found.length + phrases.length;
  const total = weightOf(found) || 1;
  const reading = (parts: readonly Part[]): Reading => ({
    expression: limited(allOf([...parts.map(({ expression }) => expression), ...phrases])),
    share: weightOf(parts) / total,
  });
  const isAny = (parts: readonly Part[]): boolean => parts.length + phrases.length > 0;
  const isMost = (parts: readonly Part[]): boolean => 2 * (parts.length + phrases.length) > wanted;
  const ordered = (sets: Part[][]): Reading[] =>
    sets
      .filter(isAny)
      .sort((a, b) => weightOf(b) - weightOf(a))
      .slice(0, MOST_READINGS)
      .map(reading);

  const exact = subsets(words.map(ofWord)).filter((parts) => parts.length < found.length);
  const known = words.filter(({ neighbour }) => neighbour === null).map(ofWord);
  const corrected = [...known, ...mistaken.map(ofNeighbour)];
  const close = mistaken.length === 0 ? [] : [corrected];
  const most = exact.filter(isMost);
  const rare = exact.filter((parts) => !isMost(parts) && parts.some(({ isRare }) => isRare));
  const neighbours = subsets(corrected.slice(-MOST_WORDS)).filter((parts) =>
    parts.some(({ isNeighbour }) => isNeighbour),
  );
  return [
    ordered(isMost(known) ? [...most, ...close] : most),
    ordered(known.some(({ isRare }) => isRare) ? [...rare, ...close] : rare),
    ordered(neighbours),
    ordered(words.length > 0 ? [[ofWord(words[0]!)]] : []).filter(() => found.length > 1),
  ].filter((step) => step.length > 0);
}
