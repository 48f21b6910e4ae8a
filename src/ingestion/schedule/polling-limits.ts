import type { SlotLimits } from './slots.js';

/** How politely and how eagerly the feeds of a host are polled. Spans in seconds unless the name says otherwise. */
export interface PollingLimits extends SlotLimits {
  leastInterval: number;
  mostInterval: number;
  /** Where a hub pushes what is new: pushes get lost, so that polling goes on, but no more often than this. */
  leastPushedInterval: number;
  /** First retry after a failure; doubled with every further one up to `mostRetry`. */
  firstRetry: number;
  mostRetry: number;
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
  /**
   * Whether the host is the operator's and not a stranger's: its feeds are due at every start and whenever the
   * operator asks, one that wants to be left alone speaks for itself only, and none tells of the network.
   */
  operatorsOwn: boolean;
}

export const POLLING_LIMITS: PollingLimits = {
  leastInterval: 120,
  mostInterval: 86_400,
  leastPushedInterval: 3_600,
  firstRetry: 300,
  mostRetry: 86_400,
  unnamedHold: 3_600,
  mostHold: 7 * 86_400,
  mostAsked: 1_800,
  concurrency: 16,
  slowAfterMs: 3_000,
  slowConcurrency: 32,
  hostSpacingMs: 1_000,
  startSpreadMs: 30_000,
  operatorsOwn: false,
};

/** Where it is otherwise on the operator's own hosts: what is written there is to be found while one waits for it. */
export const OWN_HOST_LIMITS: Partial<PollingLimits> = {
  leastInterval: 10,
  mostInterval: 12,
  leastPushedInterval: 60,
  firstRetry: 10,
  mostRetry: 60,
  unnamedHold: 60,
  mostAsked: 10,
  hostSpacingMs: 50,
  startSpreadMs: 2_000,
  operatorsOwn: true,
};
