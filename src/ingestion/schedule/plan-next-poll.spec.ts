import { FeedState } from '../state/feed-state.js';
import { pollingLimitsByHost, planNextPoll, POLLING_LIMITS, type PollOutcome } from './plan-next-poll.js';

const NOW = Date.UTC(2026, 10, 10, 12, 30) / 1000;
const MINUTE = 60;
const HOUR = 3_600;

type Fetched = Extract<PollOutcome, { kind: 'fetched' }>;
type Changes = Partial<Omit<Fetched, 'facts'>> & { facts?: Partial<Fetched['facts']> };

const fetched = ({ facts, ...changes }: Changes = {}): Fetched => ({
  kind: 'fetched',
  facts: {
    title: 'Morning Courier',
    format: 'rss',
    etag: '"v2"',
    lastModified: null,
    refreshAfter: null,
    skipHours: [],
    skipDays: [],
    hubs: [],
    topic: null,
    ...facts,
  },
  movedTo: null,
  changedAt: null,
  maxAge: null,
  publishedAt: [],
  added: 0,
  lags: [],
  ...changes,
});
const failed = (status: number | null, retryAfter: number | null = null): PollOutcome => ({
  kind: 'failed',
  fault: { reason: `http-${status}`, message: 'no' },
  status,
  retryAfter,
});
const every = (gap: number, newestAgo = 0): number[] =>
  Array.from({ length: 15 }, (_, i) => NOW - newestAgo - i * gap);
const OPTIONS = { now: NOW, limits: POLLING_LIMITS, random: 0.5 };
const plan = (outcome: PollOutcome, state = new FeedState('https://a.example/rss', NOW)): FeedState =>
  planNextPoll(state, outcome, OPTIONS);
const unchanged: PollOutcome = { kind: 'unchanged', movedTo: null, maxAge: null };
const waited = (state: FeedState): number => Math.round(state.nextDue - NOW);

describe(planNextPoll.name, () => {
  it('polls as often as the source publishes, between two minutes and a day', () => {
    expect(waited(plan(fetched({ publishedAt: every(20 * MINUTE) })))).toBe(10 * MINUTE);
    expect(waited(plan(fetched({ publishedAt: every(30) })))).toBe(2 * MINUTE);
    expect(waited(plan(fetched({ publishedAt: every(7 * 24 * HOUR) })))).toBe(24 * HOUR);
  });

  it('polls less often the longer a source has had no new article', () => {
    expect(waited(plan(fetched({ publishedAt: every(10 * MINUTE, 6 * HOUR) })))).toBe(30 * MINUTE);
  });

  it('takes no publication in the future for one of the past', () => {
    const future = [NOW + 24 * HOUR, NOW + 48 * HOUR];
    expect(waited(plan(fetched({ publishedAt: [NOW - HOUR, NOW - 2 * HOUR, ...future] })))).toBe(
      waited(plan(fetched({ publishedAt: [NOW - HOUR, NOW - 2 * HOUR] }))),
    );
    expect(waited(plan(fetched({ publishedAt: [...every(20 * MINUTE), ...future] })))).toBe(10 * MINUTE);
  });

  it('adapts to the rate of new articles where there are no dates', () => {
    const state = { ...new FeedState('https://a.example/rss', NOW), interval: 1_000 };
    expect(waited(plan(fetched({ added: 3 }), state))).toBe(600);
    expect(waited(plan(fetched({ added: 0 }), state))).toBe(1_500);
    expect(waited(plan({ kind: 'unchanged', movedTo: null, maxAge: null }, state))).toBe(1_100);
  });

  it('obeys the requested intervals of publishers, within bounds', () => {
    const publishedAt = every(4 * MINUTE);
    expect(waited(plan(fetched({ publishedAt, maxAge: 900 })))).toBe(900);
    expect(waited(plan(fetched({ publishedAt, maxAge: 7 * 24 * HOUR })))).toBe(30 * MINUTE);
    expect(waited(plan(fetched({ publishedAt, facts: { refreshAfter: 15 * MINUTE } })))).toBe(15 * MINUTE);
    expect(waited(plan(fetched({ publishedAt, facts: { refreshAfter: HOUR } })))).toBe(30 * MINUTE);
  });

  it('does not poll in the hours a publisher skips, not even after a 304', () => {
    const first = plan(fetched({ publishedAt: every(20 * MINUTE), facts: { skipHours: [12, 13, 14] } }));
    expect(new Date(first.nextDue * 1000).toISOString()).toBe('2026-11-10T15:00:00.000Z');
    const second = plan({ kind: 'unchanged', movedTo: null, maxAge: null }, first);
    expect(new Date(second.nextDue * 1000).toISOString()).toBe('2026-11-10T15:00:00.000Z');
    const all = plan(
      fetched({ publishedAt: every(20 * MINUTE), facts: { skipHours: [...Array(24).keys()] } }),
    );
    expect(waited(all)).toBe(10 * MINUTE);
  });

  it('does not poll on the days a publisher skips', () => {
    // The tenth is a Tuesday.
    const state = plan(
      fetched({ publishedAt: every(20 * MINUTE), facts: { skipDays: [2, 3], skipHours: [0] } }),
    );
    expect(new Date(state.nextDue * 1000).toISOString()).toBe('2026-11-12T01:00:00.000Z');
  });

  it('backs off further with every failure, stores the reason, and resets both after a success', () => {
    let state = new FeedState('https://a.example/rss', NOW);
    const waits = Array.from({ length: 10 }, () => waited((state = plan(failed(500), state))));
    expect(waits.slice(0, 3)).toEqual([300, 600, 1_200]);
    expect(waits.at(-1)).toBe(24 * HOUR);
    expect(state).toMatchObject({ failures: 10, error: { reason: 'http-500' }, succeededAt: null });
    expect(plan(fetched(), state)).toMatchObject({ failures: 0, error: null, succeededAt: NOW });
  });

  it('waits for Retry-After, up to a maximum', () => {
    expect(waited(plan(failed(429, 7_200)))).toBe(7_200);
    expect(plan(failed(503, 7_200)).coolDownUntil).toBe(NOW + 7_200);
    expect(waited(plan(failed(429)))).toBe(HOUR);
    expect(waited(plan(failed(503, 366 * 24 * HOUR)))).toBe(7 * 24 * HOUR);
    expect(waited(plan(failed(429, 0)))).toBe(300);
  });

  it('stops permanently at 410, and stores a permanent redirect', () => {
    expect(plan(failed(410)).goneAt).toBe(NOW);
    const moved = plan(fetched({ movedTo: 'https://b.example/rss' }));
    expect(moved.movedTo).toBe('https://b.example/rss');
    expect(plan(fetched(), moved).movedTo).toBe('https://b.example/rss');
  });

  it('goes back to the listed address when the new one is gone or keeps failing', () => {
    const moved = plan(fetched({ movedTo: 'https://b.example/rss' }));
    expect(plan(failed(410), moved)).toMatchObject({ movedTo: null, goneAt: null });
    const thrice = plan(failed(404), plan(failed(404), plan(failed(404), moved)));
    expect(thrice.movedTo).toBeNull();
  });

  it('stores the newest publication, the number of added articles, and their delay', () => {
    const first = plan(fetched({ publishedAt: [NOW - 50, null, NOW - 10], added: 3, lags: [90, 10, 30] }));
    expect(first).toMatchObject({ lastItemAt: NOW - 10, articles: 3, items: 3, lag: 30 });
    const second = plan(fetched({ publishedAt: [NOW - 90], added: 1 }), first);
    expect(second).toMatchObject({ lastItemAt: NOW - 10, articles: 4, items: 1, lag: 30 });
  });
});

