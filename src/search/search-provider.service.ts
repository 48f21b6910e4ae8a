import { EventEmitter } from 'node:events';
import { Inject, Injectable, Logger, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { unixNow } from '../articles/article.js';
import { isAbovePublishers, matchesHost } from '../articles/urls.js';
import { Settings } from '../config/settings.js';
import { Blocklist } from '../index/blocklist.js';
import { CALLER } from './caller.js';
import { type ProviderCall, CircuitBreaker } from './circuit-breaker.js';
import { LiveSourceClient } from './live/live-source-client.js';
import {
  type ArrivalIndex,
  type ProviderHealth,
  type Publisher,
  SEARCH_PROVIDERS,
  SearchInterruptedError,
  type SearchProvider,
  type SearchQuery,
  SearchUnavailableError,
} from './search-provider.js';
import { type CandidateSource, SearchRun } from './search-run.js';

/** How long an answer waits for live sources where no setting says so, in milliseconds. */
const BUDGET_MS = 2_500;

/** Publishers that stand for such as `co.uk`, at most: those with the most articles of late. */
const MAX_BELOW = 200;

/** A provider that cannot even tell how it is is not well. */
async function healthOf(provider: SearchProvider): Promise<ProviderHealth> {
  try {
    return await provider.health();
  } catch {
    return { up: false, details: { reason: 'Its state cannot be read.' } };
  }
}

/** Queries the configured providers in their order; failures of some are no error while one responds. */
@Injectable()
export class SearchProviderService implements OnApplicationShutdown {
  /** Emits every completed request to a provider. */
  readonly events = new EventEmitter<{ asked: [ProviderCall] }>();
  private readonly logger = new Logger('Search');
  private readonly providers: CircuitBreaker[];
  private readonly indexes: CircuitBreaker[];
  private readonly first: LiveSourceClient[] = [];
  private readonly behind: LiveSourceClient[] = [];
  private readonly budgetMs: number;
  /** Hosts of which nothing may be shown. */
  readonly blockedDomains: readonly string[];

  constructor(
    @Inject(SEARCH_PROVIDERS) providers: SearchProvider[],
    @Optional() settings?: Settings,
    @Optional() private readonly blocklist?: Blocklist,
  ) {
    this.budgetMs = settings?.live.budgetMs ?? BUDGET_MS;
    this.blockedDomains = settings?.index.blockedDomains ?? [];
    this.providers = providers.map(
      (provider) => new CircuitBreaker(provider, (asking) => this.events.emit('asked', asking)),
    );
    this.indexes = this.providers.filter(({ provider }) => provider.live === undefined);
    const index = this.providers.findIndex(({ provider }) => provider.live === undefined);
    for (const [i, guarded] of this.providers.entries()) {
      if (guarded.provider.live === undefined) continue;
      (i < index ? this.first : this.behind).push(new LiveSourceClient(guarded));
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.providers.map(({ provider }) => provider.close?.()));
  }

  /** Whether live sources may be queried. */
  get hasLive(): boolean {
    return this.first.length + this.behind.length > 0;
  }

  /** Changes when something was taken down: answers made before may hold it. */
  removals(): number {
    return this.blocklist?.version ?? 0;
  }

  /** The question without the publishers that are blocked: an index need not find, nor count, what is not shown. */
  admitted<Q extends SearchQuery>(query: Q): Q {
    const leaving = this.blocklist?.pending ?? [];
    if (this.blockedDomains.length + leaving.length === 0) return query;
    const excludedDomains = [...query.excludedDomains, ...this.blockedDomains, ...leaving];
    return { ...query, excludedDomains };
  }

  /**
   * The question with the publishers below those of its `domains` that are above many, such as `co.uk`: an index finds
   * articles by publisher.
   */
  async withPublishers(query: SearchQuery): Promise<SearchQuery> {
    const above = query.domains.filter(isAbovePublishers);
    if (above.length === 0) return query;
    const isBelow = ({ domain }: Publisher): boolean => above.some((host) => matchesHost(domain, host));
    // Without a count of an index, live sources may still have results.
    const known = await this.queryIndex((provider) => provider.publishers?.(unixNow())).catch(() => []);
    const below = known.filter(isBelow).sort((a, b) => b.recent - a.recent);
    return {
      ...query,
      domains: [...query.domains, ...below.slice(0, MAX_BELOW).map(({ domain }) => domain)],
    };
  }

  /** On behalf of a `CALLER`, if there is one. */
  candidates(query: SearchQuery): CandidateSource {
    const caller = this.hasLive ? CALLER.getStore() : undefined;
    const allowed = (askers: LiveSourceClient[]): LiveSourceClient[] =>
      askers.filter(({ name }) => caller?.isPeer !== true || name !== 'peer');
    return this.run(query, allowed(this.first), allowed(this.behind), caller?.signal ?? null);
  }

  /** The same from the index alone. */
  indexed(query: SearchQuery): CandidateSource {
    return this.run(query, [], [], null);
  }

  /**
   * What only an index knows, from the first that can tell.
   *
   * @param name of the only one that can; null for any.
   * @throws SearchUnavailableError when none can; a `SearchBrokenOffError` where it was that one.
   */
  async queryIndex<T>(
    question: (provider: SearchProvider) => Promise<T | undefined> | undefined,
    name: string | null = null,
  ): Promise<T> {
    const { found } = await this.queryIndexes(question, name);
    if (found !== undefined) return found;
    const seconds = Math.max(1, this.retryAfterSeconds());
    if (name !== null) throw new SearchInterruptedError(`${name} can no longer answer.`, seconds);
    throw new SearchUnavailableError('No index can answer.', seconds);
  }

  /**
   * What one of the indexes knows and others do not.
   *
   * @returns null where none of them does.
   * @throws SearchUnavailableError where one that may know it cannot tell.
   */
  async queryAnyIndex<T>(
    question: (provider: SearchProvider) => Promise<T | undefined> | undefined,
  ): Promise<T | null> {
    const { found, away } = await this.queryIndexes(question, null);
    if (found === undefined && away.length > 0) {
      const seconds = Math.max(...away.map((index) => index.retryAfterSeconds()));
      throw new SearchUnavailableError('An index cannot answer.', seconds);
    }
    return found ?? null;
  }

  private async queryIndexes<T>(
    question: (provider: SearchProvider) => Promise<T | undefined> | undefined,
    name: string | null,
  ): Promise<{ found: T | undefined; away: CircuitBreaker[] }> {
    const away: CircuitBreaker[] = [];
    for (const index of this.indexes) {
      if (name !== null && index.provider.name !== name) continue;
      try {
        const answer = await index.call(async (provider) => ({ found: await question(provider) }));
        if (answer.found !== undefined) return { found: answer.found, away };
      } catch (error) {
        if (!(error instanceof SearchUnavailableError)) throw error;
        this.logFailure(index.provider.name, error);
        away.push(index);
      }
    }
    return { found: undefined, away };
  }

  /** The arrivals of the index; null without one. The caller handles its failures. */
  get arrivals(): ArrivalIndex | null {
    return this.indexes.find(({ provider }) => provider.arrivals !== undefined)?.provider.arrivals ?? null;
  }

  private run(
    query: SearchQuery,
    first: LiveSourceClient[],
    behind: LiveSourceClient[],
    signal: AbortSignal | null,
  ): CandidateSource {
    return new SearchRun(this.admitted(query), {
      first,
      indexes: this.indexes,
      behind,
      budgetMs: this.budgetMs,
      signal,
      blocks: (candidate) => this.blocklist?.hides(candidate) ?? false,
      onFailure: (provider, error) => this.logFailure(provider, error),
      retryAfterSeconds: () => this.retryAfterSeconds(),
    });
  }

  private retryAfterSeconds(): number {
    return Math.min(...this.providers.map((guarded) => guarded.retryAfterSeconds()));
  }

  /** The providers in order of preference, with what they say of themselves. Without a request. */
  async health(): Promise<(ProviderHealth & { name: string })[]> {
    return Promise.all(
      this.providers.map(async (guarded) => {
        const own = await healthOf(guarded.provider);
        return {
          name: guarded.provider.name,
          up: own.up && !guarded.isOpen(),
          details: { ...own.details, ...guarded.counts(), ...guarded.state() },
        };
      }),
    );
  }

  /** Requests and failures since start, by provider. */
  counts(): { name: string; requests: number; failures: number }[] {
    return this.providers.map((guarded) => ({ name: guarded.provider.name, ...guarded.counts() }));
  }

  /** Changes when answers may have changed; null when some index cannot tell. */
  generation(): number | null {
    let sum = 0;
    try {
      for (const { provider } of this.indexes) {
        if (provider.generation === undefined) return null;
        sum += provider.generation();
      }
    } catch {
      // A provider that is broken cannot tell either; that it is, the search itself says.
      return null;
    }
    return sum;
  }

  private logFailure(provider: string, error: unknown): void {
    // Its outage is no defect of the service: a stack does not help.
    if (error instanceof SearchUnavailableError)
      this.logger.warn({ provider }, `${provider} cannot answer: ${error.message}`);
    else this.logger.error({ err: error, provider }, `${provider} failed`);
  }
}
