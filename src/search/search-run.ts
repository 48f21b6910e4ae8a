import { setTimeout as pause } from 'node:timers/promises';
import { type Candidate, isPublishedWithin, unixSecondsNow } from '../articles/article.js';
import { publisherFilterIncludes, type IsAggregator } from '../articles/urls.js';
import { type CircuitBreaker, CircuitOpenError } from './circuit-breaker.js';
import type { ArticleIndex } from './engine/article-index.js';
import { findRelaxed } from './engine/find-relaxed.js';
import { countMatches, planQuery } from './engine/plan.js';
import { type PageDemand, type IndexedBatches, scan } from './engine/scan.js';
import { hasWordsInTitle } from './live/meets-conditions.js';
import { fuseRankings } from './fuse-rankings.js';
import type { LiveSourceClient } from './live/live-source-client.js';
import type { ArrivalState } from './page.js';
import {
  type MatchCount,
  type RespelledWords,
  SearchInterruptedError,
  SearchUnavailableError,
} from './search-provider.js';
import { analysisLanguages, canRelax, type SearchQuery } from './search-query.js';

/** Counts for a query: articles with all words, before the merge of near-identical titles. */
export interface ResultCounts {
  /** Number of matches: exact up to `MAX_COUNTED` where an index counts, otherwise the number of read articles. */
  articles: number;
  /** Number of registrable domains of the matches. */
  domains: number;
  /** Number of articles that were read as candidates. */
  seen: number;
}

/** The time that a search spent on one provider. */
export interface ProviderTiming {
  provider: string;
  /** Milliseconds of all requests to the provider. */
  ms: number;
  /** Whether the provider had not responded when the time for live sources was over. */
  isLate: boolean;
}

/** Maximum number of articles that are counted. */
export const MAX_COUNTED = 10_000;

/** The providers of a search and its limits. */
interface Participants {
  /** Live sources (external search APIs) that are queried before the index. */
  preferred: LiveSourceClient[];
  /** Indexes, of which the first that responds is used. */
  indexes: CircuitBreaker<ArticleIndex>[];
  /** Live sources that are queried if the index returns too few results. */
  additional: LiveSourceClient[];
  /** Milliseconds for all live sources together. */
  budgetMs: number;
  /** Aborted when the client has disconnected. */
  signal: AbortSignal | null;
  isAggregator: IsAggregator;
  /** Whether an article of a live source was removed, or its publisher is blocked. */
  blocks(candidate: Candidate): boolean;
  /** Called for every failure, except while a circuit is open. */
  onFailure(provider: string, error: unknown): void;
  /** Seconds until the first of the providers may respond again. */
  retryAfterSeconds(): number;
}

/** The search in one index. */
interface IndexSearch {
  index: ArticleIndex;
  batches: IndexedBatches;
  /** Position in the order of arrival at the beginning of the search. */
  arrivals: ArrivalState;
}

type Stage = () => Promise<Candidate[] | null>;

/**
 * One search, in four steps: preferred live sources; articles with all words from the index; other live sources; partial
 * matches from the index. A step runs only while the result is not full.
 */
export class SearchRun {
  /** Unix seconds from which ages are computed. */
  readonly at = unixSecondsNow();
  /** Id of the last article of each batch of ranked articles, so that later pages repeat the same batches. */
  readonly ends: number[] = [];
  private stages: Stage[];
  /** The index that responded; null until one did. */
  private respondingIndex: CircuitBreaker<ArticleIndex> | null = null;
  private search: IndexSearch | null = null;
  private relaxed: IndexedBatches | null = null;
  /** Candidates that may lack words of the query. */
  private readonly partial = new Set<Candidate>();
  private respelling: RespelledWords | null = null;
  private readonly demand: PageDemand = { paused: new Set(), isFirstPage: true };
  private stopping = new AbortController();
  private readonly timingOf = new Map<string, ProviderTiming>();
  /** Batches of articles with all words, which `matched` counts. */
  private readonly batches: Candidate[][] = [];
  private liveMs = 0;
  private hasResponse = false;
  /** Whether the result contains articles of live sources or partial matches. */
  private isFilledUp = false;
  /** The first unexpected error, thrown if every provider fails. */
  private defect: { provider: string; error: unknown } | null = null;

