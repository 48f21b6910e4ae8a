import { rmSync } from 'node:fs';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import { openForReading, openForWriting } from '../../index/open-database.js';
import { FreshnessStats, FeedStateStore, FeedState, summarizeFeeds } from './feed-state.js';
import { ColumnStatement } from '../../index/sqlite.js';

describe(FeedStateStore.name, () => {
  const full: FeedState = {
    url: 'https://a.example/rss',
    nextDue: 1_800_000_000,
    interval: 600,
    etag: 'W/"é"',
    lastModified: 'Tue, 03 Nov 2026 10:00:00 GMT',
    movedTo: 'https://b.example/rss',
    goneAt: null,
    coolDownUntil: 1_800_000_100,
    checkedAt: 1_799_999_000,
    succeededAt: 1_799_998_000,
    failures: 2,
    error: { reason: 'http-503', message: 'status 503' },
    title: 'Courier',
    format: 'rss',
    changedAt: 1_799_990_000,
    refreshAfter: 3_600,
    skipHours: [0, 1, 23],
    skipDays: [0, 6],
    items: 20,
    articles: 400,
    lastItemAt: 1_799_990_000,
    lag: 45,
    hubs: ['https://hub.example/', 'https://spare.example/'],
    itemOrder: 'editors',
    topic: 'https://a.example/feed',
  };

  it('is stored over a restart, and can be read beside the writer', () => {
    const folder = freshFolder();
    const writing = openForWriting(folder);
    const store = new FeedStateStore(writing);
    store.put(new FeedState(full.url, 1));
    store.put(full);
    store.put(new FeedState('https://c.example/rss', 1_800_000_000));
    const reading = openForReading(folder);
    const other = new FeedStateStore(reading);
    expect(other.get(full.url)).toEqual(full);
    expect(other.get('https://unknown.example/')).toBeUndefined();
    expect(other.all()).toEqual([full, new FeedState('https://c.example/rss', 1_800_000_000)]);
    expect(() => other.put(full)).toThrow();
    reading.close();
    writing.close();
    rmSync(folder, { recursive: true });
  });

  it('is stored in whole seconds', () => {
    const folder = freshFolder();
    const writing = openForWriting(folder);
    const store = new FeedStateStore(writing);
    store.put({ ...full, nextDue: 1_800_000_000.6, interval: 599.4 });
    expect(store.get(full.url)).toMatchObject({ nextDue: 1_800_000_001, interval: 599 });
    writing.close();
    rmSync(folder, { recursive: true });
  });

  it('is summarized by the counts that an operator needs first', () => {
    const fine: FeedState = { ...full, failures: 0, error: null };
    const states = [full, { ...full, goneAt: 1 }, fine, fine, fine, new FeedState('x:y', 1)];
    expect(summarizeFeeds(states)).toEqual({
      feeds: 6,
      answering: 3,
      failing: 1,
      gone: 1,
      reasons: { 'http-503': 1 },
      lastSuccess: 1_799_998_000,
      newestItem: 1_799_990_000,
      nextDue: full.nextDue,
    });
    expect(summarizeFeeds([])).toMatchObject({ feeds: 0, lastSuccess: null, newestItem: null });
  });

  it('reports since when there are no polls, whatever was removed from the source list', () => {
    const [polled, next, left] = [
      { ...full, checkedAt: 2_000, nextDue: 2_900 },
      { ...full, checkedAt: 1_900, nextDue: 2_100 },
      { ...full, checkedAt: 100, nextDue: 200 },
    ];
    expect(summarizeFeeds([polled, next, left]).nextDue).toBe(2_100);
  });
});

describe(FreshnessStats.name, () => {
  const NOW = 1_800_000_000;
  const HOUR = 3_600;
  let folder: string;
  let close: () => void;
  let arrivals: FreshnessStats;
  let reading: FreshnessStats;
  let rows: () => unknown;
  beforeEach(() => {
    folder = freshFolder();
    const writer = openForWriting(folder);
    const reader = openForReading(folder);
    arrivals = new FreshnessStats(writer);
    reading = new FreshnessStats(reader);
    rows = () => new ColumnStatement(writer, 'SELECT count(*) FROM arrivals').get();
    close = () => [reader, writer].forEach((database) => database.close());
  });
  afterEach(() => {
    close();
    rmSync(folder, { recursive: true });
  });

  it('reports unknown values as null', () => {
    expect(reading.freshness(NOW).any).toEqual({ articles: 0, p50: null, p95: null });
  });

  it('reports within five per cent how soon half and nearly all articles were searchable, by poll and by push', () => {
    const polled = Array.from({ length: 1_000 }, (_, i) => i * 3);
    arrivals.add('poll', polled, NOW);
    arrivals.add('push', [1, 2, 2, 3], NOW);
    const { articles, p50, p95 } = reading.freshness(NOW).poll;
    expect(articles).toBe(1_000);
    expect(Math.abs(p50! / 1_500 - 1)).toBeLessThan(0.05);
    expect(Math.abs(p95! / 2_850 - 1)).toBeLessThan(0.05);
    expect(reading.freshness(NOW).push).toEqual({ articles: 4, p50: 2, p95: 3 });
    expect(reading.freshness(NOW).any.articles).toBe(1_004);
  });

  it('covers the last 24 hours, over restarts, and stores no more', () => {
    arrivals.add('poll', [500], NOW);
    arrivals.add('poll', [60], NOW + 20 * HOUR);
    expect(reading.freshness(NOW + 20 * HOUR).any).toMatchObject({ articles: 2, p95: 500 });
    expect(reading.freshness(NOW + 25 * HOUR).any).toEqual({ articles: 1, p50: 60, p95: 60 });
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
