import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForReading, openForWriting } from '../../index/open-database.js';
import { ColumnStatement } from '../../index/sqlite.js';
import { Arrivals } from './arrivals.js';

describe(Arrivals.name, () => {
  const NOW = 1_800_000_000;
  const HOUR = 3_600;
  let folder: string;
  let close: () => void;
  let arrivals: Arrivals;
  let reading: Arrivals;
  let rows: () => unknown;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'arrivals-'));
    const writer = openForWriting(folder);
    const reader = openForReading(folder);
    arrivals = new Arrivals(writer);
    reading = new Arrivals(reader);
    rows = () => new ColumnStatement(writer, 'SELECT count(*) FROM arrivals').get();
    close = () => [reader, writer].forEach((database) => database.close());
  });
  afterEach(() => {
    close();
    rmSync(folder, { recursive: true });
  });

  it('tells what is not known yet as null', () => {
    expect(reading.freshness(null, NOW)).toEqual({ articles: 0, p50: null, p95: null });
  });

  it('tells within five per cent how soon half and nearly all articles could be found, by each way', () => {
    const polled = Array.from({ length: 1_000 }, (_, i) => i * 3);
    arrivals.add('poll', polled, NOW);
    arrivals.add('push', [1, 2, 2, 3], NOW);
    const { articles, p50, p95 } = reading.freshness('poll', NOW);
    expect(articles).toBe(1_000);
    expect(Math.abs(p50! / 1_500 - 1)).toBeLessThan(0.05);
    expect(Math.abs(p95! / 2_850 - 1)).toBeLessThan(0.05);
    expect(reading.freshness('push', NOW)).toEqual({ articles: 4, p50: 2, p95: 3 });
    expect(reading.freshness(null, NOW).articles).toBe(1_004);
  });

  it('speaks of the last 24 hours, over restarts, and keeps no more', () => {
    arrivals.add('poll', [500], NOW);
    arrivals.add('poll', [60], NOW + 20 * HOUR);
    expect(reading.freshness(null, NOW + 20 * HOUR)).toMatchObject({ articles: 2, p95: 500 });
    expect(reading.freshness(null, NOW + 25 * HOUR)).toEqual({ articles: 1, p50: 60, p95: 60 });
    arrivals.add('poll', [60], NOW + 25 * HOUR);
    expect(rows()).toBe(2);
  });

  it('stays small whatever the lags are', () => {
    arrivals.add(
      'poll',
      Array.from({ length: 86_400 }, (_, lag) => lag),
      NOW,
    );
    expect(rows()).toBeLessThan(500);
  });
});
