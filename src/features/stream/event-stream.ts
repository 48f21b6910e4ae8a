import type { Response } from 'express';
import { type Candidate, isoTime, isPublishedWithin, toArticle, unixNow } from '../../articles/article.js';
import { admitsHost, type PublisherFilter } from '../../articles/urls.js';
import type { ArrivalPosition, Arrived } from '../../search/search-provider.js';
import type { SearchQuery } from '../../search/search-query.js';
import { RecentTitles, REMEMBERED } from '../../titles/recent-titles.js';
import { toEventId } from './event-id.js';

/** Unsent bytes of a stream above which nothing more is written to it. */
const MAX_WAITING = 64 * 1024;
const HEARTBEAT_MS = 15_000;
/** Milliseconds after which a browser reconnects. */
const RETRY_MS = 1_000;

/** The JSON of an article, serialised once for all streams. */
const lines = new WeakMap<Candidate, string>();

function lineOf(candidate: Candidate): string {
  let line = lines.get(candidate);
  if (line === undefined) lines.set(candidate, (line = JSON.stringify(toArticle(candidate))));
  return line;
}

/** One open stream: its query, its position, and its response. */
export class EventStream {
  /** The last article that was considered for this stream, by node. */
  position: ArrivalPosition;
  sent = 0;
  private readonly titles = new RecentTitles();
  private beatAt = performance.now();

  /**
   * @param query the same object for equal queries.
   * @param publishers whose articles are sent; the query may match others.
   * @param window seconds that an article may be old; null for any age.
   * @param gapFrom Unix time: articles that came before it are not replayed; null where none is missing.
   * @param isAllowed whether the key is still valid.
   */
  constructor(
    private readonly response: Response,
    readonly query: SearchQuery,
    private readonly publishers: PublisherFilter,
    private readonly window: number | null,
    position: ArrivalPosition,
    gapFrom: number | null = null,
    private readonly isAllowed: () => boolean = () => true,
  ) {
    this.position = position;
    // A client whose connection breaks before the first event can resume from this id.
    const gap = gapFrom === null ? '' : `event: gap\ndata: {"from":"${isoTime(gapFrom)}"}\n`;
    response.write(`retry: ${RETRY_MS}\nid: ${toEventId(position)}\n${gap}\n`);
  }

  get isOpen(): boolean {
    return !this.response.writableEnded && !this.response.destroyed;
  }

  /** Whether the client has read most of what was written. */
  get isReady(): boolean {
    return this.response.writableLength < MAX_WAITING;
  }

  /** Treats articles of an earlier connection as sent. */
  remember(candidates: readonly Candidate[]): void {
    for (const { signature } of candidates.slice(0, REMEMBERED)) this.titles.isNew(signature);
  }

  /**
   * Sends the articles after the stream's position, in order.
   *
   * @returns how many were considered: all, unless the client reads too slowly.
   */
  offer(arrived: readonly Arrived[]): number {
    for (const [i, { candidate, node, sequence }] of arrived.entries()) {
      if (sequence <= (this.position[node] ?? 0)) continue;
      if (!this.isReady) return i;
      this.position = { ...this.position, [node]: sequence };
      if (this.isWanted(candidate)) this.write(candidate);
    }
    return arrived.length;
  }

  /**
   * Sends a heartbeat, so that proxies do not close the connection as idle; ends the stream of an invalid key. Node reads
   * a connection no further when many pipelined requests wait, and these would wait for the end of the stream; nor would
   * the end of the connection be noticed.
   */
  beat(now: number): void {
    if (!this.isAllowed()) return this.end();
    if (this.response.socket?.isPaused()) return this.abort();
    if (now - this.beatAt < HEARTBEAT_MS) return;
    this.beatAt = now;
    if (this.isReady) this.response.write(': heartbeat\n\n');
  }

  /** Resolves when the client has read enough; with false after `ms` milliseconds. */
  async becomesReady(ms: number): Promise<boolean> {
    if (this.isReady || !this.isOpen) return this.isOpen;
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.response.off('drain', end).off('close', end);
        resolve(this.isOpen && this.isReady);
      };
      const timer = setTimeout(end, ms);
      this.response.once('drain', end).once('close', end);
    });
  }

  /** Ends the response completely; the client reconnects after the `retry` interval. */
  end(): void {
    if (this.isOpen) this.response.end(`retry: ${RETRY_MS + Math.round(Math.random() * 2 * RETRY_MS)}\n\n`);
  }

  /** Aborts the response. */
  abort(): void {
    this.response.destroy();
  }

  private isWanted(candidate: Candidate): boolean {
    const now = unixNow();
    const since = this.window === null ? this.query.since : now - this.window;
    const period = { since, until: this.query.until };
    return isPublishedWithin(period, candidate, now) && admitsHost(this.publishers, candidate.source);
  }

  private write(candidate: Candidate): void {
    if (!this.titles.isNew(candidate.signature)) return;
    this.sent++;
    this.response.write(`id: ${toEventId(this.position)}\nevent: article\ndata: ${lineOf(candidate)}\n\n`);
  }
}
