import { Injectable } from '@nestjs/common';
import { type IsAggregator, isAggregatorOf } from '../../../articles/urls.js';
import { type ArticleMetadata, unixNow } from '../../../articles/article.js';
import { Settings } from '../../../config/settings.js';
import { IndexReader } from '../../../index/index-reader.js';
import type { CountedSpan } from '../../../index/match-counter.js';
import { IndexOpenError } from '../../../index/open-database.js';
import { sqliteFault } from '../../../index/sqlite.js';
import {
  type ArrivalIndex,
  type CandidatePage,
  type MatchCount,
  type PagedIndex,
  type PageRequest,
  type ProviderHealth,
  type Publisher,
  type SearchProvider,
  type SearchQuery,
  SearchUnavailableError,
  type StoryIndex,
} from '../../search-provider.js';
import type { Awaitable } from '../../engine/article-index.js';
import { describeArticles } from '../../engine/describe-articles.js';
import { describeStories, readStory } from '../../engine/describe-stories.js';
import { trendingContext } from '../../engine/find-trending.js';
import { countIndexed, countMatchesByTime, searchIndexed } from '../../engine/find-matches.js';
import { IndexedPages } from '../../engine/indexed-pages.js';
import { boundReplay, findArrived, findEarlier, positionOf } from './embedded-arrivals.js';
import { EmbeddedIndex } from './embedded-index.js';

/** Finds news in the service's own index: no network, no account, answers in about a millisecond. */
@Injectable()
export class EmbeddedProvider implements SearchProvider {
  readonly name = 'embedded';
  readonly isLocal = true;

  private readonly articles: EmbeddedIndex;
  private readonly isAggregator: IsAggregator;
  /** The last search that could not be answered: as long as it cannot, the provider is not healthy. */
  private failing: { query: SearchQuery; page: PageRequest } | null = null;

  constructor(
    private readonly index: IndexReader,
    settings: Settings,
  ) {
    this.articles = new EmbeddedIndex(index);
    this.isAggregator = isAggregatorOf(settings.aggregatorDomains);
    const pages = new IndexedPages(this.articles, settings.aggregatorDomains);
    this.pages = {
      arrivals: (query) => this.readOrThrow(() => pages.arrivals(query)),
      hasMore: (query, from) => this.readOrThrow(() => pages.hasMore(query, from)),
      read: (query, from) => this.readOrThrow(() => pages.read(query, from)),
    };
  }

  async search(query: SearchQuery, page: PageRequest): Promise<CandidatePage> {
    try {
      return await this.find(query, page);
    } catch (error) {
      if (isUnreadable(error)) this.failing = { query, page };
      throw described(error);
    }
  }

  async count(query: SearchQuery, most: number): Promise<MatchCount> {
    return this.readOrThrow(() => countIndexed(this.articles, query, most));
  }

  countByTime(query: SearchQuery, seconds: number): Promise<CountedSpan[]> {
    return this.readOrThrow(() => countMatchesByTime(this.articles, query, seconds));
  }

  readonly arrivals: ArrivalIndex = {
    position: () => this.readOrThrow(() => positionOf(this.index)),
    after: (position, questions, most) =>
      this.readOrThrow(() => findArrived(this.index, position, questions, most)),
    until: (position, question, most) =>
      this.readOrThrow(() => findEarlier(this.index, position, question, most)),
    bound: (position, query, max, since) =>
      this.readOrThrow(() => boundReplay(this.index, position, query, max, since)),
  };
  describe(ids: readonly number[], withStories: boolean): Promise<(ArticleMetadata | null)[]> {
    return this.readOrThrow(() => describeArticles(this.articles, ids, withStories));
  }

  publishers(now: number): Promise<Publisher[]> {
    return this.readOrThrow(() => this.index.publishers(now));
  }

  readonly stories: StoryIndex = {
    describe: (ids, query, most) =>
      this.readOrThrow(() =>
        describeStories(trendingContext(this.articles, query, unixNow(), this.isAggregator), ids, most),
      ),
    read: (id, most, upTo) =>
      this.readOrThrow(() => readStory(this.articles, id, most, unixNow(), this.isAggregator, upTo)),
  };

  readonly pages: PagedIndex;

  async health(): Promise<ProviderHealth> {
    try {
      const { failing } = this;
      if (failing !== null) await this.find(failing.query, failing.page);
      this.failing = null;
      const age = this.index.newestAge(unixNow());
      return { up: true, details: { newest_age_seconds: age } };
    } catch {
      return { up: false, details: { reason: 'The index cannot be read.' } };
    }
  }

  generation(): number {
    return this.index.generation();
  }

  private find(query: SearchQuery, page: PageRequest): Promise<CandidatePage> {
    return searchIndexed(this.articles, query, page, this.isAggregator);
  }

  /** @throws SearchUnavailableError */
  private async readOrThrow<T>(read: () => Awaitable<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      throw described(error);
    }
  }
}

function described(error: unknown): unknown {
  if (!isUnreadable(error)) return error;
  return new SearchUnavailableError(`the index cannot be read: ${error.message}`, 1, { cause: error });
}

/** What SQLite cannot do is the file's fault; everything else is ours. */
function isUnreadable(error: unknown): error is Error {
  return sqliteFault(error) !== null || error instanceof IndexOpenError;
}
