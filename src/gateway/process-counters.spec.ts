import cluster from 'node:cluster';
import { until } from '../../test/support/until.js';
import { serveCountersToWorkers } from './primary-counters.js';
import { ProcessCounters } from './process-counters.js';
import type { RateVerdict } from './rate-limiter.js';

describe(ProcessCounters.name, () => {
  it('allows what the plan allows', async () => {
    const sut = new ProcessCounters(null);
    const verdicts: RateVerdict[] = [];
    for (let i = 0; i < 6; i++)
      verdicts.push(await sut.take('a', { requestsPerSecond: null, requestsPerDay: 5 }));
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, true, true, true, false]);
    expect(verdicts[5]!.allowances).toEqual([expect.objectContaining({ name: 'day', remaining: 0 })]);
  });

  it('opens as many streams of a caller as allowed, and another when one is closed', async () => {
    const sut = new ProcessCounters(null);
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => sut.openStream('a', 2)));
    expect([first, second, third].map((id) => id === null)).toEqual([false, false, true]);
    expect(await sut.openStream('b', 2)).not.toBeNull();
    await sut.closeStream('a', first!);
    await sut.closeStream('a', first!);
    expect(await sut.openStream('a', 2)).not.toBeNull();
    expect(await sut.openStream('a', 2)).toBeNull();
  });

  it('serves workers, and closes the streams of a worker that has ended', async () => {
    serveCountersToWorkers(new ProcessCounters(null));
    const results: unknown[] = [];
    const worker = (id: number) => ({
      id,
      isConnected: () => true,
      send: ({ content }: { content: unknown }) => results.push(content),
    });
    const [first, second] = [worker(1), worker(2)];
    Object.assign(cluster.workers!, { 1: first, 2: second });
    /** The result of a call as `PrimaryRpc` sends it. */
    const call = async (from: typeof first, type: string, content: object): Promise<unknown> => {
      const before = results.length;
      cluster.emit('message', from, { type, id: 0, content });
      await until(() => results.length > before);
      return results.at(-1);
    };
    const open = (from: typeof first) => call(from, 'stream-open', { caller: 'a', max: 2 });
    const id = await open(first);
    expect(await open(second)).not.toBeNull();
    expect(await open(second)).toBeNull();
    await call(first, 'stream-close', { caller: 'a', id });
    expect(await open(second)).not.toBeNull();
    cluster.emit('exit', second);
    const ids = [await open(first), await open(first), await open(first)];
    expect(ids.map((one) => typeof one)).toEqual(['string', 'string', 'object']);
    cluster.removeAllListeners();
    for (const { id: gone } of [first, second]) delete cluster.workers![gone];
  });
});
