import { jest } from '@jest/globals';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import {
  countOf,
  describeUsageStore,
  longAgo,
  today,
  yesterday,
} from '../../test/contracts/usage-store.contract.js';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { type UsageBatch, utcDayOf, type RequestCount } from './counter-store.js';
import { ProcessCounters } from './process-counters.js';
import { UsageFile } from './usage-file.js';
import { Usage } from './usage.js';

beforeAll(() => Logger.overrideLogger(false));

describe(UsageFile.name, () => {
  let folder: string;
  beforeEach(() => {
    folder = freshFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  describeUsageStore(() => Promise.resolve(new UsageFile(folder)));

  it('creates no file before there is something to store', async () => {
    expect(await new UsageFile(folder).since(longAgo)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('reports that it cannot be used, and stores nothing', async () => {
    writeFileSync(join(folder, 'usage.db'), 'no database '.repeat(100));
    const sut = new UsageFile(folder);
    expect(await sut.add([countOf(today, 'a', '/news', 200, 1)])).toBe(false);
    await expect(sut.since(today)).rejects.toThrow('cannot be read');
    expect(() => sut.on(today)).toThrow('cannot be read');
  });

  it('logs once that it cannot be used, with the reason', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    writeFileSync(join(folder, 'usage.db'), 'no database '.repeat(100));
    const sut = new UsageFile(folder);
    for (let i = 0; i < 3; i++) await sut.add([countOf(today, 'a', '/news', 200, 1)]);
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/^usage\.db in DATA_DIR cannot be used \(no database\): /)],
    ]);
    log.mockRestore();
  });

  it('continues with the quota of the day after a restart, without rejected and free requests', async () => {
    const limits = { requestsPerSecond: null, requestsPerDay: 3 };
    const take = async (sut: ProcessCounters): Promise<boolean> => (await sut.take('a', limits)).allowed;
    const first = new ProcessCounters(new UsageFile(folder));
    await first.addRequests([
      countOf(yesterday, 'a', '/news', 200, 3),
      countOf(today, 'a', '/news', 200, 1),
      countOf(today, 'a', '/news', 400, 1),
      countOf(today, 'a', '/news/topic', 403, 5),
      countOf(today, 'a', '/news', 429, 5),
      countOf(today, 'a', '/usage', 200, 5),
    ]);
    // Without a shutdown.
    const second = new ProcessCounters(new UsageFile(folder));
    expect([await take(second), await take(second)]).toEqual([true, false]);
    for (const sut of [first, second]) await sut.close();
  });
});

describe(`${UsageFile.name} and a clock that is ahead for a moment`, () => {
  it('keeps the requests of all days', async () => {
    const folder = freshFolder();
    const sut = new UsageFile(folder);
    await sut.add([countOf(today, 'a', '/news', 200, 3)]);
    const inTenYears = Date.now() + 3_650 * 86_400_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(inTenYears);
    await sut.add([countOf(utcDayOf(inTenYears), 'a', '/news', 200, 1)]);
    clock.mockRestore();
    expect(await sut.ofKey('a', today)).toEqual([countOf(today, 'a', '/news', 200, 3)]);
    sut.close();
    rmSync(folder, { recursive: true });
  });
});

describe(Usage.name, () => {
  let folder: string;
  beforeEach(() => {
    folder = freshFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const stored = (): Promise<RequestCount[]> => new UsageFile(folder).since(longAgo);

  it('counts in memory and stores every second', async () => {
    jest.useFakeTimers({ advanceTimers: false });
    const counters = new ProcessCounters(new UsageFile(folder));
    const sut = new Usage(counters);
    const day = utcDayOf(Date.now());
    for (const status of [200, 200, 400]) sut.count('a', '/news', status);
    expect(await stored()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await stored()).toEqual([countOf(day, 'a', '/news', 200, 2), countOf(day, 'a', '/news', 400, 1)]);
    await sut.close();
    await counters.close();
    jest.useRealTimers();
  });

  it('stores the requests of a time in which the file could not be used, when it can', async () => {
    writeFileSync(join(folder, 'usage.db'), 'no database '.repeat(100));
    const counters = new ProcessCounters(new UsageFile(folder));
    const sut = new Usage(counters);
    sut.count('a', '/news', 200);
    sut.count('a', '/news', 200);
    expect(await sut.ofToday('a')).toBeNull();
    sut.count('a', '/news', 200);
    rmSync(join(folder, 'usage.db'));
    await sut.close();
    await counters.close();
    expect((await stored()).map(({ requests }) => requests)).toEqual([3]);
  });

  it('adds requests once to a store whose confirmation was lost', async () => {
    const counters = new UnconfirmedCounters(new UsageFile(folder));
    const sut = new Usage(counters);
    sut.count('a', '/news', 200);
    sut.count('a', '/news', 200);
    await sut.ofToday('a');
    sut.count('a', '/news', 200);
    await sut.ofToday('a');
    counters.confirms = true;
    await sut.close();
    await counters.close();
    expect((await stored()).map(({ requests }) => requests)).toEqual([3]);
  });
});

/** Adds the last batch of a sender once, as Redis does, but its confirmations are lost. */
class UnconfirmedCounters extends ProcessCounters {
  confirms = false;
  private last = 0;

  override async addRequests(counts: RequestCount[], batch?: UsageBatch): Promise<boolean> {
    if (batch!.number !== this.last) await super.addRequests(counts);
    this.last = batch!.number;
    return this.confirms;
  }
}
