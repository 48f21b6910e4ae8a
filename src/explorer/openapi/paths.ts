import { type answers, healthAnswer, queries, STORY, unhealthyAnswer } from './examples.js';
import { curlSample, type OpenApiDocument, type Operation, parameterKey } from './openapi.js';
import type { ParameterName } from './parameters.js';
import {
  errorResponses,
  eventStream,
  everyError,
  moved,
  newsResponse,
  notModified,
  usageResponse,
} from './responses.js';

interface NewsOperation {
  operationId: keyof typeof answers;
  summary: string;
  description: string;
  parameters: ParameterName[];
}

/** What every list of news may be asked beside its own parameters. */
const OF_LISTS = ['from', 'to', 'domains', 'exclude_domains', 'include', 'cursor'] as const;

/** The operations that answer articles. */
const NEWS: Record<string, NewsOperation> = {
  '/news': {
    operationId: 'searchNews',
    summary: 'Search by text',
    description: 'Articles that contain the search text, the best and newest first.',
    parameters: ['topic', 'language', 'geo', 'limit', 'timeframe', ...OF_LISTS, 'search_in', 'order'],
  },
  '/news/advanced': {
    operationId: 'searchNewsAdvanced',
    summary: 'Search, then filter and sort',
    description:
      'The search of `/news`; then its articles are filtered by source and thumbnail and sorted. ' +
      'The filters may leave fewer than `limit`, even none.',
    parameters: [
      'topic',
      'language',
      'geo',
      'fetchLimit',
      'timeframe',
      ...OF_LISTS,
      'search_in',
      'source',
      'exclude_source',
      'thumbnail_only',
      'sort',
    ],
  },
  '/news/topic': {
    operationId: 'browseTopic',
    summary: 'Browse a category',
    description:
      'Articles of one of eleven categories, or of two combined. The category’s name is translated into ' +
      '`language`.',
    parameters: ['topic1', 'topic2', 'languageOrEnglish', 'geo', 'limit', 'timeframe', ...OF_LISTS],
  },
  '/news/trending': {
    operationId: 'trendingNews',
    summary: 'Trending headlines',
    description:
      'What is covered most right now in a language and, with `geo`, a country: one article a story.',
    parameters: ['language', 'geo', 'limit', 'timeframe', ...OF_LISTS],
  },
  '/news/local': {
    operationId: 'localNews',
    summary: 'News about a place',
    description: 'Articles about a city, region or area; nearby areas may appear.',
    parameters: ['query', 'languageOrEnglish', 'geo', 'limit', 'timeframe', ...OF_LISTS],
  },
  '/news/stories': {
    operationId: 'newsStories',
    summary: 'What is reported now, by event',
    description:
      'The stories behind `/news/trending`, in its order: each with how much it is reported, and up to five articles ' +
      'of different publishers. With `geo`, reports of that country decide, and only they are shown.',
    parameters: ['language', 'geo', 'limit', 'timeframeOfStories', 'categoryOfStories', 'include'],
  },
  '/news/stories/{id}': {
    operationId: 'newsStory',
    summary: 'All reports of a story',
    description:
      'A story with its reports, newest first. A story is over 48 hours after its last report; its id is unknown from ' +
      'then on.',
    parameters: ['story', 'limit', 'include', 'cursor'],
  },
  '/news/counts': {
    operationId: 'countNews',
    summary: 'How much was published, over time',
    description:
      'How many articles with all words, and of how many publishers, each day or hour has: the curve of a subject. ' +
      'Without `from` the last 7 days, by hour the last 24. Every span has its bucket, at most 750; undated articles ' +
      'are in none. Articles are counted before near-identical ones are merged.',
    parameters: ['eitherTopic', 'eitherCategory', 'languageOfEither', 'geo', 'by', 'from', 'to'],
  },
};