  constructor(
    private readonly query: SearchQuery,
    private readonly participants: Participants,
  ) {
    this.stages = [
      () => this.queryLive(participants.preferred),
      () => this.readIndex(),
      () => this.queryLive(participants.additional),
      () => this.readRelaxed(),
    ];
  }

  /**
   * The next candidates, best first; null at the end.
   * @param saturated registrable domains whose quota of the result is used up.
   * @throws SearchUnavailableError when no provider responds; SearchInterruptedError when an index becomes unreachable
   * after its first batch; the first defect of a provider when no other responds.
   */
  async next(saturated: ReadonlySet<string>): Promise<Candidate[] | null> {
    this.demand.paused = saturated;
    while (this.stages.length > 0) {
      const candidates = await this.stages[0]!();
      // A scan that has nothing for the first page may go on for later ones.
      if (candidates === null) this.stages.shift();
      else return this.record(candidates);
    }
    if (this.hasResponse) return null;
    const seconds = this.participants.retryAfterSeconds();
    throw this.defect?.error ?? new SearchUnavailableError('No search provider responds.', seconds);
  }

  /** Ends the first page; later pages only read the index. */
  endFirstPage(): void {
    this.demand.isFirstPage = false;
    this.stages = [() => this.readIndex()];
  }

  /** Counts the matches of the query, in a separate request to the index. */
  async matched(): Promise<ResultCounts> {
    const count = await this.count();
    const now = unixSecondsNow();
    const dated = this.batches.flat().filter((candidate) => isPublishedWithin(this.query, candidate, now));
    const seen = new Map(dated.map(({ url, domain }) => [url, domain]));
    // Providers find the same articles: the largest count is the nearest.
    return {
      articles: Math.max(Math.min(seen.size, MAX_COUNTED), count?.articles ?? 0),
      domains: Math.max(new Set(seen.values()).size, count?.domains ?? 0),
      seen: seen.size,
    };
  }

  /** The time spent on each provider queried so far, in order. */
  timings(): ProviderTiming[] {
    return [...this.timingOf.values()];
  }

  /**
   * Position in the order of arrival at the start of the search; null if no later page is possible, because the result
   * contains articles of live sources or partial matches.
   */
  arrivals(): ArrivalState | null {
    return this.isFilledUp ? null : (this.search?.arrivals ?? null);
  }

  /** Name of the index that responded; null until one did. */
  index(): string | null {
    return this.respondingIndex?.provider.name ?? null;
  }

  isRelaxed(candidate: Candidate): boolean {
    return this.partial.has(candidate);
  }

  /** Words of the query with similar spellings, if such a spelling found any of these articles; otherwise empty. */
  respelled(articles: readonly Candidate[]): RespelledWords['pairs'] {
    const found = this.respelling;
    if (found === null) return [];
    return articles.some(({ id }) => id !== undefined && found.articles.has(id)) ? found.pairs : [];
  }

  private record(found: Candidate[]): Candidate[] {
    const candidates = found.filter(({ source }) => publisherFilterIncludes(this.query, source));
    this.hasResponse = true;
    if (this.defect !== null) this.participants.onFailure(this.defect.provider, this.defect.error);
    this.defect = null;
    if (this.relaxed === null) this.batches.push(candidates);
    else for (const one of candidates) this.partial.add(one);
    this.isFilledUp ||= this.partial.size > 0;
    return candidates;
  }

  private async count(): Promise<MatchCount | null> {
    if (this.respondingIndex === null) return null;
    try {
      return await this.respondingIndex.call((index, signal) =>
        countMatches(index.during(signal), this.query, MAX_COUNTED),
      );
    } catch (error) {
      this.participants.onFailure(this.respondingIndex.provider.name, error);
      return null;
    }
  }

  private async readIndex(): Promise<Candidate[] | null> {
    const { search, respondingIndex } = this;
    if (search !== null) return this.attempt(respondingIndex!, () => nextOf(search.batches));
    for (const index of this.participants.indexes) {
      this.stopping = new AbortController();
      const begun = await this.attempt(index, async () => {
        const opened = await this.open(index.provider.during(this.stopping.signal));
        return { opened, first: (await nextOf(opened.batches)) ?? [] };
      });
      if (begun === null) continue;
      [this.respondingIndex, this.search] = [index, begun.opened];
      return begun.first;
    }
    return null;
  }

