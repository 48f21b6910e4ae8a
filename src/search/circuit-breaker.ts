import { backOffDelay } from '../config/durations.js';
import type { SearchProvider } from './engine/article-index.js';
import { UpstreamError } from './live/upstream-error.js';
import { SearchUnavailableError, unreadableIndexError } from './search-provider.js';

const TIMEOUT_MS = 8_000;
/** Number of consecutive failures after which no request is sent for a while (the circuit opens). */
const FAILURES_TO_OPEN = 3;
const FIRST_COOL_DOWN_MS = 5_000;
const MAX_COOL_DOWN_MS = 120_000;

/** A completed request to a provider. */
export interface ProviderCall {
  provider: string;
  /** `answered`, `aborted` by the client, the failure's name (`captcha`), `unavailable`, or `failed` for a defect. */
  outcome: string;
  seconds: number;
}

/**
 * A provider behind a time limit and a circuit breaker. Repeated failures open the circuit: no request is sent for a
 * cool-down (5 s, doubling to 2 min, or as long as the provider requires). A failure with a duration of its own opens it
 * at once. After the cool-down one request is tried, which closes the circuit or opens it for longer.
 */
export class CircuitBreaker<P extends SearchProvider = SearchProvider> {
  private requests = 0;
  private failures = 0;
  private failuresInARow = 0;
  private openUntil = 0;
  private lastOutcome: string | null = null;
  /** Whether the single request that is tried after a cool-down is in progress. */
  private isProbing = false;

  constructor(
    readonly provider: P,
    private readonly onCall: (call: ProviderCall) => void = () => undefined,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /**
   * Sends a request to the provider, unless the circuit is open.
   * @param request gets a signal that is aborted at the time limit, or with `caller`.
   * @param caller aborted when no client waits any more, which is no failure of the provider.
   * @throws SearchUnavailableError, or its subclass `CircuitOpenError` where no request was made.
   */
  async call<T>(
    request: (provider: P, signal: AbortSignal) => Promise<T>,
    caller: AbortSignal | null = null,
  ): Promise<T> {
    if (this.isOpen()) throw new CircuitOpenError(this.provider.name, this.retryAfterSeconds());
    const isProbe = (this.isProbing = this.isHalfOpen());
    this.requests++;
    const begun = this.clock();
    let outcome = 'answered';
    try {
      const found = await (isLocal(this.provider)
        ? request(this.provider, NEVER_ABORTED)
        : this.callWithin(request, caller));
      this.failuresInARow = 0;
      return found;
    } catch (thrown) {
      const error = unreadableIndexError(thrown) ?? thrown;
      outcome = caller?.aborted ? 'aborted' : outcomeOf(error);
      if (!caller?.aborted) this.fail(error);
      throw error;
    } finally {
      if (isProbe) this.isProbing = false;
      this.lastOutcome = outcome;
      this.onCall({ provider: this.provider.name, outcome, seconds: (this.clock() - begun) / 1000 });
    }
  }

  private async callWithin<T>(
    request: (provider: P, signal: AbortSignal) => Promise<T>,
    caller: AbortSignal | null,
  ): Promise<T> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.provider.live?.timeoutMs ?? TIMEOUT_MS);
    const signal = caller === null ? limit.signal : AbortSignal.any([limit.signal, caller]);
    try {
      return await Promise.race([request(this.provider, signal), rejectOn(signal)]);
    } finally {
      clearTimeout(timer);
    }
  }

  isOpen(): boolean {
    return this.clock() < this.openUntil || this.isProbing;
  }

  retryAfterSeconds(): number {
    const min = isLocal(this.provider) ? 1 : 5;
    return Math.max(min, Math.ceil((this.openUntil - this.clock()) / 1000));
  }

  counts(): { requests: number; failures: number } {
    return { requests: this.requests, failures: this.failures };
  }

  /** State of a live source (an external search API) for operators; no fields for an index. */
  state(): Record<string, string | number | null> {
    if (this.provider.live === undefined) return {};
    const coolDown = Math.max(0, Math.ceil((this.openUntil - this.clock()) / 1000));
    return { last_outcome: this.lastOutcome, cools_down_seconds: coolDown };
  }

  private isHalfOpen(): boolean {
    return this.openUntil > 0 && this.failuresInARow > 0;
  }

  private fail(error: unknown): void {
    // A rejected query does not predict the result of the next one.
    if (error instanceof UpstreamError && error.isQueryError) return;
    this.failures++;
    // A defect of the service is no reason for a cool-down of the provider.
    if (!(error instanceof SearchUnavailableError) || isLocal(this.provider)) return;
    this.failuresInARow++;
    const own = error instanceof UpstreamError ? error.coolDownSeconds : null;
    if (own !== null) this.openUntil = this.clock() + own * 1000;
    if (own !== null || this.failuresInARow < FAILURES_TO_OPEN) return;
    const openings = this.failuresInARow - FAILURES_TO_OPEN + 1;
    const coolDown = backOffDelay(openings, FIRST_COOL_DOWN_MS, maxCoolDownMs(this.provider));
    this.openUntil = this.clock() + Math.max(error.retryAfterSeconds * 1000, coolDown);
  }
}

/** Signal for reads of the local index, which cannot be aborted. */
const NEVER_ABORTED = new AbortController().signal;

const isLocal = (provider: SearchProvider): boolean =>
  provider.live === undefined && provider.isLocal === true;

function maxCoolDownMs(provider: SearchProvider): number {
  const seconds = provider.live === undefined ? provider.maxCoolDownSeconds : undefined;
  return seconds === undefined ? MAX_COOL_DOWN_MS : seconds * 1000;
}

function outcomeOf(error: unknown): string {
  if (error instanceof UpstreamError) return error.outcome;
  return error instanceof SearchUnavailableError ? 'unavailable' : 'failed';
}

/** No request was made: the provider is in a cool-down after failures, or its request limit is used up. */
export class CircuitOpenError extends SearchUnavailableError {
  constructor(provider: string, retryAfterSeconds: number) {
    super(`${provider} cools down.`, retryAfterSeconds);
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = (): void => reject(new SearchUnavailableError('The provider exceeded the time limit.'));
    signal.addEventListener('abort', fail, { once: true });
  });
}
