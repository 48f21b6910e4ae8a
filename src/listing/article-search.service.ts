import { Injectable } from '@nestjs/common';
import { ArticlePipelineService } from '../articles/article-pipeline.service.js';
import { type Article, type Candidate, unixSecondsNow } from '../articles/article.js';
import { numberOfDiversityShares } from '../articles/select-diverse.js';
import { Problem } from '../http/problem.js';
import type { HeaderPairs } from '../http/responses.js';
import { secondsOfTimeframe } from '../http/query-parameters.js';
import type { ArticleIndex } from '../search/engine/article-index.js';
import { countMatches } from '../search/engine/plan.js';
import { readLaterPage } from '../search/engine/later-page.js';
import type { ArrivalState, PageState } from '../search/page.js';
import {
  type RespelledWords,
  SearchInterruptedError,
  SearchUnavailableError,
  unreadableIndexError,
} from '../search/search-provider.js';
import { analysisLanguages, type SearchIntent, type SearchQuery } from '../search/search-query.js';
import { SearchProviderService } from '../search/search-provider.service.js';
import { type ResultCounts, MAX_COUNTED, type ProviderTiming, type SearchRun } from '../search/search-run.js';
import { type PerformedSearch, articlesWithFields } from './with-fields.js';
import { checkCursorAge, cursorProblem, Cursors } from './cursor.js';
import { NewArticles, type SincePage, type SinceRequest } from './new-articles.js';
import {
  parametersBoundToCursor,
  type SearchCriteria,
  fieldsToInclude,
  type ListQuery,
  rulesHeader,
  requestedQueryOf,
  envelopeLanguage,
  syntaxHeader,
} from './list-parameters.js';

/** The body of a list of articles; fields in the order of the contract. */
export interface ArticleListEnvelope {
  /** The trimmed search text, or "" where the endpoint takes none. */
  topic: string;
  /** `all`, or an ISO 3166-1 alpha-2 code in upper case. */
  geo: string;
  /** Canonical language tag; several are separated by commas. */
  language: string;
  count: number;
  /** Token for the next request of new articles, with the parameter `since`; `more` is whether more has arrived. */
  since?: string;
  more?: boolean;
  /** Number of articles in the index with all words, before near-identical ones are merged; with `include=total`. */
  total?: number;
  /** Whether `total` is exact; otherwise it is a lower bound. */
  total_is_exact?: boolean;
  items: Article[];
}

/** The address of the next page in a response, and whether there can be one. */
interface NextPage {
  /** Cursor of the next page, or the next token; null when there is none. */
  next: string | null;
  /** Parameter that `next` is a value of. */
  parameter?: 'cursor' | 'since';
  /** Whether there are more articles than all pages may have together. */
  isDeepest?: boolean;
}

interface ListingDetails {
  /** Number of matches, if source diversity shortened the result. */
  limitedOf?: Pick<ResultCounts, 'articles' | 'domains'> | null;
  /** The queried providers and their response times. */
  parts?: readonly ProviderTiming[];
  pages?: NextPage;
  /** Further headers of the response. */
  headers?: HeaderPairs;
}

/** A result, with the time for which it is valid. */
export class Listing<Body extends object = ArticleListEnvelope> {
  /**
   * @param expiresAt Unix milliseconds from which an article is older than the timeframe allows; Infinity without a
   * timeframe.
   */
  constructor(
    readonly envelope: Body,
    readonly expiresAt: number,
    readonly details: ListingDetails = {},
  ) {}

  /** This list with its articles filtered or sorted. */
  mapItems(this: Listing, arrange: (items: Article[]) => Article[]): Listing {
    const items = arrange(this.envelope.items);
    return new Listing({ ...this.envelope, count: items.length, items }, this.expiresAt, this.details);
  }
}

/** Milliseconds for which a result may be cached if a live source was too late. */
const INCOMPLETE_MS = 5_000;

/** Makes lists of articles: search, pipeline, envelope, pages. */
@Injectable()
export class ArticleSearchService {
  constructor(
    private readonly providers: SearchProviderService,
    private readonly pipeline: ArticlePipelineService,
    private readonly cursors: Cursors,
    private readonly arrived: NewArticles,
  ) {}

