import { functionWordsOf } from '../../../languages/function-words-of.js';
import { words } from '../../../text/words.js';
import type { QueryTerm } from '../../parse-text.js';

/** Written so, these are names, although they are function words in small letters. */
const NAMES: Record<string, ReadonlySet<string>> = { en: new Set(['US', 'IT', 'WHO']) };

function isFunctionWord(group: QueryTerm[], language: string): boolean {
  const [term] = group;
  if (group.length !== 1 || term!.phrase || NAMES[language]?.has(term!.text) === true) return false;
  const found = words(term!.text, language);
  return found.length > 0 && found.every((word) => functionWordsOf(language).has(word));
}

/**
 * The groups of a query that say something: function words, also several written as one (`qu'est-ce`), count only
 * where nothing else stands beside them.
 */
export function contentGroups(groups: QueryTerm[][], language: string): QueryTerm[][] {
  const content = groups.filter((group) => !isFunctionWord(group, language));
  return content.length > 0 ? content : groups;
}
