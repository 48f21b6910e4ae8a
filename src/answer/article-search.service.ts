import { Injectable } from '@nestjs/common';
import type { Candidate } from '../articles/article.js';
import { ArticlePipelineService } from '../articles/article-pipeline.service.js';
import { toArticle } from '../articles/to-article.js';
import { Problem } from '../http/problem.js';
import { type Timeframe, windowOf } from '../http/query/timeframe.js';
import {
  type CandidateSource,
  type Matched,
  SearchProviderService,
} from '../search/search-provider.service.js';
import type { SearchQuery } from '../search/search-query.js';
import { SearchUnavailableError } from '../search/search-unavailable.error.js';
import { Answer } from './answer.js';

/** What every news endpoint lets its caller say beside what to search for. */
export interface CommonParameters {
  language: string;
  /** `all` or a country code in upper case. */
  geo: string;
  limit: number;
  timeframe: Timeframe;
}

/** What to search for: what an endpoint makes of its own parameters. */
export type Criteria = Pick<SearchQuery, 'intent' | 'text'> & Partial<Pick<SearchQuery, 'parsed' | 'topics'>>;

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
    { language, geo, limit, timeframe }: CommonParameters,
    topic = '',
  ): Promise<Answer> {
    const window = windowOf(timeframe);
    const since = window === null ? null : Math.ceil(Date.now() / 1000) - window;
    const country = geo === 'all' ? null : geo;
    const query = { parsed: null, topics: [], ...criteria, language, country, since, wanted: limit };
    const source = this.providers.candidates(query);
    const { articles, isCutShort } = await this.pipeline
      .assemble((saturated) => source.next(saturated), { limit, since })
      .catch(describeFailure);
    const envelope = { topic, geo, language, count: articles.length, items: articles.map(toArticle) };
    const expiresAt = window === null ? Infinity : expiryOf(articles, window);
    return new Answer(envelope, expiresAt, await limitedOf(source, isCutShort));
  }
}

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

/** What a caller is told of a search that failed; which provider failed and why is in the log. */
function describeFailure(error: unknown): never {
  if (!(error instanceof SearchUnavailableError)) throw error;
  const seconds = Math.max(1, Math.ceil(error.retryAfterSeconds));
  const detail = `No search provider can answer now; try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  throw new Problem('search_unavailable', detail, { headers: { 'Retry-After': String(seconds) } });
}
