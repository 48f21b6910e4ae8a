import { Controller, Query } from '@nestjs/common';
import type { Listing } from '../../listing/article-search.service.js';
import { ListOfArticles } from '../../listing/list-of-articles.js';
import { SimilarQuery } from './dto/similar-query.dto.js';
import { SimilarService } from './similar.service.js';

@Controller('news/similar')
export class SimilarController {
  constructor(private readonly similar: SimilarService) {}

  @ListOfArticles('', {
    operationId: 'similarNews',
    summary: 'Articles about the same event',
    description:
      'Articles about the same event as an article of the index, however worded: the reports of its story, then those that ' +
      'share its names and rarest words, the most similar first. Copies of the article are not included. 404 ' +
      '`article_unknown` where the index does not contain it.',
  })
  list(@Query() query: SimilarQuery): Promise<Listing> {
    return this.similar.list(query);
  }
}
