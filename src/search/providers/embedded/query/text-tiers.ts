import { languageToken } from '../../../../index/tokens.js';
import type { ParsedText } from '../../../parse-text.js';
import type { RankingWeights } from '../ranking/ranking-weights.js';
import { contentGroups, strongGroups } from './content-groups.js';
import { type Expression, inTitle, label } from './expression.js';
import type { Boost, Tier } from './search-plan.js';
import { asTyped, everyGroup, excluding, holdsInTitle, inAnyForm, inLongerWords, phrase } from './terms.js';

/** A longer word that begins with the one typed may be another: it only fills what would be left empty. */
const LOOSE = 0.05;

/** A tier that most searches never read: worked out when it is. */
const fallback = (relevance: number, expressionOf: () => Expression): Tier => ({
  get expression() {
    return expressionOf();
  },
  relevance,
  fallback: true,
});

/** Where only words to be left out were typed: everything without them. */
function anythingElse(parsed: ParsedText, language: string, weights: RankingWeights): Tier[] {
  const all = label(languageToken(language));
  const expression = excluding(all, parsed, language);
  return expression === all ? [] : [{ expression, relevance: weights.text }];
}

/**
 * Articles with all words: in the title, anywhere, in any of their forms, without the words of a question that say
 * little, in longer words. Function words count only where nothing else stands beside them. None when nothing that
 * could be searched was typed.
 */
export function textTiers(parsed: ParsedText, language: string, weights: RankingWeights): Tier[] {
  const groups = contentGroups(parsed.groups, language);
  const strong = strongGroups(parsed.groups, language);
  const required = everyGroup(groups, language, asTyped);
  if (required === null) return anythingElse(parsed, language, weights);
  const limited = (expression: Expression): Expression => excluding(expression, parsed, language);
  return [
    {
      expression: limited(inTitle(required)),
      relevance: weights.title,
      isTitle: holdsInTitle(groups, language),
    },
    { expression: limited(required), relevance: weights.text },
    fallback(weights.forms, () => limited(everyGroup(groups, language, inAnyForm)!)),
    ...(strong === null
      ? []
      : [fallback(weights.forms, () => limited(everyGroup(strong, language, inAnyForm)!))]),
    fallback(LOOSE, () => limited(everyGroup(groups, language, inLongerWords)!)),
  ];
}

/**
 * Where more titles hold the words of a query than are read, the headline in which they stand together may be an
 * older one: such titles are read from further back. Nothing for a single word, and for alternatives.
 */
export function togetherInTitle(parsed: ParsedText, language: string, weights: RankingWeights): Boost[] {
  const groups = contentGroups(parsed.groups, language);
  if (groups.length < 2 || groups.some((group) => group.length > 1)) return [];
  const together = phrase(groups.map(([term]) => term!.text).join(' '), language);
  if (together === null) return [];
  return [
    {
      expression: excluding(inTitle(together), parsed, language),
      relevance: weights.proximity,
      base: weights.title,
      whereCut: true,
    },
  ];
}
