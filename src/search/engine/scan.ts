import type { IndexedCandidate } from '../../index/index-reader.js';
import { domainToken } from '../../index/tokens.js';
import { analysisLanguages, type SearchQuery } from '../search-query.js';
import type { ArticleIndex, SearchRange } from './article-index.js';
import {
  allExpressions,
  anyExpression,
  type Expression,
  metaToken,
  withoutExpressions,
} from './expression.js';
import type { LanguagePlan, RelevanceTier, SearchPlan } from './search-plan.js';
import {
  freshnessWeight,
  moveOldBehind,
  pageSize,
  planInLanguageOf,
  rankByText,
  rankIds,
  type Ranking,
} from './ranking.js';

/** Number of articles that are read at a time after the ranked ones (the newest matches). */
const LATER_BATCH = 400;
const LATER_BATCH_FILTERED = 80;
/** Maximum number of articles that are filtered for a first page: a name may be a common word with many matches. */
const MAX_FILTERED = 160;
/** Maximum number of publishers that are paused (their articles are not read while a page needs none). */
const MAX_PAUSED = 200;

/** What the current page needs from a scan, which reads articles in batches. The caller changes it between them. */
export interface PageDemand {
  /** Registrable domains whose articles this page does not need; a later page may need and read them. */
  paused: ReadonlySet<string>;
  isFirstPage: boolean;
}

/** Batches of articles, the best first; null while this page gets no more articles, although a later page may. */
export type IndexedBatches = AsyncGenerator<IndexedCandidate[] | null, void, undefined>;

interface ScanOptions {
  query: SearchQuery;
  plan: SearchPlan;
  demand: PageDemand;
  /** Unix seconds of the first page, for the age of articles. */
  at: number;
  /** For each language, the sequence number (in the order of arrival) up to which articles are read. */
  sequences: readonly number[];
  /** Id of the last article of each ranked batch, as read for earlier pages; the scan adds those of further batches. */
  ends: number[];
}

/**
 * Reads the articles for a query in batches, the best first: those that precede all others (`pinned`); the newest
 * matches, ranked by relevance, age and text; older matches in the order of the plan's tiers. The order depends only on
 * the options and the indexed articles, so that a later page repeats it.
 */
export async function* scan(index: ArticleIndex, options: ScanOptions): IndexedBatches {
  const { query, plan, demand, at, ends } = options;
  const size = pageSize(query);
  if (plan.pinned !== null) yield [...plan.pinned];
  const plans = plan.languages;
  const ranges = plans.map(({ language }) => rangeIn(language, options));
  const isFiltered = plans.some(({ keeps }) => keeps !== undefined);
  const isUsedUp = (read: number): boolean => isFiltered && demand.isFirstPage && read >= MAX_FILTERED;
  let positions = plans.map(({ tiers }) => tiers.map((): number | null => Number.MAX_SAFE_INTEGER));
  const returned = new Set<number>();
  let read = 0;
  if (!plan.isByTime) {
    const ranking = await rankLanguages(index, query, plans, ranges, at);
    const { ranked } = ranking;
    for (let from = 0, batch = 0; from < ranked.length; batch++) {
      while (isUsedUp(read)) yield null;
      const known = ranked.findIndex(([id]) => id === ends[batch]) + 1;
      const to = known > from ? known : Math.min(ranked.length, from + size);
      ends[batch] = ranked[to - 1]![0];
      const candidates = await rankByText(index, new Map(ranked.slice(from, to)), plans, at);
      for (const { id } of candidates) returned.add(id);
      yield candidates;
      read += size;
      from = to;
    }
    ({ positions } = ranking);
  }
  const older = new OlderMatches(index, plan, ranges, positions, returned);
  const later = plan.batch ?? (isFiltered ? LATER_BATCH_FILTERED : LATER_BATCH);
  for (let most = query.order === 'newest' ? size : later; ; most = later) {
    while (isUsedUp(read)) yield null;
    const batch = await older.next(most, demand.paused);
    if (batch !== null) {
      read += batch.read;
      yield batch.candidates;
    } else if (older.isEnd) return;
    else yield null;
  }
}

/** The range to read in one language, up to the sequence number of that language. */
function rangeIn(language: string, { query, plan, sequences }: ScanOptions): SearchRange {
  return { ...plan.range, upTo: sequences[analysisLanguages(query).indexOf(language)] ?? null };
}

/** Ranks the ids of all languages together, since relevance and age have the same units in every language. */
async function rankLanguages(
  index: ArticleIndex,
  query: SearchQuery,
  plans: readonly LanguagePlan[],
  ranges: readonly SearchRange[],
  at: number,
): Promise<{ ranked: Ranking['ranked']; positions: Ranking['positions'][] }> {
  const rankings = await Promise.all(
    plans.map(async (plan, i): Promise<Ranking> =>
      plan.tiers.length === 0 ? { ranked: [], positions: [] } : rankIds(index, query, plan, ranges[i]!, at),
    ),
  );
  const ranked = rankings.flatMap((one) => one.ranked);
  const positions = rankings.map((one) => one.positions);
  const score = ([id, relevance]: Ranking['ranked'][number]): number =>
    relevance + freshnessWeight(index.secondsOf(id), at);
  if (rankings.length > 1) ranked.sort((a, b) => score(b) - score(a) || b[0] - a[0]);
  const isByAge = plans.some((plan) => plan.tiers.some(({ ifNew }) => ifNew !== undefined));
  return { ranked: isByAge ? moveOldBehind(index, ranked, query.wanted, at) : ranked, positions };
}

