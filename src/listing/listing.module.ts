import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ArticlePipelineService } from '../articles/article-pipeline.service.js';
import { SearchModule } from '../search/search.module.js';
import { ArticleSearchService } from './article-search.service.js';
import { Cursors } from './cursor.js';
import { ResponseCache, ResponseCacheInterceptor } from './response-cache.js';

/** What the news features are built on: search, pipeline and envelope in one step, and the memory of answers. */
@Module({
  imports: [SearchModule],
  providers: [
    ArticlePipelineService,
    ArticleSearchService,
    Cursors,
    ResponseCache,
    { provide: APP_INTERCEPTOR, useClass: ResponseCacheInterceptor },
  ],
  exports: [ArticlePipelineService, ArticleSearchService, Cursors, SearchModule],
})
export class ListingModule {}
