import { Injectable } from '@nestjs/common';
import { ArticlePipelineService } from '../articles/article-pipeline.service.js';
import {
  type Article,
  type Candidate,
  type Includable,
  INCLUDABLE,
  unixNow,
  withMetadata,
} from '../articles/article.js';
import { partsOf } from '../articles/select-diverse.js';
import { Problem } from '../http/problem.js';
import {
  Fields,
  From,
  HostNames,
  PageCursor,
  type Timeframe,
  To,
  windowOf,
} from '../http/query-parameters.js';
import type { PageState } from '../search/page.js';
import {
  SearchInterruptedError,
  type SearchIndex,
  type SearchQuery,
  SearchUnavailableError,
  UNLIMITED,
} from '../search/search-provider.js';
import { SearchProviderService } from '../search/search-provider.service.js';
import {
  type CandidateSource,
  type Matched,
  MAX_COUNTED,
  type ProviderTiming,
} from '../search/search-run.js';
import { checkAge, CURSOR_LENGTH, cursorProblem, Cursors } from './cursor.js';

/** The body of every news answer; fields in the order of the interface document. */
export interface Envelope {
  /** The trimmed search text, or "" where the endpoint takes none. */
  topic: string;
  /** `all`, or an ISO 3166-1 alpha-2 code in upper case. */
  geo: string;
  /** Canonical language tag. */
  language: string;
  count: number;
  items: Article[];
}

/** What follows an answer. */
interface Following {
  /** The cursor of the next page; null when there is none. */
  next: string | null;
  /** Whether more was found than pages may have together. */
  isDeepest: boolean;
}

const LAST_PAGE: Following = { next: null, isDeepest: false };

/** What a news endpoint answers, and how long that stays true. */
export class Listing<Body extends object = Envelope> {
  /**
   * @param expiresAt Unix milliseconds from which one of the articles is older than the timeframe allows;
   * Infinity without a timeframe.
   * @param limitedOf what the search matched where source diversity made the answer shorter than its limit; else null.
   * @param parts the providers that took part, and how long each took.
   * @param pages where the answer goes on.
   */
  constructor(
    readonly envelope: Body,
    readonly expiresAt: number,
    readonly limitedOf: Pick<Matched, 'articles' | 'domains'> | null = null,
    readonly parts: readonly ProviderTiming[] = [],
    readonly pages: Following = LAST_PAGE,
  ) {}

  /** The same answer with its articles filtered or put in another order. */
  mapItems(this: Listing, arrange: (items: Article[]) => Article[]): Listing {
    const items = arrange(this.envelope.items);
    const { expiresAt, limitedOf, parts, pages } = this;
    return new Listing({ ...this.envelope, count: items.length, items }, expiresAt, limitedOf, parts, pages);
  }
}

/** Optional fields of the articles in a response. */
export const Include = (): PropertyDecorator =>
  Fields(INCLUDABLE, {
    description:
      'Fields to add to the six of each article, comma-separated: `id`, `language`, `country` and `source_name` of the ' +
      'publisher, `categories`, `story` (its id) and `coverage` (the number of publishers that report the story). They ' +
      'follow the six in this order, null where unknown.',
    example: 'id,story,coverage',
  });

/** The query parameters that all lists of articles share. */
export abstract class ListParameters {
  /** Unix seconds; null when not limited. */
  @From() from!: number | null;
  /** Unix seconds of the first second behind the period; null when not limited. */
  @To() to!: number | null;
  @HostNames({
    description:
      'Host names of the only publishers to search, comma-separated, each with its subdomains. A publisher’s share of a ' +
      'response is a quarter; with fewer than four publishers the shares are equal.',
  })
  domains!: string[];
  @HostNames({
    description:
      'Host names of publishers to exclude from the search, in the format of `domains`; takes precedence over `domains`.',
    example: 'coastwire-bulletin.example',
  })
  exclude_domains!: string[];
  @Include() include!: ReadonlySet<Includable>;
  /** Null for the first page. */
  @PageCursor(CURSOR_LENGTH) cursor!: string | null;
}

