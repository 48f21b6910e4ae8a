import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Registry } from 'prom-client';
import { makeCandidate } from '../../../test/support/article-factory.js';
import {
  type ArrivalIndex,
  type ArrivedMatch,
  SearchUnavailableError,
} from '../../search/search-provider.js';
import { internalQuery, type SearchQuery } from '../../search/search-query.js';
import { NewArticlesFollower } from '../../search/follower.js';
import { ArrivalWatch } from './arrival-watch.js';
import { type EventOutput, EventStream } from './event-stream.js';

const QUESTION = internalQuery({ intent: 'text', text: 'a', language: 'en', wanted: 1 });

/** An index that every question finds all of. */
class FakeIndex implements ArrivalIndex {
  readonly articles: ArrivedMatch[] = [];
  requests: SearchQuery[][] = [];
  isDown = false;

  add(count: number): void {
    for (let i = 0; i < count; i++) {
      const n = this.articles.length + 1;
      // Titles of which none is like another.
      const title = [...`${n}`].map((digit) => 'abcdefghij'[Number(digit)]!.repeat(3)).join('');
      const candidate = { ...makeCandidate({ title }), id: n, country: null, language: 'en', sequence: n };
      this.articles.push({ candidate, node: 'n', sequence: n });
    }
  }

  origin(): string {
    return 'n';
  }

  async position() {
    return { n: this.articles.length };
  }

  async after(position: Readonly<Record<string, number>>, queries: readonly SearchQuery[], most: number) {
    if (this.isDown) throw new SearchUnavailableError('Down for a test.');
    this.requests.push([...queries]);
    const batch = this.articles.slice(position['n'], position['n']! + most);
    const last = { n: position['n']! + batch.length };
    return { position: last, found: queries.map(() => batch), isEnd: batch.length < most };
  }

  async until() {
    return [];
  }

  async bound() {
    return null;
  }
}

class FakeResponse extends EventEmitter implements EventOutput {
  readonly socket = null;
  text = '';
  writableLength = 0;
  writableEnded = false;
  destroyed = false;

  write(text: string): void {
    this.text += text;
  }

  end(text: string): void {
    this.write(text);
    this.writableEnded = true;
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }

  get sent(): number {
    return this.text.match(/^data: /gm)?.length ?? 0;
  }
}

describe(ArrivalWatch.name, () => {
  let index: FakeIndex;
  let watch: ArrivalWatch;
  let registry: Registry;
  const cuts = async (): Promise<number> =>
    (await registry.getSingleMetric('news_search_streams_cut_total')!.get()).values[0]!.value;

  beforeEach(() => {
    jest.useFakeTimers();
    index = new FakeIndex();
    registry = new Registry();
    watch = new ArrivalWatch(registry);
  });
  afterEach(() => jest.useRealTimers());

  const open = async (position = index.articles.length, text = 'a') => {
    const response = new FakeResponse();
    const follower = new NewArticlesFollower({ ...QUESTION, text }, null, { n: position });
    const stream = new EventStream(response, follower);
    response.once('close', () => watch.remove(stream));
    watch.add(stream, index);
    await jest.advanceTimersByTimeAsync(0);
    return response;
  };
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('runs every distinct query once for all streams, and none without streams', async () => {
    const responses = [await open(), await open(), await open(0, 'b')];
    index.add(3);
    index.requests = [];
    await pass(600);
    expect(index.requests.map((queries) => queries.length)).toEqual([2]);
    expect(responses.map(({ sent }) => sent)).toEqual([3, 3, 3]);
    responses.forEach((response) => response.destroy());
    index.requests = [];
    await pass(5_000);
    expect([index.requests, watch.size]).toEqual([[], 0]);
  });

  it('sends every article once, while streams open and clients are slow', async () => {
    index.add(5_000);
    const late = await open(10);
    const slow = await open();
    slow.writableLength = 1e6;
    index.add(1_200);
    await pass(1_000);
    const newest = await open();
    index.add(7);
    await pass(1_000);
    expect([late.sent, slow.sent, newest.sent]).toEqual([6_197, 0, 7]);
    slow.writableLength = 0;
    slow.emit('drain');
    await pass(1_000);
    index.add(1);
    await pass(1_000);
    expect([late.sent, slow.sent, newest.sent, await cuts()]).toEqual([6_198, 1_208, 8, 0]);
    expect(slow.text.match(/^id: n.\d+$/gm)!.map((id) => Number(id.slice(6)))).toEqual(
      Array.from({ length: 1_209 }, (_, i) => 5_000 + i),
    );
  });

  it('disconnects a client that does not read, and buffers nothing more for it', async () => {
    const slow = await open();
    slow.writableLength = 1e6;
    const { length } = slow.text;
    index.add(100);
    await pass(1_000);
    expect([slow.destroyed, slow.text.length]).toEqual([false, length]);
    await pass(10_000);
    expect([slow.destroyed, slow.text.length, await cuts(), watch.size]).toEqual([true, length, 1, 0]);
  });

  it('sends a comment every fifteen seconds', async () => {
    const idle = await open();
    await pass(61_000);
    expect(idle.text.match(/^: heartbeat\n\n/gm)).toHaveLength(4);
  });

  it('sends the arrivals of a time in which the index could not be read', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const reader = await open();
    index.isDown = true;
    index.add(2);
    await pass(3_000);
    expect(reader.sent).toBe(0);
    index.isDown = false;
    index.add(1);
    await pass(1_000);
    expect(reader.sent).toBe(3);
  });

  it('ends all streams properly', async () => {
    const reader = await open();
    watch.end();
    expect(reader.text).toMatch(/\n\nretry: \d+\n\n$/);
    expect(reader.writableEnded).toBe(true);
  });
});
