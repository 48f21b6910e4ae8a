import { type ArticleMetadata, unixNow } from '../../articles/article.js';
import { type IsAggregator, isAggregatorOf } from '../../articles/urls.js';
import type { Facet, FacetCounts } from '../../index/facet-counter.js';
import type { CountedSpan } from '../../index/match-counter.js';
import { IndexOpenError } from '../../index/open-database.js';
import type { SourceLabels } from '../../index/source-labels.js';
import { sqliteFault } from '../../index/sqlite.js';
import {
  type ArrivalIndex,
  type CandidatePage,
  type MatchCount,
  type PagedIndex,
  type PageRequest,
  type ProviderHealth,
  type Publisher,
  type SearchIndex,
  SearchUnavailableError,
  type StoryIndex,
} from '../search-provider.js';
import type { LikeArticle, SearchQuery } from '../search-query.js';
import type { ArticleIndex, Awaitable } from './article-index.js';
import { describeArticles, readArticle } from './describe-articles.js';
import { describeStories, readStory } from './describe-stories.js';
import { countIndexed, countMatchesByFacet, countMatchesByTime, searchIndexed } from './find-matches.js';
import { trendingContext } from './find-trending.js';
import { IndexedPages } from './indexed-pages.js';

/** The differences between engines: reading articles, new arrivals, publishers, health. */
export interface IndexEngine extends Pick<SearchIndex, 'name' | 'isLocal' | 'maxCoolDownSeconds' | 'close'> {
  /** The index of one request. @param signal aborts it. */
  open(signal?: AbortSignal): ArticleIndex;
  readonly arrivals: ArrivalIndex;
  publishers(now: number): Awaitable<Publisher[]>;
  labels(): Awaitable<SourceLabels>;
  health(): Awaitable<ProviderHealth>;
  generation(): number | null;
}

/** Searches an index, whichever engine stores it. */
export class IndexProvider implements SearchIndex {
  readonly name: string;
  readonly isLocal: boolean | undefined;
  readonly maxCoolDownSeconds: number | undefined;
  private readonly isAggregator: IsAggregator;

  /** @param aggregators hosts of aggregators. */
  constructor(
    private readonly engine: IndexEngine,
    private readonly aggregators: readonly string[],
  ) {
    this.name = engine.name;
    this.isLocal = engine.isLocal;
    this.maxCoolDownSeconds = engine.maxCoolDownSeconds;
    this.isAggregator = isAggregatorOf(aggregators);
  }

  search(query: SearchQuery, page: PageRequest): Promise<CandidatePage> {
    return this.read((index) => searchIndexed(index, query, page, this.isAggregator), page.signal);
  }

  count(query: SearchQuery, max: number, signal?: AbortSignal): Promise<MatchCount> {
    return this.read((index) => countIndexed(index, query, max), signal);
  }

  countByTime(query: SearchQuery, seconds: number): Promise<CountedSpan[]> {
    return this.read((index) => countMatchesByTime(index, query, seconds));
  }

  countByFacet(query: SearchQuery, facet: Facet): Promise<FacetCounts> {
    return this.read((index) => countMatchesByFacet(index, query, facet));
  }

  describe(
    ids: readonly number[],
    withStories: boolean,
  ): Promise<(Omit<ArticleMetadata, 'labels'> | null)[]> {
    return this.read((index) => describeArticles(index, ids, withStories));
  }

  article(named: { url: string } | { id: number }): Promise<LikeArticle | null> {
    return this.read((index) => readArticle(index, named));
  }

  publishers(now: number): Promise<Publisher[]> {
    return this.read(() => this.engine.publishers(now));
  }

  labels(): Promise<SourceLabels> {
    return this.read(() => this.engine.labels());
  }

  readonly stories: StoryIndex = {
    describe: (ids, query, max) =>
      this.read((index) =>
        describeStories(trendingContext(index, query, unixNow(), this.isAggregator), ids, max),
      ),
    read: (id, max, upTo) =>
      this.read((index) => readStory(index, id, max, unixNow(), this.isAggregator, upTo)),
  };

  readonly pages: PagedIndex = {
    arrivals: (query) => this.read((index) => this.paged(index).arrivals(query)),
    hasMore: (query, from) => this.read((index) => this.paged(index).hasMore(query, from)),
    read: (query, from) => this.read((index) => this.paged(index).read(query, from)),
  };

  readonly arrivals: ArrivalIndex = {
    position: () => this.read(() => this.engine.arrivals.position()),
    after: (position, queries, max) => this.read(() => this.engine.arrivals.after(position, queries, max)),
    until: (position, query, max) => this.read(() => this.engine.arrivals.until(position, query, max)),
    bound: (position, query, max, since) =>
      this.read(() => this.engine.arrivals.bound(position, query, max, since)),
  };

  async health(): Promise<ProviderHealth> {
    return this.engine.health();
  }

  generation(): number | null {
    return this.engine.generation();
  }

  async close(): Promise<void> {
    await this.engine.close?.();
  }

  private paged(index: ArticleIndex): IndexedPages {
    return new IndexedPages(index, this.aggregators);
  }

  /** @throws SearchUnavailableError where the file of the index cannot be read. */
  private async read<T>(read: (index: ArticleIndex) => Awaitable<T>, signal?: AbortSignal): Promise<T> {
    try {
      return await read(this.engine.open(signal));
    } catch (error) {
      if (sqliteFault(error) === null && !(error instanceof IndexOpenError)) throw error;
      const { message } = error as Error;
      throw new SearchUnavailableError(`the index cannot be read: ${message}`, 1, { cause: error });
    }
  }
}
