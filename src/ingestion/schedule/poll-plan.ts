import type { Source } from '../sources/source.js';
import type { FeedState, FeedStateStore } from '../state/feed-state.js';
import type { LimitsOf, PollingLimits } from './plan-next-poll.js';
import type { Job } from './scheduler.js';

export interface FeedJob extends Job {
  source: Source;
}

interface PlannedPoll {
  job: FeedJob;
  delayMs: number;
}

/** Average milliseconds between feeds that are due at the start; less where the spread is shorter. */
const APART_MS = 50;

/** Which sources are polled when, by their stored states. */
export class PollPlan {
  constructor(
    private readonly sources: readonly Source[],
    private readonly states: FeedStateStore,
    readonly limitsOf: LimitsOf,
  ) {}

  /** The sources that are due now, without those of hosts that are cooling down. */
  dueNow(): FeedJob[] {
    const { polls, coolDowns } = this.read();
    return polls.filter(({ job, delayMs }) => delayMs <= 0 && !coolDowns.has(job.host)).map(({ job }) => job);
  }

  /**
   * Every source with its delay, and the hosts that are cooling down with the time left, both in milliseconds. Sources
   * that are already due are spread, those never polled first.
   */
  fromNow(): { polls: PlannedPoll[]; coolDowns: Map<string, number> } {
    const { polls, coolDowns } = this.read();
    return {
      coolDowns,
      polls: polls.map((poll) => ({ ...poll, delayMs: poll.delayMs || this.spread(poll.job) })),
    };
  }

  private read(): { polls: PlannedPoll[]; coolDowns: Map<string, number> } {
    const now = Date.now() / 1000;
    const polls: PlannedPoll[] = [];
    const coolDowns = new Map<string, number>();
    for (const source of this.sources) {
      const state = this.states.get(source.url);
      const { host } = new URL(state?.movedTo ?? source.url);
      const limits = this.limitsOf(host);
      const delayMs = state ? dueAtStartInMs(state, now, limits) : 0;
      if (delayMs > 0 && state?.coolDownUntil && state.coolDownUntil > now && !limits.isOwnHost) {
        coolDowns.set(host, Math.max(delayMs, coolDowns.get(host) ?? 0));
      }
      if (!state?.goneAt) polls.push({ job: { key: source.url, host, source }, delayMs });
    }
    return { polls, coolDowns };
  }

  private spread({ host, source }: FeedJob): number {
    const most = Math.min(this.limitsOf(host).startSpreadMs, this.sources.length * APART_MS);
    return Math.random() * most * (this.states.get(source.url) ? 1 : 0.5);
  }
}

/**
 * Milliseconds until a feed is due, never longer than was planned at its last poll: when a clock that was ahead is set
 * back, feeds must not wait for the time it showed.
 * @param now Unix seconds
 */
export function dueInMs(state: FeedState, now: number): number {
  const planned = state.nextDue - (state.checkedAt ?? state.nextDue);
  return Math.max(Math.min(state.nextDue - now, planned), 0) * 1000;
}

/**
 * As `dueInMs`, at a start or when the operator asks: feeds on the operator's own hosts are due then, unless they are
 * cooling down or their document ended the process that read it.
 */
function dueAtStartInMs(state: FeedState, now: number, { isOwnHost }: PollingLimits): number {
  const mustWait = state.coolDownUntil !== null || state.error?.reason === 'over-budget';
  return isOwnHost && !mustWait ? 0 : dueInMs(state, now);
}
