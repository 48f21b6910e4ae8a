import { analysisLanguage, dataOf, INTERNATIONAL } from '../languages/find-language.js';
import { words } from './words.js';

/** A question as the index would hold its words. */
export interface FoldedFrame {
  readonly opening: readonly string[];
  readonly empty: ReadonlySet<string>;
  readonly weak: ReadonlySet<string>;
  readonly isUnsure: boolean;
}

function foldedFrames(language: string): Map<string, FoldedFrame[]> {
  const byFirst = new Map<string, FoldedFrame[]>();
  for (const { openings, empty = '', weak = '', isUnsure = false } of dataOf(language).words
    ?.questionFrames ?? []) {
    const lost = { empty: new Set(words(empty, language)), weak: new Set(words(weak, language)), isUnsure };
    for (const opening of openings.split(',').map((one) => words(one, language))) {
      const [first] = opening;
      if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { opening, ...lost }]);
    }
  }
  return byFirst;
}

const frames = new Map<string, ReadonlyMap<string, readonly FoldedFrame[]>>();

/** The questions of a language by the first word of their openings. */
export function questionFramesOf(tag: string): ReadonlyMap<string, readonly FoldedFrame[]> {
  const language = analysisLanguage(tag);
  let found = frames.get(language);
  if (found === undefined) frames.set(language, (found = foldedFrames(language)));
  return found;
}

const functionWords = new Map<string, string[][]>();

/**
 * The words and runs of words of a language that say nothing in a query, each as the folded words it consists of.
 * @param language analysis language.
 */
export function queryFunctionWordsOf(language: string): string[][] {
  let found = functionWords.get(language);
  if (found === undefined) {
    const listed = [INTERNATIONAL, dataOf(language)].map((data) => data.words?.queryFunctionWords ?? '');
    found = listed
      .join(',')
      .split(',')
      .map((one) => words(one, language))
      .filter((run) => run.length > 0);
    functionWords.set(language, found);
  }
  return found;
}
