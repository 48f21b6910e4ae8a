import { joinedSpellings } from '../analysis/spelling.js';
import { functionWordsOf, words } from '../analysis/words.js';
import { analysisLanguage, dataOf, perLanguage } from '../languages/find-language.js';
import type { QueryTerm } from './parsed-text.js';

/** A question frame with its words folded as in the index. */
interface FoldedFrame {
  readonly opening: readonly string[];
  readonly empty: ReadonlySet<string>;
  readonly weak: ReadonlySet<string>;
  readonly answered: readonly string[];
  readonly isUnsure: boolean;
}

/** The forms of questions of a language by the first word of their openings. */
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

/** Whether a term is a name that looks like a function word. */
const isName = ({ text }: QueryTerm, language: string): boolean =>
  dataOf(language).words?.names?.split(' ').includes(text) === true;

/** The groups of a query that make it a question and are not its content. */
interface Frame {
  /** Groups that are never required beside content. */
  empty: ReadonlySet<QueryTerm[]>;
  /** Groups that are optional if too few articles contain them. */
  weak: ReadonlySet<QueryTerm[]>;
  /** Words of titles that answer the question. */
  answered: readonly string[];
}

const NO_FRAME: Frame = { empty: new Set(), weak: new Set(), answered: [] };

interface TypedWord {
  text: string;
  group: QueryTerm[];
}

/** The plain words of a query; a phrase, a choice or a name is an empty word between them. */
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

/** The groups whose words are all removed. */
function groupsOf(typed: TypedWord[], isLost: (word: TypedWord, at: number) => boolean): Set<QueryTerm[]> {
  const remaining = new Set(typed.filter((word, at) => !isLost(word, at)).map(({ group }) => group));
  return new Set(typed.map(({ group }) => group).filter((group) => !remaining.has(group)));
}

/**
 * The frame of a query that begins like a question: how long does immunity *last*. Only there, `last` has little
 * weight; a query that does not begin so has no frame.
 *
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

/** Whether a group is a function word. */
export function isFunctionWord(group: QueryTerm[], language: string): boolean {
  const [term] = group;
  if (group.length !== 1 || term!.phrase || isName(term!, language)) return false;
  const found = words(term!.text, language);
  return found.length > 0 && found.every((word) => functionWordsOf(language).has(word));
}

/** Joins words that are also written as one: of `per cent`, one word is a function word. */
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
 * The content groups of a query: function words, also several written as one (`qu'est-ce`), and the words of a question
 * count only if the query has nothing else.
 */
export function contentGroups(typed: QueryTerm[][], language: string): QueryTerm[][] {
  const groups = withJoinedSpellings(typed, language);
  const { empty } = frameOf(groups, language);
  const content = groups.filter((group) => !isFunctionWord(group, language));
  const subject = content.filter((group) => !empty.has(group));
  return [subject, content].find(({ length }) => length > 0) ?? groups;
}

/** The content groups without the weak ones; null if none is weak, or all are. */
export function strongGroups(groups: QueryTerm[][], language: string): QueryTerm[][] | null {
  const { weak } = frameOf(groups, language);
  if (weak.size === 0) return null;
  const content = contentGroups(groups, language);
  const strong = content.filter((group) => !weak.has(group));
  return strong.length === 0 || strong.length === content.length ? null : strong;
}

/** Words of titles that answer the question of a query; empty for other queries. */
export const answerWordsOf = (groups: QueryTerm[][], language: string): readonly string[] =>
  frameOf(groups, language).answered;
