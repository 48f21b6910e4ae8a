import { unixSecondsNow } from '../../articles/article.js';
import type { StoredMetadata, IndexedCandidate } from '../../index/index-reader.js';
import type { Facet, FacetCounts } from '../../index/facet-counter.js';
import type { CountedTimeSpan } from '../../index/match-counter.js';
import type { Publisher } from '../../index/publisher-reader.js';
import type { LabelsByHost } from '../../index/source-labels.js';
import { possibleUrlKeys } from '../../index/article-identity.js';
import { publicationSecondsOf } from '../../index/article-id.js';
import { languageToken } from '../../index/tokens.js';
import {
  type ArchivedArticle,
  FIRST_DATED_SHARED_ID,
  articleOfDocument,
  lowestSharedIdAt,
  idInNode,
} from '../documents.js';
import { adviceFor } from '../fault.js';
import type { ArrivalState } from '../../search/page.js';
import type {
  ArticleIndex,
  SearchRange,
  StoryIndex,
  TitleVocabulary,
  MatchRequest,
} from '../../search/engine/article-index.js';
import { type Expression, metaToken } from '../../search/engine/expression.js';
import { searchRangeOf } from '../../search/engine/ranking.js';
import type { ProviderHealth } from '../../search/search-provider.js';
import type { OpenSearchArchive } from './opensearch-archive.js';
import { OpenSearchArrivals } from './opensearch-arrivals.js';
import { readPublishers } from './opensearch-publishers.js';
import { type OpenSearchSession, type SearchBody, fieldValueOf } from './opensearch-session.js';
import { OpenSearchStories } from './opensearch-stories.js';
import { OpenSearchVocabulary } from './opensearch-vocabulary.js';
import { type OpenSearchQuery, renderOpenSearch } from './render-opensearch.js';

const NEWEST_FIRST: SearchBody['sort'] = [{ id: 'desc' }];
/** Maximum number of different domains in a response; the articles that are counted have fewer. */
const MAX_DOMAINS = 60_000;

/** Number of pairs of a counted value and a domain in one response; further pairs are read by further requests. */
const MAX_PAIRS = 10_000;
/** Value of `track_total_hits` for an exact count of all matches. */
const COUNT_ALL = 2 ** 31 - 1;

const HEALTH_TIMEOUT_MS = 1_500;
/** Milliseconds for which the list of publishers is cached, because all articles must be counted for it. */
const PUBLISHERS_CACHE_MS = 60_000;
const LABELS_CACHE_MS = 10_000;

/** Searches the articles in OpenSearch, to which ingestion replicates. */
export class OpenSearchIndex implements ArticleIndex {
  readonly name = 'opensearch';
  /** Maximum pause after failures. It is short, because the server is the operator's own. */
  readonly maxCoolDownSeconds = 5;
  readonly vocabulary: TitleVocabulary;
  readonly stories: StoryIndex;
  private readonly session: OpenSearchSession;

  /** @param signals abort the searches. @param arrivals one instance that all searches share. */
  constructor(
    private readonly archive: OpenSearchArchive,
    private readonly signals: readonly AbortSignal[] = [],
    readonly arrivals: OpenSearchArrivals = new OpenSearchArrivals(archive.names.articles, () => {
      return { session: archive.session(), index: new OpenSearchIndex(archive) };
    }),
  ) {
    this.session = archive.session(...signals);
    this.vocabulary = new OpenSearchVocabulary(this.session, archive.names.articles);
    this.stories = new OpenSearchStories(this.session, archive.names.stories);
  }

  during(signal: AbortSignal): OpenSearchIndex {
    return new OpenSearchIndex(this.archive, [...this.signals, signal], this.arrivals);
  }

  /** Publishers with articles, cached for a minute. */
  async publishers(): Promise<Publisher[]> {
    const { archive } = this;
    const publishers = await archive.cache('publishers', PUBLISHERS_CACHE_MS, () =>
      readPublishers(archive.session(), archive.names.articles, unixSecondsNow()),
    );
    return publishers.filter(({ domain }) => !archive.blocklist?.hidesHost(domain));
  }

  labels(): Promise<LabelsByHost> {
    return this.archive.cache('labels', LABELS_CACHE_MS, () => this.archive.readLabels());
  }

