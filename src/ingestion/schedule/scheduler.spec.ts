import { jest } from '@jest/globals';
import { freshIndex } from '../../../test/support/fresh-index.js';
import { unixSecondsNow } from '../../articles/article.js';
import { DAY, MINUTE } from '../../config/durations.js';
import { FeedState, FeedStateStore } from '../state/feed-state.js';
import { POLLING_LIMITS } from './plan-next-poll.js';
import { FeedQueue, type ScheduledJob, runJobsOnce, Scheduler } from './scheduler.js';

/** In the time of the fake clock. */
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs the fake clock, a minute at most, until a promise is settled. */
async function settled(promise: Promise<void>): Promise<void> {
  let isSettled = false;
  void promise.finally(() => (isSettled = true));
  for (let ms = 0; !isSettled; ms++) {
    if (ms > 60_000) throw new Error('it is not settled after a minute of the fake clock');
    await jest.advanceTimersByTimeAsync(1);
  }
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

interface Run {
  key: string;
  host: string;
  at: number;
  ended: number;
}

function recording(takesMs = 5) {
  const runs: Run[] = [];
  let running = 0;
  let most = 0;
  const work = async (job: ScheduledJob): Promise<void> => {
    const run = { key: job.key, host: job.host, at: performance.now(), ended: 0 };
    runs.push(run);
    most = Math.max(most, ++running);
    await pause(takesMs);
    running--;
    run.ended = performance.now();
  };
  return { runs, work, mostAtOnce: () => most };
}

const jobs = (...pairs: [key: string, host: string][]): Map<string, ScheduledJob> =>
  new Map(pairs.map(([key, host]) => [key, { key, host }]));
const numbers = (length: number): number[] => Array.from({ length }, (_, i) => i);

describe(runJobsOnce.name, () => {
  it('starts no two jobs of a host at once, nor sooner than the spacing, and other hosts beside them', async () => {
    const { runs, work } = recording(60);
    const due = numbers(4).flatMap((i): [string, string][] => [
      [`a${i}`, 'a.example'],
      [`b${i}`, 'b.example'],
    ]);
    await settled(runJobsOnce(jobs(...due), work, { concurrency: 16, spacingOf: () => 40 }));
    expect(runs).toHaveLength(8);
    for (const host of ['a.example', 'b.example']) {
      const own = runs.filter((run) => run.host === host);
      own.slice(1).forEach((run, i) => {
        expect(run.at - own[i]!.ended).toBeGreaterThanOrEqual(39);
      });
    }
    const [a, b] = ['a0', 'b0'].map((key) => runs.find((run) => run.key === key)!);
    expect(Math.abs(a!.at - b!.at)).toBeLessThan(40);
  });

  it('runs no more jobs at a time than its concurrency', async () => {
    const { work, mostAtOnce } = recording();
    const due = numbers(20).map((i): [string, string] => [`${i}`, `${i}.example`]);
    await settled(runJobsOnce(jobs(...due), work, { concurrency: 3, spacingOf: () => 0 }));
    expect(mostAtOnce()).toBe(3);
  });

  it('runs no job that is removed before its turn, and none after the signal', async () => {
    const { runs, work } = recording();
    const due = jobs(['a', 'a.example'], ['b', 'a.example'], ['c', 'a.example'], ['d', 'a.example']);
    const stopping = new AbortController();
    const dropping = async (job: ScheduledJob): Promise<void> => {
      await work(job);
      if (job.key === 'a') due.delete('b');
      if (job.key === 'c') stopping.abort();
    };
    const options = { concurrency: POLLING_LIMITS.concurrency, spacingOf: () => 1, signal: stopping.signal };
    await settled(runJobsOnce(due, dropping, options));
    expect(runs.map(({ key }) => key)).toEqual(['a', 'c']);
    await settled(runJobsOnce(jobs(), work, options));
  });
});

describe(Scheduler.name, () => {
  it('runs each job again when its queue has it again, the longest overdue first', async () => {
    const { runs, work } = recording();
    const dueAt = new Map(['a', 'b', 'c'].map((key) => [key, 0]));
    const readDue = (): ScheduledJob[] =>
      [...dueAt]
        .filter(([, at]) => at <= performance.now())
        .sort(([, a], [, b]) => a - b)
        .map(([key]) => ({ key, host: `${key}.example` }));
    const again = async (job: ScheduledJob): Promise<void> => {
      await work(job);
      dueAt.set(job.key, performance.now() + 100);
    };
    const scheduler = new Scheduler(readDue, again, 1, () => 0);
    scheduler.start();
    await jest.advanceTimersByTimeAsync(3_500);
    await settled(scheduler.stop());
    const counts = ['a', 'b', 'c'].map((key) => runs.filter((run) => run.key === key).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it('starts no job of a host that is cooling down', async () => {
    const { runs, work } = recording();
    const due = jobs(['first', 'a.example'], ['beside', 'a.example']);
    const once = async (job: ScheduledJob): Promise<void> => {
      due.delete(job.key);
      await work(job);
      if (job.key === 'first') scheduler.coolDownHost(job.host, 200);
    };
    const scheduler = new Scheduler(
      () => [...due.values()],
      once,
      POLLING_LIMITS.concurrency,
      () => 10,
    );
    scheduler.start();
    await jest.advanceTimersByTimeAsync(500);
    await settled(scheduler.stop());
    expect(runs).toHaveLength(2);
    expect(runs[1]!.at - runs[0]!.at).toBeGreaterThanOrEqual(195);
  });

  it('starts no job once stopped, and waits for those that run', async () => {
    const { runs, work } = recording(50);
    const scheduler = new Scheduler(
      () => [{ key: 'a', host: 'a.example' }],
      work,
      POLLING_LIMITS.concurrency,
      () => 0,
    );
    scheduler.start();
    await jest.advanceTimersByTimeAsync(20);
    await settled(scheduler.stop());
    expect(runs).toHaveLength(1);
    expect(runs[0]!.ended).toBeGreaterThan(0);
    await jest.advanceTimersByTimeAsync(60);
    expect(runs).toHaveLength(1);
  });
});

describe(FeedQueue.name, () => {
  const given = freshIndex();

  it('has feeds that are due, and those that were polled when the clock was ahead', () => {
    const { database } = given.writer;
    const states = new FeedStateStore(database);
    const now = unixSecondsNow();
    const sources = ['due', 'later', 'ahead', 'new'].map((name) => ({
      ...{ url: `https://${name}.example/rss`, title: '', siteUrl: null },
      ...{ language: null, country: null, categories: [] },
    }));
    const [due, later, ahead] = sources.map(({ url }) => url) as [string, string, string];
    states.put({ ...new FeedState(due, now - MINUTE), checkedAt: now - DAY });
    states.put({ ...new FeedState(later, now + DAY), checkedAt: now + MINUTE / 2 });
    states.put({ ...new FeedState(ahead, now + 400 * DAY), checkedAt: now + 399 * DAY });
    const queue = new FeedQueue(database, sources, () => POLLING_LIMITS);
    expect(queue.read().map(({ host }) => host)).toEqual(['new.example', 'due.example', 'ahead.example']);
  });
});
