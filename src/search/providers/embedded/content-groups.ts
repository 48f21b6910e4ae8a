import { functionWordsOf } from '../../../languages/function-words-of.js';
import { splitWords } from '../../../text/words.js';
import type { QueryTerm } from '../../parse-text.js';

function isFunctionWord(group: QueryTerm[], language: string): boolean {
  const [term] = group;
  if (group.length !== 1 || term!.phrase) return false;
  if (language === 'en' && /^[A-Z]{2,}$/.test(term!.text)) return false;
  const found = splitWords(term!.text, language);
  return found.length === 1 && functionWordsOf(language).has(found[0]!.text);
}

/** The groups of a query that say something: function words count only where nothing else stands beside them. */
export function contentGroups(groups: QueryTerm[][], language: string): QueryTerm[][] {
  const content = groups.filter((group) => !isFunctionWord(group, language));
  return content.length > 0 ? content : groups;
}
