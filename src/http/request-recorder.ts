import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { Histogram, type Registry } from 'prom-client';
import type { HeaderPairs } from './responses.js';

declare module 'http' {
  interface IncomingMessage {
    /** Request id: the client's, or a generated one. */
    id: string;
    /** When the headers of the request were complete, in milliseconds of `performance.now()`. */
    startedAt: number;
    /** Whether the response came from the cache; undefined for one that is never cached. */
    cache?: 'hit' | 'miss';
    /** Entries of the header `Server-Timing` in addition to the total time. */
    timings?: string;
    /** Id of the caller's key, which is safe to log; undefined if no keys are configured. */
    keyId?: string;
  }
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** By connection: its last request and response, until both are complete. */
const open = new WeakMap<Duplex, Exchange>();

export const exchangeOfSocket = (socket: Duplex): Exchange | undefined => open.get(socket);

/** Sets id and start time of a request, and the response headers. @param common added unless already present. */
export function beginExchange(request: Request, response: Response, common: HeaderPairs = []): void {
  request.startedAt = performance.now();
  request.id = requestId(request.headers['x-request-id']);
  const { socket } = request;
  open.set(socket, { request, response });
  response.once('close', () => {
    if (request.complete && open.get(socket)?.response === response) open.delete(socket);
  });
  const writeHead = response.writeHead;
  response.writeHead = function (this: Response, ...head: Parameters<typeof writeHead>) {
    for (let i = 0; i < common.length; i += 2) {
      if (!this.hasHeader(common[i]!)) this.setHeader(common[i]!, common[i + 1]!);
    }
    this.setHeader('X-Request-Id', request.id);
    this.setHeader('Server-Timing', serverTiming(request));
    return writeHead.apply(this, head);
  } as typeof writeHead;
}

/** The value of the header `Server-Timing` at this moment. */
export function serverTiming({ startedAt, cache, timings }: IncomingMessage): string {
  const total = `total;dur=${(performance.now() - startedAt).toFixed(2)}`;
  if (cache === undefined) return total;
  return timings ? `cache;desc=${cache}, ${timings}, ${total}` : `cache;desc=${cache}, ${total}`;
}

const VALID_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's `X-Request-Id` if it is short and safe in logs and headers, otherwise a new id. */
export function requestId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && VALID_ID.test(sent) ? sent : randomUUID();
}

/** The properties of a request that are recorded; most are undefined if it could not be parsed. */
type FinishedRequest = Pick<IncomingMessage, 'id' | 'startedAt'> &
  Partial<Pick<Request, 'method' | 'path' | 'route' | 'cache' | 'keyId'>>;

/** Event of a response that is a stream, when its headers are sent. The request is recorded then, not at the end. */
export const STREAM_BEGUN_EVENT = Symbol('begun');

/**
 * Records one measurement and one log line for each request, after its response. The path is logged without the
 * query, because searches are private and queries may contain keys by mistake.
 */
export class RequestRecorder {
  private readonly durations: Histogram<'route' | 'status' | 'cache'>;

  constructor(
    registry: Registry,
    private readonly lines: Logger,
    /** Called for every finished request with a known key. */
    private readonly count: (keyId: string, route: string, status: number) => void = () => undefined,
  ) {
    this.durations = new Histogram({
      name: 'news_search_http_request_duration_seconds',
      help: 'Time from the complete request headers to the end of the response.',
      labelNames: ['route', 'status', 'cache'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    });
  }

  /** Records a request after its response, or when a stream has begun (`STREAM_BEGUN_EVENT`). */
  follow(request: Request, response: Response): void {
    let isRecorded = false;
    const record = (): void => {
      if (isRecorded) return;
      isRecorded = true;
      const isAborted = response.closed && !response.writableFinished;
      this.record(request, response.statusCode, isAborted);
    };
    response.once(STREAM_BEGUN_EVENT, record).once('close', record);
  }

  /** Records a request whose response has just ended. */
  record(request: FinishedRequest, status: number, isAborted = false): void {
    const { id, method, path, startedAt, cache, keyId } = request;
    /** Path of the route, e.g. `/news`; `none` for all unknown paths, so that the number of metrics is bounded. */
    const route = (request.route as { path: string } | undefined)?.path ?? 'none';
    const seconds = (performance.now() - startedAt) / 1000;
    this.durations.observe({ route, status: `${status}`, cache: cache ?? 'none' }, seconds);
    if (keyId !== undefined) this.count(keyId, route, status);
    const level = status === 500 ? 'error' : cache === 'hit' ? 'debug' : 'info';
    if (!this.lines.isLevelEnabled(level)) return;
    this.lines[level](
      {
        request_id: id,
        method,
        path: path === undefined ? undefined : loggedPath(path),
        status,
        ms: Number((seconds * 1000).toFixed(2)),
        cache,
        key: keyId,
        aborted: isAborted || undefined,
      },
      'request',
    );
  }
}

/**
 * A path as it is logged: without tokens and keys. A token follows `/websub/` or `/feeds/`, also behind a prefix that a
 * proxy should have removed; a client may send a key as part of any path.
 */
export function loggedPath(path: string): string {
  return path.replace(/(\/(?:websub|feeds)\/+).+/is, '$1…').replace(/nsk_[\w-]+/gi, 'nsk_…');
}
