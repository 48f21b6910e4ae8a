import { newFeedState } from '../state/feed-state.js';
import type { PollOutcome } from './poll-outcome.js';
import { POLLING_LIMITS } from './polling-limits.js';
import { relyOnPushes } from './rely-on-pushes.js';

const NOW = 1_800_000_000;

describe(relyOnPushes.name, () => {
  const plan = (dueIn: number, outcome: object): number => {
    const planned = { ...newFeedState('https://a.example/rss', NOW), nextDue: NOW + dueIn };
    return relyOnPushes(planned, outcome as PollOutcome, NOW, POLLING_LIMITS, 0.5).nextDue - NOW;
  };
  const unchanged = { kind: 'unchanged' };

  it('polls a feed once an hour that would be polled more often', () => {
    expect(plan(120, unchanged)).toBe(3_600);
    expect(plan(120, { kind: 'fetched', added: 0 })).toBe(3_600);
  });

  it('polls a feed no more often than without pushes', () => {
    expect(plan(20_000, unchanged)).toBe(20_000);
  });

  it('keeps the pace while polls bring what was not pushed', () => {
    expect(plan(120, { kind: 'fetched', added: 1 })).toBe(120);
  });

  it('leaves the retries of a failing feed alone', () => {
    expect(plan(300, { kind: 'failed' })).toBe(300);
  });
});
