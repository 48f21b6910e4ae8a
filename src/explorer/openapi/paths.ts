import { healthAnswer, queries, unhealthyAnswer } from './examples.js';
import { curlSample, type OpenApiDocument, type Operation, type Reference } from './openapi.js';
import type { ParameterName } from './parameters.js';
import { errorResponses, everyError, newsResponse, notModified } from './responses.js';

const parametersNamed = (...names: ParameterName[]): Reference[] =>
  names.map((name) => ({ $ref: `#/components/parameters/${name}` }));

const newsResponses = (operation: Parameters<typeof newsResponse>[0]): Operation['responses'] => ({
  200: newsResponse(operation),
  304: notModified,
  ...everyError,
});

export const paths: OpenApiDocument['paths'] = {
  '/news': {
    get: {
      operationId: 'searchNews',
      tags: ['News'],
      summary: 'Search by text',
      description: 'Articles that contain the search text, the best and newest first.',
      parameters: parametersNamed('topic', 'language', 'geo', 'limit', 'timeframe'),
      responses: newsResponses('searchNews'),
      'x-codeSamples': [curlSample('/news', queries.searchNews)],
    },
  },
  '/news/advanced': {
    get: {
      operationId: 'searchNewsAdvanced',
      tags: ['News'],
      summary: 'Search, then filter and sort',
      description:
        'The search of `/news`; then its articles are filtered by source and thumbnail and sorted. ' +
        'The filters may leave fewer than `limit`, even none.',
      parameters: parametersNamed(
        'topic',
        'language',
        'geo',
        'fetchLimit',
        'timeframe',
        'source',
        'exclude_source',
        'thumbnail_only',
        'sort',
      ),
      responses: newsResponses('searchNewsAdvanced'),
      'x-codeSamples': [curlSample('/news/advanced', queries.searchNewsAdvanced)],
    },
  },
  '/news/topic': {
    get: {
      operationId: 'browseTopic',
      tags: ['News'],
      summary: 'Browse a category',
      description:
        'Articles of one of eleven categories, or of two combined. The category’s name is translated into ' +
        '`language`.',
      parameters: parametersNamed('topic1', 'topic2', 'languageOrEnglish', 'geo', 'limit', 'timeframe'),
      responses: newsResponses('browseTopic'),
      'x-codeSamples': [curlSample('/news/topic', queries.browseTopic)],
    },
  },
  '/news/trending': {
    get: {
      operationId: 'trendingNews',
      tags: ['News'],
      summary: 'Trending headlines',
      description:
        'What is covered most right now in a language and, with `geo`, a country: one article a story.',
      parameters: parametersNamed('language', 'geo', 'limit', 'timeframe'),
      responses: newsResponses('trendingNews'),
      'x-codeSamples': [curlSample('/news/trending', queries.trendingNews)],
    },
  },
  '/news/local': {
    get: {
      operationId: 'localNews',
      tags: ['News'],
      summary: 'News about a place',
      description: 'Articles about a city, region or area; nearby areas may appear.',
      parameters: parametersNamed('query', 'languageOrEnglish', 'geo', 'limit', 'timeframe'),
      responses: newsResponses('localNews'),
      'x-codeSamples': [curlSample('/news/local', queries.localNews)],
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
