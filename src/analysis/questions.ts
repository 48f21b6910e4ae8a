import { analysisLanguage, dataOf, INTERNATIONAL, perLanguage } from '../languages/find-language.js';
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

const framesOf = perLanguage(foldedFrames);

/** The questions of a language by the first word of their openings. */
export const questionFramesOf = (tag: string): ReadonlyMap<string, readonly FoldedFrame[]> =>
  framesOf(analysisLanguage(tag));

/**
 * The words and runs of words of a language that say nothing in a query, each as the folded words it consists of.
 * @param language analysis language.
 */
export const queryFunctionWordsOf = perLanguage((language) =>
  [INTERNATIONAL, dataOf(language)]
    .flatMap((data) => data.words?.queryFunctionWords?.split(',') ?? [])
    .map((one) => words(one, language)),
);
