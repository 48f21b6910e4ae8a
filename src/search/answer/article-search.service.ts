import { Injectable } from '@nestjs/common';
import type { Candidate } from '../../articles/article.js';
import { ArticlePipelineService } from '../../articles/article-pipeline.service.js';
import { toArticle } from '../../articles/to-article.js';
import { Answer } from '../../http/answer.js';
import { type Timeframe, windowOf } from '../../http/query/timeframe.js';
import { SearchProviderService } from '../search-provider.service.js';
import type { SearchQuery } from '../search-query.js';

/** What every news endpoint lets its caller say beside what to search for. */
export interface CommonParameters {
  language: string;
  /** `all` or a country code in upper case. */
  geo: string;
  limit: number;
  timeframe: Timeframe;
}

/** What an endpoint makes of its own parameters. */
export type Wish = Pick<SearchQuery, 'intent' | 'text'> & Partial<Pick<SearchQuery, 'parsed' | 'topics'>>;

/** One search from the wish to the envelope; the five news endpoints differ in the wish only. */
@Injectable()
export class ArticleSearchService {
  constructor(
    private readonly providers: SearchProviderService,
    private readonly pipeline: ArticlePipelineService,
  ) {}

  /**
   * @param topic the envelope's `topic`.
   * @throws SearchUnavailableError when no provider can answer.
   */
  async answer(
    wish: Wish,
    { language, geo, limit, timeframe }: CommonParameters,
    topic = '',
  ): Promise<Answer> {
    const window = windowOf(timeframe);
    const since = window === null ? null : Math.ceil(Date.now() / 1000) - window;
    const country = geo === 'all' ? null : geo;
    const query = { parsed: null, topics: [], ...wish, language, country, since, wanted: limit };
    const source = this.providers.candidates(query);
    const found = await this.pipeline.assemble((saturated) => source.next(saturated), { limit, since });
    const envelope = { topic, geo, language, count: found.length, items: found.map(toArticle) };
    return new Answer(envelope, window === null ? Infinity : expiryOf(found, window));
  }
}

/** When the oldest of the articles leaves the window, in Unix milliseconds. */
function expiryOf(found: Candidate[], window: number): number {
  return Math.min(...found.map(({ publishedAt }) => ((publishedAt ?? 0) + window) * 1000));
}
