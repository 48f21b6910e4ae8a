import { joinedSpellings } from '../analysis/spelling.js';
import { functionWordsOf, words } from '../analysis/words.js';
import { analysisLanguage, dataOf, perLanguage } from '../languages/find-language.js';
import type { QueryTerm } from './parsed-text.js';

/** The words around the subject of a question, folded as in the index: `how long does … last`. */
interface FoldedFrame {
  readonly opening: readonly string[];
  readonly empty: ReadonlySet<string>;
  readonly weak: ReadonlySet<string>;
  readonly answered: readonly string[];
  readonly isUnsure: boolean;
}

/** The question frames of a language, by the first word of each. */
export const questionFramesOf = perLanguage((tag): ReadonlyMap<string, readonly FoldedFrame[]> => {
  const language = analysisLanguage(tag);
  const byFirst = new Map<string, FoldedFrame[]>();
  for (const frame of dataOf(language).words?.questionFrames ?? []) {
    const { openings, empty = '', weak = '', answered = '', isUnsure = false } = frame;
    const lost = {
      empty: new Set(words(empty, language)),
      weak: new Set(words(weak, language)),
      answered: words(answered, language),
      isUnsure,
    };
    for (const opening of openings.split(',').map((one) => words(one, language))) {
      const [first] = opening;
      if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { opening, ...lost }]);
    }
  }
  return byFirst;
});

/** Whether a term is a capitalized name that is spelled like a function word. */
const isName = ({ text }: QueryTerm, language: string): boolean =>
  dataOf(language).words?.names?.split(' ').includes(text) === true;

/** Which groups of a question are not its subject. */
interface Frame {
  /** Groups that match only if the query has nothing else. */
  empty: ReadonlySet<QueryTerm[]>;
  /** Groups that become optional if too few articles contain them. */
  weak: ReadonlySet<QueryTerm[]>;
  /** Words in titles that answer the question, such as `because` for `why`. */
  answered: readonly string[];
}

const NO_FRAME: Frame = { empty: new Set(), weak: new Set(), answered: [] };

interface TypedWord {
  text: string;
  group: QueryTerm[];
}

/** The words of a query in order; empty text for a phrase, a choice or a name, which belongs to no frame. */
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

/** The groups of which all words are lost, as `isLost` says. */
function groupsOf(typed: TypedWord[], isLost: (word: TypedWord, at: number) => boolean): Set<QueryTerm[]> {
  const remaining = new Set(typed.filter((word, at) => !isLost(word, at)).map(({ group }) => group));
  return new Set(typed.map(({ group }) => group).filter((group) => !remaining.has(group)));
}

/**
 * The frame of a query that begins like a question. In `how long does immunity last`, `last` has little weight; elsewhere
 * it counts fully.
 * @param language analysis language.
 */
function frameOf(groups: QueryTerm[][], language: string): Frame {
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
      answered: fitting.flatMap(({ answered }) => answered),
    };
  }
  return NO_FRAME;
}

/** Whether a group is a single function word. */
export function isFunctionWord(group: QueryTerm[], language: string): boolean {
  const [term] = group;
  if (group.length !== 1 || term!.phrase || isName(term!, language)) return false;
  const found = words(term!.text, language);
  return found.length > 0 && found.every((word) => functionWordsOf(language).has(word));
}

/**
 * Adds to two adjacent words the spelling as one word (`percent` for `per cent`), so that neither is removed as a
 * function word.
 */
function withJoinedSpellings(groups: QueryTerm[][], language: string): QueryTerm[][] {
  return groups.flatMap((group, i) => {
    const isPlain = (of: QueryTerm[] | undefined): boolean => of?.length === 1 && !of[0]!.phrase;
    const joinedWith = (
      before: QueryTerm[] | undefined,
      behind: QueryTerm[] | undefined,
    ): string | undefined =>
      isPlain(before) && isPlain(behind)
        ? joinedSpellings(`${before![0]!.text} ${behind![0]!.text}`, language)[0]
        : undefined;
    if (joinedWith(groups[i - 1], group) !== undefined) return [];
    const joined = joinedWith(group, groups[i + 1]);
    if (joined === undefined) return [group];
    const apart = `${group[0]!.text} ${groups[i + 1]![0]!.text}`;
    return [
      [
        { text: joined, phrase: false },
        { text: apart, phrase: true },
      ],
    ];
  });
}

/**
 * The content groups of a query. Function words, including several spelled as one (`qu'est-ce`), and the words of a
 * question frame are removed, unless the query has nothing else.
 */
export function contentGroups(typed: QueryTerm[][], language: string): QueryTerm[][] {
  const groups = withJoinedSpellings(typed, language);
  const { empty } = frameOf(groups, language);
  const content = groups.filter((group) => !isFunctionWord(group, language));
  const subject = content.filter((group) => !empty.has(group));
  return [subject, content].find(({ length }) => length > 0) ?? groups;
}

/** The content groups without those that are optional in a question; null if none or all of them are optional. */
export function strongGroups(groups: QueryTerm[][], language: string): QueryTerm[][] | null {
  const { weak } = frameOf(groups, language);
  if (weak.size === 0) return null;
  const content = contentGroups(groups, language);
  const strong = content.filter((group) => !weak.has(group));
  return strong.length === 0 || strong.length === content.length ? null : strong;
}

/** Words in titles that answer the query's question; empty if the query is no question. */
export const answerWordsOf = (groups: QueryTerm[][], language: string): readonly string[] =>
  frameOf(groups, language).answered;
