import { Injectable } from '@nestjs/common';
import { ArticlePipelineService } from '../articles/article-pipeline.service.js';
import { type Article, type Candidate, unixSecondsNow } from '../articles/article.js';
import { numberOfDiversityShares } from '../articles/select-diverse.js';
import type { HeaderPairs } from '../http/responses.js';
import { secondsOfTimeframe } from '../http/query-parameters.js';
import { countMatches } from '../search/engine/plan.js';
import { readLaterPage } from '../search/engine/later-page.js';
import type { ArrivalState, PageState } from '../search/page.js';
import { type RespelledWords, SearchInterruptedError } from '../search/search-provider.js';
import { analysisLanguages, type SearchIntent, type SearchQuery } from '../search/search-query.js';
import { SearchProviderService } from '../search/search-provider.service.js';
import { type ResultCounts, MAX_COUNTED, type ProviderTiming, type SearchRun } from '../search/search-run.js';
import { type PerformedSearch, articlesWithFields } from './with-fields.js';
import { checkCursorAge, cursorProblem, Cursors } from './cursor.js';
import { NewArticlesReader, type SincePage, type SinceRequest } from './new-articles.js';
import {
  parametersBoundToCursor,
  type SearchCriteria,
  fieldsToRead,
  type ListQuery,
  disabledRulesHeader,
  requestedQueryOf,
  responseLanguage,
  querySyntaxHeader,
} from './list-parameters.js';

/** The body of a response with a list of articles. The order of the fields is promised to clients. */
export interface ArticleListEnvelope {
  /** The search text, trimmed; "" if the endpoint has none. */
  topic: string;
  /** `all`, or a country code (ISO 3166-1 alpha-2) in upper case. */
  geo: string;
  /** Canonical language tag; several are separated by commas. */
  language: string;
  count: number;
  /** In a response to `since`: the token to send as the next `since`. `more` is true if newer articles already exist. */
  since?: string;
  more?: boolean;
  /** With `include=total`: number of articles in the index that match, before near-identical ones are merged. */
  total?: number;
  /** Whether `total` is exact; if not, it is a lower bound. */
  total_is_exact?: boolean;
  items: Article[];
}

interface NextPage {
  /** Cursor of the next page, or token that selects newer articles; null if there is no next page. */
  next: string | null;
  /** Name of the parameter in which `next` is sent; `cursor` by default. */
  parameter?: 'cursor' | 'since';
  /** Whether no page follows because the pages have their maximum number of articles; sent as `X-Depth-Limited`. */
  isDeepest?: boolean;
}

interface ListingDetails {
  /** If source diversity shortened the page: the numbers of matching articles and of their domains; otherwise null. */
  limitedOf?: Pick<ResultCounts, 'articles' | 'domains'> | null;
  /** The queried providers with their response times, for `Server-Timing`. */
  parts?: readonly ProviderTiming[];
  pages?: NextPage;
  headers?: HeaderPairs;
}

/** A list as a handler returns it: the body of the response, and until when it may be cached. */
export class Listing<Body extends object = ArticleListEnvelope> {
  /**
   * @param expiresAt time in Unix milliseconds at which an article of the list becomes older than the timeframe
   * permits; Infinity without a timeframe.
   */
  constructor(
    readonly envelope: Body,
    readonly expiresAt: number,
    readonly details: ListingDetails = {},
  ) {}

  /** A copy of this list with its articles filtered or sorted. */
  mapItems(this: Listing, arrange: (items: Article[]) => Article[]): Listing {
    const items = arrange(this.envelope.items);
    return new Listing({ ...this.envelope, count: items.length, items }, this.expiresAt, this.details);
  }
}

/** Milliseconds for which a result is cached if an external search API (live source) did not respond in time. */
const INCOMPLETE_MS = 5_000;

/** Makes lists of articles: searches, assembles pages, and writes cursors. */
@Injectable()
export class ArticleSearchService {
  constructor(
    private readonly providers: SearchProviderService,
    private readonly pipeline: ArticlePipelineService,
    private readonly cursors: Cursors,
    private readonly arrived: NewArticlesReader,
  ) {}

