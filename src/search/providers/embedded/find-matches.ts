import { lowestIdAt } from '../../../index/article-id.js';
import type { IdRange, IndexReader } from '../../../index/index-reader.js';
import { domainToken } from '../../../index/tokens.js';
import { words } from '../../../text/words.js';
import type { CandidatePage, PageRequest } from '../../search-provider.js';
import type { SearchQuery } from '../../search-query.js';
import { token, without } from './match-expression.js';
import { rankMatches, titleFit } from './rank-matches.js';
import type { Match } from './rank-matches.js';
import { planSearch } from './search-plan.js';
import type { SearchPlan } from './search-plan.js';

/** Read from each tier for the first page: enough that merging and diversity leave a full answer. */
const FEWEST_READ = 60;
const READ_PER_WANTED = 4;
const LATER_PAGE = 400;
/** More domains than this are not worth naming: the rest is dropped after reading. */
const MOST_EXCLUDED = 200;

/** Where each tier was left: the lowest id already read, or null when the tier is read to its end. */
type Cursor = (number | null)[];

const readCursor = (cursor: string): Cursor => JSON.parse(cursor) as Cursor;
const writeCursor = (cursor: Cursor): string | null =>
  cursor.some((position) => position !== null) ? JSON.stringify(cursor) : null;

function rangeOf(query: SearchQuery): IdRange {
  return { from: query.since === null ? 0 : lowestIdAt(query.since), before: Number.MAX_SAFE_INTEGER };
}

/** The newest matches of every tier together, ranked by relevance and age. */
function firstPage(index: IndexReader, query: SearchQuery, plan: SearchPlan, now: number): CandidatePage {
  const limit = Math.max(FEWEST_READ, query.wanted * READ_PER_WANTED);
  const range = rangeOf(query);
  const relevance = new Map<number, number>();
  const cursor: Cursor = [];
  for (const tier of plan.tiers) {
    const ids = index.match(tier.expression, range, limit);
    cursor.push(ids.length < limit ? null : ids.at(-1)!);
    for (const id of ids) relevance.set(id, Math.max(relevance.get(id) ?? 0, tier.relevance));
  }
  for (const boost of plan.boosts) {
    const least = plan.tiers.at(-1)!.relevance;
    for (const id of index.match(boost.expression, range, limit)) {
      relevance.set(id, (relevance.get(id) ?? least) + boost.relevance);
    }
  }
  const queryWords = query.parsed?.groups.flatMap((group) => words(group[0]!.text, plan.language)) ?? [];
  const matches: Match[] = index.load(relevance.keys()).map((candidate) => ({
    candidate,
    relevance: relevance.get(candidate.id)! + titleFit(candidate.title, queryWords, plan.language),
  }));
  return { candidates: rankMatches(matches, now), next: writeCursor(cursor) };
}

/** What follows is older: tier by tier, without the domains that have had their share. */
function laterPage(
  index: IndexReader,
  query: SearchQuery,
  plan: SearchPlan,
  page: PageRequest,
): CandidatePage {
  const cursor = readCursor(page.cursor!);
  const excluded = [...page.saturatedDomains]
    .slice(0, MOST_EXCLUDED)
    .map((domain) => token(domainToken(plan.language, domain)));
  for (const [i, before] of cursor.entries()) {
    if (before === null) continue;
    const expression = without(plan.tiers[i]!.expression, excluded);
    const ids = index.match(expression, { ...rangeOf(query), before }, LATER_PAGE);
    cursor[i] = ids.length < LATER_PAGE ? null : ids.at(-1)!;
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
  return page.cursor === null ? firstPage(index, query, plan, now) : laterPage(index, query, plan, page);
}
