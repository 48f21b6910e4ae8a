import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { SearchModule } from '../search/search.module.js';
import { ProblemFilter } from './problem.filter.js';
import { queryPipe } from './query/query.pipe.js';
import { ResponseCache } from './response-cache.js';

/** What all features share of HTTP: validation, errors and the memory of answers. */
@Global()
@Module({
  imports: [SearchModule],
  providers: [
    ResponseCache,
    { provide: APP_PIPE, useFactory: queryPipe },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [ResponseCache],
})
export class HttpModule {}
