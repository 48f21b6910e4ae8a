import type { IndexedCandidate } from '../../index/index-reader.js';
import type { CoveredStory } from '../../index/stories/story-reader.js';
import { registrableDomain } from '../../articles/urls.js';
import { domainToken } from '../../index/tokens.js';
import type { ArticleIndex, SearchRange } from './article-index.js';
import { allOf, anyOf, type Expression, label, type SearchPlan, without } from './expression.js';
import { freshness } from './ranking.js';

/** An article at its rank. */
export interface RankedArticle {
  candidate: IndexedCandidate;
  /** Story of the article, where each story is returned once; else null. */
  story: CoveredStory | null;
  /** Its place in the order; lower is better. */
  rank: number;
}

/** Articles of aggregators come last, so that a publisher's own article is found first. */
const AGGREGATED = -10;
/** Articles read at a time: few first, since most pages are filled by them. */
const FIRST_BATCH = 60;
const BATCH = 240;
/** Domains that are excluded from the scan by name, at most: articles of further ones are read. */
const MAX_EXCLUDED = 50;

type ScannedPlan = Pick<SearchPlan, 'tiers' | 'language' | 'keeps'>;

interface ScannedTier {
  plan: ScannedPlan;
  expression: Expression;
  relevance: number;
  /** Its relevance in the plan. */
  worth: number;
}

/** One tier being read, from its newest article to its oldest. */
interface Reading {
  tier: number;
  /** Registrable domain that it is limited to; null for all that are not excluded. */
  domain: string | null;
  /** Loaded, but not returned yet. */
  queue: RankedArticle[];
  /** Only ids below this are unread; null at the end. */
  before: number | null;
  batch: number;
}

/**
 * All matches of a search, in an order that depends only on the article, the query and the time of the first page: by
 * the relevance of the article's best tier and by age.
 */
export class RankedScan {
  /** Articles that were read. */
  read = 0;
  private readonly tiers: ScannedTier[];
  private readonly range: SearchRange;
  private readings: Reading[];
  private readonly excluded = new Set<string>();
  /** By paused domain: the readings that continue with its articles. */
  private readonly waiting = new Map<string, Reading[]>();

  /**
   * @param at Unix seconds of the moment whose ages count.
   * @param aggregators hosts of aggregators.
   * @param oncePerStory whether only one article of a story is returned.
   */
  constructor(
    private readonly index: ArticleIndex,
    { plans, range }: { plans: readonly ScannedPlan[]; range: SearchRange },
    private readonly at: number,
    aggregators: readonly string[],
    private readonly oncePerStory: boolean,
  ) {
    this.range = range;
    const sorted = plans
      .flatMap((plan) => plan.tiers.map((tier) => ({ plan, tier })))
      .sort((a, b) => b.tier.relevance - a.tier.relevance);
    const distinct = sorted.map(({ plan, tier: { expression, relevance } }, i): ScannedTier => {
      const better = sorted.slice(0, i).filter((one) => one.plan.language === plan.language);
      const others = better.map(({ tier }) => tier.expression);
      return { plan, expression: without(expression, others), relevance, worth: relevance };
    });
    const domains = [...new Set(aggregators.map(registrableDomain))];
    const isAggregated = ({ plan }: ScannedTier): Expression[] => labelsOf(plan, domains);
    this.tiers =
      domains.length === 0
        ? distinct
        : [
            ...distinct.map((one) => ({ ...one, expression: without(one.expression, isAggregated(one)) })),
            ...distinct.map((one) => ({
              ...one,
              expression: allOf([one.expression, anyOf(isAggregated(one))]),
              relevance: one.relevance + AGGREGATED,
            })),
          ];
    this.readings = this.tiers.map((_, tier) => ({
      tier,
      domain: null,
      queue: [],
      before: Number.MAX_SAFE_INTEGER,
      batch: FIRST_BATCH,
    }));
  }

  /** @returns null when all articles except those of paused publishers are read. */
  async next(): Promise<RankedArticle | null> {
    for (;;) {
      const best = this.bestReading();
      if (best === null) return null;
      const next = best.queue.shift();
      if (next !== undefined) return next;
      await this.fill(best);
    }
  }

  /** Reads no further articles of a publisher until `resume`; those already read are still returned. */
  pause(domain: string): void {
    if (this.waiting.has(domain)) return;
    if (this.excluded.has(domain)) {
      this.waiting.set(
        domain,
        this.readings.filter((one) => one.domain === domain),
      );
      this.readings = this.readings.filter((one) => one.domain !== domain);
      return;
    }
    if (this.excluded.size >= MAX_EXCLUDED) return;
    const shared = this.readings.filter((one) => one.domain === null);
    this.waiting.set(
      domain,
      shared.map(({ tier, before }) => ({ tier, domain, queue: [], before, batch: FIRST_BATCH })),
    );
    this.excluded.add(domain);
  }

  /** Continues with the articles of a publisher. */
  resume(domain: string): void {
    this.readings.push(...(this.waiting.get(domain) ?? []));
    this.waiting.delete(domain);
  }

  paused(): string[] {
    return [...this.waiting.keys()];
  }

  /** Articles of the index with their stories and ranks. */
  async ranked(
    candidates: IndexedCandidate[],
    rankOf: (candidate: IndexedCandidate, i: number) => number,
  ): Promise<RankedArticle[]> {
    const stories = this.oncePerStory
      ? await this.index.stories.storiesOf(candidates.map(({ id }) => id))
      : [];
    return candidates.map((candidate, i) => ({
      candidate,
      story: stories[i] ?? null,
      rank: rankOf(candidate, i),
    }));
  }

  private score(tier: number, id: number): number {
    return this.tiers[tier]!.relevance + freshness(this.index.secondsOf(id), this.at);
  }

  /** The reading that has, or may have, the next article: of unread articles only the maximum id is known. */
  private bestReading(): Reading | null {
    let best: { reading: Reading; score: number; id: number } | null = null;
    for (const reading of this.readings) {
      const id = reading.queue[0]?.candidate.id ?? reading.before;
      if (id === null) continue;
      const score = this.score(reading.tier, id);
      if (best === null || score > best.score || (score === best.score && id > best.id))
        best = { reading, score, id };
    }
    return best?.reading ?? null;
  }

  private async fill(reading: Reading): Promise<void> {
    const { plan, expression, worth } = this.tiers[reading.tier]!;
    const { domain, batch } = reading;
    const within =
      domain === null
        ? without(expression, labelsOf(plan, [...this.excluded]))
        : allOf([expression, anyOf(labelsOf(plan, [domain]))]);
    const range = { ...this.range, before: Math.min(this.range.before ?? Infinity, reading.before!) };
    reading.before = null;
    const ids = await this.index.match([{ expression: within }], range, batch)(0);
    this.read += ids.length;
    const loaded = await this.index.load(ids);
    const candidates = loaded.filter((candidate) => plan.keeps?.(candidate, worth) ?? true);
    reading.queue = await this.ranked(candidates, ({ id }) => -this.score(reading.tier, id));
    reading.before = ids.length < batch ? null : ids.at(-1)!;
    reading.batch = BATCH;
  }
}

const labelsOf = ({ language }: ScannedPlan, domains: readonly string[]): Expression[] =>
  domains.map((domain) => label(domainToken(language, domain)));
