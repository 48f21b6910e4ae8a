import type { IndexedCandidate } from '../../index/index-reader.js';
import { registrableDomain } from '../../articles/urls.js';
import { domainToken } from '../../index/tokens.js';
import type { Place } from '../continuation.js';
import type { ArticleIndex, SearchRange } from './article-index.js';
import { allOf, anyOf, type Expression, label, type SearchPlan, without } from './expression.js';
import { freshness, RANKING_WEIGHTS } from './ranking.js';

/** An article with its place in the order. */
export interface Placed {
  candidate: IndexedCandidate;
  /** Null of what stands before the order. */
  place: Place | null;
  /** Of the event that it reports, where each is shown once; else null. */
  story: number | null;
}

/** Of which publishers the next articles are read: of these alone, where any are named, and never of the others. */
interface Publishers {
  only: readonly string[] | null;
  except: Iterable<string>;
}

/** Copies at an aggregator come behind everything else: whoever else has the article is met first. */
const AGGREGATED = -10;
/** Articles read at a time: few first, since most pages are filled by them. */
const FIRST_BATCH = 60;
const BATCH = 240;
/** More domains than this are not worth naming: the rest is passed over after reading. */
const MOST_EXCLUDED = 200;

/** One tier being read, from its newest article to its oldest. */
interface Reading {
  tier: number;
  /** Read, but not passed on. */
  queue: Placed[];
  /** Only ids below this are still to be read; null when none are. */
  before: number | null;
}

/**
 * Everything that a search matches, in one order that depends on nothing but the article itself, the question and the
 * moment of its first page: by what the best of its tiers is worth and by age. So a place in it says what was before.
 */
export class ReadingOrder {
  private readonly tiers: { expression: Expression; relevance: number; worth: number }[];

  /**
   * @param at Unix seconds of the moment whose ages count.
   * @param aggregators hosts of aggregators.
   * @param oncePerStory whether of the reports of one event one is shown.
   */
  constructor(
    private readonly index: ArticleIndex,
    private readonly plan: Pick<SearchPlan, 'tiers' | 'language' | 'keeps'>,
    private readonly range: SearchRange,
    private readonly at: number,
    aggregators: readonly string[],
    private readonly oncePerStory = false,
  ) {
    const sorted = [...plan.tiers].sort((a, b) => b.relevance - a.relevance);
    const expressions = sorted.map(({ expression }) => expression);
    const distinct = sorted.map(({ expression, relevance }, i) => ({
      expression: without(expression, expressions.slice(0, i)),
      relevance,
      worth: relevance,
    }));
    const labels = this.labelsOf([...new Set(aggregators.map(registrableDomain))]);
    this.tiers =
      labels.length === 0
        ? distinct
        : [
            ...distinct.map((one) => ({ ...one, expression: without(one.expression, labels) })),
            ...distinct.map((one) => ({
              ...one,
              expression: allOf([one.expression, anyOf(labels)]),
              relevance: one.relevance + AGGREGATED,
            })),
          ];
  }

  /** The story of each article, where each story is shown once; else nulls. */
  async storiesOf(articles: readonly IndexedCandidate[]): Promise<(number | null)[]> {
    if (!this.oncePerStory) return articles.map(() => null);
    return this.index.stories.storiesOf(articles.map(({ id }) => id));
  }

  /** Negative where `a` comes before `b`. */
  compare(a: Place, b: Place): number {
    return this.score(b) - this.score(a) || b.id - a.id;
  }

  /**
   * Articles from a place on, or from the beginning.
   *
   * @param publishers asked before each reading: whose articles are not wanted any more need not be read.
   */
  async *behind(start: Place | null, publishers: () => Publishers): AsyncGenerator<Placed> {
    const readings = this.tiers.map((_, tier): Reading => ({
      ...{ tier, queue: [] },
      before: start === null ? Number.MAX_SAFE_INTEGER : this.firstIdBehind(start, tier),
    }));
    for (let batch = FIRST_BATCH; ;) {
      const best = this.bestOf(readings);
      if (best === null) return;
      const next = best.queue.shift();
      if (next === undefined) {
        await this.fill(best, batch, publishers());
        batch = BATCH;
        continue;
      }
      if (start === null || this.compare(next.place!, start) >= 0) yield next;
    }
  }

  /** A cursor that was made up may name a tier that there is not: nothing comes behind that. */
  private score({ tier, id }: Place): number {
    return (this.tiers[tier]?.relevance ?? -Infinity) + this.freshnessOf(id);
  }

  private freshnessOf(id: number): number {
    return freshness(this.index.secondsOf(id), this.at);
  }

  /** The reading that has what comes next, or may have it: nothing is known of what it has not read but how new it is. */
  private bestOf(readings: readonly Reading[]): Reading | null {
    let best: { reading: Reading; place: Place } | null = null;
    for (const reading of readings) {
      const id = reading.queue[0]?.place?.id ?? reading.before;
      if (id === null) continue;
      const place = { tier: reading.tier, id };
      if (best === null || this.compare(place, best.place) < 0) best = { reading, place };
    }
    return best?.reading ?? null;
  }

  private async fill(reading: Reading, batch: number, { only, except }: Publishers): Promise<void> {
    const { expression, worth } = this.tiers[reading.tier]!;
    const before = reading.before!;
    reading.before = null;
    if (only !== null && only.length === 0) return;
    const excluded = this.labelsOf([...except].slice(0, MOST_EXCLUDED));
    const within = only === null ? expression : allOf([expression, anyOf(this.labelsOf(only))]);
    const range = { ...this.range, before: Math.min(this.range.before ?? Infinity, before) };
    const ids = await this.index.match([{ expression: without(within, excluded) }], range, batch)(0);
    const loaded = await this.index.load(ids);
    const kept = loaded.filter((candidate) => this.plan.keeps?.(candidate, worth) ?? true);
    const stories = await this.storiesOf(kept);
    reading.queue = kept.map((candidate, i) => ({
      ...{ candidate, place: { tier: reading.tier, id: candidate.id } },
      story: stories[i]!,
    }));
    reading.before = ids.length < batch ? null : ids.at(-1)!;
  }

  /** Only ids of a tier that are below this can come behind a place; null when none can. */
  private firstIdBehind(start: Place, tier: number): number | null {
    if (tier === start.tier) return start.id + 1;
    const left = this.score(start) - this.tiers[tier]!.relevance;
    if (left < 0) return null;
    if (left >= RANKING_WEIGHTS.freshness) return Number.MAX_SAFE_INTEGER;
    if (left === 0) return this.index.lowestIdAt(0) + 1;
    const days = RANKING_WEIGHTS.halfFreshDays * (RANKING_WEIGHTS.freshness / left - 1);
    // A second more than computed: the exact comparison follows.
    return this.index.lowestIdAt(this.at - days * 86_400 + 2);
  }

  private labelsOf(domains: readonly string[]): Expression[] {
    return domains.map((domain) => label(domainToken(this.plan.language, domain)));
  }
}
