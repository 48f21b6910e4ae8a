import { words } from '../text/words.js';
import { analysisLanguage } from './analysis-language.js';
import { QUESTION_FRAMES } from './question-frames.js';

/** A question as the index would hold its words. */
export interface FoldedFrame {
  readonly opening: readonly string[];
  readonly empty: ReadonlySet<string>;
  readonly weak: ReadonlySet<string>;
  readonly isUnsure: boolean;
}

const NONE: ReadonlyMap<string, readonly FoldedFrame[]> = new Map();
const made = new Map<string, ReadonlyMap<string, readonly FoldedFrame[]>>();

function foldedFrames(language: string): Map<string, FoldedFrame[]> {
  const byFirst = new Map<string, FoldedFrame[]>();
  for (const { openings, empty = '', weak = '', isUnsure = false } of QUESTION_FRAMES[language] ?? []) {
    const lost = { empty: new Set(words(empty, language)), weak: new Set(words(weak, language)), isUnsure };
    for (const opening of openings.split(',').map((one) => words(one, language))) {
      const [first] = opening;
      if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { opening, ...lost }]);
    }
  }
  return byFirst;
}

/** The questions of a language by the first word of their openings. */
export function questionFramesOf(tag: string): ReadonlyMap<string, readonly FoldedFrame[]> {
  const language = analysisLanguage(tag);
  if (QUESTION_FRAMES[language] === undefined) return NONE;
  let frames = made.get(language);
  if (frames === undefined) made.set(language, (frames = foldedFrames(language)));
  return frames;
}
