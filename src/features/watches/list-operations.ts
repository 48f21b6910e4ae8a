import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { searchedIndexRetention, Settings } from '../../config/settings.js';
import { MovedPermanently, Problem } from '../../http/problem.js';
import { QueryPipe } from '../../http/query-pipe.js';
import { parseQueryString } from '../../http/read-request.js';
import type { Listing } from '../../listing/article-search.service.js';
import { operationOfRequest, splitRequest } from './watched-request.js';

type Handler = (...parameters: unknown[]) => Promise<Listing<object>>;

/** Calls operations that return a list of articles from inside this service. */
@Injectable()
export class ListOperations {
  private readonly pipe: QueryPipe;

  constructor(
    private readonly modules: ModuleRef,
    settings: Settings,
  ) {
    this.pipe = new QueryPipe(searchedIndexRetention(settings));
  }

  /** Calls the operation of a request (path and query). @throws Problem as it does; `not_found` for another path. */
  async call(request: string): Promise<Listing<object>> {
    const operation = operationOfRequest(request);
    if (operation === undefined) throw new Problem('not_found', 'There is no such operation.');
    const { path, query } = splitRequest(request)!;
    const dto = this.pipe.read(operation.query, parseQueryString(query));
    const controller = this.modules.get<Record<string, Handler>>(operation.controller, { strict: false });
    try {
      return await controller[operation.method]!(...operation.path.exec(path)!.slice(1), dto);
    } catch (error) {
      if (error instanceof MovedPermanently) return this.call(`${error.location}?${query}`);
      throw error;
    }
  }
}
