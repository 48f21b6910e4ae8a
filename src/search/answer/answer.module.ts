import { Module } from '@nestjs/common';
import { ArticlePipelineService } from '../../articles/article-pipeline.service.js';
import { SearchModule } from '../search.module.js';
import { ArticleSearchService } from './article-search.service.js';

/** What the news features are built on: search, pipeline and envelope in one step. */
@Module({
  imports: [SearchModule],
  providers: [ArticlePipelineService, ArticleSearchService],
  exports: [ArticleSearchService],
})
export class AnswerModule {}