  /**
   * The list of an endpoint.
   * @param topic the `topic` of the envelope.
   * @throws Problem `search_unavailable` when no provider responds.
   */
  async list(criteria: SearchCriteria, parameters: ListQuery, topic = ''): Promise<Listing> {
    const { geo, timeframe } = parameters;
    const include = fieldsToInclude(parameters);
    const requested = requestedQueryOf(criteria, parameters);
    const query = await this.providers.resolve(requested, parameters).catch(throwAsProblem);
    const headers = [...rulesHeader(parameters), ...syntaxHeader(query.parsed)];
    const language = envelopeLanguage(parameters);
    const context = { topic, geo, language, window: secondsOfTimeframe(timeframe), include, headers };
    const { since: token = null } = parameters;
    if (token !== null) {
      const boundQuery = parametersBoundToCursor(criteria, { ...parameters, format: null });
      return this.newArticles({ since: token, query, window: context.window, boundQuery }, context).catch(
        throwAsProblem,
      );
    }
    const boundQuery = parametersBoundToCursor(criteria, parameters);
    if (parameters.cursor != null) return this.laterPage(query, parameters.cursor, boundQuery, context);
    // A list without the parameter `cursor` has one page.
    const hasPages = parameters.cursor !== undefined;
    const search = (): Promise<Listing> => this.firstPage(query, hasPages ? boundQuery : null, context);
    // An interrupted search is repeated, so that one provider provides all of the result.
    return search()
      .catch((error: unknown) =>
        error instanceof SearchInterruptedError ? search() : Promise.reject(error as Error),
      )
      .catch(throwAsProblem);
  }

  /**
   * The first page.
   *
   * @param boundQuery the query that the cursor of the next page belongs to; null for a list without pages.
   * @throws SearchUnavailableError; SearchInterruptedError after the first candidates.
   */
  private async firstPage(
    query: SearchQuery,
    boundQuery: string | null,
    context: ResponseContext,
  ): Promise<Listing> {
    // Live sources have no similar articles.
    const isIndexed = query.intent === 'similar';
    const run = isIndexed ? this.providers.indexed(query) : this.providers.candidates(query);
    const { wanted: limit, since, until, merge } = query;
    const pages = this.pipeline.pages((saturated) => run.next(saturated), {
      ...{ since, until, parts: numberOfDiversityShares(query), merge, now: run.at },
    });
    const { articles, isCutShort, isMore } = await pages.page(limit);
    if (query.order === 'newest') articles.sort(newestFirst);
    const leaves = expiryOf(articles, context.window);
    const parts = run.timings();
    const isIncomplete = parts.some(({ isLate }) => isLate);
    const expiresAt = isIncomplete ? Math.min(leaves, Date.now() + INCOMPLETE_MS) : leaves;
    const limited = await limitedOf(run, isCutShort);
    const arrivals = boundQuery === null || articles.length === 0 ? null : run.arrivals();
    run.endFirstPage();
    const next =
      arrivals !== null && (isMore ?? (await pages.hasMore()))
        ? this.cursors.write(secondPageState(query, run, arrivals, articles), boundQuery!, arrivals)
        : null;
    return new Listing(
      await this.envelopeOf({ query, index: run.index(), run }, articles, context),
      expiresAt,
      {
        limitedOf: limited,
        parts,
        pages: { next },
        headers: [...context.headers, ...respelledHeader(run.respelled(articles))],
      },
    );
  }

  /** A later page: articles that the index contained at the time of the first page, and no page before contains. */
  private async laterPage(
    query: SearchQuery,
    cursor: string,
    boundQuery: string,
    context: ResponseContext,
  ): Promise<Listing> {
    // The cursor belongs to the index that provided the first page.
    const begun = await this.providers
      .queryAnyIndex(async (one) => {
        const arrivals = await one.lastSequences(analysisLanguages(query));
        const from = this.cursors.read(cursor, boundQuery, arrivals);
        return from && { index: one.name, arrivals, from };
      })
      .catch(throwAsProblem);
    if (begun === null) throw cursorProblem('cursor_invalid');
    const { index, arrivals, from } = begun;
    checkCursorAge(from, unixSecondsNow());
    const page = await this.queryIndex(
      (one) => readLaterPage(one, query, from, this.providers.isAggregator),
      index,
    );
    const { articles } = page;
    if (query.order === 'newest') articles.sort(newestFirst);
    const next = page.next && this.cursors.write(page.next, boundQuery, arrivals);
    const matched = page.isCutShort
      ? await this.queryIndex((one) => countMatches(one, query, MAX_COUNTED), index)
      : null;
    return new Listing(
      await this.envelopeOf({ query, index }, articles, context).catch(throwAsProblem),
      expiryOf(articles, context.window),
      {
        limitedOf: matched && { articles: matched.articles, domains: matched.domains ?? page.domains },
        pages: { next, isDeepest: page.isDeepest || (page.next !== null && next === null) },
        headers: context.headers,
      },
    );
  }

