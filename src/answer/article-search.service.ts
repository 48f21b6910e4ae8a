import { Injectable } from '@nestjs/common';
import { ArticlePipelineService } from '../articles/article-pipeline.service.js';
import { type Article, type Candidate, toArticle } from '../articles/article.js';
import { partsOf } from '../articles/publisher-filter.js';
import { Problem } from '../http/problem.js';
import { type Timeframe, windowOf } from '../http/query-parameters.js';
import { type SearchQuery, SearchUnavailableError, UNLIMITED } from '../search/search-provider.js';
import { SearchProviderService } from '../search/search-provider.service.js';
import type { CandidateSource, Matched, Part } from '../search/search-run.js';
import type { ListParameters } from './list-parameters.js';

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

/** What a news endpoint answers, and how long that stays true. */
export class Answer<Body extends object = Envelope> {
  /**
   * @param expiresAt Unix milliseconds from which one of the articles is older than the timeframe allows;
   * Infinity when no timeframe was asked for.
   * @param limitedOf what the search matched where source diversity made the answer shorter than its limit; else null.
   * @param parts the providers that took part, and how long each took.
   */
  constructor(
    readonly envelope: Body,
    readonly expiresAt: number,
    readonly limitedOf: Pick<Matched, 'articles' | 'domains'> | null = null,
    readonly parts: readonly Part[] = [],
  ) {}

  /** The same answer with its articles filtered or put in another order. */
  rearranged(this: Answer, arrange: (items: Article[]) => Article[]): Answer {
    const items = arrange(this.envelope.items);
    const { expiresAt, limitedOf, parts } = this;
    return new Answer({ ...this.envelope, count: items.length, items }, expiresAt, limitedOf, parts);
  }
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
  Partial<Pick<SearchQuery, 'parsed' | 'topics' | 'searchIn' | 'order'>>;

/** How long an answer may be sent again for which a live source was too late, in milliseconds. */
const INCOMPLETE_MS = 5_000;

/** One search from the criteria to the envelope; the five news endpoints differ in the criteria only. */
@Injectable()
export class ArticleSearchService {
  constructor(
    private readonly providers: SearchProviderService,
    private readonly pipeline: ArticlePipelineService,
  ) {}

  /**
   * @param topic the envelope's `topic`.
   * @throws Problem `search_unavailable` when no provider can answer.
   */
  async answer(
    criteria: Criteria,
    { language, geo, limit, timeframe, ...parameters }: CommonParameters,
    topic = '',
  ): Promise<Answer> {
    const { from = null, to = null, domains = [], exclude_domains = [] } = parameters;
    const window = windowOf(timeframe);
    const query: SearchQuery = {
      ...UNLIMITED,
      ...criteria,
      language,
      country: geo === 'all' ? null : geo,
      since: window === null ? from : Math.ceil(Date.now() / 1000) - window,
      until: to,
      domains,
      excludedDomains: exclude_domains,
      wanted: limit,
    };
    const source = this.providers.candidates(query);
    const { articles, isCutShort } = await this.pipeline
      .assemble((saturated) => source.next(saturated), {
        ...{ limit, since: query.since, until: to },
        parts: partsOf(query),
      })
      .catch(describeFailure);
    if (query.order === 'newest') articles.sort(newestFirst);
    const envelope = { topic, geo, language, count: articles.length, items: articles.map(toArticle) };
    const leaves = window === null ? Infinity : expiryOf(articles, window);
    const parts = source.parts();
    const isIncomplete = parts.some(({ isLate }) => isLate);
    const expiresAt = isIncomplete ? Math.min(leaves, Date.now() + INCOMPLETE_MS) : leaves;
    return new Answer(envelope, expiresAt, await limitedOf(source, isCutShort), parts);
  }
}

/** Undated ones last. */
const newestFirst = (a: Candidate, b: Candidate): number =>
  (b.publishedAt ?? -Infinity) - (a.publishedAt ?? -Infinity) || 0;

/** What an answer was cut short of; null where nothing says that it was. */
async function limitedOf(source: CandidateSource, isCutShort: boolean | null): Promise<Matched | null> {
  if (isCutShort === false) return null;
  const matched = await source.matched();
  return isCutShort || matched.articles > matched.seen ? matched : null;
}

/** When the oldest of the articles leaves the window, in Unix milliseconds. */
function expiryOf(found: Candidate[], window: number): number {
  return Math.min(...found.map(({ publishedAt }) => ((publishedAt ?? 0) + window) * 1000));
}

/** The problem of a search that failed; which provider failed and why is in the log. */
export function describeFailure(error: unknown): never {
  if (!(error instanceof SearchUnavailableError)) throw error;
  const seconds = Math.max(1, Math.ceil(error.retryAfterSeconds));
  const detail = `No search provider can answer now; try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  throw new Problem('search_unavailable', detail, { headers: { 'Retry-After': String(seconds) } });
}
