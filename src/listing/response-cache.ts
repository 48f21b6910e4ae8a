import { hash } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { lastValueFrom, map, type Observable, of } from 'rxjs';
import { Settings } from '../config/settings.js';
import { serverTiming } from '../http/request-recorder.js';
import { UnknownParameters } from '../http/query-pipe.js';
import { commonHeaders, hasCurrentEtag, type HeaderPairs, relativeReference } from '../http/responses.js';
import { PreparedResponse } from '../http/service-adapter.js';
import { SearchProviderService } from '../search/search-provider.service.js';
import { MAX_ARTICLES } from '../search/page.js';
import type { ProviderTiming } from '../search/search-run.js';
import { Listing } from './article-search.service.js';
import { WaitingCallers } from './callers.js';
import { targetWithCursor } from './cursor.js';
import {
  publicUrlOf,
  contentTypeOf,
  FEED_SERIALIZERS,
  type ResponseFormat,
  requestedFormatOf,
  type OfferedFormats,
  offeredFormatsOf,
  isRowFormat,
  ROW_SERIALIZERS,
  feedTitleOf,
} from './formats/format.js';
import { rowsWithFields, type ListRow, requestedFields } from './formats/rows.js';
import type { ArticleList } from './formats/article-list.js';

/** How a list is serialized for a request. */
interface Representation {
  target: string;
  format: ResponseFormat;
  /** Whether the response may have a `Link` to a next page. */
  hasPages: boolean;
  /** Whether the header `Accept` selects the format, so that the response varies by it. */
  isNegotiated: boolean;
  /** URL of the list, which feeds contain; empty for JSON. */
  self: string;
  /** Names of the requested fields of articles, in the order of a response; null for all. */
  fields: readonly string[] | null;
  /** Names of the fields of items that are no articles, for the header of a CSV without rows; empty for articles. */
  columns: readonly string[];
}

/** A response with a list: headers and body as they are sent, so that it can be cached. */
class ListResponse extends PreparedResponse {
  readonly etag: string;

  constructor(
    /** Encoded as UTF-8. */
    readonly body: Uint8Array,
    /** All headers except those that `send` adds. */
    private readonly headers: HeaderPairs,
    /** Until this time (milliseconds of `performance.now()`) the response is sent without checking the index. */
    public freshUntil: number,
    /** From this time on (milliseconds of `performance.now()`) the response is no longer sent. */
    readonly endsAt: number,
    /** `SearchProviderService.generation()` before the search: if it is still the same, the index has not changed. */
    readonly generation: number | null,
    /** Entries of `Server-Timing` for the queried providers; empty if only an index was queried. */
    readonly timings: string,
    private readonly contentType: string,
  ) {
    super();
    this.etag = `"${hash('sha1', body, 'base64url')}"`;
  }

  /** Writes all headers with one call: setting twenty headers singly takes a tenth of the time of a cached response. */
  override send(request: IncomingMessage, response: ServerResponse): void {
    const isKnown = hasCurrentEtag(request, this.etag);
    // A private cache may store the response until `freshUntil`.
    const seconds = Math.max(0, Math.floor((this.freshUntil - performance.now()) / 1000));
    const head = [
      ...this.headers,
      ...['X-Request-Id', request.id],
      ...['ETag', this.etag],
      ...['Cache-Control', `private, max-age=${seconds}`],
      ...['Server-Timing', serverTiming(request)],
    ];
    if (!isKnown) {
      head.push('Content-Type', this.contentType);
      head.push('Content-Length', String(this.body.length));
    }
    // Node merges headers that were set before. The response's own `writeHead` would add some that are in the block.
    ServerResponse.prototype.writeHead.call(response, isKnown ? 304 : 200, head);
    if (isKnown || request.method === 'HEAD') response.end();
    else response.end(this.body);
  }
}

/** Milliseconds for which a cached response is sent without checking whether the index has changed. */
const FRESH_MS = 5_000;
/** Milliseconds for which a response is cached if the index cannot report changes: removals take effect within 5 s. */
const UNKNOWN_FRESH_MS = 3_000;
/** Maximum milliseconds for which a cached response is sent, even if the index has not changed. */
const MAX_MS = 30_000;
const UTF8 = new TextEncoder();

/** Estimated memory of a cached response in bytes, in addition to its body. */
const OVERHEAD = 512;

