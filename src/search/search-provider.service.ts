import type { SearchProvider } from './engine/article-index.js';
import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type IsAggregator, isPublicOrPrivateSuffix, isAggregatorOf, matchesHost } from '../articles/urls.js';
import { Settings } from '../config/settings.js';
import { Blocklist } from '../index/blocklist.js';
import type { Publisher } from '../index/publisher-reader.js';
import { hostsWithLabel, labelLookup, type LabelsByHost } from '../index/source-labels.js';
import { CircuitBreaker, type ProviderCall } from './circuit-breaker.js';
import type { ArticleIndex, Awaitable } from './engine/article-index.js';
import { describeArticles } from './engine/describe-articles.js';
import { LiveSourceClient } from './live/live-source-client.js';
import { ProviderRegistry } from './provider-registry.js';
import { type ProviderHealth, SearchInterruptedError, SearchUnavailableError } from './search-provider.js';
import { type RequestedQuery, type SearchQuery, withinSites } from './search-query.js';
import { SearchRun } from './search-run.js';

/**
 * Signal of the current search, aborted when no client waits for it any more, so that requests to live sources are
 * cancelled. Set only if there are live sources, because an async context slows every promise.
 */
export const CLIENTS_GONE_SIGNAL = new AsyncLocalStorage<AbortSignal>();

/** Maximum number of publishers that replace a public suffix such as `co.uk`: those with most recent articles. */
const MAX_BELOW = 200;

type Described = ReturnType<typeof describeArticles>;

type IndexCall<T> = (index: ArticleIndex) => Awaitable<T>;

/** Source labels of a query: a source must have any of `labels` and none of `exclude_labels`. */
interface NamedLabels {
  labels?: string[];
  exclude_labels?: string[];
}

/** Queries the configured providers in order. A search fails only if all of them fail. */
@Injectable()
export class SearchProviderService implements OnModuleInit, OnApplicationShutdown {
  /** Emits every completed request to a provider. */
  readonly events = new EventEmitter<{ call: [ProviderCall] }>();
  /** Hosts whose articles are excluded from results. */
  readonly blockedDomains: readonly string[];
  readonly isAggregator: IsAggregator;
  private readonly logger = new Logger('Search');
  private providers: CircuitBreaker[] = [];
  private indexes: CircuitBreaker<ArticleIndex>[] = [];
  /** Live sources that are queried before the index. */
  private preferred: LiveSourceClient[] = [];
  private additional: LiveSourceClient[] = [];

  constructor(
    private readonly registry: ProviderRegistry,
    private readonly settings: Settings,
    private readonly blocklist: Blocklist,
  ) {
    this.blockedDomains = settings.index.blockedDomains;
    this.isAggregator = isAggregatorOf(settings.aggregatorDomains);
  }

  async onModuleInit(): Promise<void> {
    this.use(await this.registry.open(this.settings.searchProviders));
  }