/** How far the matches of a tier (matches that rank alike, such as those in titles) have been read, newest first. */
interface TierReading {
  plan: LanguagePlan;
  range: SearchRange;
  tier: RelevanceTier;
  place: number;
  /** Domain of the only publisher that is read, one that was paused; null for all those that were never paused. */
  domain: string | null;
  /** Ids that were read but not returned yet. */
  ids: number[];
  /** The next read returns ids below this one; null at the end of the tier. */
  before: number | null;
}

const isOpen = ({ ids, before }: TierReading): boolean => ids.length > 0 || before !== null;

/** Reads older matches tier by tier, the newest first. Skips paused publishers, which continue later. */
class OlderMatches {
  private readonly readings: TierReading[];
  private readonly separate = new Set<string>();

  constructor(
    private readonly index: ArticleIndex,
    private readonly plan: SearchPlan,
    ranges: readonly SearchRange[],
    positions: readonly (readonly (number | null)[])[],
    /** Ids of returned articles: an article that several tiers match is returned once. */
    private readonly returned: Set<number>,
  ) {
    this.readings = plan.languages.flatMap((one, i) =>
      one.tiers.map((tier, place): TierReading => {
        const before = positions[i]![place] ?? null;
        return { plan: one, range: ranges[i]!, tier, place, domain: null, ids: [], before };
      }),
    );
  }

  /** Whether all articles were read, including those of paused publishers. */
  get isEnd(): boolean {
    return !this.readings.some(isOpen);
  }

  /** The next batch of about `size` articles; null if all remaining ones are of paused publishers. */
  async next(
    size: number,
    paused: ReadonlySet<string>,
  ): Promise<{ candidates: IndexedCandidate[]; read: number } | null> {
    this.pause(paused);
    for (;;) {
      const best = this.best(paused);
      if (best.length === 0) return null;
      const relevance = await this.takeFrom(best, size);
      const ids = [...relevance.keys()].filter((id) => !this.returned.has(id)).sort((a, b) => b - a);
      const loaded = await (this.plan.load?.(ids) ?? this.index.load(ids));
      const candidates = loaded.filter(
        (one) => planInLanguageOf(this.plan.languages, one).keeps?.(one, relevance.get(one.id)!) ?? true,
      );
      for (const { id } of candidates) this.returned.add(id);
      if (candidates.length > 0 || best.some(isOpen)) return { candidates, read: ids.length };
    }
  }

  /** Reads each newly paused publisher separately in every tier from now on, so that a later page can continue it. */
  private pause(paused: ReadonlySet<string>): void {
    const shared = this.readings.filter(({ domain, before }) => domain === null && before !== null);
    for (const domain of paused) {
      if (this.separate.has(domain) || this.separate.size >= MAX_PAUSED) continue;
      this.separate.add(domain);
      this.readings.push(...shared.map((one): TierReading => ({ ...one, domain, ids: [] })));
    }
  }

  /**
   * The readings to continue: those of the most relevant tier with further matches, one per language.
   * @param paused domains of publishers that the page does not need, whose readings are skipped.
   */
  private best(paused: ReadonlySet<string>): TierReading[] {
    const open = this.readings.filter((one) => isOpen(one) && !paused.has(one.domain ?? ''));
    const isOneLanguage = this.plan.languages.length === 1;
    const orderOf = ({ place, tier }: TierReading): number => (isOneLanguage ? place : -tier.relevance);
    const first = Math.min(...open.map(orderOf));
    return open.filter((one) => orderOf(one) === first);
  }

  /** Takes the newest ids from several readings. @returns the relevance of their tiers by id. */
  private async takeFrom(readings: readonly TierReading[], size: number): Promise<Map<number, number>> {
    await Promise.all(readings.map((one) => (one.ids.length === 0 ? this.fill(one, size) : undefined)));
    // Below the last id of an unfinished reading, it may have ids that belong before those of others.
    const unfinished = readings.filter(({ before }) => before !== null);
    const lowest = Math.max(-1, ...unfinished.map(({ ids }) => ids.at(-1)!));
    const relevance = new Map<number, number>();
    for (const reading of readings) {
      const taken = reading.ids.filter((id) => id >= lowest);
      for (const id of taken) relevance.set(id, reading.tier.relevance);
      reading.ids = reading.ids.slice(taken.length);
    }
    return relevance;
  }

  private async fill(reading: TierReading, size: number): Promise<void> {
    const { plan, tier, domain, before } = reading;
    const labels = (domains: Iterable<string>): Expression[] =>
      [...domains].map((one) => metaToken(domainToken(plan.language, one)));
    const expression =
      domain === null
        ? withoutExpressions(tier.expression, labels(this.separate))
        : allExpressions([tier.expression, anyExpression(labels([domain]))]);
    const ids = await this.index.match([{ expression }], { ...reading.range, before }, size)(0);
    reading.ids = ids;
    reading.before = ids.length < size ? null : ids.at(-1)!;
  }
}