  /** Makes the list of a request. @param topic the field of the response. @throws SearchUnavailableError */
  async list(criteria: SearchCriteria, parameters: ListQuery, topic = ''): Promise<Listing> {
    const { geo, timeframe } = parameters;
    const include = fieldsToRead(parameters);
    const requested = requestedQueryOf(criteria, parameters);
    const query = await this.providers.resolve(requested, parameters);
    const headers = [...disabledRulesHeader(parameters), ...querySyntaxHeader(query.parsed)];
    const language = responseLanguage(parameters);
    const context = { topic, geo, language, window: secondsOfTimeframe(timeframe), include, headers };
    const { since: token = null } = parameters;
    if (token !== null) {
      const boundQuery = parametersBoundToCursor(criteria, { ...parameters, format: null });
      return this.newArticles({ since: token, query, window: context.window, boundQuery }, context);
    }
    const boundQuery = parametersBoundToCursor(criteria, parameters);
    if (parameters.cursor != null) return this.laterPage(query, parameters.cursor, boundQuery, context);
    // A list without the parameter `cursor` has one page.
    const hasPages = parameters.cursor !== undefined;
    const search = (): Promise<Listing> => this.firstPage(query, hasPages ? boundQuery : null, context);
    // An interrupted search is repeated, so that one provider provides all of the result.
    return search().catch((error: unknown) =>
      error instanceof SearchInterruptedError ? search() : Promise.reject(error as Error),
    );
  }

  /**
   * Makes the first page.
   * @param boundQuery the parameters to which the cursor of the next page is bound; null for a list that has only one
   * page.
   * @throws SearchUnavailableError; SearchInterruptedError if an index fails after the first candidates.
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

  /** Makes a later page: articles that were in the index when the first page was made, and are on no earlier page. */
  private async laterPage(
    query: SearchQuery,
    cursor: string,
    boundQuery: string,
    context: ResponseContext,
  ): Promise<Listing> {
    // The cursor belongs to the index that provided the first page.
    const begun = await this.providers.queryAnyIndex(async (one) => {
      const arrivals = await one.lastSequences(analysisLanguages(query));
      const from = this.cursors.read(cursor, boundQuery, arrivals);
      return from && { index: one.name, arrivals, from };
    });
    if (begun === null) throw cursorProblem('cursor_invalid');
    const { index, arrivals, from } = begun;
    checkCursorAge(from, unixSecondsNow());
    const page = await this.providers.queryIndex(
      (one) => readLaterPage(one, query, from, this.providers.isAggregator),
      index,
    );
    const { articles } = page;
    if (query.order === 'newest') articles.sort(newestFirst);
    const next = page.next && this.cursors.write(page.next, boundQuery, arrivals);
    const matched = page.isCutShort
      ? await this.providers.queryIndex((one) => countMatches(one, query, MAX_COUNTED), index)
      : null;
    return new Listing(
      await this.envelopeOf({ query, index }, articles, context),
      expiryOf(articles, context.window),
      {
        limitedOf: matched && { articles: matched.articles, domains: matched.domains ?? page.domains },
        pages: { next, isDeepest: page.isDeepest || (page.next !== null && next === null) },
        headers: context.headers,
      },
    );
  }

  /** The articles that were ingested after an earlier request. Not cached, or the newest ones would be missing. */
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

  /** The fields `total` and `total_is_exact`. @param found number of articles, which is the total without an index. */
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
}

/** What a response takes from its request: repeated parameters, fields to include, headers, timeframe in seconds. */
interface ResponseContext extends Pick<ArticleListEnvelope, 'topic' | 'geo' | 'language'> {
  window: number | null;
  include: ReadonlySet<string>;
  headers: HeaderPairs;
}

/** Searches whose cursor lists the ids of the first page's articles, because a repeated search may reorder them. */
const PINNED_INTENTS: ReadonlySet<SearchIntent> = new Set<SearchIntent>(['topic', 'trending', 'similar']);

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

/** Sorts articles by publication time: the newest first, undated ones last. */
const newestFirst = (a: Candidate, b: Candidate): number =>
  (b.publishedAt ?? -Infinity) - (a.publishedAt ?? -Infinity) || 0;

/** The number of matching articles and their domains, if source diversity shortened the page; otherwise null. */
async function limitedOf(source: SearchRun, isCutShort: boolean | null): Promise<ResultCounts | null> {
  if (isCutShort === false) return null;
  const matched = await source.matched();
  return isCutShort || matched.articles > matched.seen ? matched : null;
}

/** The header `X-Respelled`: `word=spelling` for each query word with a corrected spelling that was searched, too. */
function respelledHeader(pairs: RespelledWords['pairs']): HeaderPairs {
  const written = pairs.map((pair) => pair.map(encodeURIComponent).join('='));
  return written.length === 0 ? [] : ['X-Respelled', written.join(', ')];
}

/** Unix milliseconds at which the first of the articles exceeds the timeframe; Infinity without a timeframe. */
function expiryOf(found: readonly Candidate[], window: number | null): number {
  if (window === null) return Infinity;
  return Math.min(...found.map(({ publishedAt }) => ((publishedAt ?? 0) + window) * 1000));
}
