import { OPERATION_ERRORS } from '../../http/errors.js';
import { FEED_EXAMPLES, ROW_EXAMPLES, PROBLEM_EXAMPLES } from './examples.js';
import {
  type ApiHeader,
  ADDITIONAL_FIELDS_SCHEMA,
  type MediaType,
  schemaReference,
  type Reference,
  type ApiResponse,
} from './openapi.js';

/** Response headers by name; a header without a schema is a text. */
const HEADER_ROWS: Record<string, Partial<ApiHeader> & Pick<ApiHeader, 'description'>> = {
  'Cache-Control': {
    description: 'How long the caller may cache the response.',
    example: 'private, max-age=30',
  },
  ETag: {
    description: 'Send it in `If-None-Match`: an unchanged response is then 304 without a body.',
    example: '"mq8AmWb0kRIUTmCQSdbr4g"',
  },
  'X-Diversity-Limited': {
    description:
      'Present where source diversity makes the response shorter than `limit`: the number of articles that match all ' +
      'words (exact up to 10,000), and of their registrable domains.',
    schema: { type: 'string', pattern: '^matched=\\d+, domains=\\d+$' },
    example: 'matched=312, domains=2',
  },
  Link: {
    description:
      'The next page, as `rel="next"`; absent on the last page. The pages of one query have no article twice and all ' +
      'articles that were indexed when the first page was returned. With `since` the next request.',
    example: '<news?topic=storm&language=en&cursor=x3Vb0aBq-Yk>; rel="next"',
  },
  'X-Depth-Limited': {
    description:
      'Present on the last possible page where more articles match: the number of articles on all pages.',
    schema: { type: 'string', pattern: '^articles=\\d+$' },
    example: 'articles=1000',
  },
  'X-Query-Syntax': {
    description:
      'Present where the search text does not follow its grammar, or has syntax of another engine, and was read as plain words: the position of the first ' +
      'fault in Unicode code points from 0, and the reason.',
    schema: { type: 'string', pattern: '^position=\\d+; detail="[^"]+"$' },
    example: 'position=6; detail="This parenthesis is not closed."',
  },
  'X-Respelled': {
    description:
      'Present where a word has hardly any match and articles with similar words complete the response: the word and ' +
      'the ones that were searched instead, percent-encoded.',
    example: 'thakeray=thackeray',
  },
  'X-Rules': {
    description: 'The rules of lists that the request disables; absent without any.',
    example: 'diversity=off, merge=off',
  },
  'X-Unknown-Parameters': {
    description:
      'Parameters of the request that are unknown and were ignored: percent-encoded names, separated by commas, at ' +
      'most ten.',
    example: 'limt, domains%5B%5D',
  },
  'X-Request-Id': {
    description: 'The id sent by the caller, if it is well-formed, or a new one.',
    example: '0c0ffee0-5eed-4bad-8ace-d00dfeed1234',
  },
  'Server-Timing': {
    description:
      'Steps of the response and their duration in milliseconds; with live sources, each provider that was queried.',
    example: 'cache;desc=miss, total;dur=2.41',
  },
  RateLimit: {
    description: 'Present where limits are configured: the remaining requests (IETF draft 11).',
    example: '"second";r=4;t=1, "day";r=4870;t=38112',
  },
  'RateLimit-Policy': {
    description: 'Present where limits are configured: the limits of the plan (IETF draft 11).',
    example: '"second";q=5;w=1, "day";q=5000;w=86400',
  },
  'Retry-After': {
    description: 'Seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
  'WWW-Authenticate': {
    description: 'The header that must contain the key.',
    example: 'GatewayKey header="x-gateway-key"',
  },
  Location: { description: 'The new address.', example: '/news/stories/en-107afku8' },
  Allow: { description: 'The methods of the path.', example: 'GET, HEAD, OPTIONS' },
};

export const RESPONSE_HEADERS = Object.fromEntries(
  Object.entries(HEADER_ROWS).map(([name, row]): [string, ApiHeader] => [
    name,
    { schema: { type: 'string' }, ...row },
  ]),
);

const HEADERS_OF_ALL = ['X-Request-Id', 'Server-Timing'];
const OF_LISTS = [
  'ETag',
  'Cache-Control',
  'Link',
  'X-Diversity-Limited',
  'X-Depth-Limited',
  'X-Query-Syntax',
  'X-Rules',
  'X-Respelled',
];
const WITH_LIMITS = ['RateLimit', 'RateLimit-Policy'];
const REQUEST_ID = String(RESPONSE_HEADERS['X-Request-Id']!.example);

const references = (names: string[]): Record<string, Reference> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/**
 * By header name: references to the headers that all responses of a kind have.
 * @param isOk whether the response has a 2xx status.
 * @param isList whether the response is a list of articles.
 */
export const headerReferences = (isOk: boolean, isList: boolean): Record<string, Reference> =>
  references([
    ...HEADERS_OF_ALL,
    ...(isOk ? [...(isList ? OF_LISTS : ['Cache-Control']), 'X-Unknown-Parameters', ...WITH_LIMITS] : []),
  ]);

/** By status: names of the headers that error responses have in addition to those of all responses. */
const ERROR_HEADERS: Record<string, string[]> = {
  400: ['X-Unknown-Parameters'],
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After', ...WITH_LIMITS],
  503: ['Retry-After'],
};

const STATUSES = [...new Set(OPERATION_ERRORS.map(([, { status }]) => String(status)))];

/** A list of the error codes of a status with their meanings. */
const meaningsOf = (status: string): string =>
  OPERATION_ERRORS.filter(([, error]) => String(error.status) === status)
    .map(([code, { meaning }]) => `- \`${code}\`: ${meaning}`)
    .join('\n');

const PROBLEM = 'application/problem+json';

/** By name: an error response for each status of operations, and one for errors of a gateway in front. */
export const ERROR_RESPONSES: Record<string, ApiResponse> = {
  ...Object.fromEntries(
    STATUSES.map((status) => [
      `Error${status}`,
      {
        description: meaningsOf(status),
        headers: references([...HEADERS_OF_ALL, ...(ERROR_HEADERS[status] ?? [])]),
        content: { [PROBLEM]: { schema: schemaReference('Problem'), examples: examplesUnder(status) } },
      },
    ]),
  ),
  OtherError: {
    description: 'Any other error: of a later version, or of a gateway in front.',
    content: { [PROBLEM]: { schema: schemaReference('Problem') } },
  },
};

function examplesUnder(status: string): NonNullable<MediaType['examples']> {
  return Object.fromEntries(
    PROBLEM_EXAMPLES[status]!.map((problem) => [
      problem.code,
      { value: JSON.parse(problem.toJson(REQUEST_ID)) as unknown },
    ]),
  );
}

export const ERROR_RESPONSE_REFERENCES: Record<string, Reference> = {
  ...Object.fromEntries(
    STATUSES.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
  ),
  default: { $ref: '#/components/responses/OtherError' },
};

/** A list of articles in the feed formats, by media type. */
export const FEED_RESPONSE_CONTENT: NonNullable<ApiResponse['content']> = {
  'application/atom+xml': {
    schema: { type: 'string', description: 'An Atom feed (RFC 4287).' },
    examples: { found: { value: FEED_EXAMPLES.atom } },
  },
  'application/feed+json': {
    schema: {
      type: 'object',
      description: 'A JSON Feed 1.1.',
      additionalProperties: ADDITIONAL_FIELDS_SCHEMA,
    },
    examples: { found: { value: FEED_EXAMPLES.jsonfeed } },
  },
};

/** A list of articles in the row formats (CSV and NDJSON), by media type. */
export const ROW_RESPONSE_CONTENT: NonNullable<ApiResponse['content']> = {
  'text/csv': {
    schema: {
      type: 'string',
      description: 'CSV with a header line (RFC 4180); several values are separated by `;`.',
    },
    examples: { found: { value: ROW_EXAMPLES.csv } },
  },
  'application/x-ndjson': {
    schema: { type: 'string', description: 'One JSON object a line.' },
    examples: { found: { value: ROW_EXAMPLES.ndjson } },
  },
};

export const NOT_MODIFIED_RESPONSE: ApiResponse = {
  description: 'The response with the ETag in `If-None-Match` is still current.',
  headers: references([...HEADERS_OF_ALL, ...OF_LISTS]),
};
