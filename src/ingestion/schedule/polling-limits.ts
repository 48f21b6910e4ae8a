import type { SlotLimits } from './slots.js';

/** How politely and how eagerly feeds are polled. Spans in seconds unless the name says otherwise. */
export interface PollingLimits extends SlotLimits {
  leastInterval: number;
  mostInterval: number;
  /** First retry after a failure; doubled with every further one up to `mostInterval`. */
  firstRetry: number;
  /** When a publisher says "too many requests" and not how long. */
  unnamedHold: number;
  /** A longer `Retry-After` is taken for a mistake. */
  mostHold: number;
  /**
   * How long `Cache-Control: max-age`, `ttl` and `sy:update…` hold a poll back at most; beyond it the publishing
   * rate decides. They are mostly defaults: WordPress asks for an hour, whatever it publishes in that time.
   */
  mostAsked: number;
  /** Milliseconds from the end of a fetch to the start of the next from the same host. */
  hostSpacingMs: number;
  /** Milliseconds over which feeds that are due at start are spread. */
  startSpreadMs: number;
}

export const POLLING_LIMITS: PollingLimits = {
  leastInterval: 120,
  mostInterval: 86_400,
  firstRetry: 300,
  unnamedHold: 3_600,
  mostHold: 7 * 86_400,
  mostAsked: 1_800,
  concurrency: 16,
  slowAfterMs: 3_000,
  slowConcurrency: 32,
  hostSpacingMs: 1_000,
  startSpreadMs: 30_000,
};
