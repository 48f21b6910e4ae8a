import type { BlockList } from 'node:net';
import { holds } from '../../outbound/guarded-agents.js';
import type { ConcurrencyLimits } from './scheduler-limits.js';

/** How often the feeds of a host are polled, and how carefully. Spans in seconds unless the name says otherwise. */
export interface PollingLimits extends ConcurrencyLimits {
  minInterval: number;
  maxInterval: number;
  /** For feeds whose hub pushes what is new: pushes get lost, so polling goes on, but at this interval at least. */
  minPushedInterval: number;
  /** First retry after a failure; doubled with every further one up to `maxRetry`. */
  firstRetry: number;
  maxRetry: number;
  /** After "too many requests" (429) without `Retry-After`. */
  defaultCoolDown: number;
  /** A longer `Retry-After` counts as a mistake. */
  maxCoolDown: number;
  /**
   * How long `Cache-Control: max-age`, `ttl` and `sy:update…` may defer a poll; beyond that the publishing interval
   * decides. They are mostly defaults: WordPress asks for an hour, however much it publishes in that time.
   */
  maxRequestedWait: number;
  /** Milliseconds from the end of a fetch to the start of the next from the same host. */
  hostSpacingMs: number;
  /** Milliseconds over which feeds that are due at start are spread. */
  startSpreadMs: number;
  /**
   * Whether the host is the operator's own: its feeds are due at every start and whenever the operator asks, a
   * cool-down of one does not apply to its others, and its failures are no sign of a network outage.
   */
  isOwnHost: boolean;
}

export const POLLING_LIMITS: PollingLimits = {
  minInterval: 120,
  maxInterval: 86_400,
  minPushedInterval: 3_600,
  firstRetry: 300,
  maxRetry: 86_400,
  defaultCoolDown: 3_600,
  maxCoolDown: 7 * 86_400,
  maxRequestedWait: 1_800,
  concurrency: 16,
  slowAfterMs: 3_000,
  slowConcurrency: 32,
  hostSpacingMs: 1_000,
  startSpreadMs: 30_000,
  isOwnHost: false,
};

/** What differs on the operator's own hosts: what is published there should be found within seconds. */
const OWN_HOST_LIMITS: Partial<PollingLimits> = {
  minInterval: 10,
  maxInterval: 12,
  minPushedInterval: 60,
  firstRetry: 10,
  maxRetry: 60,
  defaultCoolDown: 60,
  maxRequestedWait: 10,
  hostSpacingMs: 50,
  startSpreadMs: 2_000,
  isOwnHost: true,
};

/** The limits that hold for a host (`URL.host`: with its port, IPv6 in brackets). */
export type LimitsOf = (host: string) => PollingLimits;

/**
 * The limits of each host: those of own hosts for an address, or `localhost`, that the operator has allowed, else the
 * usual ones. A name that resolves to such an address is no own host: its owner may change that.
 */
export function limitsOf(allowed: BlockList, changes: Partial<PollingLimits> = {}): LimitsOf {
  const usual = { ...POLLING_LIMITS, ...changes };
  const own = { ...POLLING_LIMITS, ...OWN_HOST_LIMITS, ...changes };
  return (host) => (isAllowed(allowed, host) ? own : usual);
}

function isAllowed(allowed: BlockList, host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name === 'localhost' ? holds(allowed, '127.0.0.1') || holds(allowed, '::1') : holds(allowed, name);
}
