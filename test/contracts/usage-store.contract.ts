import {
  type UsageBatch,
  utcDayOf,
  type RequestCount,
  type UsageStore,
} from '../../src/gateway/counter-store.js';

export const countOf = (
  day: string,
  key: string,
  endpoint: string,
  status: number,
  requests: number,
): RequestCount => ({
  ...{ day, key, endpoint, status, requests },
});
export const batchOf = (number: number, sender = 'one'): UsageBatch => ({ sender, number });
export const today = utcDayOf(Date.now());
export const yesterday = utcDayOf(Date.now() - 86_400_000);
export const longAgo = utcDayOf(Date.now() - 390 * 86_400_000);

/** What every store of usage promises. Called inside the `describe` of one. */
export function describeUsageStore(open: () => Promise<UsageStore>): void {
  it('adds requests by day, key, endpoint and status', async () => {
    const sut = await open();
    await sut.add([countOf(longAgo, 'a', '/news', 200, 1), countOf(today, 'b', '/news', 200, 2)], batchOf(1));
    await sut.add([countOf(today, 'a', '/news', 429, 1), countOf(today, 'b', '/news', 200, 3)], batchOf(2));
    await sut.add(
      [countOf(yesterday, 'a', '/news/topic', 200, 4), countOf(yesterday, 'a', '/health', 200, 1)],
      batchOf(3),
    );
    expect(await sut.since(longAgo)).toEqual([
      countOf(longAgo, 'a', '/news', 200, 1),
      countOf(yesterday, 'a', '/health', 200, 1),
      countOf(yesterday, 'a', '/news/topic', 200, 4),
      countOf(today, 'a', '/news', 429, 1),
      countOf(today, 'b', '/news', 200, 5),
    ]);
    expect(await sut.since(today)).toHaveLength(2);
    expect(await sut.ofKey('a', yesterday)).toHaveLength(2);
    expect(await sut.ofKey('c', today)).toEqual([]);
  });
}