  private async open(index: ArticleIndex): Promise<IndexSearch> {
    const { query, at, demand, ends } = this;
    const arrivals = await index.lastSequences(analysisLanguages(query));
    const plan = await planQuery(index, query, at, this.participants.isAggregator);
    const { sequences } = arrivals;
    return { index, arrivals, batches: scan(index, { query, plan, demand, at, sequences, ends }) };
  }

  private async readRelaxed(): Promise<Candidate[] | null> {
    const { query, respondingIndex, search, relaxed } = this;
    if (search === null || !canRelax(query)) return null;
    return this.attempt(respondingIndex!, async () => {
      if (relaxed !== null) return nextOf(relaxed);
      const found = await findRelaxed(search.index, query, this.demand.paused, this.at, this.batches.flat());
      [this.relaxed, this.respelling] = [found.batches, found.respelled];
      return nextOf(found.batches);
    });
  }

  /** Reads one batch through the circuit breaker, whose time limit aborts the requests of the whole scan. */
  private async attempt<T>(index: CircuitBreaker<ArticleIndex>, read: () => Promise<T>): Promise<T | null> {
    const { name, isLocal } = index.provider;
    const begun = performance.now();
    try {
      return await index.call((_, signal) => {
        const { stopping } = this;
        if (!isLocal) signal.addEventListener('abort', () => stopping.abort(), { once: true });
        return read();
      });
    } catch (error) {
      this.fail(name, error);
      if (this.respondingIndex !== null && error instanceof SearchUnavailableError && !isLocal)
        throw new SearchInterruptedError(error.message, this.participants.retryAfterSeconds(), {
          cause: error,
        });
      return null;
    } finally {
      this.addTiming(name, performance.now() - begun, false);
    }
  }

  /** Queries all live sources in parallel, once per search. Uses the results that arrived within the time limit. */
  private async queryLive(clients: LiveSourceClient[]): Promise<Candidate[] | null> {
    const now = clients.splice(0);
    if (now.length === 0) return null;
    const { budgetMs } = this.participants;
    const lists: (Candidate[] | null)[] = now.map(() => null);
    const begun = performance.now();
    const isOver = new AbortController();
    const budget = pause(Math.max(0, budgetMs - this.liveMs), undefined, { signal: isOver.signal });
    const open = new Set(now);
    const calls = now.map(async (client, i) => {
      try {
        lists[i] = await client.search(this.query, this.participants.signal);
      } catch (error) {
        if (open.has(client)) this.fail(client.name, error);
      } finally {
        if (open.delete(client)) this.addTiming(client.name, performance.now() - begun, false);
      }
    });
    await Promise.race([Promise.all(calls), budget.catch(() => undefined)]);
    isOver.abort();
    const late = [...open];
    open.clear();
    this.liveMs += performance.now() - begun;
    for (const { name } of late) this.addTiming(name, performance.now() - begun, true);
    const found = lists.filter((list) => list !== null);
    this.isFilledUp ||= found.some((list) => list.length > 0);
    return found.length > 0 ? fuseRankings(found.map((list) => this.admitted(list))) : null;
  }

  /**
   * The candidates that a response may contain. Live sources also send articles that the operator has blocked or removed
   * and, with `search_in=title`, articles without the words in their title.
   */
  private admitted(candidates: Candidate[]): Candidate[] {
    const isAnywhere = this.query.searchIn !== 'title';
    return candidates.filter(
      (one) => !this.participants.blocks(one) && (isAnywhere || hasWordsInTitle(one, this.query)),
    );
  }

  private addTiming(provider: string, ms: number, isLate: boolean): void {
    const before = this.timingOf.get(provider)?.ms ?? 0;
    this.timingOf.set(provider, { provider, ms: before + ms, isLate });
  }

  private fail(provider: string, error: unknown): void {
    if (error instanceof CircuitOpenError || this.participants.signal?.aborted) return;
    const isDefect = !(error instanceof SearchUnavailableError);
    if (isDefect && this.defect === null && !this.hasResponse) this.defect = { provider, error };
    else this.participants.onFailure(provider, error);
  }
}

async function nextOf(batches: IndexedBatches): Promise<Candidate[] | null> {
  return (await batches.next()).value ?? null;
}
