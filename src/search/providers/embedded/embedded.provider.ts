import { Injectable } from '@nestjs/common';
import type { IsAggregator } from '../../../articles/compare-survivors.js';
import { isAggregatorOf } from '../../../articles/is-aggregator.js';
import { Settings } from '../../../config/settings.js';
import { IndexReader } from '../../../index/index-reader.js';
import type { CandidatePage, PageRequest, ProviderHealth, SearchProvider } from '../../search-provider.js';
import type { SearchQuery } from '../../search-query.js';
import { SearchUnavailableError } from '../../search-unavailable.error.js';
import { findMatches } from './find-matches.js';
import { findTrending } from './find-trending.js';

/** Finds news in the service's own index: no network, no account, answers in about a millisecond. */
@Injectable()
export class EmbeddedProvider implements SearchProvider {
  readonly name = 'embedded';

  private readonly isAggregator: IsAggregator;

  constructor(
    private readonly index: IndexReader,
    settings: Settings,
  ) {
    this.isAggregator = isAggregatorOf(settings.aggregatorDomains);
  }

  async search(query: SearchQuery, page: PageRequest): Promise<CandidatePage> {
    try {
      const now = Math.floor(Date.now() / 1000);
      if (query.intent === 'trending') return findTrending(this.index, query, page, now, this.isAggregator);
      return findMatches(this.index, query, page, now);
    } catch (error) {
      throw new SearchUnavailableError('The embedded index could not be read.', 5, { cause: error });
    }
  }

  async health(): Promise<ProviderHealth> {
    try {
      return {
        up: true,
        details: { newest_age_seconds: this.index.newestAge(Math.floor(Date.now() / 1000)) },
      };
    } catch {
      return { up: false, details: { reason: 'The index could not be read.' } };
    }
  }

  generation(): number {
    return this.index.generation();
  }
}
