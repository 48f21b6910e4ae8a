import { Logger } from '@nestjs/common';
import type { Client } from '@opensearch-project/opensearch';
import { unixSecondsNow } from '../../articles/article.js';
import type { Settings } from '../../config/settings.js';
import type { Blocklist } from '../../index/blocklist.js';
import { mergeSourceLabelsByHost, type LabelsByHost } from '../../index/source-labels.js';
import { SearchUnavailableError } from '../../search/search-provider.js';
import { isErrorResponse, isRequestError, openSearchClient } from '../client.js';
import { MAX_NODES } from '../documents.js';
import { adviceFor, describeArchiveFault, NO_OPENSEARCH } from '../fault.js';
import { indexNames, type IndexNames } from '../indexes.js';
import { SharedRemovals } from '../shared-removals.js';
import { OpenSearchSession } from './opensearch-session.js';
import { DAY } from '../../config/durations.js';

/** Milliseconds without a response after which a request is sent to the next OpenSearch node. */
const REQUEST_TIMEOUT_MS = 5_000;
/** Milliseconds between two reads of the removed articles and hosts, and timeout of such a read. */
const REMOVALS_EVERY_MS = 2_000;

/** The connection that all searches share. It also applies the removals that all ingestion nodes have made. */
export class OpenSearchArchive {
  readonly names: IndexNames;
  private readonly client: Client;
  private readonly archiveDays: number;
  private readonly removals: SharedRemovals;
  private readonly timer: NodeJS.Timeout;
  private readonly logger = new Logger('Search');
  private readonly cached = new Map<string, { at: number; value: Promise<unknown> }>();
  private advised: string | null = null;
  /** Aborts searches while the request for removals gets no response: none waits for an unreachable OpenSearch. */
  private outage = new AbortController();

  constructor(
    { opensearch }: Settings,
    readonly blocklist: Blocklist | null = null,
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
  }

  /** Publication time of the oldest articles to return, in Unix seconds; null for no limit. */
  get oldest(): number | null {
    return this.archiveDays === 0 ? null : unixSecondsNow() - this.archiveDays * DAY;
  }

  /** Applies the removals of all nodes. If OpenSearch is unreachable, the removals read last stay active. */
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

  /** Opens a session for the requests of one search. @param signals abort the requests of the session. */
  session(...signals: AbortSignal[]): OpenSearchSession {
    return new OpenSearchSession(this.client, [this.outage.signal, ...signals]);
  }

  /** Caches a value by name for `maxMs` milliseconds; a failed read is not cached. */
  cache<T>(name: string, maxMs: number, read: () => Promise<T>): Promise<T> {
    const at = performance.now();
    const known = this.cached.get(name);
    if (known !== undefined && at - known.at <= maxMs) return known.value as Promise<T>;
    const value = read();
    this.cached.set(name, { at, value });
    value.catch(() => this.cached.delete(name));
    return value;
  }

  /** Labels of sources, as all ingestion nodes report them. */
  async readLabels(): Promise<LabelsByHost> {
    const search = { index: this.names.nodes, size: MAX_NODES, ignore_unavailable: true };
    const { body } = await this.client.search(search).catch((error: unknown) => {
      throw new SearchUnavailableError(`the labels cannot be read: ${describeArchiveFault(error)}`);
    });
    // The response of a proxy may have no hits.
    const nodes = body.hits?.hits as { _source?: { labels?: Record<string, string[]> } }[] | undefined;
    if (nodes === undefined) throw new SearchUnavailableError(`the labels cannot be read: ${NO_OPENSEARCH}`);
    return mergeSourceLabelsByHost(nodes.flatMap(({ _source }) => Object.entries(_source?.labels ?? {})));
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.client.close();
  }
}
