import { Injectable } from '@nestjs/common';
import { admitsHost } from '../../articles/urls.js';
import { Problem } from '../../http/problem.js';
import { ArticleSearchService, type Listing, throwAsProblem } from '../../listing/article-search.service.js';
import { type LikeArticle, UNLIMITED } from '../../search/search-query.js';
import { SearchProviderService } from '../../search/search-provider.service.js';
import type { SimilarQuery } from './dto/similar-query.dto.js';

/** Articles about the same event as one of the index. */
@Injectable()
export class SimilarService {
  constructor(
    private readonly articles: ArticleSearchService,
    private readonly providers: SearchProviderService,
  ) {}

  /** @throws Problem `article_unknown`, `search_unavailable`. */
  async list(query: SimilarQuery): Promise<Listing> {
    const like = await this.find(query);
    const { from, to, language } = query;
    const timeframe = query.timeframe ?? (from === null && to === null ? 'last_30d' : 'anytime');
    const parameters = { ...query, timeframe, language: language ?? like.language };
    return this.articles.list({ intent: 'similar', text: '', like }, parameters);
  }

  private async find({ url, id }: SimilarQuery): Promise<LikeArticle> {
    const named = url === null ? { id: parseInt(id!, 36) } : { url };
    const isPossible = url !== null || Number.isSafeInteger(named.id);
    const found = isPossible
      ? await this.providers.queryAnyIndex((index) => index.article(named)).catch(throwAsProblem)
      : null;
    const { excludedDomains } = this.providers.admitted({ ...UNLIMITED, ...ANY });
    if (found === null || !admitsHost({ domains: [], excludedDomains }, found.source))
      throw new Problem(
        'article_unknown',
        'The index has no such article, or it was deleted; search for its title with /news.',
      );
    return found;
  }
}

/** A query that excludes only blocked publishers. */
const ANY = { intent: 'similar', text: '', language: 'en', wanted: 1 } as const;
