import { Registry } from 'prom-client';
import { registerGauge } from './serving.metrics.js';

describe(registerGauge.name, () => {
  const seriesOf = async (registry: Registry): Promise<string[]> =>
    (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

  it('reads the value at every scrape', async () => {
    const registry = new Registry();
    let value = 1;
    registerGauge(registry, { name: 'a', help: 'A.', aggregator: 'first', read: () => [[{}, value]] });
    expect(await seriesOf(registry)).toEqual(['a 1']);
    value = 2;
    expect(await seriesOf(registry)).toEqual(['a 2']);
  });

  it('has no series for unknown values, and none of former ones', async () => {
    const registry = new Registry();
    let known: number | null = 5;
    const labelNames = ['way' as const];
    registerGauge(registry, { name: 'a', help: 'A.', aggregator: 'first', read: () => [[{}, known]] });
    registerGauge(registry, {
      ...{ name: 'b', help: 'B.', labelNames, aggregator: 'first' },
      read: () => [
        [{ way: 'poll' }, known],
        [{ way: 'push' }, 1],
      ],
    });
    expect(await seriesOf(registry)).toEqual(['a 5', 'b{way="poll"} 5', 'b{way="push"} 1']);
    known = null;
    expect(await seriesOf(registry)).toEqual(['b{way="push"} 1']);
  });

  it('does not affect other metrics when it cannot be read', async () => {
    const registry = new Registry();
    registerGauge(registry, {
      ...{ name: 'a', help: 'A.', aggregator: 'first' },
      read: () => {
        throw new Error('database disk image is malformed');
      },
    });
    registerGauge(registry, { name: 'b', help: 'B.', aggregator: 'first', read: () => [[{}, 1]] });
    expect(await seriesOf(registry)).toEqual(['b 1']);
  });
});
