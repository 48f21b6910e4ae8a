import { type Candidate, isoTime, toArticle } from '../../articles/article.js';
import type { NextArticles, Follower } from '../../search/follower.js';
import { toEventId } from './event-id.js';

/** Maximum unsent bytes of a stream; above them nothing more is written to it. */
const MAX_WAITING = 64 * 1024;
const HEARTBEAT_MS = 15_000;
/** Milliseconds for which a client may read nothing before its stream is closed. */
const SLOW_CLIENT_TIMEOUT_MS = 10_000;
/** Milliseconds after which a browser reconnects. */
const RETRY_MS = 1_000;

/** The JSON of an article, serialised once for all streams. */
const lines = new WeakMap<Candidate, string>();

function lineOf(candidate: Candidate): string {
  let line = lines.get(candidate);
  if (line === undefined) lines.set(candidate, (line = JSON.stringify(toArticle(candidate))));
  return line;
}

/** The part of an HTTP response that a stream uses. */
export interface EventOutput {
  /** Bytes that the client has not read yet. */
  readonly writableLength: number;
  readonly writableEnded: boolean;
  readonly destroyed: boolean;
  readonly socket: { isPaused(): boolean } | null;
  write(text: string): unknown;
  end(text: string): unknown;
  destroy(): unknown;
  on(event: 'drain', onDrain: () => void): unknown;
}

/** One open stream: a follower and its response. */
export class EventStream {
  sent = 0;
  private beatAt = performance.now();
  /** When the client last had read most of what was written. */
  private readyAt = performance.now();

  /**
   * @param gapFrom Unix seconds: articles that arrived before are not replayed; null where none is missing.
   * @param isAllowed whether the key is still valid.
   */
  constructor(
    private readonly response: EventOutput,
    readonly follower: Follower,
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

  /** Whether the client has read most of what was written. */
  get isReady(): boolean {
    return this.response.writableLength < MAX_WAITING;
  }

  /** Whether the client has read nothing for `SLOW_CLIENT_TIMEOUT_MS`. */
  isStuck(now: number): boolean {
    if (this.isReady) this.readyAt = now;
    return now - this.readyAt >= SLOW_CLIENT_TIMEOUT_MS;
  }

  /** Calls back whenever the client has read everything. */
  onDrain(callback: () => void): void {
    this.response.on('drain', callback);
  }

  /**
   * Sends new articles in order.
   * @returns whether all were sent; the client may read too slowly.
   */
  send({ found, position }: NextArticles): boolean {
    for (const arrived of found) {
      if (!this.isReady || !this.isOpen) return false;
      if (this.follower.pass(arrived) === 'new') this.write(arrived.candidate);
    }
    this.follower.position = position;
    return true;
  }

  /**
   * Sends a heartbeat, so that proxies do not close the connection as idle, and ends the stream of an invalid key. It
   * also ends a stream with many pipelined requests behind it: they would wait for its end, and Node does not notice
   * the end of such a connection.
   */
  beat(now: number): void {
    if (!this.isAllowed()) return this.end();
    if (this.response.socket?.isPaused()) return this.abort();
    if (now - this.beatAt < HEARTBEAT_MS) return;
    this.beatAt = now;
    if (this.isReady) this.response.write(': heartbeat\n\n');
  }

  /** Ends the response completely; the client reconnects after the `retry` interval. */
  end(): void {
    if (this.isOpen) this.response.end(`retry: ${RETRY_MS + Math.round(Math.random() * 2 * RETRY_MS)}\n\n`);
  }

  /** Aborts the response. */
  abort(): void {
    this.response.destroy();
  }

  private write(candidate: Candidate): void {
    this.sent++;
    const id = toEventId(this.follower.position);
    this.response.write(`id: ${id}\nevent: article\ndata: ${lineOf(candidate)}\n\n`);
  }
}
