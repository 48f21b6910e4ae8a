import { hash } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import {
  type CallHandler,
  type ExecutionContext,
  type HttpServer,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { Settings } from '../config/settings.js';
import { serverTiming } from '../http/request-recorder.js';
import { type Headers, hasAlready } from '../http/response-headers.js';
import { SearchProviderService } from '../search/search-provider.service.js';
import { PEER_HEADER } from '../search/providers/peer/peer.js';
import { MAX_ARTICLES } from '../search/page.js';
import type { Part } from '../search/search-run.js';
import { Answer } from './article-search.service.js';
import { Callers } from './callers.js';
import { withCursor } from './cursor.js';

/** An answer in JSON that is ready to be sent, and sent again: whatever handler returns one has it sent as it is. */
class ReadyAnswer {
  constructor(
    /** In UTF-8. */
    readonly body: Uint8Array,
    /** What belongs to this answer only. */
    private readonly headers: Headers,
    /** Until then it may be sent without asking whether it is still true: milliseconds of `performance.now()`. */
    public freshUntil: number,
    /** Not sent any more from here on, whatever else: the same. A clock that is set back must not keep it. */
    readonly endsAt: number,
    /** The providers' generation before the search began; null where it cannot be known. */
    readonly generation: number | null,
    /** Entries of `Server-Timing`: the providers that were asked, and how long each took; empty with an index only. */
    readonly timings: string,
    /** Strong. */
    readonly etag = `"${hash('sha1', body, 'base64url')}"`,
  ) {}

  /**
   * Writes its headers as one block: set one by one, the twenty of them cost a cached answer a tenth of its time.
   *
   * @param common headers of every response.
   */
  send(request: IncomingMessage, response: ServerResponse, common: Headers): void {
    const isKnown = hasAlready(request, this.etag);
    // A private cache may keep the answer as long as we would send it again unasked.
    const seconds = Math.max(0, Math.floor((this.freshUntil - performance.now()) / 1000));
    const head = [
      ...common,
      ...this.headers,
      ...['X-Request-Id', request.id],
      ...['ETag', this.etag],
      ...['Cache-Control', `private, max-age=${seconds}`],
      ...['Server-Timing', serverTiming(request)],
    ];
    if (!isKnown) {
      head.push('Content-Type', 'application/json; charset=utf-8');
      head.push('Content-Length', String(this.body.length));
    }
    // Not the response's own, which sets what is in the block already.
    ServerResponse.prototype.writeHead.call(response, isKnown ? 304 : 200, head);
    if (isKnown || request.method === 'HEAD') response.end();
    else response.end(this.body);
  }
}

/** Whatever handler or interceptor returns a `ReadyAnswer`, it is sent as it is. */
export function sendReadyAnswers(adapter: HttpServer, common: Headers): void {
  const { reply } = adapter;
  adapter.reply = (response: Response, body: unknown, statusCode?: number): unknown =>
    body instanceof ReadyAnswer
      ? body.send(response.req, response, common)
      : reply.call(adapter, response, body, statusCode);
}

/** Milliseconds for which an answer may be sent again although the index may have changed. */
const FRESH_MS = 5_000;
/**
 * The same where nobody can tell whether it has changed, as across a network: what is taken down must be gone within five
 * seconds, and needs some of them to get there.
 */
const UNTOLD_FRESH_MS = 3_000;
/** Milliseconds for which it may be sent again while the index has not changed. */
const LONGEST_MS = 30_000;
const UTF8 = new TextEncoder();

/** Before the URLs of peers. */
const PEER = /^peer /;

/** What an entry costs beside its text, in bytes: a guess on the high side. */
const OVERHEAD = 512;

/** Ready answers by URL, within a bound of memory. Searches under way are shared by all who wait for the same. */
@Injectable()
export class ResponseCache {
  private readonly entries: LRUCache<string, ReadyAnswer> | null;
  private readonly underway = new Map<string, Promise<ReadyAnswer | null>>();
  /** As it stood when the first of the entries was made. */
  private removals = 0;

  constructor(
    settings: Settings,
    private readonly search: SearchProviderService,
  ) {
    const maxSize = settings.responseCacheBytes;
    this.entries =
      maxSize === 0
        ? null
        : new LRUCache({
            maxSize,
            sizeCalculation: ({ body }, url) => body.length + 2 * url.length + OVERHEAD,
          });
  }

  /** The answer kept for a URL, if it is still true. */
  find(url: string, now = performance.now()): ReadyAnswer | undefined {
    if (this.search.removals() !== this.removals) this.forget();
    const entry = this.entries?.get(url);
    if (entry === undefined || now < entry.freshUntil) return entry;
    if (now >= entry.endsAt || entry.generation === null || entry.generation !== this.search.generation()) {
      this.entries!.delete(url);
      return undefined;
    }
    entry.freshUntil = Math.min(now + FRESH_MS, entry.endsAt);
    return entry;
  }

  /**
   * The answer of a search that begins now, or of the same search already under way. Failures are not kept.
   *
   * @returns null when what was asked for is no `Answer`: that is neither kept nor shared.
   */
  make(url: string, search: () => Promise<unknown>): Promise<ReadyAnswer | null> {
    const begun = this.underway.get(url);
    if (begun !== undefined) return begun;
    const made = this.keep(url, search).finally(() => this.underway.delete(url));
    this.underway.set(url, made);
    return made;
  }

  /** Something was taken down: what was made before may hold it. */
  private forget(): void {
    this.removals = this.search.removals();
    this.entries?.clear();
  }

  private async keep(url: string, search: () => Promise<unknown>): Promise<ReadyAnswer | null> {
    const generation = this.search.generation();
    const removals = this.search.removals();
    const answer = await search();
    if (!(answer instanceof Answer)) return null;
    const { envelope, expiresAt, limitedOf, parts, pages } = answer;
    const now = performance.now();
    const leaves = now + expiresAt - Date.now();
    const headers: string[] = [];
    if (limitedOf !== null)
      headers.push('X-Diversity-Limited', `matched=${limitedOf.articles}, domains=${limitedOf.domains}`);
    if (pages.isDeepest) headers.push('X-Depth-Limited', `articles=${MAX_ARTICLES}`);
    if (pages.next !== null)
      headers.push('Link', `<${withCursor(url.replace(PEER, ''), pages.next)}>; rel="next"`);
    const entry = new ReadyAnswer(
      UTF8.encode(JSON.stringify(envelope)),
      headers,
      Math.min(now + (generation === null ? UNTOLD_FRESH_MS : FRESH_MS), leaves),
      Math.min(now + LONGEST_MS, leaves),
      generation,
      this.search.hasLive ? parts.map(timingOf).join(', ') : '',
    );
    if (removals === this.search.removals()) this.entries?.set(url, entry);
    return entry;
  }
}

function timingOf({ provider, ms, isLate }: Part): string {
  return `${provider};dur=${ms.toFixed(2)}${isLate ? ';desc=late' : ''}`;
}

const WRITERS = new WeakSet<object>();

/** Of a handler that writes its response itself: it shares nothing with others that ask the same. */
export const WritesItself = (): MethodDecorator => (_target, _name, descriptor) => {
  WRITERS.add(descriptor.value as object);
};

/**
 * Answers from memory where it can. Stands behind the guard and before validation, and looks at nothing but the URL
 * as it was sent, so that a repeated request costs neither validation nor search nor serialisation. Whatever handler
 * returns an `Answer` is served so; what others return passes through.
 */
@Injectable()
export class ResponseCacheInterceptor implements NestInterceptor {
  /** Handlers that have returned something else than an `Answer`: pages, health, callbacks. */
  private readonly others = new WeakSet<object>();

  private readonly callers = new Callers();

  constructor(
    private readonly cache: ResponseCache,
    private readonly search: SearchProviderService,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const handler = context.getHandler();
    const request = context.switchToHttp().getRequest<Request>();
    const { method, originalUrl } = request;
    if (WRITERS.has(handler) || this.others.has(handler) || (method !== 'GET' && method !== 'HEAD'))
      return next.handle();
    const isPeer = this.search.hasLive && request.headers[PEER_HEADER] !== undefined;
    // What a peer is answered no peer was asked for: others may be answered more.
    const url = isPeer ? `peer ${originalUrl}` : originalUrl;
    const kept = this.cache.find(url);
    if (kept !== undefined) return ready(request, kept, 'hit');
    let returned: Observable<unknown> | undefined;
    const answer = async (): Promise<unknown> => {
      const value: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      returned = of(value);
      return value;
    };
    const made = await (this.search.hasLive
      ? this.callers.waitFor(url, isPeer, request.res!, (inName) =>
          this.cache.make(url, () => inName(answer)),
        )
      : this.cache.make(url, answer));
    if (made !== null) return ready(request, made, 'miss');
    this.others.add(handler);
    return returned ?? next.handle();
  }
}

function ready(request: Request, entry: ReadyAnswer, cache: 'hit' | 'miss'): Observable<ReadyAnswer> {
  request.cache = cache;
  if (cache === 'miss') request.timings = entry.timings;
  return of(entry);
}
