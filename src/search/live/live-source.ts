import type { LiveSourceName } from '../../config/live-sources.js';
import type { FeedItem } from '../../feeds/feed.js';
import type { SearchQuery } from '../search-query.js';

/** Capabilities and limits of a live source (an external search API). */
export interface LiveSourceCapabilities {
  /** Maximum requests per second of all serving processes together. */
  perSecond: number;
  /** Maximum requests per day of UTC; null without a limit. */
  perDay: number | null;
  /** Milliseconds until a request is aborted. */
  timeoutMs: number;
  /** Seconds for which a response is cached. */
  keepSeconds: number;
  /** With `source`, the live source filters by country; with `no`, only articles whose host shows the country stay. */
  country: 'source' | 'no';
  /** With `words`, a response without any word of the query is rejected as wrong; with `meaning` it is accepted. */
  matches: 'words' | 'meaning';
  /** Whether the terms of the source permit the storage of its articles; false if they do not mention it. */
  allowsIngestion: boolean;
  /** Warning that is logged at start; null for none. */
  warning: string | null;
}

/** The input of `buildRequest` and `parseResponse` of a live source. */
export interface RequestContext {
  query: SearchQuery;
  /** Base address without a slash at the end. */
  baseUrl: string;
  key: string | null;
  /** The present time in Unix seconds. */
  now: number;
}

export interface UpstreamRequest {
  url: string;
  /** Headers of the request, in addition to `User-Agent` and `Accept-Encoding`. */
  headers: Record<string, string>;
}

/** The response of a live source, with any status, redirects included. */
export interface UpstreamResponse {
  status: number;
  contentType: string | null;
  /** Value of `Location`; null without the header. */
  location: string | null;
  /** Seconds of `Retry-After`; null without it. */
  retryAfter: number | null;
  /** Value of `Server`; null without the header. */
  server: string | null;
  /** Decompressed body. */
  body: Uint8Array;
}

/**
 * A live source: an external search API that is queried while a client waits. To add one: a folder in `providers/` with
 * these two functions, a row in `config/live-sources.ts`, an entry in `providers.ts`, fixtures. See
 * docs/guide/live-sources.md.
 */
export interface LiveSource {
  readonly name: LiveSourceName;
  readonly capabilities: LiveSourceCapabilities;
  /** Makes the request for a query. @throws UpstreamError `unsupported-language` or `rejected-query`. */
  buildRequest(context: RequestContext): UpstreamRequest;
  /**
   * Reads the articles of a response in the order of the source, with the publisher's name or host where the URL does
   * not show it.
   * @throws UpstreamError for a response that is no result, even with status 200.
   */
  parseResponse(response: UpstreamResponse, context: RequestContext): FeedItem[];
}
