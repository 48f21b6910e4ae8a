import type { Type } from '@nestjs/common';
import { QueryPipe } from '../../http/query-pipe.js';
import { parseQueryString } from '../../http/read-request.js';
import { LocalQuery } from '../local/dto/local-query.dto.js';
import { LocalController } from '../local/local.controller.js';
import { AdvancedNewsQuery } from '../news/dto/advanced-news-query.dto.js';
import { NewsQuery } from '../news/dto/news-query.dto.js';
import { NewsController } from '../news/news.controller.js';
import { SimilarQuery } from '../similar/dto/similar-query.dto.js';
import { SimilarController } from '../similar/similar.controller.js';
import { StoryQuery } from '../stories/dto/stories-query.dto.js';
import { StoriesController } from '../stories/stories.controller.js';
import { TopicsQuery } from '../topics/dto/topics-query.dto.js';
import { TopicsController } from '../topics/topics.controller.js';
import { TrendingQuery } from '../trending/dto/trending-query.dto.js';
import { TrendingController } from '../trending/trending.controller.js';

type Query = new () => object;
/** The parameters of an operation whose new matches a webhook can receive. */
export type WatchableQuery = NewsQuery | AdvancedNewsQuery | LocalQuery | TopicsQuery;

/** An operation of the API that returns a list of articles and can be called from inside this service. */
interface Operation {
  /** Matches the path of the operation; its group captures a path parameter. */
  path: RegExp;
  query: Query;
  controller: Type<object>;
  method: string;
}

const operation = <T extends object>(
  path: string,
  query: Query,
  controller: Type<T>,
  method: keyof T & string,
): Operation => ({ path: new RegExp(`^${path}$`), query, controller, method });

/** Operations whose new matches a webhook can receive. */
const SEARCHES = [
  operation('/news', NewsQuery, NewsController, 'search'),
  operation('/news/advanced', AdvancedNewsQuery, NewsController, 'searchAdvanced'),
  operation('/news/topic', TopicsQuery, TopicsController, 'search'),
  operation('/news/local', LocalQuery, LocalController, 'search'),
];

const OPERATIONS = [
  ...SEARCHES,
  operation('/news/trending', TrendingQuery, TrendingController, 'search'),
  operation('/news/similar', SimilarQuery, SimilarController, 'list'),
  operation('/news/stories/([^/]+)', StoryQuery, StoriesController, 'read'),
];

/** Validates saved searches. A period that the index no longer retains is accepted: the file stays valid. */
const PIPE = new QueryPipe();

/** Splits a request into path and query; null if the text is no request. */
export function splitRequest(request: string): { path: string; query: string } | null {
  const [, path, query = ''] = /^(\/[A-Za-z0-9/_-]+)(?:\?([^#\s]*))?$/.exec(request) ?? [];
  return path === undefined ? null : { path, query };
}

/** The operation for the path of a request; undefined if no such operation has this path. */
export function operationOfRequest(request: string): Operation | undefined {
  const path = splitRequest(request)?.path ?? '';
  return OPERATIONS.find((one) => one.path.test(path));
}

export const canBeWatched = (request: string): boolean => operationOfRequest(request) !== undefined;

export const canHaveWebhook = (request: string): boolean =>
  SEARCHES.some((one) => one === operationOfRequest(request));

/** Reads the parameters of a request as its operation does. @throws Problem `invalid_parameters` */
export function readRequestParameters(request: string): object {
  return PIPE.read(operationOfRequest(request)!.query, parseQueryString(splitRequest(request)!.query));
}
