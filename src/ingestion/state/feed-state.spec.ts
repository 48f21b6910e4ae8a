import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForReading, openForWriting } from '../../index/open-database.js';
import { type FeedState, FeedStateStore, newFeedState, summarizeFeeds } from './feed-state.js';

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
    refreshAfter: 3_600,
    skipHours: [0, 1, 23],
    skipDays: [0, 6],
    items: 20,
    articles: 400,
    lastItemAt: 1_799_990_000,
    lag: 45,
    hubs: ['https://hub.example/', 'https://spare.example/'],
    topic: 'https://a.example/feed',
  };

  it('keeps everything over a restart, and can be read beside the writer', () => {
    const folder = mkdtempSync(join(tmpdir(), 'feeds-'));
    const writing = openForWriting(folder);
    const store = new FeedStateStore(writing);
    store.put(newFeedState(full.url, 1));
    store.put(full);
    store.put(newFeedState('https://c.example/rss', 1_800_000_000));
    const reading = openForReading(folder);
    const other = new FeedStateStore(reading);
    expect(other.get(full.url)).toEqual(full);
    expect(other.get('https://unknown.example/')).toBeUndefined();
    expect(other.all()).toEqual([full, newFeedState('https://c.example/rss', 1_800_000_000)]);
    expect(() => other.put(full)).toThrow();
    reading.close();
    writing.close();
    rmSync(folder, { recursive: true });
  });

  it('is summed up to what an operator asks first', () => {
    const fine: FeedState = { ...full, failures: 0, error: null };
    const states = [full, { ...full, goneAt: 1 }, fine, fine, fine, newFeedState('x:y', 1)];
    expect(summarizeFeeds(states)).toEqual({
      feeds: 6,
      answering: 3,
      failing: 1,
      gone: 1,
      reasons: { 'http-503': 1 },
      lastSuccess: 1_799_998_000,
      newestItem: 1_799_990_000,
    });
    expect(summarizeFeeds([])).toMatchObject({ feeds: 0, lastSuccess: null, newestItem: null });
  });
});