/** What every news endpoint lets its caller say beside what to search for. */
interface CommonParameters extends Partial<ListParameters> {
  language: string;
  /** `all` or a country code in upper case. */
  geo: string;
  limit: number;
  timeframe: Timeframe;
}

/** What to search for: what an endpoint makes of its own parameters. */
type Criteria = Pick<SearchQuery, 'intent' | 'text'> &
  Partial<Pick<SearchQuery, 'parsed' | 'categories' | 'searchIn' | 'order'>>;

/** How long an answer may be sent again for which a live source was too late, in milliseconds. */
const INCOMPLETE_MS = 5_000;

/** One search from the criteria to the envelope; the five news endpoints differ in the criteria only. */
@Injectable()
export class ArticleSearchService {
  constructor(
    private readonly providers: SearchProviderService,
    private readonly pipeline: ArticlePipelineService,
    private readonly cursors: Cursors,
  ) {}

  /**
   * @param topic the envelope's `topic`.
   * @throws Problem `search_unavailable` when no provider can answer.
   */
  async list(criteria: Criteria, parameters: CommonParameters, topic = ''): Promise<Listing> {
    const { language, geo, limit, timeframe } = parameters;
    const { from = null, to = null, domains = [], exclude_domains = [] } = parameters;
    const window = windowOf(timeframe);
    const query = await this.providers.withPublishers({
      ...UNLIMITED,
      ...criteria,
      language,
      country: geo === 'all' ? null : geo,
      since: window === null ? from : Math.ceil(Date.now() / 1000) - window,
      until: to,
      domains,
      excludedDomains: exclude_domains,
      wanted: limit,
    });
    const answered = { topic, geo, language, window, include: parameters.include ?? NOTHING };
    const question = questionOf(criteria, parameters);
    if (parameters.cursor != null) return this.goOn(query, parameters.cursor, question, answered);
    // A list whose parameters have no cursor could not read the one that it sends.
    const hasPages = parameters.cursor !== undefined;
    const begin = (): Promise<Listing> => this.begin(query, hasPages ? question : null, answered);
    // The provider of the first page provides all of the result.
    return begin()
      .catch((error: unknown) =>
        error instanceof SearchInterruptedError ? begin() : Promise.reject(error as Error),
      )
      .catch(throwAsProblem);
  }

  /**
   * The first page.
   *
   * @param question what the cursor of the next page is bound to; null for a list without pages.
   * @throws SearchUnavailableError; a `SearchBrokenOffError` where a part of it has come.
   */
  private async begin(query: SearchQuery, question: string | null, answered: Answered): Promise<Listing> {
    const source = this.providers.candidates(query);
    const at = unixNow();
    const { wanted: limit, since, until } = query;
    const { articles, isCutShort, isMore } = await this.pipeline.assemble(
      (saturated) => source.next(saturated),
      { limit, since, until, parts: partsOf(query) },
    );
    if (query.order === 'newest') articles.sort(newestFirst);
    const leaves = expiryOf(articles, answered.window);
    const parts = source.timings();
    const isIncomplete = parts.some(({ isLate }) => isLate);
    const expiresAt = isIncomplete ? Math.min(leaves, Date.now() + INCOMPLETE_MS) : leaves;
    const next = question && (await this.secondPage(query, question, source, articles, isMore, at));
    return new Listing(
      await this.envelopeOf(articles, answered, source.index()),
      expiresAt,
      await limitedOf(source, isCutShort),
      parts,
      {
        next,
        isDeepest: false,
      },
    );
  }

  /** The cursor of what follows the first page; null when nothing does. */
  private async secondPage(
    query: SearchQuery,
    question: string,
    source: CandidateSource,
    articles: readonly Candidate[],
    isMore: boolean | null,
    at: number,
  ): Promise<string | null> {
    const arrivals = source.arrivals();
    if (arrivals === null || isMore === false || articles.length === 0) return null;
    const ids = articles.map(({ id }) => id!);
    const { sequence } = arrivals;
    const from: PageState = { at, since: query.since, sequence, first: ids, pinned: [], limits: [] };
    const isThere =
      isMore ??
      (await this.providers.queryIndex(
        ({ pages }) => pages.hasMore(this.providers.admitted(query), from),
        source.index(),
      ));
    return isThere ? this.cursors.write(from, question, arrivals) : null;
  }