/** Caches responses by URL within a memory limit. Concurrent requests for the same URL share one search. */
@Injectable()
export class ResponseCache {
  private readonly entries: LRUCache<string, ListResponse> | null;
  private readonly underway = new Map<string, Promise<ListResponse>>();
  /** Number of removals from the index when the cache was last cleared. When it grows, the cache is cleared again. */
  private removals = 0;
  /** When expired responses were last removed, in milliseconds of `performance.now()`. */
  private sweptAt = performance.now();
  private readonly commonHeaders: HeaderPairs;
  private readonly negotiatedHeaders: HeaderPairs;

  constructor(
    settings: Settings,
    private readonly search: SearchProviderService,
  ) {
    this.commonHeaders = commonHeaders(settings.http.corsOrigins);
    this.negotiatedHeaders = this.commonHeaders.map((text, i, headers) =>
      headers[i - 1] === 'Vary' ? `${text}, Accept` : text,
    );
    const maxSize = settings.responseCacheBytes;
    this.entries =
      maxSize === 0
        ? null
        : new LRUCache({
            maxSize,
            sizeCalculation: ({ body }, url) => body.length + 2 * url.length + OVERHEAD,
          });
  }

  get size(): number {
    return this.entries?.size ?? 0;
  }

  /** The cached response for a URL, if it is still valid. */
  find(url: string, now = performance.now()): ListResponse | undefined {
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

  /** Makes the response for a URL by a new search, or joins the one in progress for this URL. Failures are not cached. */
  make(
    url: string,
    search: () => Promise<Listing<object>>,
    representation = jsonRepresentation(url),
  ): Promise<ListResponse> {
    const begun = this.underway.get(url);
    if (begun !== undefined) return begun;
    const made = this.store(url, search, representation).finally(() => this.underway.delete(url));
    this.underway.set(url, made);
    return made;
  }

  /** Clears the cache, because articles have been removed from the index. */
  private forget(): void {
    this.removals = this.search.removals();
    this.entries?.clear();
  }

  private async store(
    url: string,
    search: () => Promise<Listing<object>>,
    representation: Representation,
  ): Promise<ListResponse> {
    const generation = this.search.generation();
    const removals = this.search.removals();
    const entry = this.respond(representation, await search(), generation);
    const now = performance.now();
    if (now >= this.sweptAt + MAX_MS) this.removeEnded(now);
    if (removals === this.search.removals() && entry.endsAt > now) this.entries?.set(url, entry);
    return entry;
  }

  /** Deletes expired responses: those whose URL is never requested again would otherwise stay in the cache. */
  private removeEnded(now: number): void {
    this.sweptAt = now;
    const ended = [...(this.entries ?? [])].filter(([, { endsAt }]) => endsAt <= now);
    for (const [url] of ended) this.entries!.delete(url);
  }

  /** Serializes a list as a response, without caching it. */
  respond(representation: Representation, listing: Listing<object>, generation: number | null): ListResponse {
    const { target, format, hasPages, isNegotiated } = representation;
    const { envelope, expiresAt, details } = listing;
    const { limitedOf = null, parts = [], pages = null } = details;
    const now = performance.now();
    // When the first article leaves the timeframe, on the clock of `performance.now()`.
    const leaves = now + expiresAt - Date.now();
    const common = isNegotiated ? this.negotiatedHeaders : this.commonHeaders;
    const headers = [...common, ...(details.headers ?? [])];
    if (limitedOf !== null)
      headers.push('X-Diversity-Limited', `matched=${limitedOf.articles}, domains=${limitedOf.domains}`);
    if (pages?.isDeepest) headers.push('X-Depth-Limited', `articles=${MAX_ARTICLES}`);
    if (hasPages && pages !== null && pages.next !== null)
      headers.push(
        'Link',
        `<${relativeTarget(targetWithCursor(target, pages.next, pages.parameter))}>; rel="next"`,
      );
    if (format === 'csv')
      headers.push('Content-Disposition', `attachment; filename="${fileNameOf(target)}.csv"`);
    return new ListResponse(
      UTF8.encode(serialize(envelope, representation)),
      headers,
      Math.min(now + (generation === null ? UNKNOWN_FRESH_MS : FRESH_MS), leaves),
      Math.min(now + MAX_MS, leaves),
      generation,
      this.search.hasLive ? parts.map(timingOf).join(', ') : '',
      contentTypeOf(format),
    );
  }
}

/** The relative reference to another query of the same path: `/news?a=1` becomes `news?a=1`. */
function relativeTarget(target: string): string {
  const [path = ''] = target.split('?');
  return relativeReference(path, path) + target.slice(path.length);
}

/** Serialization as JSON with all fields. */
export const jsonRepresentation = (target: string): Representation => ({
  target,
  format: 'json',
  hasPages: true,
  isNegotiated: false,
  self: '',
  fields: null,
  columns: [],
});

type Body = Partial<Record<'items' | 'buckets', ListRow[]>>;

function serialize(body: object, { format, target, self, fields, columns }: Representation): string {
  if (format !== 'json' && !isRowFormat(format)) {
    const list = body as ArticleList;
    return FEED_SERIALIZERS[format](list, { title: feedTitleOf(list, target), self });
  }
  const { items, buckets } = body as Body;
  const rows = items ?? buckets ?? [];
  const shown = fields === null ? rows : rowsWithFields(rows, fields);
  if (isRowFormat(format))
    return ROW_SERIALIZERS[format](shown, fields ?? (rows.length === 0 ? columns : Object.keys(rows[0]!)));
  return JSON.stringify(fields === null ? body : { ...body, items: shown });
}

const fileNameOf = (target: string): string =>
  target
    .replace(/\?.*/s, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-/, '');

function timingOf({ provider, ms, isLate }: ProviderTiming): string {
  return `${provider};dur=${ms.toFixed(2)}${isLate ? ';desc=late' : ''}`;
}

const CACHED_METADATA = 'response:cached';

type Handler = (...parameters: never[]) => Promise<Listing<object>>;

/** Caches the `Listing` that a handler returns, by URL; concurrent requests for a URL share one search. */
export const Cached =
  () =>
  <H extends Handler>(_target: object, _name: string | symbol, { value }: TypedPropertyDescriptor<H>): void =>
    void SetMetadata(CACHED_METADATA, true)(value!);

/** Sends cached responses. It runs after the guard, before validation, and uses only the URL. */
@Injectable()
export class ResponseCacheInterceptor implements NestInterceptor {
  private readonly callers = new WaitingCallers();

