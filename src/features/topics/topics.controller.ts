import { Controller, Query } from '@nestjs/common';
import { ArticleSearchService, type Listing } from '../../listing/article-search.service.js';
import { ListOfArticles } from '../../listing/list-of-articles.js';
import { TopicsQuery } from './dto/topics-query.dto.js';

@Controller('news/topic')
export class TopicsController {
  constructor(private readonly articles: ArticleSearchService) {}

  @ListOfArticles('', {
    operationId: 'browseTopic',
    summary: 'Browse a category',
    description:
      'Articles of one of eleven categories, or of two combined. The name of the category is translated into `language`.',
  })
  search(@Query() query: TopicsQuery): Promise<Listing> {
    return this.articles.list(query.criteria(), query);
  }
}
