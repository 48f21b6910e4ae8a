import type { Source } from '../sources/source.js';
import type { FeedStateStore } from '../state/feed-state-store.js';
import { dueAtStartInMs } from './due-in-ms.js';
import type { LimitsOf } from './limits-of.js';
import type { Job } from './scheduler.js';

export interface FeedJob extends Job {
  source: Source;
}

interface PlannedPoll {
  job: FeedJob;
  delayMs: number;
}

/** Feeds that are due when polling starts begin this far apart on average, or closer where the spread is shorter. */
const APART_MS = 50;

/** Which sources are to be polled when, by what is remembered of them. */
export class PollPlan {
  constructor(
    private readonly sources: readonly Source[],
    private readonly states: FeedStateStore,
    readonly limitsOf: LimitsOf,
  ) {}

  /** What is due now; nothing of a host that asked to be left alone. */
  dueNow(): FeedJob[] {
    const { polls, holds } = this.read();
    return polls.filter(({ job, delayMs }) => delayMs <= 0 && !holds.has(job.host)).map(({ job }) => job);
  }

  /**
   * Every source with its delay, and the hosts that asked to be left alone with what is left of that, both in
   * milliseconds. What is due already is spread, never-polled sources first.
   */
  fromNow(): { polls: PlannedPoll[]; holds: Map<string, number> } {
    const { polls, holds } = this.read();
    return {
      holds,
      polls: polls.map((poll) => ({ ...poll, delayMs: poll.delayMs || this.spread(poll.job) })),
    };
  }

  private read(): { polls: PlannedPoll[]; holds: Map<string, number> } {
    const now = Date.now() / 1000;
    const polls: PlannedPoll[] = [];
    const holds = new Map<string, number>();
    for (const source of this.sources) {
      const state = this.states.get(source.url);
      const { host } = new URL(state?.movedTo ?? source.url);
      const limits = this.limitsOf(host);
      const delayMs = state ? dueAtStartInMs(state, now, limits) : 0;
      if (delayMs > 0 && state?.holdUntil && state.holdUntil > now && !limits.operatorsOwn) {
        holds.set(host, Math.max(delayMs, holds.get(host) ?? 0));
      }
      if (!state?.goneAt) polls.push({ job: { key: source.url, host, source }, delayMs });
    }
    return { polls, holds };
  }

  private spread({ host, source }: FeedJob): number {
    const most = Math.min(this.limitsOf(host).startSpreadMs, this.sources.length * APART_MS);
    return Math.random() * most * (this.states.get(source.url) ? 1 : 0.5);
  }
}
