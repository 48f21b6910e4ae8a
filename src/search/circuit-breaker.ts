import {
  type CandidatePage,
  type MatchCount,
  type PageRequest,
  type SearchProvider,
  type SearchQuery,
  SearchUnavailableError,
} from './search-provider.js';
import { UpstreamError } from './live/upstream-error.js';

const TIMEOUT_MS = 8_000;
/** Failures in a row that open the circuit. */
const FAILURES_TO_OPEN = 3;
const FIRST_COOL_DOWN_MS = 5_000;
const MAX_COOL_DOWN_MS = 120_000;

/** One request to a provider that is over. */
export interface ProviderCall {
  provider: string;
  /** `answered`, the outcome's name where it has one, `unavailable`, or `failed` for a defect of ours. */
  outcome: string;
  seconds: number;
}

/**
 * A provider behind a time limit and a circuit breaker. Repeated failures open the circuit for a cool-down (5 s,
 * doubling to 2 min, or as long as the provider requests); a rejection with a duration opens it at once.
 * After the cool-down the circuit is half open: one request goes through, and closes it or opens it for longer.
 */
export class CircuitBreaker {
  private requests = 0;
  private failures = 0;
  private failuresInARow = 0;
  private openUntil = 0;
  private lastOutcome: string | null = null;
  /** Whether the one request of a half-open circuit is under way. */
  private isProbing = false;

  constructor(
    readonly provider: SearchProvider,
    private readonly onAsked: (asking: ProviderCall) => void = () => undefined,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /**
   * @param signal aborted when no client waits any more, which is no failure of the provider's.
   * @throws SearchUnavailableError; a `CircuitOpenError` where the provider was not queried.
   */
  search(
    query: SearchQuery,
    page: Omit<PageRequest, 'signal'>,
    signal: AbortSignal | null = null,
  ): Promise<CandidatePage> {
    return this.guard((limit) => this.provider.search(query, { ...page, signal: limit }), signal);
  }

  /** @returns null where the provider does not count. Throws as `ask` does. */
  async count(query: SearchQuery, most: number): Promise<MatchCount | null> {
    if (this.provider.count === undefined) return null;
    return this.guard((signal) => this.provider.count!(query, most, signal), null);
  }

  /** Any other query of an index. Throws as `ask` does. */
  call<T>(question: (provider: SearchProvider) => Promise<T>): Promise<T> {
    return this.guard(() => question(this.provider), null);
  }

  private async guard<T>(
    request: (signal: AbortSignal) => Promise<T>,
    callers: AbortSignal | null,
  ): Promise<T> {
    if (this.isOpen()) throw new CircuitOpenError(this.provider.name, this.retryAfterSeconds());
    const isProbe = (this.isProbing = this.isHalfOpen());
    this.requests++;
    const begun = this.clock();
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.provider.live?.timeoutMs ?? TIMEOUT_MS);
    const abort = (): void => limit.abort();
    callers?.addEventListener('abort', abort, { once: true });
    let outcome = 'answered';
    try {
      const found = await Promise.race([request(limit.signal), rejectOn(limit.signal)]);
      this.failuresInARow = 0;
      return found;
    } catch (error) {
      outcome = callers?.aborted ? 'aborted' : outcomeOf(error);
      if (!callers?.aborted) this.fail(error);
      throw error;
    } finally {
      clearTimeout(timer);
      callers?.removeEventListener('abort', abort);
      if (isProbe) this.isProbing = false;
      this.lastOutcome = outcome;
      this.onAsked({ provider: this.provider.name, outcome, seconds: (this.clock() - begun) / 1000 });
    }
  }

  isOpen(): boolean {
    return this.clock() < this.openUntil || this.isProbing;
  }

  retryAfterSeconds(): number {
    const least = this.provider.isLocal === true ? 1 : 5;
    return Math.max(least, Math.ceil((this.openUntil - this.clock()) / 1000));
  }

  counts(): { requests: number; failures: number } {
    return { requests: this.requests, failures: this.failures };
  }

  /** What an operator wants to know of a live source; nothing of an index. */
  state(): Record<string, string | number | null> {
    if (this.provider.live === undefined) return {};
    const coolDown = Math.max(0, Math.ceil((this.openUntil - this.clock()) / 1000));
    return { last_outcome: this.lastOutcome, cools_down_seconds: coolDown };
  }

  /** After a cool-down and before the next success. */
  private isHalfOpen(): boolean {
    return this.openUntil > 0 && this.failuresInARow > 0;
  }

  private fail(error: unknown): void {
    // Of what is wrong with the question, no other question suffers.
    if (error instanceof UpstreamError && error.isQueryError) return;
    this.failures++;
    // A defect of ours says nothing of the provider, and a cool-down would take its good answers away, too.
    if (!(error instanceof SearchUnavailableError) || this.provider.isLocal === true) return;
    this.failuresInARow++;
    const own = error instanceof UpstreamError ? error.coolDownSeconds : null;
    if (own !== null) this.openUntil = this.clock() + own * 1000;
    if (own !== null || this.failuresInARow < FAILURES_TO_OPEN) return;
    const doublings = this.failuresInARow - FAILURES_TO_OPEN;
    const { maxCoolDownSeconds: longestCoolDownSeconds } = this.provider;
    const longest = longestCoolDownSeconds === undefined ? MAX_COOL_DOWN_MS : longestCoolDownSeconds * 1000;
    const coolDown = Math.min(longest, FIRST_COOL_DOWN_MS * 2 ** doublings);
    this.openUntil = this.clock() + Math.max(error.retryAfterSeconds * 1000, coolDown);
  }
}

function outcomeOf(error: unknown): string {
  if (error instanceof UpstreamError) return error.outcome;
  return error instanceof SearchUnavailableError ? 'unavailable' : 'failed';
}

/** The circuit is open: the provider was not queried. The log contains the cause since its failure. */
export class CircuitOpenError extends SearchUnavailableError {
  constructor(provider: string, retryAfterSeconds: number) {
    super(`${provider} cools down.`, retryAfterSeconds);
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener(
      'abort',
      () => reject(new SearchUnavailableError('The provider took too long.')),
      {
        once: true,
      },
    );
  });
}