  /** The articles that have arrived since a call. A cached response would be incomplete. */
  private async newArticles(request: SinceRequest, context: ResponseContext): Promise<Listing> {
    const { items, index, page } = await this.arrived.read(request, async (articles) => [...articles]);
    const found = { query: request.query, index };
    const envelope = await this.envelopeOf(found, items, context, page);
    const pages: NextPage = { next: page.since, parameter: 'since' };
    return new Listing(envelope, 0, { pages, headers: context.headers });
  }

  private async envelopeOf(
    found: PerformedSearch & { query: SearchQuery },
    articles: readonly Candidate[],
    { topic, geo, language, include }: ResponseContext,
    page?: SincePage,
  ): Promise<ArticleListEnvelope> {
    const items = await articlesWithFields(articles, include, found, this.providers);
    const total = include.has('total') ? await this.totalOf(found.query, items.length, found.index) : {};
    return { topic, geo, language, count: items.length, ...page, ...total, items };
  }

  /**
   * The members `total` and `total_is_exact` of an envelope.
   * @param found number of articles of the response: the total where no index responded.
   */
  private async totalOf(
    query: SearchQuery,
    found: number,
    index: string | null,
  ): Promise<Pick<ArticleListEnvelope, 'total' | 'total_is_exact'>> {
    if (index === null) return { total: found, total_is_exact: false };
    // One more shows whether the count is exact.
    const { articles } = await this.providers.queryIndex(
      (one) => countMatches(one, query, MAX_COUNTED + 1),
      index,
    );
    return { total: Math.min(articles, MAX_COUNTED), total_is_exact: articles <= MAX_COUNTED };
  }

  private queryIndex<T>(call: (index: ArticleIndex) => Promise<T>, name: string): Promise<T> {
    return this.providers.queryIndex(call, name).catch(throwAsProblem);
  }
}

/** Members of the response that repeat the request, and the timeframe in seconds. */
interface ResponseContext extends Pick<ArticleListEnvelope, 'topic' | 'geo' | 'language'> {
  window: number | null;
  include: ReadonlySet<string>;
  headers: HeaderPairs;
}

/** Intents whose articles are pinned in the cursor: a later request could not repeat their order. */
const PINNED_INTENTS: ReadonlySet<SearchIntent> = new Set<SearchIntent>(['topic', 'trending', 'similar']);

/** The state of the second page. */
function secondPageState(
  { intent, since, wanted }: SearchQuery,
  { at, ends }: Pick<SearchRun, 'at' | 'ends'>,
  { sequences }: ArrivalState,
  articles: readonly Candidate[],
): PageState {
  const isPinned = PINNED_INTENTS.has(intent);
  const pinned = isPinned ? articles.map(({ id }) => id!) : [];
  return { at, since, sequences, limits: [isPinned ? articles.length : wanted], ends, pinned };
}

/** Sorts by publication time, the newest first, undated ones last. */
const newestFirst = (a: Candidate, b: Candidate): number =>
  (b.publishedAt ?? -Infinity) - (a.publishedAt ?? -Infinity) || 0;

/** The number of matches, if source diversity shortened the result; else null. */
async function limitedOf(source: SearchRun, isCutShort: boolean | null): Promise<ResultCounts | null> {
  if (isCutShort === false) return null;
  const matched = await source.matched();
  return isCutShort || matched.articles > matched.seen ? matched : null;
}

/** The response header with corrected words: words of the query and the spellings that were searched, too. */
function respelledHeader(pairs: RespelledWords['pairs']): HeaderPairs {
  const written = pairs.map((pair) => pair.map(encodeURIComponent).join('='));
  return written.length === 0 ? [] : ['X-Respelled', written.join(', ')];
}

/** Unix milliseconds at which the oldest article leaves the timeframe; Infinity without one. */
function expiryOf(found: readonly Candidate[], window: number | null): number {
  if (window === null) return Infinity;
  return Math.min(...found.map(({ publishedAt }) => ((publishedAt ?? 0) + window) * 1000));
}

/** Throws the problem of a failed search. The log contains the provider and the reason. */
export function throwAsProblem(thrown: unknown): never {
  const error = unreadableIndexError(thrown) ?? thrown;
  if (!(error instanceof SearchUnavailableError)) throw error;
  const seconds = Math.max(1, Math.ceil(error.retryAfterSeconds));
  const detail = `No search provider responds; try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  throw new Problem('search_unavailable', detail, { headers: { 'Retry-After': String(seconds) } });
}
