import { setTimeout as pause } from 'node:timers/promises';
import { POLLING_LIMITS } from './plan-next-poll.js';
import { type Job, type NextRun, Scheduler } from './scheduler.js';

interface Run {
  key: string;
  host: string;
  at: number;
  ended: number;
}

function recording(again: (job: Job, nth: number) => NextRun, takesMs = 5) {
  const runs: Run[] = [];
  const counts = new Map<string, number>();
  let running = 0;
  let most = 0;
  const work = async (job: Job): Promise<NextRun> => {
    const run = { key: job.key, host: job.host, at: performance.now(), ended: 0 };
    runs.push(run);
    most = Math.max(most, ++running);
    const nth = (counts.get(job.key) ?? 0) + 1;
    counts.set(job.key, nth);
    await pause(takesMs);
    running--;
    run.ended = performance.now();
    return again(job, nth);
  };
  return { runs, work, mostAtOnce: () => most };
}

describe(Scheduler.name, () => {
  it('starts no two jobs of a host at once, nor sooner than the spacing, and other hosts beside them', async () => {
    const { runs, work } = recording(() => null, 60);
    const scheduler = new Scheduler(work, { ...POLLING_LIMITS, concurrency: 16, hostSpacingMs: 40 });
    for (let i = 0; i < 4; i++) {
      scheduler.add({ key: `a${i}`, host: 'a.example' }, 0);
      scheduler.add({ key: `b${i}`, host: 'b.example' }, 0);
    }
    await scheduler.drained();
    for (const host of ['a.example', 'b.example']) {
      const own = runs.filter((run) => run.host === host);
      own.slice(1).forEach((run, i) => {
        expect(run.at - own[i]!.ended).toBeGreaterThanOrEqual(39);
      });
    }
    const [a, b] = ['a0', 'b0'].map((key) => runs.find((run) => run.key === key)!);
    expect(Math.abs(a!.at - b!.at)).toBeLessThan(40);
  });

  describe('when an answer drips', () => {
    const limits = { ...POLLING_LIMITS, concurrency: 16, slowAfterMs: 60, hostSpacingMs: 20 };
    const starts: number[] = [];
    const jobs = (answered: (key: string) => boolean) => {
      starts.length = 0;
      let running = 0;
      let most = 0;
      const scheduler = new Scheduler<Job>(async ({ key }, onBody) => {
        starts.push(performance.now());
        most = Math.max(most, ++running);
        if (answered(key)) onBody(true);
        await pause(key.startsWith('drip') ? 400 : 5);
        running--;
        return null;
      }, limits);
      return { scheduler, mostAtOnce: () => most };
    };

    it('lets one other at a time past it, at the spacing', async () => {
      const { scheduler, mostAtOnce } = jobs(() => true);
      scheduler.add({ key: 'drip', host: 'a.example' }, 0);
      for (let i = 0; i < 4; i++) scheduler.add({ key: `${i}`, host: 'a.example' }, 1);
      await scheduler.drained();
      const [first = 0, ...others] = starts.map((at) => at - starts[0]!);
      expect(others.at(-1)).toBeLessThan(400);
      expect(others[0]! - first).toBeGreaterThanOrEqual(60);
      others.slice(1).forEach((at, i) => expect(at - others[i]!).toBeGreaterThanOrEqual(20));
      expect(mostAtOnce()).toBe(2);
    });

    it('lets no third past two', async () => {
      const { scheduler, mostAtOnce } = jobs(() => true);
      for (let i = 0; i < 3; i++) scheduler.add({ key: `drip${i}`, host: 'a.example' }, i);
      await scheduler.drained();
      expect(mostAtOnce()).toBe(2);
    });

    it('lets nobody past a request that has not been answered', async () => {
      const { scheduler, mostAtOnce } = jobs(() => false);
      scheduler.add({ key: 'drip', host: 'a.example' }, 0);
      scheduler.add({ key: 'other', host: 'a.example' }, 1);
      await scheduler.drained();
      expect(mostAtOnce()).toBe(1);
    });
  });

  it('keeps the whole within its concurrency', async () => {
    const { work, mostAtOnce } = recording(() => null);
    const scheduler = new Scheduler(work, { ...POLLING_LIMITS, concurrency: 3, hostSpacingMs: 0 });
    for (let i = 0; i < 20; i++) scheduler.add({ key: `${i}`, host: `${i}.example` }, 0);
    await scheduler.drained();
    expect(mostAtOnce()).toBe(3);
  });

  it('lets slow jobs step aside, as many as may', async () => {
    const starts: string[] = [];
    const scheduler = new Scheduler<Job>(
      async ({ key }) => {
        starts.push(key);
        await pause(key.startsWith('slow') ? 600 : 1);
        return null;
      },
      { concurrency: 2, slowAfterMs: 50, slowConcurrency: 3, hostSpacingMs: 0 },
    );
    for (let i = 0; i < 4; i++) scheduler.add({ key: `slow${i}`, host: `slow${i}.example` }, 0);
    for (let i = 0; i < 4; i++) scheduler.add({ key: `quick${i}`, host: `quick${i}.example` }, 5);
    await pause(450);
    expect(starts).toEqual([...[0, 1, 2, 3].map((i) => `slow${i}`), ...[0, 1, 2, 3].map((i) => `quick${i}`)]);
    await scheduler.drained();
  });

  it('starves nobody: each job comes again when it is due, the longest-due first', async () => {
    const { runs, work } = recording((job, nth) => ({
      delayMs: 20,
      host: job.host,
      coolDownMs: nth < 0 ? 1 : 0,
    }));
    const scheduler = new Scheduler(work, { ...POLLING_LIMITS, concurrency: 1, hostSpacingMs: 0 });
    for (const key of ['a', 'b', 'c']) scheduler.add({ key, host: `${key}.example` }, 0);
    await pause(400);
    await scheduler.stop();
    const counts = ['a', 'b', 'c'].map((key) => runs.filter((run) => run.key === key).length);
    expect(Math.min(...counts)).toBeGreaterThan(3);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it('leaves a whole host alone when one of its feeds was told to stay away', async () => {
    const { runs, work } = recording((job, nth) =>
      job.key === 'told' && nth === 1 ? { delayMs: 0, host: job.host, coolDownMs: 200 } : null,
    );
    const scheduler = new Scheduler(work, { ...POLLING_LIMITS, concurrency: 4, hostSpacingMs: 10 });
    scheduler.add({ key: 'told', host: 'a.example' }, 0);
    scheduler.add({ key: 'beside', host: 'a.example' }, 12);
    await scheduler.drained();
    expect(runs[1]!.at - runs[0]!.at).toBeGreaterThanOrEqual(195);
  });

  it('begins nothing more once stopped, and waits for what runs', async () => {
    const { runs, work } = recording((job) => ({ delayMs: 0, host: job.host, coolDownMs: 0 }), 50);
    const scheduler = new Scheduler(work, { ...POLLING_LIMITS, concurrency: 1, hostSpacingMs: 0 });
    scheduler.add({ key: 'a', host: 'a.example' }, 0);
    await pause(10);
    await scheduler.stop();
    expect(runs).toHaveLength(1);
    expect(runs[0]!.ended).toBeGreaterThan(0);
    await pause(60);
    expect(runs).toHaveLength(1);
  });
});
