import {
  type CandidatePage,
  type MatchCount,
  type PageRequest,
  type SearchProvider,
  type SearchQuery,
  SearchUnavailableError,
} from './search-provider.js';

const TIMEOUT_MS = 8_000;
/** Failures in a row that open the circuit. */
const FAILURES_TO_OPEN = 3;
const FIRST_COOL_DOWN_MS = 5_000;
const LONGEST_COOL_DOWN_MS = 120_000;

/**
 * A provider behind a time limit and a circuit breaker. Repeated failures open the circuit for a cool-down (5 s,
 * doubling to 2 min, or as long as the provider itself asked); after it the circuit is half open: the next request
 * goes through, and closes it or opens it for longer.
 */
export class GuardedProvider {
  private requests = 0;
  private failures = 0;
  private failuresInARow = 0;
  private openUntil = 0;

  constructor(
    readonly provider: SearchProvider,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** @throws SearchUnavailableError; a `CircuitOpenError` where the provider was not asked. */
  ask(query: SearchQuery, page: Omit<PageRequest, 'signal'>): Promise<CandidatePage> {
    return this.guard((signal) => this.provider.search(query, { ...page, signal }));
  }

  /** @returns null where the provider does not count. Throws as `ask` does. */
  async count(query: SearchQuery, most: number): Promise<MatchCount | null> {
    if (this.provider.count === undefined) return null;
    return this.guard((signal) => this.provider.count!(query, most, signal));
  }

  private async guard<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.isOpen()) throw new CircuitOpenError(this.provider.name, this.retryAfterSeconds());
    this.requests++;
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), TIMEOUT_MS);
    try {
      const found = await Promise.race([request(limit.signal), rejectOn(limit.signal)]);
      this.failuresInARow = 0;
      return found;
    } catch (error) {
      this.fail(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  isOpen(): boolean {
    return this.clock() < this.openUntil;
  }

  retryAfterSeconds(): number {
    const least = this.provider.isLocal === true ? 1 : 5;
    return Math.max(least, Math.ceil((this.openUntil - this.clock()) / 1000));
  }

  counts(): { requests: number; failures: number } {
    return { requests: this.requests, failures: this.failures };
  }

  private fail(error: unknown): void {
    this.failures++;
    // A defect of ours says nothing of the provider, and a cool-down would take its good answers away, too.
    if (!(error instanceof SearchUnavailableError) || this.provider.isLocal === true) return;
    this.failuresInARow++;
    if (this.failuresInARow < FAILURES_TO_OPEN) return;
    const doublings = this.failuresInARow - FAILURES_TO_OPEN;
    const coolDown = Math.min(LONGEST_COOL_DOWN_MS, FIRST_COOL_DOWN_MS * 2 ** doublings);
    this.openUntil = this.clock() + Math.max(error.retryAfterSeconds * 1000, coolDown);
  }
}

/** The circuit is open: the provider was not asked. Why is in the log since it failed. */
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
