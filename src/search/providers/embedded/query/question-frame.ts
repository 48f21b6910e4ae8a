import { questionFramesOf, type FoldedFrame } from '../../../../analysis/questions.js';
import { dataOf } from '../../../../languages/find-language.js';
import { words } from '../../../../analysis/words.js';
import type { QueryTerm } from '../../../parse-text.js';

/** Whether a term is a name that only looks like a function word. */
export const isName = ({ text }: QueryTerm, language: string): boolean =>
  dataOf(language).words?.names?.split(' ').includes(text) === true;

/** What of a query belongs to the question and not to what is asked about. */
export interface Frame {
  /** Says nothing. */
  empty: ReadonlySet<QueryTerm[]>;
  /** Says a little: may be missing where too little is found with it. */
  weak: ReadonlySet<QueryTerm[]>;
}

const NO_FRAME: Frame = { empty: new Set(), weak: new Set() };

interface TypedWord {
  text: string;
  group: QueryTerm[];
}

/** The words that were typed plain; a phrase, a choice or a name is none, and parts what stands around it. */
function typedWords(groups: QueryTerm[][], language: string): TypedWord[] {
  return groups.flatMap((group) => {
    const [term] = group;
    if (group.length > 1 || term!.phrase || isName(term!, language)) return [{ text: '', group }];
    return words(term!.text, language).map((text) => ({ text, group }));
  });
}

const fits = ({ opening, empty, isUnsure }: FoldedFrame, typed: TypedWord[], at: number): boolean =>
  opening.every((word, i) => typed[at + i]?.text === word) &&
  (!isUnsure || typed.slice(at + opening.length).some(({ text }) => empty.has(text)));

/** The groups all words of which are lost. */
function groupsOf(typed: TypedWord[], isLost: (word: TypedWord, at: number) => boolean): Set<QueryTerm[]> {
  const kept = new Set(typed.filter((word, at) => !isLost(word, at)).map(({ group }) => group));
  return new Set(typed.map(({ group }) => group).filter((group) => !kept.has(group)));
}

/**
 * Reads a query that begins like a question: how long does immunity *last*. Only there `last` says little; a query
 * that does not begin so has no frame.
 *
 * @param language analysis language.
 */
export function frameOf(groups: QueryTerm[][], language: string): Frame {
  const frames = questionFramesOf(language);
  if (frames.size === 0 || groups.length < 2) return NO_FRAME;
  const typed = typedWords(groups, language);
  if (typed.length === 0) return NO_FRAME;
  const last = dataOf(language).words?.questionsAnywhere ? typed.length - 1 : 0;
  for (let at = 0; at <= last; at++) {
    const fitting = (frames.get(typed[at]!.text) ?? []).filter((frame) => fits(frame, typed, at));
    if (fitting.length === 0) continue;
    const end = at + Math.max(...fitting.map(({ opening }) => opening.length));
    const isOpening = (i: number): boolean => i >= at && i < end;
    const isEmpty = (text: string): boolean => fitting.some(({ empty }) => empty.has(text));
    const isWeak = (text: string): boolean => fitting.some(({ weak }) => weak.has(text));
    return {
      empty: groupsOf(typed, ({ text }, i) => isOpening(i) || (i >= end && isEmpty(text))),
      weak: groupsOf(typed, ({ text }, i) => i >= end && isWeak(text)),
    };
  }
  return NO_FRAME;
}
