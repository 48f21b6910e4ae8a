import { countryToken, languageToken } from '../../../index/tokens.js';
import { analysisLanguage } from '../../../languages/analysis-language.js';
import type { ParsedText, QueryTerm } from '../../parse-text.js';
import type { SearchQuery } from '../../search-query.js';
import { contentGroups } from './content-groups.js';
import { inTitle, phrase, textExpression, token, without } from './match-expression.js';
import { localTiers } from './local-tiers.js';
import { readPlace } from './place-query.js';
import { togetherInTitle } from './together-in-title.js';
import { topicTiers } from './topic-tiers.js';
import { RANKING_WEIGHTS, type RankingWeights } from './ranking-weights.js';

/** One way to match, and how much such a match is worth (0-1) before age counts. */
export interface Tier {
  readonly expression: string;
  relevance: number;
  /** Read only when the tiers before it leave room. */
  fallback?: boolean;
  /**
   * Set where the tier is the one after it, in the title only: whether a title belongs to it, given its words. So
   * where that other tier has few matches, this one need not be read.
   */
  isTitle?: (words: string[]) => boolean;
}

/** A sign of relevance that excludes nothing: what matches is raised by so much. */
export interface Boost {
  expression: string;
  relevance: number;
  /** What is raised where no tier has brought the article; the least relevant tier's when left out. */
  base?: number;
  /** Read only where the first tier has more matches than were read of it. */
  whereCut?: boolean;
}

/** What to read from the index for a search: tiers, the more relevant first. */
export interface SearchPlan {
  language: string;
  tiers: Tier[];
  boosts: Boost[];
  /** What the caller asked for in words: the more an article is about it, the better. */
  asked: QueryTerm[][];
}

/** A longer word that begins with the one typed may be another: it only fills what would be left empty. */
const LOOSE = 0.05;
/** The words of a place that do not stand together are less than its name. */
const APART = 0.4;

function textTiers(parsed: ParsedText, language: string, weights: RankingWeights): Tier[] {
  const text = textExpression(parsed, language);
  if (text === null) {
    const excluded = parsed.excluded.map((term) => phrase(term.text, language)).filter((one) => one !== null);
    if (excluded.length === 0) return [];
    return [{ expression: without(token(languageToken(language)), excluded), relevance: weights.text }];
  }
  const { withoutWeak } = text;
  const weaker =
    withoutWeak === null
      ? []
      : [{ expression: without(withoutWeak, text.excluded), relevance: weights.forms, fallback: true }];
  return [
    {
      expression: without(inTitle(text.required), text.excluded),
      relevance: weights.title,
      isTitle: text.isTitle,
    },
    { expression: without(text.required, text.excluded), relevance: weights.text },
    {
      get expression() {
        return without(text.forms, text.excluded);
      },
      relevance: weights.forms,
      fallback: true,
    },
    ...weaker,
    {
      get expression() {
        return without(text.loose, text.excluded);
      },
      relevance: LOOSE,
      fallback: true,
    },
  ];
}

/** The place as `readPlace` reads it; what it cannot read, and words that stand apart, as text. */
function localPlan(query: SearchQuery, language: string, weights: RankingWeights): SearchPlan {
  const parsed = query.parsed!;
  const words = textTiers(parsed, language, weights);
  const place = readPlace(parsed, language, query.country);
  const local = place === null ? null : localTiers(place, language);
  if (place === null || local === null) {
    return { language, tiers: words, boosts: [], asked: contentGroups(parsed.groups, language) };
  }
  const excluded = parsed.excluded.map((term) => phrase(term.text, language)).filter((one) => one !== null);
  const tiers = local.tiers.map((tier) => ({ ...tier, expression: without(tier.expression, excluded) }));
  if (place.context.length === 0) {
    const others = words.filter(({ expression }) => !tiers.some((tier) => tier.expression === expression));
    for (const { expression, relevance } of others) {
      tiers.push({ expression, relevance: relevance * APART, fallback: true });
    }
  }
  const asked = [place.names.map((text) => ({ text, phrase: true }))];
  const boosts = local.boosts.map((boost) => ({ ...boost, expression: without(boost.expression, excluded) }));
  return { language, tiers, boosts, asked };
}

function basePlan(query: SearchQuery, language: string, weights: RankingWeights): SearchPlan {
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
        tiers: [{ expression: token(languageToken(language)), relevance: 0 }],
        boosts: [],
        asked: [],
      };
  }
}

/** What a source of the preferred region is worth: half of being new. */
const PREFERRED_REGION = 0.2;

/** A region in the language tag prefers that country's sources; a country filter keeps only them. */
export function planSearch(query: SearchQuery, weights: RankingWeights = RANKING_WEIGHTS): SearchPlan {
  const language = analysisLanguage(query.language);
  const plan = basePlan(query, language, weights);
  if (query.country !== null) {
    const country = token(countryToken(language, query.country));
    const within = <T extends Boost>(one: T): T => ({
      ...one,
      expression: `(${one.expression}) AND ${country}`,
    });
    return { ...plan, tiers: plan.tiers.map(within), boosts: plan.boosts.map(within) };
  }
  const region = query.language.split('-')[1];
  if (region !== undefined) {
    const country = token(countryToken(language, region));
    for (const tier of plan.tiers.slice(0, 2)) {
      plan.boosts.push({ expression: `(${tier.expression}) AND ${country}`, relevance: PREFERRED_REGION });
    }
  }
  return plan;
}
