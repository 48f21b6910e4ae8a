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
export function planLoosening(
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
