import { Logger } from '@nestjs/common';
import type { Client } from '@opensearch-project/opensearch';
import { unixNow } from '../../articles/article.js';
import type { Settings } from '../../config/settings.js';
import type { Blocklist } from '../../index/blocklist.js';
import { secondsOf } from '../../index/article-id.js';
import { joinLabels, type SourceLabels } from '../../index/source-labels.js';
import type { IndexEngine } from '../../search/engine/index-provider.js';
import { type ProviderHealth, type Publisher, SearchUnavailableError } from '../../search/search-provider.js';
import { isErrorResponse, isRequestError, openSearchClient } from '../client.js';
import { MAX_NODES, ownId } from '../documents.js';
import { adviceFor, describeFault } from '../fault.js';
import { indexNames, type IndexNames } from '../indexes.js';
import { SharedRemovals } from '../shared-removals.js';
import { OpenSearchArrivals } from './opensearch-arrivals.js';
import { OpenSearchIndex } from './opensearch-index.js';
import { readPublishers } from './opensearch-publishers.js';
import { OpenSearchSession } from './opensearch-session.js';
import { DAY } from '../../config/durations.js';

/** A request that takes longer is sent to the next node. */
const REQUEST_TIMEOUT_MS = 5_000;
const HEALTH_TIMEOUT_MS = 1_500;
/** How long the list of publishers is cached: it is counted from all articles. */
const PUBLISHERS_CACHE_MS = 60_000;
const LABELS_CACHE_MS = 10_000;
/** Interval at which removals of other nodes are read, and the timeout of the request. */
const REMOVALS_EVERY_MS = 2_000;

/** The articles that ingestion replicates to OpenSearch. */
export class OpenSearchEngine implements IndexEngine {
  readonly name = 'opensearch';
  /** Retried soon: it is the operator's own. */
  readonly maxCoolDownSeconds = 5;
  readonly arrivals: OpenSearchArrivals;

  private readonly client: Client;
  private readonly names: IndexNames;
  private readonly archiveDays: number;
  private readonly removals: SharedRemovals;
  private readonly timer: NodeJS.Timeout;
  private readonly logger = new Logger('Search');
  private cachedPublishers: { at: number; value: Promise<Publisher[]> } | null = null;
  private cachedLabels: { at: number; value: Promise<SourceLabels> } | null = null;
  private advised: string | null = null;
  /** Aborted while the request for removals has no response: no search waits for an OpenSearch that does not respond. */
  private outage = new AbortController();

  constructor(
    { opensearch }: Settings,
    private readonly blocklist: Blocklist | null = null,
  ) {
    // Settings without an address do not load.
    if (opensearch === null) throw new Error('OPENSEARCH_URL is not set.');
    this.client = openSearchClient(opensearch, { requestTimeoutMs: REQUEST_TIMEOUT_MS });
    this.names = indexNames(opensearch.prefix);
    this.removals = new SharedRemovals(this.client, opensearch.prefix, {
      requestTimeout: REMOVALS_EVERY_MS,
      maxRetries: opensearch.urls.length - 1,
    });
    this.timer = setInterval(() => void this.readRemovals(), REMOVALS_EVERY_MS).unref();
    this.archiveDays = opensearch.archiveDays;
    this.arrivals = new OpenSearchArrivals(this.names.articles, () => ({
      session: this.session(),
      index: this.open(),
    }));
  }

  /** Applies the removals of all nodes. While OpenSearch is unreachable, the last ones read remain active. */
  async readRemovals(): Promise<void> {
    try {
      const removals = await this.removals.read();
      if (removals !== null) this.blocklist?.applyRemote(removals);
      this.advised = null;
      if (this.outage.signal.aborted) this.outage = new AbortController();
    } catch (error) {
      // Searches report an outage. A fault that an operator can mend is logged once, before any search.
      const advice = adviceFor(error);
      if (advice !== null && advice !== this.advised) this.logger.error(advice);
      this.advised = advice;
      const hasResponse = isErrorResponse(error) || !isRequestError(error);
      if (advice === null && !hasResponse) this.outage.abort();
    }
  }

  open(signal?: AbortSignal): OpenSearchIndex {
    const { names, archiveDays, blocklist } = this;
    const oldest = archiveDays === 0 ? null : unixNow() - archiveDays * DAY;
    return new OpenSearchIndex(this.session(signal), { names, oldest, blocklist });
  }

  /** At most a minute old. */
  async publishers(now: number): Promise<Publisher[]> {
    const at = performance.now();
    if (this.cachedPublishers === null || at - this.cachedPublishers.at > PUBLISHERS_CACHE_MS) {
      const value = readPublishers(this.session(), this.names.articles, now);
      this.cachedPublishers = { at, value };
      value.catch(() => (this.cachedPublishers = null));
    }
    const publishers = await this.cachedPublishers.value;
    return publishers.filter(({ domain }) => !this.blocklist?.hidesHost(domain));
  }

  async labels(): Promise<SourceLabels> {
    const at = performance.now();
    if (this.cachedLabels === null || at - this.cachedLabels.at > LABELS_CACHE_MS) {
      const value = this.readLabels();
      this.cachedLabels = { at, value };
      value.catch(() => (this.cachedLabels = null));
    }
    return this.cachedLabels.value;
  }

  /** As the ingesting nodes report them. */
  private async readLabels(): Promise<SourceLabels> {
    const search = { index: this.names.nodes, size: MAX_NODES, ignore_unavailable: true };
    const { body } = await this.client.search(search).catch((error: unknown) => {
      throw new SearchUnavailableError(`the labels cannot be read: ${describeFault(error)}`);
    });
    const nodes = body.hits.hits as { _source?: { labels?: Record<string, string[]> } }[];
    return joinLabels(nodes.flatMap(({ _source }) => Object.entries(_source?.labels ?? {})));
  }

  async health(): Promise<ProviderHealth> {
    try {
      const session = new OpenSearchSession(this.client, [AbortSignal.timeout(HEALTH_TIMEOUT_MS)]);
      const { hits } = await session.search(this.names.articles, {
        query: { match_all: {} },
        size: 1,
        sort: [{ id: 'desc' }],
      });
      const newest = hits.hits[0]?.sort[0];
      const seconds = newest === undefined ? null : secondsOf(ownId(newest));
      const age = seconds === null ? null : Math.max(0, unixNow() - seconds);
      return { up: true, details: { newest_age_seconds: age } };
    } catch (error) {
      const advice = adviceFor((error as Error).cause ?? error);
      return { up: false, details: { reason: advice ?? 'OpenSearch does not respond.' } };
    }
  }

  /** Other nodes may have written. */
  generation(): null {
    return null;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.client.close();
  }

  private session(signal?: AbortSignal): OpenSearchSession {
    const { signal: outage } = this.outage;
    return new OpenSearchSession(this.client, signal === undefined ? [outage] : [outage, signal]);
  }
}