  /** Sets the providers, in order of preference; live sources before the first index are queried before it. */
  use(providers: readonly SearchProvider[]): void {
    const guard = <P extends SearchProvider>(provider: P): CircuitBreaker<P> => {
      const guarded = new CircuitBreaker(provider, (call) => this.events.emit('call', call));
      this.providers.push(guarded as CircuitBreaker<SearchProvider>);
      return guarded;
    };
    for (const provider of providers) {
      if (provider.live === undefined) this.indexes.push(guard(provider));
      else
        (this.indexes.length === 0 ? this.preferred : this.additional).push(
          new LiveSourceClient(guard(provider)),
        );
    }
    if (this.indexes.length === 0) [this.preferred, this.additional] = [[], this.preferred];
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.providers.map(({ provider }) => provider.close?.()));
  }

  /** Whether any live source is configured. */
  get hasLive(): boolean {
    return this.preferred.length + this.additional.length > 0;
  }

  /** A number that changes with each removal of an article, because cached responses may contain it. */
  removals(): number {
    return this.blocklist.version;
  }

  /** Replaces sites, suffixes and labels by publishers; excludes blocked ones. @throws SearchUnavailableError */
  async resolve(query: RequestedQuery, labels: NamedLabels = {}): Promise<SearchQuery> {
    const within = withinSites(query);
    const excludedDomains = [...within.excludedDomains, ...this.blockedDomains, ...this.blocklist.pending];
    const admitted: RequestedQuery = { ...within, excludedDomains };
    return this.withLabels(await this.withPublishers(admitted as SearchQuery), labels);
  }

  /** Replaces public suffixes in `domains` by the publishers below them, because an index filters by publisher. */
  private async withPublishers(query: SearchQuery): Promise<SearchQuery> {
    const above = query.domains.filter(isPublicOrPrivateSuffix);
    if (above.length === 0) return query;
    const isBelow = ({ domain }: Publisher): boolean => above.some((host) => matchesHost(domain, host));
    // Without an index, live sources may still have results.
    const publishers = await this.queryIndex((index) => index.publishers()).catch(() => []);
    const below = publishers.filter(isBelow).sort((a, b) => b.recent - a.recent);
    return {
      ...query,
      domains: [...query.domains, ...below.slice(0, MAX_BELOW).map(({ domain }) => domain)],
    };
  }

  /** Restricts a query to sources with any of the labels, and excludes sources with any of the excluded ones. */
  private async withLabels(
    query: SearchQuery,
    { labels = [], exclude_labels = [] }: NamedLabels,
  ): Promise<SearchQuery> {
    if (labels.length + exclude_labels.length === 0) return query;
    const known = await this.labels();
    const excludedDomains = [...query.excludedDomains, ...hostsWithLabel(known, exclude_labels)];
    return {
      ...query,
      excludedDomains,
      labelled: labels.length === 0 ? null : hostsWithLabel(known, labels),
    };
  }

  /** The labels of publishers in the index. @throws SearchUnavailableError */
  labels(): Promise<LabelsByHost> {
    return this.indexes.length === 0
      ? Promise.resolve(new Map())
      : this.queryIndex((index) => index.labels());
  }

  /** Makes a function that returns the labels of a host and of its parent domains. @throws SearchUnavailableError */
  async labelsOfHosts(): Promise<(host: string) => readonly string[]> {
    return labelLookup(await this.labels());
  }

  /** Begins a search in all providers; the returned search is read in batches. */
  candidates(query: SearchQuery): SearchRun {
    const signal = this.hasLive ? CLIENTS_GONE_SIGNAL.getStore() : undefined;
    // A run removes the sources that it has queried.
    return this.newRun(query, [...this.preferred], [...this.additional], signal ?? null);
  }

  /** Begins a search in the index only. */
  indexed(query: SearchQuery): SearchRun {
    return this.newRun(query, [], [], null);
  }

  /**
   * Reads further fields of articles (country, categories, story …), in the order of the ids.
   * @param withStories whether to read their stories, too.
   * @param index name of the only index to query; null for any.
   */
  describe(ids: readonly number[], withStories: boolean, index: string | null = null): Described {
    return this.queryIndex((one) => describeArticles(one, ids, withStories, this.isAggregator), index);
  }

  /**
   * Queries the first index that responds.
   * @param name name of the only index to query; null for any.
   * @throws SearchUnavailableError when no index responds; its subclass `SearchInterruptedError` for a named index.
   */
  async queryIndex<T>(call: IndexCall<T>, name: string | null = null): Promise<T> {
    for (const index of this.indexes) {
      if (name !== null && index.provider.name !== name) continue;
      try {
        return await this.read(index, call);
      } catch (error) {
        this.logUnavailable(index.provider.name, error);
      }
    }
    const seconds = this.retryAfterSeconds();
    if (name !== null) throw new SearchInterruptedError(`${name} no longer responds.`, seconds);
    throw new SearchUnavailableError('No index responds.', seconds);
  }

  /** Queries the indexes until a result is not null. @throws SearchUnavailableError if there is none and one failed. */
  async queryAnyIndex<T>(call: IndexCall<T | null>): Promise<T | null> {
    const failed: CircuitBreaker<ArticleIndex>[] = [];
    for (const index of this.indexes) {
      try {
        const found = await this.read(index, call);
        if (found !== null) return found;
      } catch (error) {
        this.logUnavailable(index.provider.name, error);
        failed.push(index);
      }
    }
    if (failed.length === 0) return null;
    const seconds = Math.max(...failed.map((index) => index.retryAfterSeconds()));
    throw new SearchUnavailableError('An index does not respond.', seconds);
  }

  private read<T>(guarded: CircuitBreaker<ArticleIndex>, call: IndexCall<T>): Promise<T> {
    return guarded.call(async (index, signal) => call(index.during(signal)));
  }

  /** The first index, to which all positions in the order of arrival belong. @throws SearchUnavailableError */
  get arrivalIndex(): Pick<ArticleIndex, 'name' | 'arrivals'> {
    const [first] = this.indexes;
    if (first === undefined) throw new SearchUnavailableError('No index reports new articles.');
    return first.provider;
  }

  private newRun(
    query: SearchQuery,
    preferred: LiveSourceClient[],
    additional: LiveSourceClient[],
    signal: AbortSignal | null,
  ): SearchRun {
    return new SearchRun(query, {
      preferred,
      indexes: this.indexes,
      additional,
      budgetMs: this.settings.live.budgetMs,
      signal,
      isAggregator: this.isAggregator,
      blocks: (candidate) => this.blocklist.hides(candidate),
      onFailure: (provider, error) => this.logFailure(provider, error),
      retryAfterSeconds: () => this.retryAfterSeconds(),
    });
  }

  private retryAfterSeconds(): number {
    return Math.min(...this.providers.map((provider) => provider.retryAfterSeconds()));
  }

  /** The health of each provider, in the configured order. Sends no request to a third party. */
  async health(): Promise<(ProviderHealth & { name: string })[]> {
    return Promise.all(
      this.providers.map(async (guarded) => {
        const { up, details } = await healthOf(guarded.provider);
        return {
          name: guarded.provider.name,
          up: up && !guarded.isOpen(),
          details: { ...details, ...guarded.counts(), ...guarded.state() },
        };
      }),
    );
  }

  /** Requests and failures since start, by provider. */
  counts(): { name: string; requests: number; failures: number }[] {
    return this.providers.map((guarded) => ({ name: guarded.provider.name, ...guarded.counts() }));
  }

  /** A number that changes when results may have changed; null if an index cannot detect changes. */
  generation(): number | null {
    let sum = 0;
    try {
      for (const { provider } of this.indexes) {
        const generation = provider.generation();
        if (generation === null) return null;
        sum += generation;
      }
    } catch {
      // The index cannot be read, which the search itself reports.
      return null;
    }
    return sum;
  }

  /** Logs an outage of a provider. @throws error unless it is an outage. */
  private logUnavailable(provider: string, error: unknown): void {
    if (!(error instanceof SearchUnavailableError)) throw error;
    this.logFailure(provider, error);
  }

  private logFailure(provider: string, error: unknown): void {
    // The stack of an outage does not help.
    if (error instanceof SearchUnavailableError)
      this.logger.warn({ provider }, `${provider} is unavailable: ${error.message}`);
    else this.logger.error({ err: error, provider }, `${provider} failed`);
  }
}

async function healthOf(provider: SearchProvider): Promise<ProviderHealth> {
  try {
    return await provider.health();
  } catch {
    return { up: false, details: { reason: 'Its state is unavailable.' } };
  }
}