  async health(): Promise<ProviderHealth> {
    try {
      const session = this.archive.session(AbortSignal.timeout(HEALTH_TIMEOUT_MS));
      const { hits } = await session.search(this.archive.names.articles, {
        query: { match_all: {} },
        size: 1,
        sort: [{ id: 'desc' }],
      });
      const newest = hits.hits[0]?.sort[0];
      const seconds = newest === undefined ? null : publicationSecondsOf(idInNode(newest));
      const age = seconds === null ? null : Math.max(0, unixSecondsNow() - seconds);
      return { up: true, details: { newest_age_seconds: age } };
    } catch (error) {
      const advice = adviceFor((error as Error).cause ?? error);
      return { up: false, details: { reason: advice ?? 'OpenSearch does not respond.' } };
    }
  }

  /** Null (no version of the index), because this process does not notice changes by ingestion nodes. */
  generation(): null {
    return null;
  }

  close(): Promise<void> {
    return this.archive.close();
  }

  secondsOf(id: number): number | null {
    return publicationSecondsOf(idInNode(id));
  }

  lowestIdAt(seconds: number): number {
    return lowestSharedIdAt(seconds);
  }

  /** The last sequence number (order of arrival) of each language. Each language is ingested by a single node. */
  async lastSequences(languages: readonly string[]): Promise<ArrivalState> {
    const { articles } = this.archive.names;
    const searches = languages.map((language): SearchBody => {
      const query = renderOpenSearch(metaToken(languageToken(language)));
      return { query, size: 1, sort: [{ sequence: 'desc' }] };
    });
    const found = await this.session.searchAll(articles, searches);
    return { origin: this.arrivals.origin(), sequences: found.map(({ hits }) => hits.hits[0]?.sort[0] ?? 0) };
  }

  match(
    wanted: readonly MatchRequest[],
    range: SearchRange,
    limit: number,
  ): (place: number) => Promise<number[]> {
    const groups = new Map<boolean, Promise<number[][]>>();
    const members = (isFallback: boolean): readonly MatchRequest[] =>
      wanted.filter(({ fallback = false }) => fallback === isFallback);
    return async (place) => {
      const one = wanted[place]!;
      const isFallback = one.fallback ?? false;
      const group = members(isFallback);
      let read = groups.get(isFallback);
      if (read === undefined) groups.set(isFallback, (read = this.newest(group, range, limit)));
      return (await read)[group.indexOf(one)]!;
    };
  }

  async count(expression: Expression, range: SearchRange, max: number): Promise<number> {
    const query = this.queryOf(expression, range);
    const { hits } = await this.session.search(this.archive.names.articles, {
      query,
      size: 0,
      track_total_hits: max,
    });
    return Math.min(max, hits.total!.value);
  }

  async countDomains(
    expression: Expression,
    range: SearchRange,
    max: number,
  ): Promise<{ articles: number; domains: number }> {
    const { articles: index } = this.archive.names;
    const query = this.queryOf(expression, range);
    const last = { query, from: max - 1, size: 1, sort: NEWEST_FIRST, track_total_hits: max };
    const { hits } = await this.session.search(index, last);
    const lowest = hits.hits[0]?.sort[0];
    const newest =
      lowest === undefined ? query : { bool: { filter: [query, { range: { id: { gte: lowest } } }] } };
    const aggs = { domains: { terms: { field: 'domain', size: MAX_DOMAINS } } };
    const { aggregations } = await this.session.search(index, { query: newest, size: 0, aggs });
    return { articles: Math.min(max, hits.total!.value), domains: aggregations!['domains']!.buckets.length };
  }

  async countByTime(
    expression: Expression,
    period: { since: number; until: number },
    seconds: number,
  ): Promise<CountedTimeSpan[]> {
    const at = { histogram: { field: 'published_at', interval: seconds } };
    const found = await this.countPairs<number>(this.inPeriod(expression, period), at);
    return [...found].map(([at, counts]) => ({ at, ...counts }));
  }

  async countByFacet(
    expression: Expression,
    period: { since: number; until: number },
    facet: Facet,
  ): Promise<FacetCounts> {
    const query = this.inPeriod(expression, period);
    const all = { query, size: 0, track_total_hits: COUNT_ALL };
    const { hits } = await this.session.search(this.archive.names.articles, all);
    const field = facet === 'category' ? 'categories' : facet;
    const found = await this.countPairs<string>(query, { terms: { field } });
    return { articles: hits.total!.value, values: [...found].map(([key, counts]) => ({ key, ...counts })) };
  }

  private inPeriod(expression: Expression, period: { since: number; until: number }): OpenSearchQuery {
    const isInPeriod = { range: { published_at: { gte: period.since, lt: period.until } } };
    return { bool: { filter: [this.queryOf(expression, searchRangeOf(period)), isInPeriod] } };
  }

