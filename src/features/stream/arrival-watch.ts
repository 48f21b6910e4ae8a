import { Injectable, Logger } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import { readArrivals } from '../../search/follower.js';
import type { ArrivalIndex } from '../../search/search-provider.js';
import type { EventStream } from './event-stream.js';

/** Milliseconds between two reads of the index, so that events are sent within a second of ingestion. */
const POLL_EVERY_MS = 500;
/** Maximum number of articles per read of the index. */
const BATCH = 2_000;

/** Reads new articles for all open streams of this process. It buffers none: a slow client's are read again later. */
@Injectable()
export class ArrivalWatch {
  private readonly logger = new Logger('Stream');
  private readonly streams = new Set<EventStream>();
  private timer: NodeJS.Timeout | undefined;
  private isReading = false;
  /** Whether a further read must follow the current one. */
  private isDue = false;
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
    return this.streams.size;
  }

  add(stream: EventStream, index: ArrivalIndex): void {
    this.streams.add(stream);
    this.timer ??= setInterval(() => void this.poll(index), POLL_EVERY_MS).unref();
    stream.onDrain(() => void this.read(index));
    void this.read(index);
  }

  remove(stream: EventStream): void {
    this.streams.delete(stream);
    if (this.streams.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  end(): void {
    for (const stream of this.streams) stream.end();
  }

  private poll(index: ArrivalIndex): Promise<void> {
    const now = performance.now();
    for (const stream of this.streams) {
      stream.beat(now);
      if (!stream.isStuck(now)) continue;
      this.cut.inc();
      stream.abort();
    }
    return this.read(index);
  }

  /** Sends new articles, until each client that reads fast enough has all of them. */
  private async read(index: ArrivalIndex): Promise<void> {
    this.isDue = true;
    if (this.isReading) return;
    this.isReading = true;
    try {
      while (this.isDue) {
        this.isDue = false;
        const streams = [...this.streams].filter(({ isReady, isOpen }) => isReady && isOpen);
        const arrivals = await readArrivals(
          index,
          streams.map(({ follower }) => follower),
          BATCH,
        );
        for (const [i, stream] of streams.entries())
          if (stream.send(arrivals[i]!) && !arrivals[i]!.isEnd) this.isDue = true;
      }
      this.isFailing = false;
    } catch (error) {
      // Positions are unchanged: the articles are sent when the index can be read again.
      if (!this.isFailing) this.logger.warn({ err: error }, 'Streams wait: the index cannot be read.');
      this.isFailing = true;
    } finally {
      this.isReading = false;
    }
  }
}
