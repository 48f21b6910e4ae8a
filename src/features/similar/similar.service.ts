import { Injectable } from '@nestjs/common';
import { Problem } from '../../http/problem.js';
import { ArticleSearchService, type Listing } from '../../listing/article-search.service.js';
import { readArticle } from '../../search/engine/describe-articles.js';
import type { ReferenceArticle } from '../../search/search-query.js';
import { SearchProviderService } from '../../search/search-provider.service.js';
import type { SimilarQuery } from './dto/similar-query.dto.js';

/** Finds articles about the same event as a given one. */
@Injectable()
export class SimilarService {
  constructor(
    private readonly articles: ArticleSearchService,
    private readonly providers: SearchProviderService,
  ) {}

  /** @throws Problem `article_unknown`; SearchUnavailableError */
  async list(query: SimilarQuery): Promise<Listing> {
    const like = await this.find(query);
    const { from, to, language } = query;
    const timeframe = query.timeframe ?? (from === null && to === null ? 'last_30d' : 'anytime');
    const parameters = { ...query, timeframe, language: language ?? like.language };
    return this.articles.list({ intent: 'similar', text: '', like }, parameters);
  }

  private async find({ url, id }: SimilarQuery): Promise<ReferenceArticle> {
    const named = url === null ? { id: parseInt(id!, 36) } : { url };
    const isPossible = url !== null || Number.isSafeInteger(named.id);
    const found = isPossible
      ? await this.providers.queryAnyIndex((index) => readArticle(index, named))
      : null;
    if (found === null)
      throw new Problem(
        'article_unknown',
        'The index has no such article, or it was deleted; search for its title with /news.',
      );
    return found;
  }
}
