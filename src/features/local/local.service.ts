import { Injectable } from '@nestjs/common';
import { type Listing, ArticleSearchService } from '../../listing/article-search.service.js';
import { localQuery } from '../../languages/queries.js';
import { parseText } from '../../search/parse-text.js';
import type { LocalQuery } from './dto/local-query.dto.js';

/** News about a place. */
@Injectable()
export class LocalService {
  constructor(private readonly articles: ArticleSearchService) {}

  search(dto: LocalQuery): Promise<Listing> {
    const { query } = dto;
    const criteria = { intent: 'local' as const, text: localQuery(query), parsed: parseText(query) };
    return this.articles.list(criteria, dto);
  }
}
