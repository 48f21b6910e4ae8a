import { joinedSpellings } from '../analysis/spelling.js';
import { functionWordsOf, words } from '../analysis/words.js';
import { analysisLanguage, dataOf, perLanguage } from '../languages/find-language.js';
import type { QueryTerm } from './parsed-text.js';

/** The words of a question around its subject (`how long does … last`), folded as in the index. */
interface FoldedFrame {
  readonly opening: readonly string[];
  readonly empty: ReadonlySet<string>;
  readonly weak: ReadonlySet<string>;
  readonly answered: readonly string[];
  readonly isUnsure: boolean;
}

/** The question frames of a language (words around a subject: `how long does … last`), by their first word. */
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

/** Which words of a question are not its subject. A group is a word with its alternatives. */
interface Frame {
  /** Groups that are searched only if the query has no others, such as `how long does`. */
  empty: ReadonlySet<QueryTerm[]>;
  /** Groups that articles may lack if too few contain them: `last` in `how long does it last`. */
  weak: ReadonlySet<QueryTerm[]>;
  /** Words in titles that answer the question, such as `because` for `why`. */
  answered: readonly string[];
}

const NO_FRAME: Frame = { empty: new Set(), weak: new Set(), answered: [] };

interface TypedWord {
  text: string;
  group: QueryTerm[];
}

/** The words of a query in order. A phrase, a choice or a name has empty text: it is part of no question frame. */
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

/** The groups of which `isLost` is true for every word. */
function groupsOf(typed: TypedWord[], isLost: (word: TypedWord, at: number) => boolean): Set<QueryTerm[]> {
  const remaining = new Set(typed.filter((word, at) => !isLost(word, at)).map(({ group }) => group));
  return new Set(typed.map(({ group }) => group).filter((group) => !remaining.has(group)));
}

/**
 * The words of a question around its subject: in `how long does immunity last`, all but `immunity`. No groups if the
 * query does not begin like a question.
 * @param language analysis language (`zh` for `zh-TW`).
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

/** Whether a group (a word with its alternatives) is a single function word, such as `the`. */
export function isFunctionWord(group: QueryTerm[], language: string): boolean {
  const [term] = group;
  if (group.length !== 1 || term!.phrase || isName(term!, language)) return false;
  const found = words(term!.text, language);
  return found.length > 0 && found.every((word) => functionWordsOf(language).has(word));
}

/** Replaces two words by one group with both spellings, `percent` or `per cent`: `per` is no function word then. */
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
 * The groups of a query (a word with its alternatives) without function words, such as `the` or `qu'est-ce`, and without
 * the words of a question around its subject. A query of such words alone is returned unchanged.
 */
export function contentGroups(typed: QueryTerm[][], language: string): QueryTerm[][] {
  const groups = withJoinedSpellings(typed, language);
  const { empty } = frameOf(groups, language);
  const content = groups.filter((group) => !isFunctionWord(group, language));
  const subject = content.filter((group) => !empty.has(group));
  return [subject, content].find(({ length }) => length > 0) ?? groups;
}

/** The content groups without those that articles may lack (`last` in `how long …`); null if all or none are of these. */
export function strongGroups(groups: QueryTerm[][], language: string): QueryTerm[][] | null {
  const { weak } = frameOf(groups, language);
  if (weak.size === 0) return null;
  const content = contentGroups(groups, language);
  const strong = content.filter((group) => !weak.has(group));
  return strong.length === 0 || strong.length === content.length ? null : strong;
}

/** Words in titles that answer the query's question, such as `because` for `why`; empty if the query is no question. */
export const answerWordsOf = (groups: QueryTerm[][], language: string): readonly string[] =>
  frameOf(groups, language).answered;
