import { Injectable } from '@nestjs/common';
import { type Listing, ArticleSearchService } from '../../listing/article-search.service.js';
import { syntaxHeader } from '../../listing/list-parameters.js';
import { parseText } from '../../search/parse-text.js';
import type { Order } from '../../search/search-query.js';
import type { AdvancedNewsQuery } from './dto/advanced-news-query.dto.js';
import type { NewsQuery } from './dto/news-query.dto.js';
import { filterArticles } from './filter-articles.js';
import { sortArticles } from './sort-articles.js';

/** News by free text. */
@Injectable()
export class NewsService {
  constructor(private readonly articles: ArticleSearchService) {}

  search(query: NewsQuery): Promise<Listing> {
    return this.find(query, query.sort);
  }

  /** Filters and order apply to the result of the search, so that fewer than `limit` articles may remain. */
  async searchAdvanced(query: AdvancedNewsQuery): Promise<Listing> {
    const result = await this.find(query, 'relevance');
    return result.mapItems((items) => sortArticles(filterArticles(items, query), query.sort, query.language));
  }

  private async find(query: NewsQuery | AdvancedNewsQuery, order: Order): Promise<Listing> {
    const { topic, search_in: searchIn } = query;
    const parsed = parseText(topic);
    const criteria = { intent: 'text' as const, text: parsed.plain, parsed, searchIn, order };
    return (await this.articles.list(criteria, query, topic)).withHeaders(syntaxHeader(parsed));
  }
}
