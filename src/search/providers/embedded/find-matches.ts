import { lowestIdAt, secondsOf } from '../../../index/article-id.js';
import type { IdRange, IndexReader } from '../../../index/index-reader.js';
import { domainToken } from '../../../index/tokens.js';
import { words } from '../../../text/words.js';
import type { CandidatePage, PageRequest } from '../../search-provider.js';
import type { SearchQuery } from '../../search-query.js';
import { token, without } from './match-expression.js';
import { freshness, rankMatches, stems, titleFit } from './rank-matches.js';
import type { Match } from './rank-matches.js';
import { planSearch } from './search-plan.js';
import type { SearchPlan, Tier } from './search-plan.js';

/** Ids read from each tier for the first ranking: cheap, they need no article. */
const FEWEST_IDS = 60;
const IDS_PER_WANTED = 4;
/** Articles loaded for the first page: enough that merging and diversity usually leave a full answer. */
const FEWEST_LOADED = 30;
const LOADED_PER_WANTED = 2.5;
const LATER_PAGE = 400;
/** More domains than this are not worth naming: the rest is dropped after reading. */
const MOST_EXCLUDED = 200;

interface Cursor {
  /** How many of the ranked ids have been handed out; null when all have. */
  ranked: number | null;
  /** Where each tier was left: the lowest id already ranked, or null when the tier is read to its end. */
  tiers: (number | null)[];
}

function writeCursor(cursor: Cursor): string | null {
  const more = cursor.ranked !== null || cursor.tiers.some((position) => position !== null);
  return more ? JSON.stringify(cursor) : null;
}

function rangeOf(query: SearchQuery): IdRange {
  return { from: query.since === null ? 0 : lowestIdAt(query.since), before: Number.MAX_SAFE_INTEGER };
}

interface Ranking {
  /** Ids by relevance and age, best first, with their relevance. */
  ranked: [id: number, relevance: number][];
  tiers: (number | null)[];
  /** Ids whose title decides between a tier's relevance, assumed so far, and that of the tier after it. */
  undecided: Map<number, { tier: Tier; otherwise: number }>;
}

/** How many articles the first page loads. */
function firstPageSize(query: SearchQuery): number {
  return Math.ceil(Math.max(FEWEST_LOADED, query.wanted * LOADED_PER_WANTED));
}

/**
 * The newest matches of every tier together. The time stands in the id, so nothing has to be loaded to rank them;
 * only where all of them will be loaded anyway is it left to their titles what is a match of the title.
 */
function rankIds(index: IndexReader, query: SearchQuery, plan: SearchPlan, now: number): Ranking {
  const limit = Math.max(FEWEST_IDS, query.wanted * IDS_PER_WANTED);
  const range = rangeOf(query);
  const relevance = new Map<number, number>();
  const undecided: Ranking['undecided'] = new Map();
  const read = plan.tiers.map((tier) => once(() => index.match(tier.expression, range, limit)));
  const tiers = plan.tiers.map((tier, i) => {
    if (tier.fallback === true && relevance.size >= query.wanted) return Number.MAX_SAFE_INTEGER;
    const next = plan.tiers[i + 1];
    const isLeftToTitles = tier.isTitle !== undefined && read[i + 1]!().length <= firstPageSize(query);
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
    for (const id of index.match(boost.expression, range, limit)) {
      relevance.set(id, (relevance.get(id) ?? least) + boost.relevance);
    }
  }
  const score = ([id, worth]: [number, number]): number => worth + freshness(secondsOf(id), now);
  const scored = [...relevance].map((entry) => ({ entry, score: score(entry) }));
  scored.sort((a, b) => b.score - a.score || b.entry[0] - a.entry[0]);
  return { ranked: scored.map(({ entry }) => entry), tiers, undecided };
}

function once<T>(read: () => T): () => T {
  let found: T | undefined;
  return () => (found ??= read());
}

function rankedPage(
  index: IndexReader,
  query: SearchQuery,
  plan: SearchPlan,
  skip: number,
  now: number,
): CandidatePage {
  const { ranked, tiers, undecided } = rankIds(index, query, plan, now);
  const size = skip === 0 ? firstPageSize(query) : ranked.length;
  const relevance = new Map(ranked.slice(skip, skip + size));
  const queryWords = query.parsed?.groups.flatMap((group) => stems(group[0]!.text, plan.language)) ?? [];
  const matches: Match[] = index.load(relevance.keys()).map((candidate) => {
    const titleWords = words(candidate.title, plan.language);
    const question = undecided.get(candidate.id);
    const assumed = relevance.get(candidate.id)!;
    const settled =
      question === undefined || question.tier.isTitle!(titleWords)
        ? assumed
        : assumed - question.tier.relevance + question.otherwise;
    return { candidate, relevance: settled + titleFit(titleWords, queryWords, plan.language) };
  });
  const done = skip + size >= ranked.length;
  return {
    candidates: rankMatches(matches, now),
    next: writeCursor({ ranked: done ? null : skip + size, tiers }),
  };
}

/** What follows is older: tier by tier, without the domains that have had their share. */
function olderPage(
  index: IndexReader,
  query: SearchQuery,
  plan: SearchPlan,
  cursor: Cursor,
  saturatedDomains: ReadonlySet<string>,
): CandidatePage {
  const excluded = [...saturatedDomains]
    .slice(0, MOST_EXCLUDED)
    .map((domain) => token(domainToken(plan.language, domain)));
  for (const [i, before] of cursor.tiers.entries()) {
    if (before === null) continue;
    const expression = without(plan.tiers[i]!.expression, excluded);
    const ids = index.match(expression, { ...rangeOf(query), before }, LATER_PAGE);
    cursor.tiers[i] = ids.length < LATER_PAGE ? null : ids.at(-1)!;
    if (ids.length > 0) return { candidates: index.load(ids), next: writeCursor(cursor) };
  }
  return { candidates: [], next: null };
}

/** Searches the index by words, categories or place. */
export function findMatches(
  index: IndexReader,
  query: SearchQuery,
  page: PageRequest,
  now: number,
): CandidatePage {
  const plan = planSearch(query);
  if (plan.tiers.length === 0) return { candidates: [], next: null };
  const cursor: Cursor =
    page.cursor === null ? { ranked: 0, tiers: [] } : (JSON.parse(page.cursor) as Cursor);
  if (cursor.ranked !== null) return rankedPage(index, query, plan, cursor.ranked, now);
  return olderPage(index, query, plan, cursor, page.saturatedDomains);
}
