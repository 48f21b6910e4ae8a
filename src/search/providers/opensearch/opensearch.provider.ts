import { Injectable, Logger, Optional } from '@nestjs/common';
import type { Client } from '@opensearch-project/opensearch';
import { type ArticleMetadata, unixNow } from '../../../articles/article.js';
import { type IsAggregator, isAggregatorOf } from '../../../articles/urls.js';
import { Settings } from '../../../config/settings.js';
import { Blocklist } from '../../../index/blocklist.js';
import { secondsOf } from '../../../index/article-id.js';
import type { CountedSpan } from '../../../index/match-counter.js';
import { openSearchClient } from '../../../opensearch/client.js';
import { adviceFor } from '../../../opensearch/fault.js';
import { ownId } from '../../../opensearch/documents.js';
import { indexNames, type IndexNames } from '../../../opensearch/indexes.js';
import { SharedRemovals } from '../../../opensearch/shared-removals.js';
import { countIndexed, countMatchesByTime, searchIndexed } from '../../engine/find-matches.js';
import { describeArticles } from '../../engine/describe-articles.js';
import { describeStories, readStory } from '../../engine/describe-stories.js';
import { trendingContext } from '../../engine/find-trending.js';
import { IndexedPages } from '../../engine/indexed-pages.js';
import type {
  ArrivalIndex,
  CandidatePage,
  MatchCount,
  PagedIndex,
  PageRequest,
  ProviderHealth,
  Publisher,
  SearchProvider,
  SearchQuery,
  StoryIndex,
} from '../../search-provider.js';
import { OpenSearchArrivals } from './opensearch-arrivals.js';
import { OpenSearchSession } from './opensearch-session.js';
import { readPublishers } from './opensearch-publishers.js';
import { OpenSearchIndex } from './opensearch-index.js';

/** A request that takes longer goes to the next node, while somebody waits. */
const REQUEST_TIMEOUT_MS = 5_000;
/** How old what is said of the engine's state may be, and after which time it is down. */
const STATE_KEPT_MS = 1_000;
const STATE_TIMEOUT_MS = 1_500;
/** How old what is said of publishers may be: it is counted from all articles. */
const PUBLISHERS_KEPT_MS = 60_000;
/** What nodes keep out is read so often. */
const REMOVALS_EVERY_MS = 2_000;
const DAY = 86_400;

/** Finds news in the archive that ingestion ships to OpenSearch, as the embedded index would. */
@Injectable()
export class OpenSearchProvider implements SearchProvider {
  readonly name = 'opensearch';
  /** Maximum cool-down: it is queried again soon. */
  readonly maxCoolDownSeconds = 5;

  private readonly client: Client;
  private readonly names: IndexNames;
  private readonly archiveDays: number;
  private readonly aggregators: string[];
  private readonly isAggregator: IsAggregator;
  private readonly coming: OpenSearchArrivals;
  private known: { at: number; publishers: Promise<Publisher[]> } | null = null;
  private state: { at: number; health: Promise<ProviderHealth> } | null = null;

  private readonly logger = new Logger('Search');
  private advised: string | null = null;
  private readonly removals: SharedRemovals;
  private readonly timer: NodeJS.Timeout;

  constructor(
    settings: Settings,
    @Optional() private readonly blocklist?: Blocklist,
  ) {
    const { opensearch, aggregatorDomains } = settings;
    // Settings without an address do not load.
    if (opensearch === null) throw new Error('OPENSEARCH_URL is not set.');
    this.client = openSearchClient(opensearch, { requestTimeoutMs: REQUEST_TIMEOUT_MS });
    this.names = indexNames(opensearch.prefix);
    this.removals = new SharedRemovals(this.client, opensearch.prefix);
    this.timer = setInterval(() => void this.followRemovals(), REMOVALS_EVERY_MS).unref();
    this.archiveDays = opensearch.archiveDays;
    this.aggregators = aggregatorDomains;
    this.isAggregator = isAggregatorOf(aggregatorDomains);
    this.coming = new OpenSearchArrivals(this.names.articles, () => ({
      asker: new OpenSearchSession(this.client),
      index: this.index(),
    }));
  }

  /** Learns what nodes keep out. While OpenSearch is away, what was learned holds. */
  async followRemovals(): Promise<void> {
    try {
      const removals = await this.removals.read();
      if (removals !== null) this.blocklist?.applyRemote(removals);
      this.advised = null;
    } catch (error) {
      // Searches report an outage. A fault that an operator can mend is logged once, before any search.
      const advice = adviceFor(error);
      if (advice !== null && advice !== this.advised) this.logger.error(advice);
      this.advised = advice;
    }
  }

  search(query: SearchQuery, page: PageRequest): Promise<CandidatePage> {
    return searchIndexed(this.index(page.signal), query, page, this.isAggregator);
  }

  count(query: SearchQuery, most: number, signal: AbortSignal): Promise<MatchCount> {
    return countIndexed(this.index(signal), query, most);
  }

  countByTime(query: SearchQuery, seconds: number): Promise<CountedSpan[]> {
    return countMatchesByTime(this.index(), query, seconds);
  }

  describe(ids: readonly number[], withStories: boolean): Promise<(ArticleMetadata | null)[]> {
    return describeArticles(this.index(), ids, withStories);
  }

  /** At most a minute old. */
  async publishers(now: number): Promise<Publisher[]> {
    const at = performance.now();
    if (this.known === null || at - this.known.at > PUBLISHERS_KEPT_MS) {
      const asker = new OpenSearchSession(this.client);
      const publishers = readPublishers(asker, this.names.articles, now);
      this.known = { at, publishers };
      publishers.catch(() => (this.known = null));
    }
    const publishers = await this.known.publishers;
    return publishers.filter(({ domain }) => !this.blocklist?.hidesHost(domain));
  }

  readonly stories: StoryIndex = {
    describe: (ids, query, most) =>
      describeStories(trendingContext(this.index(), query, unixNow(), this.isAggregator), ids, most),
    read: (id, most, upTo) => readStory(this.index(), id, most, unixNow(), this.isAggregator, upTo),
  };

  readonly pages: PagedIndex = {
    arrivals: (query) => this.paged().arrivals(query),
    hasMore: (query, from) => this.paged().hasMore(query, from),
    read: (query, from) => this.paged().read(query, from),
  };

  get arrivals(): ArrivalIndex {
    return this.coming;
  }

  /** At most a second old. */
  health(): Promise<ProviderHealth> {
    const now = performance.now();
    if (this.state === null || now - this.state.at > STATE_KEPT_MS) {
      this.state = { at: now, health: this.look() };
    }
    return this.state.health;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.client.close();
  }

  private paged(): IndexedPages {
    return new IndexedPages(this.index(), this.aggregators);
  }

  private index(signal?: AbortSignal): OpenSearchIndex {
    const { names, archiveDays, blocklist = null } = this;
    const oldest = archiveDays === 0 ? null : unixNow() - archiveDays * DAY;
    return new OpenSearchIndex(new OpenSearchSession(this.client, signal), { names, oldest, blocklist });
  }

  private async look(): Promise<ProviderHealth> {
    try {
      const asker = new OpenSearchSession(this.client, AbortSignal.timeout(STATE_TIMEOUT_MS));
      const { hits } = await asker.search(this.names.articles, {
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
      return { up: false, details: { reason: advice ?? 'OpenSearch does not answer.' } };
    }
  }
}
