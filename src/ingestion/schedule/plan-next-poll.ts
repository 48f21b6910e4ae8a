import type { BlockList } from 'node:net';
import { parseAddressRanges, isInAddressRanges, plainHost } from '../../outbound/guarded-agents.js';
import { stateAfterItems, type FeedFault, type FeedState, type NewItems } from '../state/feed-state.js';
import { backOffDelay, DAY, HOUR } from '../../config/durations.js';

/** Polling limits for one host, in seconds unless the name has another unit. */
export interface PollingLimits {
  /** Maximum number of concurrent polls; large, because one feed in twenty responds slowly, byte by byte. */
  concurrency: number;
  minInterval: number;
  maxInterval: number;
  /** Minimum polling interval of feeds that a hub pushes; they are polled, too, because pushes get lost. */
  minPushedInterval: number;
  /** Wait before the first retry after a failure; doubled with each further failure, up to `maxRetry`. */
  firstRetry: number;
  maxRetry: number;
  /** Cool-down after status 429 without `Retry-After`. */
  defaultCoolDown: number;
  /** Maximum cool-down. A longer `Retry-After` is probably a mistake and is shortened to this. */
  maxCoolDown: number;
  /**
   * Maximum wait that `Cache-Control: max-age`, `ttl` and `sy:update…` may request. Most such waits are defaults of
   * software (WordPress requests an hour), so that beyond this maximum the publishing interval decides.
   */
  maxRequestedWait: number;
  /** Milliseconds from the end of one fetch to the start of the next from the same host. */
  hostSpacingMs: number;
  /**
   * Whether the operator owns the host: its feeds are due at every start and on the operator's request, a cool-down
   * applies to one feed only, and failures are no sign of a network outage.
   */
  isOwnHost: boolean;
}

export const POLLING_LIMITS: PollingLimits = {
  minInterval: 120,
  maxInterval: DAY,
  minPushedInterval: HOUR,
  firstRetry: 300,
  maxRetry: DAY,
  defaultCoolDown: HOUR,
  maxCoolDown: 7 * DAY,
  maxRequestedWait: 1_800,
  concurrency: 32,
  hostSpacingMs: 1_000,
  isOwnHost: false,
};

/** Differing limits for the operator's own hosts, whose articles become searchable within seconds. */
const OWN_HOST_LIMITS: Partial<PollingLimits> = {
  minInterval: 10,
  maxInterval: 12,
  minPushedInterval: 60,
  firstRetry: 10,
  maxRetry: 60,
  defaultCoolDown: 60,
  maxRequestedWait: 10,
  hostSpacingMs: 50,
  isOwnHost: true,
};

export type LimitsOfHost = (host: string) => PollingLimits;

/**
 * Makes a function that returns the limits of a host. Own hosts are the addresses that the operator has allowed, and
 * `localhost`. A name that resolves to such an address is no own host, because the name's owner may change that.
 */
export function pollingLimitsByHost(
  allow: readonly string[],
  changes: Partial<PollingLimits> = {},
): LimitsOfHost {
  const allowed = parseAddressRanges(allow);
  const usual = { ...POLLING_LIMITS, ...changes };
  const own = { ...POLLING_LIMITS, ...OWN_HOST_LIMITS, ...changes };
  return (host) => (isAllowed(allowed, host) ? own : usual);
}

function isAllowed(allowed: BlockList, host: string): boolean {
  const name = plainHost(host.replace(/:\d+$/, ''));
  return name === 'localhost'
    ? isInAddressRanges(allowed, '127.0.0.1') || isInAddressRanges(allowed, '::1')
    : isInAddressRanges(allowed, name);
}

/** The fields of a feed's stored state that are taken from a fetched document or its response. */
type FetchedFacts = Pick<
  FeedState,
  'title' | 'format' | 'etag' | 'lastModified' | 'refreshAfter' | 'skipHours' | 'skipDays' | 'hubs' | 'topic'
> &
  Partial<Pick<FeedState, 'itemOrder'>>;

export type PollOutcome =
  | ({ kind: 'fetched'; facts: FetchedFacts } & Redirected & NewItems)
  | ({ kind: 'unchanged'; etag?: string | null } & Redirected)
  | { kind: 'failed'; fault: FeedFault; status: number | null; retryAfter: number | null };

interface Redirected {
  movedTo: string | null;
  maxAge: number | null;
}

/** The polling interval is multiplied by this after a poll that finds the document unchanged. */
const UNCHANGED_FACTOR = 1.1;

type Fetched = Extract<PollOutcome, { kind: 'fetched' }>;
export type FailedPoll = Extract<PollOutcome, { kind: 'failed' }>;

