import type { ParsedText } from '../../parse-text.js';
import { contentGroups } from './content-groups.js';
import { inTitle, phrase, without } from './match-expression.js';
import type { RankingWeights } from './ranking-weights.js';
import type { Boost } from './search-plan.js';

/**
 * Where more titles hold the words of a query than are read, the headline in which they stand together may be an
 * older one: such titles are read from further back. Nothing for a single word, and for alternatives.
 */
export function togetherInTitle(parsed: ParsedText, language: string, weights: RankingWeights): Boost[] {
  const groups = contentGroups(parsed.groups, language);
  if (groups.length < 2 || groups.some((group) => group.length > 1)) return [];
  const together = phrase(groups.map(([term]) => term!.text).join(' '), language);
  if (together === null) return [];
  const excluded = parsed.excluded.map((term) => phrase(term.text, language)).filter((one) => one !== null);
  return [
    {
      expression: without(inTitle(together), excluded),
      relevance: weights.proximity,
      base: weights.title,
      whereCut: true,
    },
  ];
}
