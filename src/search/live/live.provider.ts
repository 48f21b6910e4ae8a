import { EventEmitter } from 'node:events';
import { unixSecondsNow } from '../../articles/article.js';
import type { LiveSourceAccess, LiveSourceName } from '../../config/live-sources.js';
import type { Settings } from '../../config/settings.js';
import type { FeedItem } from '../../feeds/feed.js';
import { OutboundClient } from '../../outbound/outbound-client.js';
import { OutboundError } from '../../outbound/outbound-response.js';
import type { Candidate } from '../../articles/article.js';
import type { LiveLimits, LiveSearchProvider, ProviderHealth } from '../search-provider.js';
import type { SearchQuery } from '../search-query.js';
import type { RequestContext, LiveSource } from './live-source.js';
import { toCandidates } from './to-candidates.js';
import { UpstreamError } from './upstream-error.js';

/** Articles of a live source (an external search API) whose terms permit their storage. */
interface LiveFind {
  source: LiveSourceName;
  /** Canonical language tag of the query. */
  language: string;
  items: FeedItem[];
}

/** Emits articles of live sources that ingestion may store. */
export class LiveFinds extends EventEmitter<{ found: [LiveFind] }> {}

/** All IP addresses; used for a source whose URL the operator has configured, because it may be private. */
const ANY_ADDRESS = ['0.0.0.0/0', '::/0'];
/** Maximum bytes of a response as transferred, usually compressed; `BODY_BYTES` is the maximum after decompression. */
const WIRE_BYTES = 4 * 1024 * 1024;
const BODY_BYTES = 8 * 1024 * 1024;
const CONNECT_MS = 5_000;

/** Milliseconds by which the circuit breaker's time limit exceeds the HTTP client's, whose error is more exact. */
const GRACE_MS = 500;

/** Makes a live source (an external search API) a search provider. */
export class LiveProvider implements LiveSearchProvider {
  readonly name: LiveSourceName;
  readonly live: LiveLimits;

  /** Opens a live source with its own HTTP client. */
  static open(
    source: LiveSource,
    access: LiveSourceAccess,
    { ingestion, processes }: Pick<Settings, 'ingestion' | 'processes'>,
    finds?: LiveFinds,
  ): LiveProvider {
    const { timeoutMs } = source.capabilities;
    const outbound = new OutboundClient({
      userAgent: ingestion.userAgent,
      allow: access.isOwn ? ANY_ADDRESS : [],
      proxies: ingestion.proxies,
      limits: {
        connectMs: Math.min(CONNECT_MS, 0.5 * timeoutMs),
        headersMs: 0.8 * timeoutMs,
        totalMs: timeoutMs,
        wireBytes: WIRE_BYTES,
        bodyBytes: BODY_BYTES,
      },
    });
    return new LiveProvider(source, access, outbound, processes, finds);
  }

  /** @param outbound must not follow redirects. @param processes number of processes that share the request limits. */
  constructor(
    readonly source: LiveSource,
    private readonly access: LiveSourceAccess,
    private readonly outbound: Pick<OutboundClient, 'exchange'>,
    processes = 1,
    private readonly finds = new LiveFinds(),
  ) {
    const { perSecond, perDay, timeoutMs, keepSeconds } = source.capabilities;
    this.name = source.name;
    this.live = {
      // The HTTP client aborts before and reports the phase.
      timeoutMs: timeoutMs + GRACE_MS,
      cacheSeconds: keepSeconds,
      perSecond: perSecond / processes,
      perDay: perDay === null ? null : Math.floor(perDay / processes),
      cacheKey: (query) => {
        const { url, headers } = source.buildRequest(this.contextOf(query));
        return `${url} ${headers['Accept-Language'] ?? ''}`;
      },
    };
  }

  /** The articles of a live source for a query. @throws UpstreamError */
  async search(query: SearchQuery, signal: AbortSignal): Promise<Candidate[]> {
    const context = this.contextOf(query);
    const { url, headers } = this.source.buildRequest(context);
    const response = await this.outbound.exchange(url, { headers, signal }).catch((error: unknown) => {
      // The message of a connection error may contain the address, and the address a key.
      if (error instanceof OutboundError)
        throw new UpstreamError(error.reason, `no response (${error.reason})`);
      throw error;
    });
    const items = this.source.parseResponse(response, context);
    const candidates = toCandidates(items, query, this.source.capabilities);
    if (this.source.capabilities.allowsIngestion && items.length > 0)
      this.finds.emit('found', { source: this.name, language: query.language, items });
    return candidates;
  }

  health(): Promise<ProviderHealth> {
    return Promise.resolve({ up: true, details: {} });
  }

  private contextOf(query: SearchQuery): RequestContext {
    const { url: baseUrl, key } = this.access;
    return { query, baseUrl, key, now: unixSecondsNow() };
  }
}
