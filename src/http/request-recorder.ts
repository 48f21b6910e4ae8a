import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { Histogram, type Registry } from 'prom-client';
import type { HeaderPairs } from './responses.js';

declare module 'http' {
  interface IncomingMessage {
    /** The request id: the client's, or a generated one. */
    id: string;
    /** `performance.now()` when the request's headers were complete. */
    startedAt: number;
    /** Whether the response came from the cache; unset where it is never cached. */
    cache?: 'hit' | 'miss';
    /** Entries of `Server-Timing` besides the total time; unset or empty for none. */
    timings?: string;
    /** Public id of the calling key, never the key itself. Unset without keys configured. */
    keyId?: string;
  }
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The last exchange of every connection, until its request is read and its response sent. */
const open = new WeakMap<Duplex, Exchange>();

export const exchangeOfSocket = (socket: Duplex): Exchange | undefined => open.get(socket);

/**
 * Sets the id and the start time of a request, which the response reports.
 *
 * @param common headers of the response, where it has none of the same name when it begins.
 */
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

/** The current value of the header `Server-Timing`. */
export function serverTiming({ startedAt, cache, timings }: IncomingMessage): string {
  const total = `total;dur=${(performance.now() - startedAt).toFixed(2)}`;
  if (cache === undefined) return total;
  return timings ? `cache;desc=${cache}, ${timings}, ${total}` : `cache;desc=${cache}, ${total}`;
}

const VALID_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's `X-Request-Id` when it is short and plain enough for logs and headers, else a new one. */
export function requestId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && VALID_ID.test(sent) ? sent : randomUUID();
}

/** The members of a request that are recorded; undefined where it could not be parsed. */
type FinishedRequest = Pick<IncomingMessage, 'id' | 'startedAt'> &
  Partial<Pick<Request, 'method' | 'path' | 'route' | 'cache' | 'keyId'>>;

/** Name of the event of a stream's response when its headers are sent: the request is recorded then. */
export const STREAM_BEGUN = Symbol('begun');

/**
 * One measurement and one log line per request, after its response. The path is logged without the query: searches
 * are private, and keys are sent in queries by mistake.
 */
export class RequestRecorder {
  private readonly durations: Histogram<'route' | 'status' | 'cache'>;

  constructor(
    registry: Registry,
    private readonly lines: Logger,
    /** Called for every finished request whose key is known. */
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

  /** Records a request after its response, or when a stream has begun (`STREAM_BEGUN`). */
  follow(request: Request, response: Response): void {
    let isRecorded = false;
    const record = (): void => {
      if (isRecorded) return;
      isRecorded = true;
      const isAborted = response.closed && !response.writableFinished;
      this.record(request, response.statusCode, isAborted);
    };
    response.once(STREAM_BEGUN, record).once('close', record);
  }

  /** Records a request whose response has just ended. */
  record(request: FinishedRequest, status: number, isAborted = false): void {
    const { id, method, path, startedAt, cache, keyId } = request;
    /** The declared path, e.g. `/news`; unknown paths share one value: labels must not grow with the requests. */
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

/** The path for logs: the token after `/websub/` or `/feeds/` is secret. */
export function loggedPath(path: string): string {
  return path.replace(/^(\/+(?:websub|feeds)\/+).+/is, '$1…');
}
