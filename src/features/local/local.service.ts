import { Injectable } from '@nestjs/common';
import { type Listing, ArticleSearchService } from '../../listing/article-search.service.js';
import type { LocalQuery } from './dto/local-query.dto.js';

/** News about a place. */
@Injectable()
export class LocalService {
  constructor(private readonly articles: ArticleSearchService) {}

  search(query: LocalQuery): Promise<Listing> {
    return this.articles.list(query.criteria(), query);
  }
}