  /** Counts articles and domains by value of a key, exactly; OpenSearch's own counts of distinct values are not. */
  private async countPairs<K extends number | string>(
    query: OpenSearchQuery,
    key: object,
  ): Promise<Map<K, { articles: number; publishers: number }>> {
    const sources = [{ key }, { domain: { terms: { field: 'domain' } } }];
    const found = new Map<K, { articles: number; publishers: number }>();
    let after: object | undefined;
    do {
      const composite = { size: MAX_PAIRS, sources, ...(after !== undefined && { after }) };
      const search = { query, size: 0, aggs: { pairs: { composite } } };
      const { aggregations } = await this.session.search(this.archive.names.articles, search);
      const { buckets, after_key } = aggregations!['pairs']!;
      for (const { key, doc_count } of buckets as { key: { key: K }; doc_count: number }[]) {
        const counts = found.get(key.key) ?? { articles: 0, publishers: 0 };
        counts.articles += doc_count;
        counts.publishers++;
        found.set(key.key, counts);
      }
      after = buckets.length < MAX_PAIRS ? undefined : after_key;
    } while (after !== undefined);
    return found;
  }

  async facts(ids: readonly number[]): Promise<(StoredMetadata | null)[]> {
    const found = await this.read(ids);
    return ids.map((id) => found.get(id) ?? null);
  }

  async idOf(url: string): Promise<number | null> {
    for (const key of possibleUrlKeys(url)) {
      const search = { query: { ids: { values: [String(key)] } }, size: 1, sort: NEWEST_FIRST };
      const { hits } = await this.session.search(this.archive.names.articles, search);
      if (hits.hits[0] !== undefined) return hits.hits[0].sort[0]!;
    }
    return null;
  }

  async load(ids: Iterable<number>): Promise<IndexedCandidate[]> {
    const wanted = [...ids];
    const found = await this.read(wanted);
    return wanted.flatMap((id) => found.get(id) ?? []).filter((one) => !this.archive.blocklist?.hides(one));
  }

  private async read(wanted: readonly number[]): Promise<Map<number, ArchivedArticle>> {
    if (wanted.length === 0) return new Map();
    const { hits } = await this.session.search(this.archive.names.articles, {
      query: { terms: { id: wanted } },
      size: wanted.length,
      docvalue_fields: ['article'],
    });
    const articles = hits.hits.map((hit) => articleOfDocument(fieldValueOf<string>(hit, 'article')));
    return new Map(articles.map((article) => [article.id, article]));
  }

  /** Reads the newest matches of each expression, all in one request. */
  private async newest(
    wanted: readonly MatchRequest[],
    range: SearchRange,
    limit: number,
  ): Promise<number[][]> {
    const after = range.before === null || range.before === Number.MAX_SAFE_INTEGER ? [] : [range.before];
    const searches = wanted.map(({ expression }) => ({
      query: this.queryOf(expression, range),
      size: limit,
      sort: NEWEST_FIRST,
      ...(after.length > 0 && { search_after: after }),
    }));
    const found = await this.session.searchAll(this.archive.names.articles, searches);
    return found.map(({ hits }) => hits.hits.map(({ sort }) => sort[0]!));
  }

  private queryOf(expression: Expression, range: SearchRange): OpenSearchQuery {
    return { bool: { filter: [renderOpenSearch(expression), ...this.limitsOf(range)] } };
  }

  private limitsOf({ since, until, upTo }: SearchRange): OpenSearchQuery[] {
    const arrived = upTo === null ? [] : [{ range: { sequence: { lte: upTo } } }];
    return [...arrived, ...this.publishedIn(since, until)];
  }

  private publishedIn(since: number | null, until: number | null): OpenSearchQuery[] {
    const { oldest } = this.archive;
    if (since !== null || until !== null) {
      const gte = lowestSharedIdAt(Math.max(since ?? 0, oldest ?? 0));
      return [{ range: { id: { gte, ...(until !== null && { lt: lowestSharedIdAt(until) }) } } }];
    }
    if (oldest === null) return [];
    const dated = { range: { id: { gte: lowestSharedIdAt(oldest) } } };
    const undated = [
      { range: { id: { lt: FIRST_DATED_SHARED_ID } } },
      { range: { seen_at: { gte: oldest } } },
    ];
    return [{ bool: { should: [dated, { bool: { filter: undated } }], minimum_should_match: 1 } }];
  }
}