  /** A page behind the first: of what was there when that was answered, what no page before it has had. */
  private async goOn(
    query: SearchQuery,
    cursor: string,
    question: string,
    answered: Answered,
  ): Promise<Listing> {
    // An index that only stands in for the one that began knows nothing of its order.
    const begun = await this.providers
      .queryAnyIndex(async ({ name, pages }) => {
        const arrivals = await pages.arrivals(query);
        const from = this.cursors.read(cursor, question, arrivals);
        return from && { index: name, arrivals, from };
      })
      .catch(throwAsProblem);
    if (begun === null) throw cursorProblem('cursor_invalid');
    const { index, arrivals, from } = begun;
    checkAge(from, unixNow());
    const page = await this.queryIndex(
      ({ pages }) => pages.read(this.providers.admitted(query), from),
      index,
    );
    const { articles } = page;
    if (query.order === 'newest') articles.sort(newestFirst);
    const next = page.next && this.cursors.write(page.next, question, arrivals);
    const matched = page.isCutShort
      ? await this.queryIndex((one) => one.count(query, MAX_COUNTED), index)
      : null;
    return new Listing(
      await this.envelopeOf(articles, answered, index).catch(throwAsProblem),
      expiryOf(articles, answered.window),
      matched && { articles: matched.articles, domains: matched.domains ?? page.domains },
      [],
      { next, isDeepest: page.isDeepest || (page.next !== null && next === null) },
    );
  }

  private async envelopeOf(
    articles: readonly Candidate[],
    { topic, geo, language, include }: Answered,
    index: string | null,
  ): Promise<Envelope> {
    const items = await withMetadata(articles, include, (ids, withStories) =>
      this.providers.queryIndex((one) => one.describe(ids, withStories), index),
    );
    return { topic, geo, language, count: items.length, items };
  }

  private queryIndex<T>(call: (index: SearchIndex) => Promise<T>, name: string): Promise<T> {
    return this.providers.queryIndex(call, name).catch(throwAsProblem);
  }
}

/** What of the question stands in the answer, and how old its articles may be in seconds. */
interface Answered extends Pick<Envelope, 'topic' | 'geo' | 'language'> {
  window: number | null;
  include: ReadonlySet<Includable>;
}

const NOTHING: ReadonlySet<Includable> = new Set();

/** Everything that a cursor is bound to: all parameters except `limit` and `include`. */
function questionOf({ intent }: Criteria, parameters: CommonParameters): string {
  const bound = Object.entries(parameters).filter(([name]) => !UNBOUND.has(name));
  return JSON.stringify([intent, ...bound.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

const UNBOUND = new Set(['limit', 'include', 'cursor']);

/** Undated ones last. */
const newestFirst = (a: Candidate, b: Candidate): number =>
  (b.publishedAt ?? -Infinity) - (a.publishedAt ?? -Infinity) || 0;

/** What an answer was cut short of; null where nothing says that it was. */
async function limitedOf(source: CandidateSource, isCutShort: boolean | null): Promise<Matched | null> {
  if (isCutShort === false) return null;
  const matched = await source.matched();
  return isCutShort || matched.articles > matched.seen ? matched : null;
}

/** When the oldest of the articles leaves the window, in Unix milliseconds; never where there is none. */
function expiryOf(found: readonly Candidate[], window: number | null): number {
  if (window === null) return Infinity;
  return Math.min(...found.map(({ publishedAt }) => ((publishedAt ?? 0) + window) * 1000));
}

/** The problem of a search that failed; which provider failed and why is in the log. */
export function throwAsProblem(error: unknown): never {
  if (!(error instanceof SearchUnavailableError)) throw error;
  const seconds = Math.max(1, Math.ceil(error.retryAfterSeconds));
  const detail = `No search provider can answer now; try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  throw new Problem('search_unavailable', detail, { headers: { 'Retry-After': String(seconds) } });
}
