import { lowestIdAt, secondsOf } from '../../../../index/article-id.js';
import type { IdRange, IndexReader } from '../../../../index/index-reader.js';
import type { SearchQuery } from '../../../search-query.js';
import { renderFts5 } from '../query/render-fts5.js';
import type { SearchPlan, Tier } from '../query/search-plan.js';
import { freshness } from './rank-matches.js';
import type { RankingWeights } from './ranking-weights.js';

/** Ids read from each tier for the first ranking: cheap, they need no article. */
const FEWEST_IDS = 60;
const IDS_PER_WANTED = 4;
/** Articles loaded at a time: enough that merging and diversity usually leave a full answer. */
const FEWEST_LOADED = 20;
const LOADED_PER_WANTED = 2;

/** The ids that a search may find: those of its time. */
export function rangeOf(query: SearchQuery): IdRange {
  return { from: query.since === null ? 0 : lowestIdAt(query.since), before: Number.MAX_SAFE_INTEGER };
}

export interface Ranking {
  /** Ids by relevance and age, best first, with their relevance. */
  ranked: [id: number, relevance: number][];
  tiers: (number | null)[];
  /** Ids whose title decides between a tier's relevance, assumed so far, and that of the tier after it. */
  undecided: Map<number, { tier: Tier; otherwise: number }>;
}

/** How many articles a page loads. */
export function pageSize(query: SearchQuery): number {
  return Math.max(FEWEST_LOADED, query.wanted * LOADED_PER_WANTED);
}

/**
 * The newest matches of every tier together. The time stands in the id, so nothing has to be loaded to rank them;
 * only where all of them will be loaded anyway is it left to their titles what is a match of the title.
 */
export function rankIds(
  index: IndexReader,
  query: SearchQuery,
  plan: SearchPlan,
  now: number,
  weights: RankingWeights,
): Ranking {
  const limit = Math.max(FEWEST_IDS, query.wanted * IDS_PER_WANTED);
  const range = rangeOf(query);
  const relevance = new Map<number, number>();
  const undecided: Ranking['undecided'] = new Map();
  const rendered = plan.tiers.map((tier) => once(() => renderFts5(tier.expression)));
  const read = rendered.map((expression) => once(() => index.match(expression(), range, limit)));
  const tiers = plan.tiers.map((tier, i) => {
    if (tier.fallback === true && relevance.size >= query.wanted) return Number.MAX_SAFE_INTEGER;
    if (tier.fallback === true && rendered[i]!() === rendered[i - 1]?.()) return null;
    const next = plan.tiers[i + 1];
    const isLeftToTitles = tier.isTitle !== undefined && read[i + 1]!().length <= pageSize(query);
    const ids = read[isLeftToTitles ? i + 1 : i]!();
    for (const id of ids) {
      if (relevance.has(id)) continue;
      relevance.set(id, tier.relevance);
      if (isLeftToTitles) undecided.set(id, { tier, otherwise: next!.relevance });
    }
    return ids.length < limit ? null : ids.at(-1)!;
  });
  const least = plan.tiers.at(-1)!.relevance;
  for (const boost of plan.boosts) {
    if (boost.whereCut === true && tiers[0] === null) continue;
    for (const id of index.match(renderFts5(boost.expression), range, limit)) {
      relevance.set(id, (relevance.get(id) ?? boost.base ?? least) + boost.relevance);
    }
  }
  const score = ([id, worth]: [number, number]): number => worth + freshness(secondsOf(id), now, weights);
  const scored = [...relevance].map((entry) => ({ entry, score: score(entry) }));
  scored.sort((a, b) => b.score - a.score || b.entry[0] - a.entry[0]);
  return { ranked: scored.map(({ entry }) => entry), tiers, undecided };
}

function once<T>(read: () => T): () => T {
  let found: T | undefined;
  return () => (found ??= read());
}
