import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ArticlePipelineService } from '../articles/article-pipeline.service.js';
import { UnknownParameters } from '../http/query-pipe.js';
import { SearchModule } from '../search/search.module.js';
import { ArticleSearchService } from './article-search.service.js';
import { Cursors } from './cursor.js';
import { NewArticlesReader } from './new-articles.js';
import { ResponseCache, ResponseCacheInterceptor } from './response-cache.js';

/** Provides lists of articles to the features: search, pages, cursors and the response cache. */
@Module({
  imports: [SearchModule],
  providers: [
    ArticlePipelineService,
    ArticleSearchService,
    Cursors,
    NewArticlesReader,
    ResponseCache,
    UnknownParameters,
    { provide: APP_INTERCEPTOR, useClass: ResponseCacheInterceptor },
  ],
  exports: [
    ArticlePipelineService,
    ArticleSearchService,
    Cursors,
    NewArticlesReader,
    ResponseCache,
    SearchModule,
  ],
})
export class ListingModule {}
