import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Counter, Gauge, Registry } from 'prom-client';
import { querySyntaxHeader } from '../../listing/list-parameters.js';
import { unixSecondsNow } from '../../articles/article.js';
import { Settings } from '../../config/settings.js';
import { keyOfRequest } from '../../gateway/gateway.guard.js';
import { KeyRing } from '../../gateway/key-ring.js';
import { CounterStore } from '../../gateway/counter-store.js';
import { hashOfKey } from '../../gateway/edit-keys-file.js';
import { Problem } from '../../http/problem.js';
import { STREAM_BEGUN_EVENT } from '../../http/request-recorder.js';
import {
  type ArrivalIndex,
  type ArrivalPosition,
  unreadableIndexError,
} from '../../search/search-provider.js';
import { NewArticlesFollower, earlierPosition } from '../../search/follower.js';
import { SearchProviderService } from '../../search/search-provider.service.js';
import { ArrivalWatch } from './arrival-watch.js';
import type { NewArticlesQuery } from '../../listing/new-articles-query.js';
import { readEventId } from './event-id.js';
import { EventStream } from './event-stream.js';

/** Value of `Retry-After`, in seconds, of the problem `too_many_streams`. */
const RETRY_AFTER = '5';

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // A proxy that compresses would hold events back (RFC 9111, 5.2.2.6).
  'Cache-Control': 'no-store, no-transform',
  // nginx.
  'X-Accel-Buffering': 'no',
};

/** Opens streams of new articles that match a query. */
@Injectable()
export class StreamService implements OnModuleDestroy {
  private readonly logger = new Logger('Stream');
  private readonly sent: Counter;
  private isEnding = false;

  constructor(
    private readonly settings: Settings,
    private readonly providers: SearchProviderService,
    private readonly counters: CounterStore,
    private readonly keys: KeyRing,
    private readonly watch: ArrivalWatch,
    registry: Registry,
  ) {
    new Gauge({
      name: 'news_search_open_streams',
      help: 'Streams that are open.',
      registers: [registry],
      collect() {
        this.set(watch.size);
      },
    });
    this.sent = new Counter({
      name: 'news_search_stream_events_total',
      help: 'Articles sent by streams that have ended.',
      registers: [registry],
    });
  }

  onModuleDestroy(): void {
    this.isEnding = true;
    this.watch.end();
  }

  /** Opens a stream. @throws Problem, SearchUnavailableError: both before the response begins. */
  async open(query: NewArticlesQuery, request: Request, response: Response): Promise<void> {
    const resumed = resumedFrom(request);
    const [name, value] = querySyntaxHeader(query.search().parsed);
    if (name !== undefined) response.setHeader(name, value!);
    if (request.method === 'HEAD') return void response.writeHead(200, HEADERS).end();
    const { index, follower, from } = await this.begin(query, resumed).catch((error: unknown) => {
      throw unreadableIndexError(error) ?? error;
    });
    const caller = callerOf(request);
    const id = await this.counters.openStream(caller, this.settings.streamsPerKey);
    if (id === null) throw tooMany(this.settings.streamsPerKey);
    const release = (): void => void this.counters.closeStream(caller, id);
    if (request.socket.destroyed) return release();
    const begun = performance.now();
    response.writeHead(200, HEADERS);
    const isAllowed = (): boolean =>
      request.keyId === undefined || this.keys.isValid(keyOfRequest(request.headers, 'keys').key);
    const stream = new EventStream(response, follower, from, isAllowed);
    response.emit(STREAM_BEGUN_EVENT);
    const close = (): void => {
      request.socket.off('close', close);
      response.off('close', close).destroy();
      release();
      this.watch.remove(stream);
      this.sent.inc(stream.sent);
      const ms = Math.round(performance.now() - begun);
      this.logger.log({ request_id: request.id, ms, events: stream.sent }, 'a stream ended');
    };
    response.once('close', close);
    // Node 20 and 22 emit nothing on a response that waits behind another one when their connection closes.
    request.socket.setMaxListeners(0).once('close', close);
    this.watch.add(stream, index);
    if (this.isEnding) stream.end();
  }

  /** Prepares to read new matches from now on, or from the position to resume from. */
  private async begin(request: NewArticlesQuery, resumed: ArrivalPosition | null): Promise<Begun> {
    const index = this.providers.arrivalIndex.arrivals;
    const query = await this.providers.resolve(request.search());
    const now = await index.position();
    const position = resumed === null ? now : earlierPosition(resumed, now);
    const follower = new NewArticlesFollower(query, request.window, position);
    if (resumed === null) return { index, follower, from: null };
    await follower.recall(index);
    const oldest = unixSecondsNow() - MAX_REPLAYED_SECONDS;
    const bound = await index.bound(position, query, MAX_REPLAYED, oldest);
    if (bound !== null) follower.position = bound.position;
    return { index, follower, from: bound?.from ?? null };
  }
}

interface Begun {
  index: ArrivalIndex;
  follower: NewArticlesFollower;
  /** Unix seconds; articles that the client missed before then are not sent. Null if all are sent. */
  from: number | null;
}

/** Identifies the caller: by key, or if no keys are configured, by a hash of the header `X-Gateway-Key`. */
const callerOf = ({ keyId, headers }: Request): string =>
  keyId ?? hashOfKey(String(headers['x-gateway-key'])).slice(0, 12);

const tooMany = (most: number): Problem =>
  new Problem(
    'too_many_streams',
    `This key has ${most} ${most === 1 ? 'stream' : 'streams'} open, and may have no more: close one first.`,
    { headers: { 'Retry-After': RETRY_AFTER } },
  );

/** The position in the order of ingestion in the header `Last-Event-ID`; null without the header. */
function resumedFrom({ headers }: Request): ArrivalPosition | null {
  const sent = headers['last-event-id'];
  const id = (Array.isArray(sent) ? sent.join() : (sent ?? '')).trim();
  if (id === '') return null;
  const position = readEventId(id);
  if (position !== null) return position;
  const detail = 'Last-Event-ID must be the id of an event of a stream, as it was sent.';
  throw new Problem('invalid_parameters', detail, { errors: [{ parameter: 'Last-Event-ID', detail }] });
}

/** Maximum number of articles that are replayed to a client that reconnects; older ones are omitted. */
const MAX_REPLAYED = 1_000;
const MAX_REPLAYED_SECONDS = 24 * 60 * 60;