interface PlanOptions {
  /** The present time in Unix seconds. */
  now: number;
  limits: PollingLimits;
  /** Random number from 0 to below 1. It spreads the next polls of feeds that were polled together. */
  random: number;
  /** Whether a hub pushes new items: the feed is polled less often, as long as polls find nothing that the hub missed. */
  isPushed?: boolean;
}

/** The state of a feed after a poll, including the time of the next poll. */
export function planNextPoll(
  state: FeedState,
  outcome: PollOutcome,
  { now, limits, random, isPushed = false }: PlanOptions,
): FeedState {
  const next = { ...state, checkedAt: now };
  const jitter = 0.9 + random * 0.2;
  if (outcome.kind === 'failed') return afterFailure(next, outcome, now, limits, jitter);
  Object.assign(next, { succeededAt: now, failures: 0, error: null, coolDownUntil: null, goneAt: null });
  next.movedTo = outcome.movedTo ?? state.movedTo;
  // The document is unchanged, but a server may have renamed it.
  if (outcome.kind === 'unchanged') next.etag = outcome.etag ?? state.etag;
  let rate = state.interval * UNCHANGED_FACTOR;
  if (outcome.kind === 'fetched') {
    rate = rateOf(state, outcome, now);
    Object.assign(next, outcome.facts, stateAfterItems(next, outcome), { items: outcome.publishedAt.length });
  }
  next.interval = Math.min(Math.max(rate, limits.minInterval), limits.maxInterval);
  const requested = Math.min(Math.max(outcome.maxAge ?? 0, next.refreshAfter ?? 0), limits.maxRequestedWait);
  const hasMissed = outcome.kind === 'fetched' && outcome.added > 0;
  const pushed = isPushed && !hasMissed ? limits.minPushedInterval * jitter : 0;
  const wait = Math.max(next.interval * jitter, requested, pushed);
  next.nextDue = afterSkippedHours(now + wait, next);
  return next;
}

/** Seconds until the next poll: the publishing interval; without dates, shorter after new items, else longer. */
function rateOf(state: FeedState, outcome: Fetched, now: number): number {
  return publishingInterval(outcome.publishedAt, now) ?? state.interval * (outcome.added > 0 ? 0.6 : 1.5);
}

function afterFailure(
  next: FeedState,
  failed: FailedPoll,
  now: number,
  limits: PollingLimits,
  jitter: number,
): FeedState {
  next.failures++;
  next.error = failed.fault;
  if (failed.status === 410 && next.movedTo === null) next.goneAt = now;
  // The new address stopped responding: the one in the list may respond again, or redirect elsewhere.
  if (failed.status === 410 || next.failures >= 3) next.movedTo = null;
  const coolDown = failed.retryAfter ?? (failed.status === 429 ? limits.defaultCoolDown : null);
  next.coolDownUntil = coolDown === null ? null : now + Math.min(coolDown, limits.maxCoolDown);
  const retry = backOffDelay(next.failures, limits.firstRetry, limits.maxRetry);
  next.nextDue = Math.max(now + retry * jitter, next.coolDownUntil ?? 0);
  return next;
}

/** Maximum number of items, the newest, from whose publication times the interval is computed. */
const MAX_PUBLICATIONS = 20;

/** The interval is at least the time since the last publication divided by this: silent feeds are polled less. */
const POLLS_PER_SILENCE = 12;

/**
 * A polling interval in seconds: half the median time between the newest publications, longer if the feed has published
 * nothing for long. Null with fewer than three dated items.
 */
function publishingInterval(publishedAt: readonly (number | null)[], now: number): number | null {
  const times = [...new Set(publishedAt)].filter((time): time is number => time !== null && time <= now);
  const newest = times.sort((a, b) => b - a).slice(0, MAX_PUBLICATIONS);
  if (newest.length < 3) return null;
  const gaps = newest.slice(1).map((time, index) => newest[index]! - time);
  const median = gaps.sort((a, b) => a - b)[gaps.length >> 1]!;
  return Math.max(median / 2, (now - newest[0]!) / POLLS_PER_SILENCE);
}

const HOURS_A_WEEK = 168;

/** The first time from `due` on (Unix seconds) outside of the skipped hours and days; `due` if all are skipped. */
function afterSkippedHours(due: number, { skipHours, skipDays }: FeedState): number {
  for (let hours = 0; hours < HOURS_A_WEEK; hours++) {
    const start = (Math.floor(due / HOUR) + hours) * HOUR;
    const date = new Date(start * 1000);
    if (!skipHours.includes(date.getUTCHours()) && !skipDays.includes(date.getUTCDay()))
      return Math.max(due, start);
  }
  return due;
}
