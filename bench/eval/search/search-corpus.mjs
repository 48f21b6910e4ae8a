import { toQuery } from '../../lib/to-query.mjs';
import { fromDist } from '../../lib/dist.mjs';
import { indexProviderOf, searchServiceOf } from '../../lib/search-service.mjs';

const { ArticlePipelineService } = await fromDist('articles/article-pipeline.service.js');
const { EmbeddedIndex } = await fromDist('search/providers/embedded/embedded-index.js');
const { canRelax } = await fromDist('search/search-query.js');
const { findRelaxed } = await fromDist('search/engine/find-relaxed.js');
const { planQuery } = await fromDist('search/engine/plan.js');
const { scan } = await fromDist('search/engine/scan.js');
const { analysisLanguages } = await fromDist('search/search-query.js');
const { RANKING_WEIGHTS } = await fromDist('search/engine/ranking.js');

const SETTINGS = { aggregatorDomains: ['msn.com'] };
export const LIMIT = 10;

const pipeline = new ArticlePipelineService(SETTINGS);
const { isAggregator } = pipeline;

/** Merges and selects candidates, as every response does. */
export const assemble = async (next, { since = null, now }) =>
  (await pipeline.assemble(next, { limit: LIMIT, since, now })).articles;

const queryOf = ({ typed, language }, now, timeframe) =>
  toQuery({ path: '/news', topic: typed, language, limit: LIMIT, now, timeframe });

/** `/news` as it is served. */
export function asServed({ index, now }, timeframe) {
  const service = searchServiceOf([indexProviderOf(index)]);
  return (asked) => {
    const query = queryOf(asked, now, timeframe);
    const source = service.candidates(query);
    return assemble((saturated) => source.next(saturated), { since: query.since, now });
  };
}

/** `/news` with something changed: the weights, the parsed query, or how candidates become an answer. */
export function changed({ index, now }, { weights, rewrite = (query) => query, assembleBy = assemble }) {
  const articles = new EmbeddedIndex(index);
  return async (asked) => {
    const query = rewrite(queryOf(asked, now));
    const demand = { paused: new Set(), isFirstPage: true };
    const { sequences } = articles.lastSequences(analysisLanguages(query));
    const plan = await withWeights(weights, () => planQuery(articles, query, now, isAggregator));
    let batches = scan(articles, { query, plan, demand, at: now, sequences, ends: [] });
    let isRelaxed = !canRelax(query);
    const next = async (saturated) => {
      demand.paused = saturated;
      const { value } = await withWeights(weights, () => batches.next());
      if (value != null || isRelaxed) return value ?? null;
      isRelaxed = true;
      ({ batches } = await withWeights(weights, () => findRelaxed(articles, query, saturated, now)));
      return next(saturated);
    };
    return assembleBy(next, { now });
  };
}

async function withWeights(changes, search) {
  const before = { ...RANKING_WEIGHTS };
  Object.assign(RANKING_WEIGHTS, changes);
  try {
    return await search();
  } finally {
    Object.assign(RANKING_WEIGHTS, before);
  }
}

/** A ranked list made into an answer as ours is. */
export const throughPipeline = (ranking, now) => (asked) => {
  let list = ranking(asked);
  return assemble(
    async () => {
      const given = list;
      list = null;
      return given;
    },
    { now },
  );
};
