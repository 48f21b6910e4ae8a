import type { SearchProvider } from '../../src/search/engine/article-index.js';
import type { Candidate } from '../../src/articles/article.js';
import type { FacetCounts } from '../../src/index/facet-counter.js';
import type { StoredMetadata, IndexedCandidate } from '../../src/index/index-reader.js';
import type { CountedTimeSpan } from '../../src/index/match-counter.js';
import type { Publisher } from '../../src/index/publisher-reader.js';
import { parseStoryId, storyId } from '../../src/index/stories/story-id.js';
import type {
  ArticleIndex,
  SearchRange,
  StoryIndex,
  TitleVocabulary,
  MatchRequest,
} from '../../src/search/engine/article-index.js';
import type { ArrivalState } from '../../src/search/page.js';
import {
  type ArrivalIndex,
  type ProviderHealth,
  SearchUnavailableError,
} from '../../src/search/search-provider.js';
import type { SearchQuery } from '../../src/search/search-query.js';
import type { SearchProviderService } from '../../src/search/search-provider.service.js';

/** An index in which every query finds given articles. Equal ones are in the given order. */
export class FakeIndex implements ArticleIndex {
  /** The searches of the service that `recordQueries` was called with. */
  readonly queries: SearchQuery[] = [];
  candidates: Candidate[] = [];
  /** Fails every search while set. */
  failure: Error | null = null;
  up = true;
  changes = 0;
  delayMs = 0;
  declare readonly isLocal?: boolean;

  constructor(readonly name = 'fake') {}

  during(): this {
    return this;
  }

  secondsOf(): null {
    return null;
  }

  lowestIdAt(): number {
    return Number.MAX_SAFE_INTEGER;
  }

  async lastSequences(languages: readonly string[]): Promise<ArrivalState> {
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    if (this.failure) throw this.failure;
    return { origin: this.name, sequences: languages.map(() => 0) };
  }

  /** The first expression matches all articles, the others none. */
  match(
    _: readonly MatchRequest[],
    { before }: SearchRange,
    limit: number,
  ): (place: number) => Promise<number[]> {
    return async (place) => {
      if (this.failure) throw this.failure;
      const below = this.ids().filter((id) => id < (before ?? Infinity));
      return place === 0 ? below.slice(0, limit) : [];
    };
  }

  async load(ids: Iterable<number>): Promise<IndexedCandidate[]> {
    if (this.failure) throw this.failure;
    const known = this.ids();
    return [...ids].flatMap((id) => {
      const candidate = this.candidates[known.indexOf(id)];
      return candidate === undefined ? [] : { ...candidate, id, country: null, language: 'en', sequence: 0 };
    });
  }

  async count(): Promise<number> {
    return 0;
  }

  async countDomains(): Promise<{ articles: number; domains: number }> {
    return { articles: 0, domains: 0 };
  }

  async countByTime(_: unknown, { until }: { until: number }, seconds: number): Promise<CountedTimeSpan[]> {
    if (this.failure) throw this.failure;
    return [{ at: Math.floor((until - 1) / seconds) * seconds, articles: 3, publishers: 2 }];
  }

  async countByFacet(): Promise<FacetCounts> {
    if (this.failure) throw this.failure;
    return { articles: 3, values: [{ key: 'a.example', articles: 3, publishers: 1 }] };
  }

  async facts(ids: readonly number[]): Promise<(StoredMetadata | null)[]> {
    const facts = { language: 'en', country: null, categories: [], sourceName: '', former: [] };
    return ids.map(() => facts);
  }

  /** The first candidate, whichever is requested. */
  async idOf(): Promise<number | null> {
    if (this.failure) throw this.failure;
    return this.ids()[0] ?? null;
  }

  async publishers(): Promise<Publisher[]> {
    if (this.failure) throw this.failure;
    return [];
  }

  async labels(): Promise<ReadonlyMap<string, readonly string[]>> {
    return new Map();
  }

  /** Without words. */
  readonly vocabulary: TitleVocabulary = {
    docFreq: () => [],
    docCount: () => 0,
    twoLettersAway: () => [],
  };

  /** Without new articles. */
  readonly arrivals: ArrivalIndex = {
    origin: () => this.name,
    position: async () => ({ fake: 1 }),
    after: async (position, queries) => ({ position, found: queries.map(() => []), isEnd: true }),
    until: async () => [],
    bound: async () => null,
  };

  /** A story of every id, which reports all articles; no story is covered now. */
  readonly stories: StoryIndex = {
    mostCovered: () => [],
    coveredIn: () => [],
    newestOf: (stories) =>
      stories.map(() =>
        this.candidates.map(({ source, domain, url, publishedAt }, i) => ({
          ...{ source, domain, url, publishedAt: publishedAt ?? 0, article: this.ids()[i]! },
          ...{ country: null, worth: 0, fit: 1, copy: false },
        })),
      ),
    storiesOf: (articles) => articles.map(() => null),
    idOf: storyId,
    find: (ids) =>
      ids.map((id) => {
        const parsed = parseStoryId(id);
        if (parsed === null) return null;
        const { language, story } = parsed;
        const times = { firstAt: 1_780_000_000, lastAt: 1_780_000_600 };
        const domains = ['a.example', 'b.example'];
        const facts = { articles: 3, domains, categories: ['world' as const], others: [] };
        return { language, story, subject: story, follows: null, ...times, ...facts };
      }),
    articlesOf: (_, limit) => this.ids().slice(0, limit),
  };

  async health(): Promise<ProviderHealth> {
    return { up: this.up, details: {} };
  }

  generation(): number {
    return this.changes;
  }

  breakDown(): void {
    this.failure = new SearchUnavailableError('Down for a test.', 7);
  }

  /** Ids fall in the order of the candidates. */
  private ids(): number[] {
    return this.candidates.map((_, i) => this.candidates.length - i);
  }
}

/** Records the searches of a service in its fake indexes. */
export function recordQueries(service: SearchProviderService, providers: readonly SearchProvider[]): void {
  const fakes = providers.filter((one) => one instanceof FakeIndex);
  for (const name of ['candidates', 'indexed'] as const) {
    const search = service[name].bind(service);
    service[name] = (query) => {
      for (const { queries } of fakes) queries.push(query);
      return search(query);
    };
  }
}
