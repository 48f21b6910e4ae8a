import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import type { ArrivalIndex, ArrivalPosition } from '../../search/search-provider.js';
import type { SearchQuery } from '../../search/search-query.js';
import { hasSeen, laterOf } from './event-id.js';
import type { EventStream } from './event-stream.js';

/** Milliseconds between two reads of the index: an event is sent within a second of its ingestion. */
const POLL_EVERY_MS = 500;
/** Articles per read of the live streams, and of a stream that catches up. */
const LIVE_BATCH = 500;
const CATCH_UP_BATCH = 2_000;
/** Milliseconds for which a client may read nothing before its stream is closed. */
const SLOW_CLIENT_TIMEOUT_MS = 10_000;

/** Streams of the same query. */
interface Group {
  query: SearchQuery;
  key: string;
  /** Streams at the watch's own position or beyond it. */
  live: Set<EventStream>;
  /** All streams, including those that catch up. */
  all: Set<EventStream>;
}

/**
 * Reads new articles for all streams of this process, twice a second while there are any. Each distinct query runs once,
 * however many streams share it.
 */
@Injectable()
export class ArrivalWatch {
  private readonly logger = new Logger('Stream');
  private readonly groups = new Map<string, Group>();
  private timer: NodeJS.Timeout | undefined;
  /** The position up to which all live streams have been served; null without any. */
  private position: ArrivalPosition | null = null;
  private isPolling = false;
  private isFailing = false;
  private readonly cut: Counter;

  constructor(registry: Registry) {
    this.cut = new Counter({
      name: 'news_search_streams_cut_total',
      help: 'Streams that were closed because their client was too slow.',
      registers: [registry],
    });
  }

  get size(): number {
    let streams = 0;
    for (const { all } of this.groups.values()) streams += all.size;
    return streams;
  }

  /** The same object for equal queries. */
  sharedQuery(query: SearchQuery): SearchQuery {
    return this.groups.get(keyOf(query))?.query ?? query;
  }

  /** @param stream whose query is from `sharedQuery`. */
  add(stream: EventStream, index: ArrivalIndex): void {
    const key = keyOf(stream.query);
    let group = this.groups.get(key);
    if (group === undefined) {
      group = { query: stream.query, key, live: new Set(), all: new Set() };
      this.groups.set(key, group);
    }
    group.all.add(stream);
    this.timer ??= setInterval(() => void this.poll(index), POLL_EVERY_MS).unref();
    void this.catchUp(stream, group, index);
  }

  remove(stream: EventStream): void {
    const group = this.groups.get(keyOf(stream.query));
    if (group === undefined) return;
    group.live.delete(stream);
    group.all.delete(stream);
    if (group.all.size === 0) this.groups.delete(group.key);
    if (this.groups.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
    this.position = null;
  }

  /** Ends all streams. */
  end(): void {
    for (const { all } of this.groups.values()) for (const stream of all) stream.end();
  }

  private async poll(index: ArrivalIndex): Promise<void> {
    const now = performance.now();
    for (const { all } of this.groups.values()) for (const stream of all) stream.beat(now);
    if (this.isPolling || this.position === null) return;
    this.isPolling = true;
    try {
      while (!(await this.serve(index)));
      this.isFailing = false;
    } catch (error) {
      // The position is unchanged: the articles are sent when the index can be read again.
      if (!this.isFailing) this.logger.warn({ err: error }, 'Streams wait: the index cannot be read.');
      this.isFailing = true;
    } finally {
      this.isPolling = false;
    }
  }

  /** Sends new articles to the live streams. @returns whether there are no further ones. */
  private async serve(index: ArrivalIndex): Promise<boolean> {
    const before = this.position;
    if (before === null) return true;
    const groups = [...this.groups.values()].filter(({ live }) => live.size > 0);
    const { position, found, isEnd } = await index.after(
      before,
      groups.map(({ query }) => query),
      LIVE_BATCH,
    );
    if (this.position !== before) return true;
    this.position = position;
    for (const [i, group] of groups.entries()) {
      for (const stream of group.live) {
        if (stream.offer(found[i]!) < found[i]!.length) this.demote(stream, group, index);
        else stream.position = stream.position === before ? position : laterOf(stream.position, position);
      }
    }
    // Streams that were added during the read.
    for (const group of this.groups.values()) {
      for (const stream of group.live)
        if (!hasSeen(stream.position, position)) this.demote(stream, group, index);
    }
    return isEnd;
  }

  private demote(stream: EventStream, group: Group, index: ArrivalIndex): void {
    group.live.delete(stream);
    void this.catchUp(stream, group, index);
  }

  /**
   * Sends a stream the articles after its position, as fast as its client reads, until it is live. Articles are read
   * from the index again rather than queued in memory. A stream whose client reads nothing is closed; it can be resumed.
   */
  private async catchUp(stream: EventStream, group: Group, index: ArrivalIndex): Promise<void> {
    try {
      while (stream.isOpen) {
        const now = this.position ?? (await index.position());
        this.position ??= now;
        if (hasSeen(stream.position, this.position) && stream.isReady) {
          group.live.add(stream);
          return;
        }
        const before = stream.position;
        const { position, found } = await index.after(before, [group.query], CATCH_UP_BATCH);
        let arrived = found[0]!;
        for (;;) {
          arrived = arrived.slice(stream.offer(arrived));
          if (arrived.length === 0 && stream.isReady) break;
          if (!(await stream.becomesReady(SLOW_CLIENT_TIMEOUT_MS))) return this.abort(stream);
        }
        stream.position = laterOf(stream.position, position);
        // OpenSearch does not show all of the articles yet.
        if (hasSeen(before, stream.position)) await pause(POLL_EVERY_MS);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'A stream ends: the index cannot be read.');
      stream.end();
    }
  }

  private abort(stream: EventStream): void {
    if (!stream.isOpen) return;
    this.cut.inc();
    stream.abort();
  }
}

/** Queries that differ only in the number of results are equal. */
const keyOf = (query: SearchQuery): string => JSON.stringify({ ...query, wanted: 0 });
