import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Candidate } from '../../articles/article.js';
import { type CircuitBreaker, CircuitOpenError } from '../circuit-breaker.js';
import type { LiveSearchProvider } from '../search-provider.js';
import { eachLanguage, type SearchQuery } from '../search-query.js';
import { fuseRankings } from '../fuse-rankings.js';
import { RequestBudget } from './request-budget.js';

/** Maximum number of cached responses for each source, about 15 MB. */
const MAX_CACHED = 100;

interface SharedRequest {
  found: Promise<Candidate[]>;
  controller: AbortController;
  /** Number of callers that wait for the request. */
  waiting: number;
}

/** The client of one live source (search API): shares concurrent equal requests, caches responses, limits requests. */
export class LiveSourceClient {
  readonly name: string;
  private readonly cache: LRUCache<string, Candidate[]>;
  private readonly shared = new Map<string, SharedRequest>();
  private readonly budget: RequestBudget;

  constructor(private readonly source: CircuitBreaker<LiveSearchProvider>) {
    const { name, live } = source.provider;
    this.name = name;
    this.cache = new LRUCache({ max: MAX_CACHED, ttl: live.cacheSeconds * 1000 });
    this.budget = new RequestBudget(live.perSecond, live.perDay);
  }

  /**
   * Searches in each language of a query; fails only if all languages fail.
   * @param signal aborted when the client has disconnected; a request that no other caller waits for is then cancelled.
   * @throws SearchUnavailableError, or its subclass `CircuitOpenError` where no request was made.
   */
  async search(query: SearchQuery, signal: AbortSignal | null): Promise<Candidate[]> {
    const queries = eachLanguage(query);
    if (queries.length === 1) return this.searchOne(queries[0]!, signal);
    const settled = await Promise.allSettled(queries.map((one) => this.searchOne(one, signal)));
    const found = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (found.length > 0) return fuseRankings(found);
    throw (settled[0] as PromiseRejectedResult).reason;
  }

  private async searchOne(query: SearchQuery, signal: AbortSignal | null): Promise<Candidate[]> {
    const key = this.source.provider.live.cacheKey(query);
    const cached = this.cache.get(key);
    if (cached !== undefined) return cached;
    const request = this.shared.get(key) ?? this.send(key, query);
    if (signal !== null) leaveWith(signal, request);
    return request.found;
  }

  private send(key: string, query: SearchQuery): SharedRequest {
    if (this.source.isOpen()) throw new CircuitOpenError(this.name, this.source.retryAfterSeconds());
    const turn = this.budget.take();
    if (!turn.isGranted) throw new CircuitOpenError(this.name, turn.retryAfterSeconds);
    const controller = new AbortController();
    const found = this.receive(key, query, turn.afterMs, controller.signal);
    const request = { found, controller, waiting: 0 };
    this.shared.set(key, request);
    return request;
  }

  private async receive(
    key: string,
    query: SearchQuery,
    afterMs: number,
    caller: AbortSignal,
  ): Promise<Candidate[]> {
    try {
      if (afterMs > 0) await pause(afterMs, undefined, { signal: caller });
      const candidates = await this.source.call((provider, signal) => provider.search(query, signal), caller);
      this.cache.set(key, candidates);
      return candidates;
    } finally {
      this.shared.delete(key);
    }
  }
}

function leaveWith(signal: AbortSignal, request: SharedRequest): void {
  request.waiting++;
  const leave = (): void => {
    if (--request.waiting === 0) request.controller.abort();
  };
  if (signal.aborted) return leave();
  signal.addEventListener('abort', leave, { once: true });
  void request.found.catch(() => undefined).finally(() => signal.removeEventListener('abort', leave));
}
