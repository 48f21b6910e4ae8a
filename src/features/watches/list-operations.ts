import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { retentionOf, Settings } from '../../config/settings.js';
import { Moved, Problem } from '../../http/problem.js';
import { QueryPipe } from '../../http/query-pipe.js';
import { parseQueryString } from '../../http/read-request.js';
import type { Listing } from '../../listing/article-search.service.js';
import { formatsOf } from '../../listing/formats/format.js';
import { splitRequest } from './watched-request.js';

type Query = new () => object;

interface Operation {
  /** Its groups are the parameters of the path. */
  path: RegExp;
  query: Query;
  handle(...parameters: unknown[]): Promise<Listing<object>>;
}

/** The operations of this application that return lists of articles, to be called without a request of a client. */
@Injectable()
export class ListOperations implements OnModuleInit {
  private operations: Operation[] = [];
  private readonly pipe: QueryPipe;

  constructor(
    private readonly discovery: DiscoveryService,
    settings: Settings,
  ) {
    this.pipe = new QueryPipe(retentionOf(settings));
  }

  onModuleInit(): void {
    this.operations = this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      if (typeof metatype !== 'function' || !instance) return [];
      return operationsOf(instance as object, metatype);
    });
  }

  /**
   * @param request path and query.
   * @throws Problem as the operation does; `not_found` without such an operation.
   */
  async call(request: string): Promise<Listing<object>> {
    const { path, query } = splitRequest(request) ?? { path: '', query: '' };
    for (const operation of this.operations) {
      const match = operation.path.exec(path);
      if (match === null) continue;
      const value: unknown = parseQueryString(query);
      const dto: unknown = await this.pipe.transform(value, { type: 'query', metatype: operation.query });
      try {
        return await operation.handle(...match.slice(1), dto);
      } catch (error) {
        if (error instanceof Moved) return this.call(`${error.location}?${query}`);
        throw error;
      }
    }
    throw new Problem('not_found', 'There is no such operation.');
  }
}

function operationsOf(controller: object, type: object): Operation[] {
  const prototype = Object.getPrototypeOf(controller) as Record<string, unknown>;
  return Object.getOwnPropertyNames(prototype).flatMap((name): Operation[] => {
    const handler = prototype[name];
    if (typeof handler !== 'function' || formatsOf(handler)?.columns !== null) return [];
    const path = [Reflect.getMetadata('path', type), Reflect.getMetadata('path', handler)]
      .map((part) => String(part).replace(/^\/|\/$/g, ''))
      .filter((part) => part !== '')
      .map((part) => part.replace(/:\w+/g, '([^/]+)'));
    const types = Reflect.getMetadata('design:paramtypes', prototype, name) as Query[];
    const handle = handler as Operation['handle'];
    return [
      { path: new RegExp(`^/${path.join('/')}$`), query: types.at(-1)!, handle: handle.bind(controller) },
    ];
  });
}