  constructor(
    private readonly cache: ResponseCache,
    private readonly search: SearchProviderService,
    private readonly reflector: Reflector,
    private readonly settings: Settings,
    private readonly unknown: UnknownParameters,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const representation = this.representationOf(request, offeredFormatsOf(context.getHandler()));
    this.unknown.report(context);
    if (!this.reflector.get<boolean | undefined>(CACHED_METADATA, context.getHandler())) {
      const respond = (value: unknown): unknown =>
        value instanceof Listing ? this.cache.respond(representation, value as Listing<object>, null) : value;
      return next.handle().pipe(map(respond));
    }
    const { target, format, self } = representation;
    const url = format === 'json' ? target : `${format} ${target} ${self}`;
    const cached = this.cache.find(url);
    if (cached !== undefined) return marked(request, cached, 'hit');
    const handle = (): Promise<Listing<object>> =>
      lastValueFrom(next.handle() as Observable<Listing<object>>);
    const made = await (this.search.hasLive
      ? this.callers.waitFor(url, request.res!, (cancellable) =>
          this.cache.make(url, () => cancellable(handle), representation),
        )
      : this.cache.make(url, handle, representation));
    return marked(request, made, 'miss');
  }

  /** How to serialize the list for a request. @throws Problem `not_acceptable` */
  private representationOf(request: Request, formats: OfferedFormats | null): Representation {
    const target = request.originalUrl;
    if (formats === null) return jsonRepresentation(target);
    const format = requestedFormatOf(request, formats.available);
    const self = format === 'json' ? '' : publicUrlOf(request, target, this.settings);
    const fields = formats.columns === null ? requestedFields(request, format) : null;
    return {
      target,
      format,
      hasPages: true,
      isNegotiated: true,
      self,
      fields,
      columns: formats.columns ?? [],
    };
  }
}

function marked(request: Request, entry: ListResponse, cache: 'hit' | 'miss'): Observable<ListResponse> {
  request.cache = cache;
  if (cache === 'miss') request.timings = entry.timings;
  return of(entry);
}
