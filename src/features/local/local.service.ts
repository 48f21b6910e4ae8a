import { Injectable } from '@nestjs/common';
import { type Listing, ArticleSearchService } from '../../listing/article-search.service.js';
import { localQuery } from '../../languages/queries.js';
import { syntaxHeader } from '../../listing/list-parameters.js';
import { parsePlace } from '../../search/parse-text.js';
import type { LocalQuery } from './dto/local-query.dto.js';

/** News about a place. */
@Injectable()
export class LocalService {
  constructor(private readonly articles: ArticleSearchService) {}

  async search(dto: LocalQuery): Promise<Listing> {
    const { query } = dto;
    const parsed = parsePlace(query);
    const criteria = { intent: 'local' as const, text: localQuery(parsed.plain), parsed };
    return (await this.articles.list(criteria, dto)).withHeaders(syntaxHeader(parsed));
  }
}