describe('the next poll of a feed whose hub pushes', () => {
  const waitAfter = (outcome: PollOutcome): number => {
    const state = new FeedState('https://a.example/rss', NOW);
    return waited(planNextPoll(state, outcome, { ...OPTIONS, isPushed: true }));
  };

  it('is at most once an hour', () => {
    expect(waitAfter(unchanged)).toBe(3_600);
    expect(waitAfter(fetched({ publishedAt: every(600), added: 0 }))).toBe(3_600);
  });

  it('is no earlier than without pushes', () => {
    const daily = fetched({ publishedAt: every(86_400), added: 0 });
    expect(waitAfter(daily)).toBe(waited(plan(daily)));
  });

  it('is at the usual pace while polls find articles that were not pushed', () => {
    const found = fetched({ publishedAt: every(600), added: 1 });
    expect(waitAfter(found)).toBe(waited(plan(found)));
  });

  it('is as usual after a failure', () => {
    expect(waitAfter(failed(500))).toBe(waited(plan(failed(500))));
  });
});

describe(pollingLimitsByHost.name, () => {
  const allowed = ['127.0.0.0/8', '10.1.0.0/16', '::1'];
  const isOwn = (host: string): boolean => pollingLimitsByHost(allowed)(host).isOwnHost;

  it.each(['127.0.0.1', '127.9.9.9:8080', '10.1.2.3', '[::1]:3000', 'localhost', 'localhost:4000'])(
    'treats %s as the operator’s own, once allowed',
    (host) => expect(isOwn(host)).toBe(true),
  );

  it.each([
    '10.2.0.1',
    '8.8.8.8:80',
    '[2001:db8::1]',
    'feeds.example',
    '127.0.0.1.example',
    'localhost.example',
  ])('treats %s as a third party', (host) => expect(isOwn(host)).toBe(false));

  it('has no own hosts where no range is allowed', () => {
    expect(pollingLimitsByHost([])('localhost').isOwnHost).toBe(false);
  });

  it('polls the operator’s own hosts every quarter of a minute', () => {
    const { maxInterval, maxRequestedWait } = pollingLimitsByHost(allowed)('localhost');
    expect(Math.max(maxInterval, maxRequestedWait) * 1.1).toBeLessThan(16);
  });

  it('adapts the interval of the operator’s own hosts and of third parties', () => {
    const changed = pollingLimitsByHost(allowed, { hostSpacingMs: 7 });
    expect([changed('localhost').hostSpacingMs, changed('feeds.example').hostSpacingMs]).toEqual([7, 7]);
  });
});
