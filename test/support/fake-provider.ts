import type { Candidate } from '../../src/articles/article.js';
import type { FacetCounts } from '../../src/index/facet-counter.js';
import type { CountedSpan } from '../../src/index/match-counter.js';
import {
  type ArrivalIndex,
  type CandidatePage,
  type MatchCount,
  type PagedIndex,
  type ProviderHealth,
  type Publisher,
  type SearchIndex,
  SearchUnavailableError,
  type Story,
  type StoryIndex,
} from '../../src/search/search-provider.js';
import type { LikeArticle, SearchQuery } from '../../src/search/search-query.js';

/** An index that returns given articles and records its queries. Each result has one page. */
export class FakeProvider implements SearchIndex {
  readonly queries: SearchQuery[] = [];
  candidates: Candidate[] = [];
  /** Fails every search while set. */
  failure: Error | null = null;
  up = true;
  changes = 0;
  delayMs = 0;

  constructor(readonly name = 'fake') {}

  async search(query: SearchQuery): Promise<CandidatePage> {
    this.queries.push(query);
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    if (this.failure) throw this.failure;
    return { candidates: this.candidates, next: null };
  }

  async countByTime({ until }: SearchQuery, seconds: number): Promise<CountedSpan[]> {
    if (this.failure) throw this.failure;
    return [{ at: Math.floor((until! - 1) / seconds) * seconds, articles: 3, publishers: 2 }];
  }

  async countByFacet(): Promise<FacetCounts> {
    if (this.failure) throw this.failure;
    return { articles: 3, values: [{ key: 'a.example', articles: 3, publishers: 1 }] };
  }

  async count(): Promise<MatchCount> {
    return { articles: 0 };
  }

  async describe(ids: readonly number[]): Promise<null[]> {
    return ids.map(() => null);
  }

  readonly pages: PagedIndex = {
    arrivals: async () => ({ origin: this.name, sequence: 0 }),
    hasMore: async () => false,
    read: async () => ({ articles: [], next: null, isDeepest: false, isCutShort: false, domains: 0 }),
  };

  /** The first candidate, whichever is requested. */
  async article(): Promise<LikeArticle | null> {
    if (this.failure) throw this.failure;
    const [first] = this.candidates;
    return first === undefined ? null : { ...first, language: 'en' };
  }

  async publishers(): Promise<Publisher[]> {
    if (this.failure) throw this.failure;
    return [];
  }

  async labels(): Promise<ReadonlyMap<string, readonly string[]>> {
    return new Map();
  }

  /** Without new articles. */
  readonly arrivals: ArrivalIndex = {
    position: async () => ({ fake: 1 }),
    after: async (position, queries) => ({ position, found: queries.map(() => []), isEnd: true }),
    until: async () => [],
    bound: async () => null,
  };

  /** A story of every id. */
  readonly stories: StoryIndex = {
    describe: async (ids) => ids.map((id) => ({ ...this.story(id), reports: [] })),
    read: async (id) => ({ ...this.story(id), title: 'A story', reports: this.candidates }),
  };

  async health(): Promise<ProviderHealth> {
    return { up: this.up, details: {} };
  }

  generation(): number {
    return this.changes;
  }

  private story(id: string): Omit<Story, 'reports'> {
    return {
      id,
      firstAt: 1_780_000_000,
      lastAt: 1_780_000_600,
      articles: 3,
      publishers: 2,
      categories: ['world'],
      follows: null,
      subject: id,
    };
  }

  breakDown(): void {
    this.failure = new SearchUnavailableError('Down for a test.', 7);
  }
}
