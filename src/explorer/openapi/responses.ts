import { answers, emptyAnswers, problems, usageAnswer } from './examples.js';
import { type Header, type MediaType, named, type Reference, type Response } from './openapi.js';

/** Response headers by the name they are sent under. */
export const headers: Record<string, Header> = {
  'Cache-Control': {
    description: 'How long the answer may be kept, by its caller only.',
    schema: { type: 'string' },
    example: 'private, max-age=30',
  },
  ETag: {
    description: 'Send it back in `If-None-Match`; an unchanged answer is then 304 without a body.',
    schema: { type: 'string' },
    example: '"mq8AmWb0kRIUTmCQSdbr4g"',
  },
  'X-Diversity-Limited': {
    description:
      'Only where source diversity made the answer shorter than `limit`: how many articles the search matched (all ' +
      'words; exact to 10,000), and of how many registrable domains.',
    schema: { type: 'string', pattern: '^matched=\\d+, domains=\\d+$' },
    example: 'matched=312, domains=2',
  },
  Link: {
    description:
      'Where the list goes on, as `rel="next"`; absent at its end. Over the pages of one question nothing comes twice, ' +
      'and nothing is lost that was there when the first was answered.',
    schema: { type: 'string' },
    example: '</news?topic=storm&language=en&cursor=x3Vb0aBq-Yk>; rel="next"',
  },
  'X-Depth-Limited': {
    description:
      'Only on the last page that there can be, where more was found: how many articles all pages have.',
    schema: { type: 'string', pattern: '^articles=\\d+$' },
    example: 'articles=1000',
  },
  'X-Request-Id': {
    description: 'The id the caller sent, if sane, or a new one.',
    schema: { type: 'string' },
    example: '0c0ffee0-5eed-4bad-8ace-d00dfeed1234',
  },
  'Server-Timing': {
    description:
      'What the service did and for how long, in milliseconds; with live sources, each provider that was asked.',
    schema: { type: 'string' },
    example: 'cache;desc=miss, total;dur=2.41',
  },
  RateLimit: {
    description: 'With limits configured: what is left (IETF draft 11).',
    schema: { type: 'string' },
    example: '"second";r=4;t=1, "day";r=4870;t=38112',
  },
  'RateLimit-Policy': {
    description: 'With limits configured: what the plan allows (IETF draft 11).',
    schema: { type: 'string' },
    example: '"second";q=5;w=1, "day";q=5000;w=86400',
  },
  'Retry-After': {
    description: 'Seconds to wait.',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
  'WWW-Authenticate': {
    description: 'Names the header that must carry the key.',
    schema: { type: 'string' },
    example: 'GatewayKey header="x-gateway-key"',
  },
  Location: {
    description: 'Where to ask instead.',
    schema: { type: 'string' },
    example: '/news/stories/en-107afku8',
  },
  Allow: {
    description: 'The methods that the path answers.',
    schema: { type: 'string' },
    example: 'GET, HEAD, OPTIONS',
  },
};

const ALWAYS = ['X-Request-Id', 'Server-Timing'];
const OF_ANSWERS = ['ETag', 'Cache-Control', 'Link', 'X-Diversity-Limited', 'X-Depth-Limited'];
const WITH_LIMITS = ['RateLimit', 'RateLimit-Policy'];
const REQUEST_ID = String(headers['X-Request-Id']!.example);

const headersNamed = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** What each error status means and which headers come with it besides those of every answer. */
const ERROR_RESPONSES: Record<string, { description: string; headers?: string[] }> = {
  400: { description: 'A parameter is missing or wrong; all faults are named at once.' },
  401: {
    description:
      'A gateway header is missing or empty; or, where configured, the key, the host or the gateway’s own secret is refused.',
    headers: ['WWW-Authenticate'],
  },
  403: { description: 'The key’s plan does not cover this endpoint.' },
  404: { description: 'There is nothing at this path.' },
  405: { description: 'Another method than GET, HEAD or OPTIONS.', headers: ['Allow'] },
  408: { description: 'The request took too long to arrive.' },
  414: { description: 'The URL is longer than 8 KiB.' },
  429: {
    description: 'The key’s plan is used up, or it has as many streams open as it may.',
    headers: ['Retry-After', ...WITH_LIMITS],
  },
  431: { description: 'The headers are larger than 16 KiB.' },
  500: { description: 'A defect of the service.' },
  503: { description: 'No search provider can answer now.', headers: ['Retry-After'] },
};

const PROBLEM = 'application/problem+json';

/** The responses that all operations share: one for each error status, and one for those of whatever stands in front. */
export const errorResponses: Record<string, Response> = {
  ...Object.fromEntries(
    Object.entries(ERROR_RESPONSES).map(([status, error]) => [
      `Error${status}`,
      {
        description: error.description,
        headers: headersNamed([...ALWAYS, ...(error.headers ?? [])]),
        content: { [PROBLEM]: { schema: named('Problem'), examples: examplesUnder(status) } },
      },
    ]),
  ),
  OtherError: {
    description: 'Any other error: of a later version, or of a gateway in front.',
    content: { [PROBLEM]: { schema: named('Problem') } },
  },
};

function examplesUnder(status: string): NonNullable<MediaType['examples']> {
  return Object.fromEntries(
    problems[status]!.map((problem) => [
      problem.code,
      { value: JSON.parse(problem.toJson(REQUEST_ID)) as unknown },
    ]),
  );
}

/** References to every shared error, as an operation lists them. */
export const everyError: Record<string, Reference> = {
  ...Object.fromEntries(
    Object.keys(ERROR_RESPONSES).map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
  ),
  default: { $ref: '#/components/responses/OtherError' },
};

export const notModified: Response = {
  description: 'The answer that `If-None-Match` names is still the current one.',
  headers: headersNamed([...ALWAYS, ...OF_ANSWERS]),
};

export const moved: Response = {
  description: 'The story has become part of another; `Location` is its address.',
  headers: headersNamed([...ALWAYS, 'Location']),
};

export const eventStream: Response = {
  description: 'Events, until either side ends it.',
  headers: headersNamed([...ALWAYS, 'Cache-Control', ...WITH_LIMITS]),
  content: {
    'text/event-stream': {
      schema: {
        type: 'string',
        description: 'Each event has an `id` and, in one line of `data`, an `Article`.',
      },
      examples: {
        article: {
          value: `retry: 1000\nid: 9705e70e.1026\n\nid: 9705e70e.1027\nevent: article\ndata: ${JSON.stringify(answers.browseTopic.items[0])}\n\n: heartbeat\n\n`,
        },
      },
    },
  },
};

/** The schemas of answers that are no envelope of articles. */
const SCHEMAS: Partial<Record<keyof typeof answers, string>> = {
  newsStories: 'StoryList',
  newsStory: 'Story',
  countNews: 'Counts',
  listSources: 'SourceList',
};

const FOUND: Record<string, string> = { Story: 'The story.', Counts: 'The buckets in the order of time.' };

export const usageResponse: Response = {
  description: 'What the key has used and has left.',
  headers: headersNamed([...ALWAYS, 'Cache-Control', ...WITH_LIMITS]),
  content: { 'application/json': { schema: named('Usage'), examples: { usage: { value: usageAnswer } } } },
};

/** The answer of a news endpoint, with its example and the one that found nothing. */
export function newsResponse(operation: keyof typeof answers): Response {
  const schema = SCHEMAS[operation] ?? 'Envelope';
  const found = answers[operation];
  const topic = 'topic' in found ? found.topic : '';
  const nothing = schema in emptyAnswers && emptyAnswers[schema as keyof typeof emptyAnswers](topic);
  return {
    description: FOUND[schema] ?? 'What was found; possibly nothing.',
    headers: headersNamed([...ALWAYS, ...OF_ANSWERS, ...WITH_LIMITS]),
    content: {
      'application/json': {
        schema: named(schema),
        examples: {
          found: { value: found },
          ...(nothing && { nothing: { summary: 'Nothing found', value: nothing } }),
        },
      },
    },
  };
}
