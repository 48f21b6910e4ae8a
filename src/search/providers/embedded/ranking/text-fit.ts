import { stem } from '../../../../analysis/stem.js';
import { fold } from '../../../../analysis/fold.js';
import { words } from '../../../../analysis/words.js';
import type { QueryTerm } from '../../../parse-text.js';
import type { RankingWeights } from './ranking-weights.js';

/** A part of a query that must be met: the alternatives, each the words of one without their endings. */
type Required = string[][];

/** A query as `textFit` looks for it. */
export interface Asked {
  required: Required[];
  /** What its words begin with, in any of their forms: no other word of a title needs to be stemmed. */
  initials: ReadonlySet<string>;
}

/** The groups of a query in the form in which `textFit` finds them. */
export function askedOf(groups: QueryTerm[][], language: string): Asked {
  const initials = new Set<string>();
  const stemmed = (word: string): string => {
    const found = stem(word, language);
    initials.add(word[0]!).add(found[0]!);
    return found;
  };
  const required = groups
    .map((group) =>
      group.map(({ text }) => words(text, language).map(stemmed)).filter((one) => one.length > 0),
    )
    .filter((alternatives) => alternatives.length > 0);
  return { required, initials };
}

/** Where in a text the words stand one after the other, or -1. */
function placeOf(run: string[], text: string[]): number {
  for (let at = text.indexOf(run[0]!); at !== -1; at = text.indexOf(run[0]!, at + 1)) {
    if (run.every((word, i) => text[at + i] === word)) return at;
  }
  return -1;
}

/** Which words of a title, from the first to the last, meet the query. */
interface Span {
  met: number;
  words: number;
  first: number;
  end: number;
}

function spanOf(title: string[], required: Required[]): Span {
  const span = { met: 0, words: 0, first: title.length, end: 0 };
  for (const alternatives of required) {
    let best: { at: number; length: number } | null = null;
    for (const run of alternatives) {
      const at = placeOf(run, title);
      if (at !== -1 && (best === null || at < best.at)) best = { at, length: run.length };
    }
    if (best === null) continue;
    span.met++;
    span.words += best.length;
    span.first = Math.min(span.first, best.at);
    span.end = Math.max(span.end, best.at + best.length);
  }
  return span;
}

/**
 * How much more an article is about the query than that its words stand in it: where and how close together they
 * stand in the title, what else the title says, and whether the preview speaks of them too.
 */
export function textFit(
  preview: string,
  wordsOfTitle: string[],
  { required, initials }: Asked,
  language: string,
  weights: RankingWeights,
): number {
  if (required.length === 0) return 0;
  const title = wordsOfTitle.map((word) => (initials.has(word[0]!) ? stem(word, language) : word));
  const { met, words: length, first, end } = spanOf(title, required);
  const body = fold(preview, language);
  const told = required.filter((alternatives) => alternatives.some(([word]) => body.includes(word!))).length;
  const inPreview = weights.preview * (told / required.length);
  if (met === 0) return inPreview;
  return (
    inPreview +
    weights.lead * (1 - first / title.length) +
    weights.coverage * (length / title.length) +
    (met === required.length ? weights.proximity * (length / (end - first)) : 0) +
    weights.titleShare * (met / required.length)
  );
}
