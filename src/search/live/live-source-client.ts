import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Candidate } from '../../articles/article.js';
import { CircuitOpenError, type CircuitBreaker } from '../circuit-breaker.js';
import type { SearchQuery } from '../search-provider.js';
import { RequestBudget } from './request-budget.js';

/** Cached responses of each source: about 15 MB at a hundred articles each. */
const MAX_CACHED = 100;

interface Underway {
  found: Promise<Candidate[]>;
  controller: AbortController;
  /** Callers that still want it. */
  waiting: number;
}

/** The client of one live source: concurrent equal queries share a request, responses are cached, requests are limited. */
export class LiveSourceClient {
  private readonly cache: LRUCache<string, Candidate[]>;
  private readonly underway = new Map<string, Underway>();
  private readonly budget: RequestBudget;

  constructor(readonly guarded: CircuitBreaker) {
    const { cacheSeconds: keepSeconds, perSecond, perDay } = guarded.provider.live!;
    this.cache = new LRUCache({ max: MAX_CACHED, ttl: keepSeconds * 1000 });
    this.budget = new RequestBudget(perSecond, perDay);
  }

  get name(): string {
    return this.guarded.provider.name;
  }

  /**
   * @param signal aborted when the caller has gone: a request without waiting clients is cancelled.
   * @returns what is known already at once, else what the source says.
   * @throws SearchUnavailableError; a `CircuitOpenError` where the source was not queried.
   */
  async search(query: SearchQuery, signal: AbortSignal | null): Promise<Candidate[]> {
    const question = this.guarded.provider.live!.cacheKey(query);
    const known = this.cache.get(question);
    if (known !== undefined) return known;
    const one = this.underway.get(question) ?? this.send(question, query);
    if (signal !== null) leaveWith(signal, one);
    return one.found;
  }

  private send(question: string, query: SearchQuery): Underway {
    if (this.guarded.isOpen()) throw new CircuitOpenError(this.name, this.guarded.retryAfterSeconds());
    const turn = this.budget.take();
    if (!turn.isGranted) throw new CircuitOpenError(this.name, turn.retryAfterSeconds);
    const controller = new AbortController();
    const found = this.receive(question, query, turn.afterMs, controller.signal);
    const one = { found, controller, waiting: 0 };
    this.underway.set(question, one);
    return one;
  }

  private async receive(
    question: string,
    query: SearchQuery,
    afterMs: number,
    signal: AbortSignal,
  ): Promise<Candidate[]> {
    try {
      if (afterMs > 0) await pause(afterMs, undefined, { signal });
      const request = { cursor: null, saturatedDomains: new Set<string>() };
      const { candidates } = await this.guarded.search(query, request, signal);
      this.cache.set(question, candidates);
      return candidates;
    } finally {
      this.underway.delete(question);
    }
  }
}

function leaveWith(signal: AbortSignal, one: Underway): void {
  one.waiting++;
  const leave = (): void => {
    if (--one.waiting === 0) one.controller.abort();
  };
  if (signal.aborted) return leave();
  signal.addEventListener('abort', leave, { once: true });
  void one.found.catch(() => undefined).finally(() => signal.removeEventListener('abort', leave));
}
