import { aFeedItem } from '../../../test/support/feed-item-factory.js';
import { rmSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import type { Feed, FeedItem } from '../../feeds/feed.js';
import { parseFeed } from '../../feeds/parse-feed.js';
import { IndexWriter } from '../../index/index-writer.js';
import { ColumnStatement } from '../../index/sqlite.js';
import type { PushEvent } from '../ingestion-events.js';
import { ArticleIntake } from '../poll/article-intake.js';
import { RetryingIndexWriter } from '../poll/index-writes.js';
import type { Source } from '../sources/source.js';
import { FreshnessStats, FeedStateStore, FeedState } from '../state/feed-state.js';
import { PushIntake } from './push-intake.js';
import { Subscription, SubscriptionStore } from './subscription.js';

const NOW = Math.floor(Date.now() / 1_000);
const CONTEXT = { url: 'https://courier.example/rss', contentType: null, now: NOW };
const SOURCE: Source = {
  ...{ url: 'https://courier.example/rss', title: 'Courier', siteUrl: null },
  ...{ language: 'en', country: null, categories: [] },
};

describe(PushIntake.name, () => {
  let folder: string;
  let writer: IndexWriter;
  let states: FeedStateStore;
  let subscriptions: SubscriptionStore;
  let arrivals: FreshnessStats;
  let intake: ArticleIntake;
  let pushes: PushIntake;
  let subscription: Subscription;
  let parsed: string[];

  beforeEach(() => {
    folder = freshFolder();
    writer = IndexWriter.open(folder, { retentionDays: 30 });
    states = new FeedStateStore(writer.database);
    subscriptions = new SubscriptionStore(writer.database);
    arrivals = new FreshnessStats(writer.database);
    intake = new ArticleIntake({
      writes: new RetryingIndexWriter(writer),
      freshness: arrivals,
      retentionDays: 30,
    });
    parsed = [];
    pushes = new PushIntake(intake, states, subscriptions, {
      sources: [SOURCE],
      onParsing: (feed) => parsed.push(feed),
    });
    states.put({ ...new FeedState(SOURCE.url, NOW), lastItemAt: NOW - 600, articles: 7, nextDue: NOW + 900 });
    const offer = { hub: 'https://hub.example/', topic: SOURCE.url };
    subscription = new Subscription(SOURCE.url, offer, 'https://us.example', NOW);
    subscriptions.put(subscription);
  });
  afterEach(() => {
    writer.close();
    rmSync(folder, { recursive: true });
  });

  const rss = (stories: Record<string, number>): string =>
    `<rss version="2.0"><channel><title>Courier</title>${Object.entries(stories)
      .map(
        ([slug, secondsAgo]) =>
          `<item><title>The council debates ${slug} again</title><link>https://courier.example/${slug}</link>` +
          `<pubDate>${new Date((NOW - secondsAgo) * 1_000).toUTCString()}</pubDate></item>`,
      )
      .join('')}</channel></rss>`;
  const push = (document: string | Uint8Array, contentEncoding: string | null = null) => {
    const body = new Uint8Array(Buffer.from(document));
    const contentType = 'application/rss+xml';
    return pushes.ingest({ type: 'pushed', token: subscription.token, body, contentType, contentEncoding });
  };
  const slugs = (): unknown =>
    new ColumnStatement(
      writer.database,
      "SELECT replace(url, 'https://courier.example/', '') FROM articles ORDER BY id",
    ).all();

  it('indexes pushed articles, and counts them beside polled ones', async () => {
    const event = (await push(rss({ bridges: 10 })))!;
    expect(event).toMatchObject({ feed: SOURCE.url, reason: null, items: 1, added: 1, updated: 0 });
    expect(slugs()).toEqual(['bridges']);
    expect(parsed).toEqual([SOURCE.url]);
    expect(states.get(SOURCE.url)).toMatchObject({
      ...{ articles: 8, lastItemAt: NOW - 10, nextDue: NOW + 900, checkedAt: null, items: 0 },
    });
    expect(subscriptions.get(subscription.token)).toMatchObject({ pushes: 1 });
    expect(subscriptions.get(subscription.token)!.pushedAt).toBeGreaterThanOrEqual(NOW);
  });

  it('measures the delay of new articles only', async () => {
    const { lags } = (await push(rss({ bridges: 20, parks: 5_000 })))!;
    expect(lags).toHaveLength(1);
    expect(lags[0]).toBeGreaterThanOrEqual(20);
    expect(arrivals.freshness(NOW).push.articles).toBe(1);
    expect(arrivals.freshness(NOW).poll.articles).toBe(0);
  });

  it('removes nothing that a push omits, nor does the next poll', async () => {
    const before = [item('parks', 3_000), item('walls', 4_000)];
    await intake.ingest(feedOf(...before), SOURCE, NOW);
    await push(rss({ bridges: 10 }));
    expect(slugs()).toEqual(['walls', 'parks', 'bridges']);
    const polled = await intake.ingest(feedOf(item('bridges', 10), ...before), SOURCE, NOW);
    expect(polled).toMatchObject({ added: 0, lags: [] });
  });

  describe('given an earlier document again', () => {
    const atom = (title: string, minutesAgo: number): string =>
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Courier</title><entry><title>${title}</title>` +
      `<id>urn:1</id><link href="https://courier.example/1"/><published>2026-01-01T00:00:00Z</published>` +
      `<updated>${new Date((NOW - minutesAgo * 60) * 1_000).toISOString()}</updated></entry></feed>`;
    const dated = (title: string, minutesAgo: number | null): string => {
      const date = new Date((NOW - (minutesAgo ?? 0) * 60) * 1_000).toUTCString();
      const build = minutesAgo === null ? '' : `<lastBuildDate>${date}</lastBuildDate>`;
      return (
        `<rss version="2.0"><channel><title>Courier</title>${build}<item><title>${title}</title>` +
        `<link>https://courier.example/1</link></item></channel></rss>`
      );
    };
    const titles = (): unknown =>
      new ColumnStatement(writer.database, 'SELECT title FROM articles ORDER BY id').all();
    const [first, second] = ['Council debates bridges tonight', 'Council debates bridges until midnight'];
    const restart = (): void => {
      intake = new ArticleIntake({ writes: new RetryingIndexWriter(writer), freshness: arrivals });
      pushes = new PushIntake(intake, states, subscriptions, { sources: [SOURCE] });
    };
    beforeEach(restart);

    it.each([
      ['Atom', atom],
      ['RSS', dated],
    ])('restores a former headline from a newer %s document only', async (_, document) => {
      await push(document(first, 30));
      await push(document(second, 20));
      expect(titles()).toEqual([second]);
      restart();
      expect(await push(document(first, 25))).toMatchObject({ reason: null, added: 0, updated: 0 });
      expect(await push(document(first, 30))).toMatchObject({ reason: null, added: 0, updated: 0 });
      expect(titles()).toEqual([second]);
      await push(document(first, 10));
      expect(titles()).toEqual([first]);
    });

    it('changes nothing for the same bytes, with or without a date', async () => {
      for (const minutesAgo of [null, 20]) {
        const [one, other] = [dated(first, minutesAgo), dated(second, minutesAgo)];
        await push(one);
        await push(other);
        restart();
        expect(await push(one)).toMatchObject({ reason: null, updated: 0 });
        expect(titles()).toEqual([second]);
      }
    });

    it('adds unknown articles of an older document', async () => {
      await push(dated(first, 10));
      const late = dated('Ferries sail again', 20).replace('/1<', '/2<');
      expect(await push(late)).toMatchObject({ added: 1 });
    });

    it('restores the former headline when a poll finds it again', async () => {
      await push(dated(first, 30));
      await push(dated(second, 20));
      await push(dated(first, 25));
      const polled = parseFeed(Buffer.from(dated(first, 20)), CONTEXT);
      await intake.ingest(polled, SOURCE, NOW);
      expect(titles()).toEqual([first]);
    });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('reads a body with %s', async (coding, compress) => {
    expect((await push(compress(rss({ bridges: 10 })), coding))!.added).toBe(1);
  });

  it.each([
    ['<!doctype html><html><body>Sign in</body></html>', null, 'html'],
    ['', null, 'empty'],
    [gzipSync(Buffer.alloc(40 * 1024 * 1024, ' ')), 'gzip', 'too-large'],
    ['plain', 'zstd', 'bad-encoding'],
  ])('reports why nothing could be read (%#)', async (document, coding, reason) => {
    const event = (await push(document, coding)) as PushEvent;
    expect(event).toMatchObject({ reason, added: 0, items: 0 });
    expect(states.get(SOURCE.url)).toMatchObject({ articles: 7, error: null });
  });

  it('ignores documents for a subscription that has ended or is ending', async () => {
    subscriptions.put({ ...subscription, mode: 'unsubscribe' });
    expect(await push(rss({ bridges: 10 }))).toBeNull();
    subscriptions.remove(subscription.token);
    expect(await push(rss({ bridges: 10 }))).toBeNull();
    expect(slugs()).toEqual([]);
  });

  it('does not parse documents of a feed that has just crashed a process', async () => {
    const error = { reason: 'over-budget', message: 'reading its document took too much time or memory' };
    states.put({ ...states.get(SOURCE.url)!, error });
    expect(await push(rss({ bridges: 10 }))).toBeNull();
    expect(parsed).toEqual([]);
  });

  const item = (slug: string, secondsAgo: number): FeedItem =>
    aFeedItem({
      url: `https://courier.example/${slug}`,
      title: `The council debates ${slug} again`,
      publishedAt: NOW - secondsAgo,
    });
  const feedOf = (...items: FeedItem[]): Feed => ({ ...parseFeed(Buffer.from(rss({})), CONTEXT), items });
});
