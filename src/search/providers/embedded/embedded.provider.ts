import { Injectable } from '@nestjs/common';
import { type IsAggregator, isAggregatorOf } from '../../../articles/urls.js';
import { unixNow } from '../../../articles/article.js';
import { Settings } from '../../../config/settings.js';
import { IndexReader } from '../../../index/index-reader.js';
import { IndexOpenError } from '../../../index/open-database.js';
import { sqliteFault } from '../../../index/sqlite.js';
import {
  type CandidatePage,
  type MatchCount,
  type PageRequest,
  type ProviderHealth,
  type SearchProvider,
  type SearchQuery,
  SearchUnavailableError,
  type StoryIndex,
} from '../../search-provider.js';
import { countMatches, findMatches } from './find-matches.js';
import { describeStories, readStory } from './embedded-stories.js';
import { countTrending, findTrending, trendingContext } from './find-trending.js';

/** Opening the file anew costs milliseconds: a file that is damaged is not opened for every request. */
const REOPEN_EVERY_MS = 500;

/** Finds news in the service's own index: no network, no account, answers in about a millisecond. */
@Injectable()
export class EmbeddedProvider implements SearchProvider {
  readonly name = 'embedded';
  readonly isLocal = true;

  private readonly isAggregator: IsAggregator;
  /** The last search that could not be answered: as long as it cannot, the provider is not healthy. */
  private failing: { query: SearchQuery; page: PageRequest } | null = null;
  private reopenedAt = -Infinity;

  constructor(
    private readonly index: IndexReader,
    settings: Settings,
  ) {
    this.isAggregator = isAggregatorOf(settings.aggregatorDomains);
  }

  async search(query: SearchQuery, page: PageRequest): Promise<CandidatePage> {
    try {
      return this.read(() => this.find(query, page));
    } catch (error) {
      if (isUnreadable(error)) this.failing = { query, page };
      throw described(error);
    }
  }

  async count(query: SearchQuery, most: number): Promise<MatchCount> {
    const count = query.intent === 'trending' ? countTrending : countMatches;
    return this.readOrThrow(() => count(this.index, query, most, unixNow()));
  }

  readonly stories: StoryIndex = {
    describe: async (ids, query, most) =>
      this.readOrThrow(() =>
        describeStories(trendingContext(this.index, query, unixNow(), this.isAggregator), ids, most),
      ),
    read: async (id, most) =>
      this.readOrThrow(() => readStory(this.index, id, most, unixNow(), this.isAggregator)),
  };

  async health(): Promise<ProviderHealth> {
    try {
      const { failing } = this;
      if (failing !== null) this.read(() => this.find(failing.query, failing.page));
      this.failing = null;
      const age = this.read(() => this.index.newestAge(unixNow()));
      return { up: true, details: { newest_age_seconds: age } };
    } catch {
      return { up: false, details: { reason: 'The index cannot be read.' } };
    }
  }

  generation(): number {
    return this.index.generation();
  }

  private find(query: SearchQuery, page: PageRequest): CandidatePage {
    const now = unixNow();
    if (query.intent === 'trending') return findTrending(this.index, query, page, now, this.isAggregator);
    return findMatches(this.index, query, page, now);
  }

  /** @throws SearchUnavailableError */
  private readOrThrow<T>(read: () => T): T {
    try {
      return this.read(read);
    } catch (error) {
      throw described(error);
    }
  }

  /** Reads, and where that fails once more from the file opened anew: another may have taken its place. */
  private read<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      const now = performance.now();
      if (!isUnreadable(error) || now - this.reopenedAt < REOPEN_EVERY_MS) throw error;
      this.reopenedAt = now;
      this.index.reopen();
      return read();
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
