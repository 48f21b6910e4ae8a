import { functionWordsOf, words } from '../../../../analysis/words.js';
import { queryFunctionWordsOf } from '../../../../analysis/questions.js';
import type { QueryTerm } from '../../../parse-text.js';
import { frameOf, isName } from './question-frame.js';

function isFunctionWord(group: QueryTerm[], language: string): boolean {
  const [term] = group;
  if (group.length !== 1 || term!.phrase || isName(term!, language)) return false;
  const found = words(term!.text, language);
  return found.length > 0 && found.every((word) => functionWordsOf(language).has(word));
}

/** Groups that stand together for something that says nothing: going to, roe *v* wade. */
function functionRuns(groups: QueryTerm[][], language: string): Set<QueryTerm[]> {
  const typed = groups.map((group) => {
    const isPlain = group.length === 1 && !group[0]!.phrase;
    return isPlain ? words(group[0]!.text, language).join(' ') : null;
  });
  const lost = new Set<QueryTerm[]>();
  for (const run of queryFunctionWordsOf(language)) {
    for (let at = 0; at + run.length <= groups.length; at++) {
      if (run.every((word, i) => typed[at + i] === word)) {
        run.forEach((_, i) => lost.add(groups[at + i]!));
      }
    }
  }
  return lost;
}

/** The first of the lists that holds anything. */
const firstFilled = (...lists: QueryTerm[][][]): QueryTerm[][] => lists.find((list) => list.length > 0) ?? [];

/**
 * The groups of a query that say something: function words, also several written as one (`qu'est-ce`), and the words
 * of a question count only where nothing else stands beside them.
 */
export function contentGroups(groups: QueryTerm[][], language: string): QueryTerm[][] {
  const { empty } = frameOf(groups, language);
  const runs = functionRuns(groups, language);
  const content = groups.filter((group) => !runs.has(group) && !isFunctionWord(group, language));
  return firstFilled(
    content.filter((group) => !empty.has(group)),
    content,
    groups,
  );
}

/** Of the groups that say something those that say much; null where all do, or none. */
export function strongGroups(groups: QueryTerm[][], language: string): QueryTerm[][] | null {
  const { weak } = frameOf(groups, language);
  if (weak.size === 0) return null;
  const content = contentGroups(groups, language);
  const strong = content.filter((group) => !weak.has(group));
  return strong.length === 0 || strong.length === content.length ? null : strong;
}
