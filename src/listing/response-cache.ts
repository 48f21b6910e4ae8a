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
  publicAddressOf,
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
import { pickFields, type ListRow, requestedFields } from './formats/rows.js';
import type { ArticleList } from './formats/article-list.js';

/** How the body of a listing is written in a response. */
interface Representation {
  /** Path and query of the request. */
  target: string;
  format: ResponseFormat;
  /** Whether the response has a `Link` to the next page. */
  hasPages: boolean;
  /** Whether `Accept` decides the format. */
  isNegotiated: boolean;
  /** Address of the feed itself. */
  self: string;
  /** Requested fields of articles in the order of the contract; null for all fields that the articles have. */
  fields: readonly string[] | null;
  /** Fields of rows that are no articles. */
  columns: readonly string[];
}

/** The response of a list, cached or new: headers and body as they are sent. */
class ListResponse extends PreparedResponse {
  /** The strong ETag of the body. */
  readonly etag: string;

  constructor(
    /** Body in UTF-8. */
    readonly body: Uint8Array,
    /** Headers of every response of the service, and of this one. */
    private readonly headers: HeaderPairs,
    /** Time until which the response is sent without a check of the index, in milliseconds of `performance.now()`. */
    public freshUntil: number,
    /** Time from which the response is not sent, in milliseconds of `performance.now()`. */
    readonly endsAt: number,
    /** The providers' generation before the search began; null where it cannot be known. */
    readonly generation: number | null,
    /**
     * Entries of `Server-Timing`: the providers that were queried, and the duration of each; empty with an index only.
     */
    readonly timings: string,
    private readonly contentType: string,
  ) {
    super();
    this.etag = `"${hash('sha1', body, 'base64url')}"`;
  }

  /** Writes the headers as one block: setting twenty of them one by one takes a tenth of a cached response's time. */
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

/** Milliseconds for which a response is sent although the index may have changed. */
const FRESH_MS = 5_000;
/**
 * Milliseconds for which a response is sent where changes of the index are not detected (OpenSearch): a removal must
 * take effect within five seconds.
 */
const UNKNOWN_FRESH_MS = 3_000;
/** Milliseconds for which a response is sent while the index is unchanged. */
const MAX_MS = 30_000;
const UTF8 = new TextEncoder();

/** Estimated bytes of a cached response in addition to its text. */
const OVERHEAD = 512;

/**
 * Cache of responses by URL, with a maximum of memory. Requests for a URL whose search is in progress share that
 * search.
 */
@Injectable()
export class ResponseCache {
  private readonly entries: LRUCache<string, ListResponse> | null;
  private readonly underway = new Map<string, Promise<ListResponse>>();
  /** Number of removals when the first entry was stored. */
  private removals = 0;
  /** When ended responses were removed last, in milliseconds of `performance.now()`. */
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

  /** Number of cached responses. */
  get size(): number {
    return this.entries?.size ?? 0;
  }

  /** The cached response of a URL if it is still valid. */
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

  /** The response of a new search, or of the search for the URL in progress. Failures are not cached. */
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

  /** Clears the cache after a removal. */
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

  /** Removes responses that are not sent any more: queries that are never repeated would fill the cache with them. */
  private removeEnded(now: number): void {
    this.sweptAt = now;
    const ended = [...(this.entries ?? [])].filter(([, { endsAt }]) => endsAt <= now);
    for (const [url] of ended) this.entries!.delete(url);
  }

  /** The response of a listing, which is not stored. */
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

/** The reference to a target on the path of the request. */
function relativeTarget(target: string): string {
  const [path = ''] = target.split('?');
  return relativeReference(path, path) + target.slice(path.length);
}

/** The representation as JSON with all fields. */
export const jsonRepresentation = (target: string): Representation => ({
  target,
  format: 'json',
  hasPages: true,
  isNegotiated: false,
  self: '',
  fields: null,
  columns: [],
});

/** A body whose rows are articles, publishers or buckets. */
type Body = Partial<Record<'items' | 'buckets', ListRow[]>>;

function serialize(body: object, { format, target, self, fields, columns }: Representation): string {
  if (format !== 'json' && !isRowFormat(format)) {
    const list = body as ArticleList;
    return FEED_SERIALIZERS[format](list, { title: feedTitleOf(list, target), self });
  }
  const { items, buckets } = body as Body;
  const rows = items ?? buckets ?? [];
  const shown = fields === null ? rows : pickFields(rows, fields);
  if (isRowFormat(format))
    return ROW_SERIALIZERS[format](shown, fields ?? (rows.length === 0 ? columns : Object.keys(rows[0]!)));
  return JSON.stringify(fields === null ? body : { ...body, items: shown });
}

/** The name of a file for a response: `news-topic` for `/news/topic?…`. */
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

/**
 * Marks a handler whose `Listing` is cached by URL. Concurrent requests of one URL share a search. Without the
 * decorator responses are not cached.
 */
export const Cached =
  () =>
  <H extends Handler>(_target: object, _name: string | symbol, { value }: TypedPropertyDescriptor<H>): void =>
    void SetMetadata(CACHED_METADATA, true)(value!);

/**
 * Sends cached responses. Runs after the guard and before validation, and uses only the URL: a repeated request needs
 * no validation, search or serialisation.
 */
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

  /**
   * The representation that a request asks for.
   * @throws Problem `not_acceptable`
   */
  private representationOf(request: Request, formats: OfferedFormats | null): Representation {
    const target = request.originalUrl;
    if (formats === null) return jsonRepresentation(target);
    const format = requestedFormatOf(request, formats.available);
    const self = format === 'json' ? '' : publicAddressOf(request, target, this.settings);
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
