import { Injectable } from '@nestjs/common';
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

  constructor(private readonly index: IndexReader) {}

  async search(query: SearchQuery, page: PageRequest): Promise<CandidatePage> {
    try {
      const find = query.intent === 'trending' ? findTrending : findMatches;
      return find(this.index, query, page, Math.floor(Date.now() / 1000));
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
