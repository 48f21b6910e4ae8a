import { RequestBudget } from './request-budget.js';

const START = Date.UTC(2026, 10, 22, 23, 59, 50);

describe(RequestBudget.name, () => {
  let now: number;
  beforeEach(() => (now = START));
  const budget = (perSecond: number, perDay: number | null) =>
    new RequestBudget(perSecond, perDay, () => now);
  const granted = (afterMs: number) => ({ isGranted: true, afterMs });

  it('delays requests to the allowed rate, and rejects those that would wait long', () => {
    const sut = budget(1, null);
    expect([sut.take(), sut.take(), sut.take()]).toEqual([granted(0), granted(1_000), granted(2_000)]);
    expect(sut.take()).toEqual({ isGranted: false, retryAfterSeconds: 3 });
    now += 1_500;
    expect(sut.take()).toEqual(granted(1_500));
  });

  it('does not accumulate unused requests', () => {
    const sut = budget(2, null);
    now += 60_000;
    expect([sut.take(), sut.take()]).toEqual([granted(0), granted(500)]);
  });

  it('rejects requests until the next UTC day when the daily limit is reached', () => {
    const sut = budget(1_000, 2);
    sut.take();
    sut.take();
    expect(sut.take()).toEqual({ isGranted: false, retryAfterSeconds: 10 });
    now += 10_000;
    expect(sut.take()).toEqual(granted(0));
  });

  it('does not delay requests after the clock was set back', () => {
    const sut = budget(1, null);
    now += 3_600_000;
    sut.take();
    now = START;
    expect(sut.take()).toEqual(granted(0));
  });
});
