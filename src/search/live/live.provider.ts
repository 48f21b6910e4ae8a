import { EventEmitter } from 'node:events';
import { type Candidate, unixNow } from '../../articles/article.js';
import type { LiveAccess, LiveName } from '../../config/live-sources.js';
import type { Settings } from '../../config/settings.js';
import type { FeedItem } from '../../feeds/feed.js';
import { OutboundClient } from '../../outbound/outbound-client.js';
import { OutboundError } from '../../outbound/outbound-response.js';
import type {
  CandidatePage,
  LiveLimits,
  LiveSearchProvider,
  PageRequest,
  ProviderHealth,
  SearchQuery,
} from '../search-provider.js';
import type { RequestContext, LiveSource, UpstreamRequest } from './live-source.js';
import { toCandidates } from './to-candidates.js';
import { UpstreamError } from './upstream-error.js';

/** What a live source brought that may be learned. */
export interface LiveFind {
  source: LiveName;
  /** Canonical tag of the question. */
  language: string;
  items: FeedItem[];
}

/** Emits the articles of live sources whose terms permit to store them. */
export class LiveFinds extends EventEmitter<{ found: [LiveFind] }> {}

/** The operator's own address may be any; nothing else is reached with it. */
const ANY_ADDRESS = ['0.0.0.0/0', '::/0'];
/** An answer of a hundred articles has some hundred kilobytes. */
const WIRE_BYTES = 4 * 1024 * 1024;
const BODY_BYTES = 8 * 1024 * 1024;
const CONNECT_MS = 5_000;

const GRACE_MS = 500;

/** What a live source's two functions need around them to be a search provider. */
export class LiveProvider implements LiveSearchProvider {
  readonly name: LiveName;
  readonly live: LiveLimits;

  /** With a connection of its own to the world. */
  static open(
    source: LiveSource,
    access: LiveAccess,
    { ingestion, processes }: Pick<Settings, 'ingestion' | 'processes'>,
    finds?: LiveFinds,
  ): LiveProvider {
    const { timeoutMs } = source.capabilities;
    const outbound = new OutboundClient({
      userAgent: ingestion.userAgent,
      allow: access.isOwn ? ANY_ADDRESS : [],
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

  /**
   * @param outbound reaches the source's address and no other: redirects are not followed.
   * @param processes serving processes that share the request limits of the source.
   */
  constructor(
    readonly source: LiveSource,
    private readonly access: LiveAccess,
    private readonly outbound: Pick<OutboundClient, 'exchange'>,
    processes = 1,
    private readonly finds = new LiveFinds(),
  ) {
    const { perSecond, perDay, timeoutMs, keepSeconds } = source.capabilities;
    this.name = source.name;
    this.live = {
      // The request itself ends before, and says at what it failed.
      timeoutMs: timeoutMs + GRACE_MS,
      cacheSeconds: keepSeconds,
      perSecond: perSecond / processes,
      perDay: perDay === null ? null : Math.floor(perDay / processes),
      cacheKey: (query) => questionOf(this.build(this.inputOf(query))),
    };
  }

  async search(query: SearchQuery, { signal }: Pick<PageRequest, 'signal'>): Promise<CandidatePage> {
    const candidates: Candidate[] = await this.find(query, signal);
    return { candidates, next: null };
  }

  health(): Promise<ProviderHealth> {
    return Promise.resolve({ up: true, details: {} });
  }

  private async find(query: SearchQuery, signal: AbortSignal): Promise<Candidate[]> {
    const asked = this.inputOf(query);
    const { url, headers } = this.build(asked);
    const answer = await this.outbound.exchange(url, { headers, signal }).catch((error: unknown) => {
      throw this.unreachable(error);
    });
    const items = this.source.parseResponse(answer, asked);
    const candidates = toCandidates(items, query, this.source.capabilities);
    if (this.source.capabilities.mayLearn && items.length > 0)
      this.finds.emit('found', { source: this.name, language: query.language, items });
    return candidates;
  }

  private inputOf(query: SearchQuery): RequestContext {
    const { url: baseUrl, key } = this.access;
    return { query, baseUrl, key, now: unixNow() };
  }

  private build(asked: RequestContext): UpstreamRequest {
    return this.source.buildRequest(asked);
  }

  /** By its reason only: the message of a connection's error may hold the address, and that a key. */
  private unreachable(error: unknown): unknown {
    if (!(error instanceof OutboundError)) return error;
    return new UpstreamError(error.reason, `no answer (${error.reason})`);
  }
}

/** A request without its key would do; with it, too: it never leaves this process. */
function questionOf({ url, headers }: UpstreamRequest): string {
  return `${url} ${headers['Accept-Language'] ?? ''}`;
}
