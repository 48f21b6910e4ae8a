import { type Candidate, isoTime, toArticle } from '../../articles/article.js';
import type { NextArticles, NewArticlesFollower } from '../../search/follower.js';
import { toEventId } from './event-id.js';

/** Number of unsent bytes from which a stream gets no further articles until the client has read some. */
const MAX_WAITING = 64 * 1024;
const HEARTBEAT_MS = 15_000;
/** Milliseconds without any read by the client until its stream is closed. */
const SLOW_CLIENT_TIMEOUT_MS = 10_000;
/** Milliseconds until a browser reconnects, as the field `retry` requests. */
const RETRY_MS = 1_000;

/** The JSON of articles, shared by all streams. */
const lines = new WeakMap<Candidate, string>();

function lineOf(candidate: Candidate): string {
  let line = lines.get(candidate);
  if (line === undefined) lines.set(candidate, (line = JSON.stringify(toArticle(candidate))));
  return line;
}

/** The parts of an HTTP response that a stream uses. */
export interface EventOutput {
  /** Number of bytes that the client has not read yet. */
  readonly writableLength: number;
  readonly writableEnded: boolean;
  readonly destroyed: boolean;
  readonly socket: { isPaused(): boolean } | null;
  write(text: string): unknown;
  end(text: string): unknown;
  destroy(): unknown;
  on(event: 'drain', onDrain: () => void): unknown;
}

/** An open stream: the query whose new matches it sends, and the response to which they are written. */
export class EventStream {
  sent = 0;
  private beatAt = performance.now();
  /** When the client had last read most of what was written, in milliseconds of `performance.now()`. */
  private readyAt = performance.now();

  /**
   * @param gapFrom Unix seconds; articles that the client missed before then are not sent. Null if all are sent.
   * @param isAllowed whether the caller's key is still valid.
   */
  constructor(
    private readonly response: EventOutput,
    readonly follower: NewArticlesFollower,
    gapFrom: number | null = null,
    private readonly isAllowed: () => boolean = () => true,
  ) {
    // A client whose connection breaks before the first event can resume from this id.
    const gap = gapFrom === null ? '' : `event: gap\ndata: {"from":"${isoTime(gapFrom)}"}\n`;
    response.write(`retry: ${RETRY_MS}\nid: ${toEventId(follower.position)}\n${gap}\n`);
  }

  get isOpen(): boolean {
    return !this.response.writableEnded && !this.response.destroyed;
  }

  /** Whether the client has read most of what was written, so that it can be sent more. */
  get isReady(): boolean {
    return this.response.writableLength < MAX_WAITING;
  }

  /** Whether the client has read nothing for `SLOW_CLIENT_TIMEOUT_MS`. */
  isStuck(now: number): boolean {
    if (this.isReady) this.readyAt = now;
    return now - this.readyAt >= SLOW_CLIENT_TIMEOUT_MS;
  }

  /** Calls back each time that the client has read everything. */
  onDrain(callback: () => void): void {
    this.response.on('drain', callback);
  }

  /** Sends new articles in order. @returns whether all were sent; false if the client reads too slowly. */
  send({ found, position }: NextArticles): boolean {
    for (const arrived of found) {
      if (!this.isReady || !this.isOpen) return false;
      if (this.follower.pass(arrived) === 'new') this.write(arrived.candidate);
    }
    this.follower.position = position;
    return true;
  }

  /**
   * Sends a heartbeat, so that proxies do not close an idle connection. Ends the stream if its key is invalid now, or if
   * many requests are pipelined behind it, because these would wait forever and Node would not notice a disconnect.
   */
  beat(now: number): void {
    if (!this.isAllowed()) return this.end();
    if (this.response.socket?.isPaused()) return this.abort();
    if (now - this.beatAt < HEARTBEAT_MS) return;
    this.beatAt = now;
    if (this.isReady) this.response.write(': heartbeat\n\n');
  }

  /** Ends the response; the client reconnects after the `retry` interval. */
  end(): void {
    if (this.isOpen) this.response.end(`retry: ${RETRY_MS + Math.round(Math.random() * 2 * RETRY_MS)}\n\n`);
  }

  /** Closes the connection without ending the response. */
  abort(): void {
    this.response.destroy();
  }

  private write(candidate: Candidate): void {
    this.sent++;
    const id = toEventId(this.follower.position);
    this.response.write(`id: ${id}\nevent: article\ndata: ${lineOf(candidate)}\n\n`);
  }
}
