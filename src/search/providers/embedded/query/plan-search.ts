import { countryToken, languageToken } from '../../../../index/tokens.js';
import { analysisLanguage } from '../../../../languages/find-language.js';
import type { SearchQuery } from '../../../search-query.js';
import { RANKING_WEIGHTS, type RankingWeights } from '../ranking/ranking-weights.js';
import { contentGroups } from './content-groups.js';
import { allOf, isSame, label } from './expression.js';
import { localTiers } from './local-tiers.js';
import { readPlace } from './place-query.js';
import type { Boost, SearchPlan } from './search-plan.js';
import { excluding } from './terms.js';
import { textTiers, togetherInTitle } from './text-tiers.js';
import { topicTiers } from './topic-tiers.js';

/** The words of a place that do not stand together are less than its name. */
const APART = 0.4;
/** What a source of the preferred region is worth: half of being new. */
const PREFERRED_REGION = 0.2;

/** The place as `readPlace` reads it; what it cannot read, and words that stand apart, as text. */
function localPlan(query: SearchQuery, language: string, weights: RankingWeights): SearchPlan {
  const parsed = query.parsed!;
  const words = textTiers(parsed, language, weights);
  const place = readPlace(parsed, language, query.country);
  const local = place === null ? null : localTiers(place, language);
  if (place === null || local === null) {
    return { language, tiers: words, boosts: [], asked: contentGroups(parsed.groups, language) };
  }
  const limited = <T extends Boost>(one: T): T => ({
    ...one,
    expression: excluding(one.expression, parsed, language),
  });
  const tiers = local.tiers.map(limited);
  if (place.context.length === 0) {
    for (const { expression, relevance } of words) {
      if (local.tiers.some((_, i) => isSame(tiers[i]!.expression, expression))) continue;
      tiers.push({ expression, relevance: relevance * APART, fallback: true });
    }
  }
  const asked = [place.names.map((text) => ({ text, phrase: true }))];
  return { language, tiers, boosts: local.boosts.map(limited), asked };
}

function planIntent(query: SearchQuery, language: string, weights: RankingWeights): SearchPlan {
  switch (query.intent) {
    case 'text':
      return {
        language,
        tiers: textTiers(query.parsed!, language, weights),
        boosts: togetherInTitle(query.parsed!, language, weights),
        asked: contentGroups(query.parsed!.groups, language),
      };
    case 'topic':
      return { language, tiers: topicTiers(query, language), boosts: [], asked: [] };
    case 'local':
      return localPlan(query, language, weights);
    case 'trending':
      return {
        language,
        tiers: [{ expression: label(languageToken(language)), relevance: 0 }],
        boosts: [],
        asked: [],
      };
  }
}

/** A region in the language tag prefers that country's sources; a country filter keeps only them. */
export function planSearch(query: SearchQuery, weights: RankingWeights = RANKING_WEIGHTS): SearchPlan {
  const language = analysisLanguage(query.language);
  const plan = planIntent(query, language, weights);
  if (query.country !== null) {
    const country = label(countryToken(language, query.country));
    const within = <T extends Boost>(one: T): T => ({ ...one, expression: allOf([one.expression, country]) });
    return { ...plan, tiers: plan.tiers.map(within), boosts: plan.boosts.map(within) };
  }
  const region = query.language.split('-')[1];
  if (region !== undefined) {
    const country = label(countryToken(language, region));
    for (const { expression } of plan.tiers.slice(0, 2)) {
      plan.boosts.push({ expression: allOf([expression, country]), relevance: PREFERRED_REGION });
    }
  }
  return plan;
}
