import type { CandidatePage, PageRequest, SearchProvider } from './search-provider.js';
import type { SearchQuery } from './search-query.js';
import { SearchUnavailableError } from './search-unavailable.error.js';

const TIMEOUT_MS = 8_000;
const FAILURES_BEFORE_REST = 3;
const FIRST_REST_MS = 5_000;
const LONGEST_REST_MS = 120_000;

/**
 * How a provider is doing, and the manners every provider is asked with: a time limit, and a rest after repeated
 * failures (5 s, doubling to 2 min), or for as long as the provider itself asked.
 */
export class ProviderState {
  private requests = 0;
  private failures = 0;
  private inARow = 0;
  private restsUntil = 0;

  constructor(
    readonly provider: SearchProvider,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  async ask(query: SearchQuery, page: Omit<PageRequest, 'signal'>): Promise<CandidatePage> {
    if (this.isResting()) throw new RestingError(this.provider.name, this.retryAfterSeconds());
    this.requests++;
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), TIMEOUT_MS);
    try {
      const answer = this.provider.search(query, { ...page, signal: limit.signal });
      const found = await Promise.race([answer, rejectOn(limit.signal)]);
      this.inARow = 0;
      return found;
    } catch (error) {
      this.fail(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  isResting(): boolean {
    return this.clock() < this.restsUntil;
  }

  retryAfterSeconds(): number {
    const least = this.provider.isLocal === true ? 1 : 5;
    return Math.max(least, Math.ceil((this.restsUntil - this.clock()) / 1000));
  }

  counts(): { requests: number; failures: number } {
    return { requests: this.requests, failures: this.failures };
  }

  private fail(error: unknown): void {
    this.failures++;
    // A defect of ours says nothing of the provider, and a rest would take its good answers away, too.
    if (!(error instanceof SearchUnavailableError) || this.provider.isLocal === true) return;
    this.inARow++;
    if (this.inARow < FAILURES_BEFORE_REST) return;
    const asked = error.retryAfterSeconds * 1000;
    const rest = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (this.inARow - FAILURES_BEFORE_REST));
    this.restsUntil = this.clock() + Math.max(asked, rest);
  }
}

/** The provider was not even asked; why not was told when it failed. */
export class RestingError extends SearchUnavailableError {
  constructor(provider: string, retryAfterSeconds: number) {
    super(`${provider} rests.`, retryAfterSeconds);
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