/** What is asked of the service about itself. */
const ABOUT: Record<string, NewsOperation> = {
  '/sources': {
    operationId: 'listSources',
    summary: 'Publishers that are read',
    description:
      'One row a publisher, in the order of their domains: what it is called, in which languages, countries and ' +
      'categories it publishes, the most frequent first, and how much of it came in the last seven days.',
    parameters: ['languageOfSource', 'countryOfSource', 'categoryOfSource', 'domain', 'limit', 'cursor'],
  },
};

/** Not an answer but a stream of them. */
const STREAM: Record<string, Pick<NewsOperation, 'summary' | 'description' | 'parameters'>> = {
  '/news/stream': {
    summary: 'Articles as they come',
    description:
      'Server-Sent Events: one event `article` for each new article that `/news` (`topic`) or `/news/topic` (`topic1`) ' +
      'would find with all words, within a second of its ingestion; near-identical ones once. A comment every 15 ' +
      'seconds. Send the `id` of the last event in `Last-Event-ID` to go on where the stream ended. A reader that does ' +
      'not read is cut off. A key may have some streams open at a time (5 unless the operator says otherwise).',
    parameters: [
      'eitherTopic',
      'eitherCategory',
      'topic2',
      'languageOfEither',
      'geo',
      'timeframe',
      'from',
      'to',
      'domains',
      'exclude_domains',
      'search_in',
      'lastEventId',
    ],
  },
};

/** Answers that only one operation has. */
const SPECIAL: Record<string, Operation['responses']> = {
  '/news/stories/{id}': { 308: moved },
};

function describeOperation(path: string, { operationId, parameters, ...texts }: NewsOperation): Operation {
  return {
    operationId,
    tags: ['News'],
    ...texts,
    parameters: parameters.map((name) => ({ $ref: `#/components/parameters/${parameterKey(name)}` })),
    responses: { 200: newsResponse(operationId), 304: notModified, ...SPECIAL[path], ...everyError },
    'x-codeSamples': [curlSample(path.replace('{id}', STORY), queries[operationId])],
  };
}

export const paths: OpenApiDocument['paths'] = {
  ...Object.fromEntries(
    Object.entries({ ...NEWS, ...ABOUT }).map(([path, operation]) => [
      path,
      { get: describeOperation(path, operation) },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(STREAM).map(([path, { parameters, ...texts }]) => [
      path,
      {
        get: {
          operationId: 'streamNews',
          tags: ['News'],
          ...texts,
          parameters: parameters.map((name) => ({ $ref: `#/components/parameters/${parameterKey(name)}` })),
          responses: { 200: eventStream, ...everyError },
          'x-codeSamples': [curlSample(path, { topic: 'harbour bridge', language: 'en' }, '-sNG')],
        },
      },
    ]),
  ),
  '/usage': {
    get: {
      operationId: 'usage',
      tags: ['System'],
      summary: 'What the key has used and has left',
      description:
        'The plan of the key that asks, and what it has used and has left today. Every plan covers it; it counts ' +
        'against the limit of the second, not against that of the day, so that it answers also when the day is used ' +
        'up. Where a marketplace checks and counts the keys, it is 404 `usage_not_counted`.',
      parameters: [],
      'x-codeSamples': [curlSample('/usage')],
      responses: { 200: usageResponse, ...everyError },
    },
  },
  '/health': {
    get: {
      operationId: 'health',
      tags: ['System'],
      summary: 'Reachability and freshness',
      description: 'Whether the service can answer, and how fresh its sources are.',
      parameters: [],
      'x-codeSamples': [curlSample('/health')],
      responses: {
        200: {
          description: 'At least one search provider can answer.',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Health' },
              examples: { healthy: { value: healthAnswer } },
            },
          },
        },
        ...everyError,
        503: {
          ...errorResponses['Error503']!,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/HealthFailure' },
              examples: { search_unavailable: { value: unhealthyAnswer } },
            },
          },
          description:
            'No search provider can answer: the health check that failed, and what to do about it.',
        },
      },
    },
  },
};
