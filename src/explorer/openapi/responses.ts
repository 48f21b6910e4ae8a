import { answers, problems } from './examples.js';
import { headers } from './headers.js';
import type { Reference, Response } from './openapi.js';

const ALWAYS = ['X-Request-Id', 'Server-Timing'];
const OF_ANSWERS = ['ETag', 'Cache-Control', 'X-Diversity-Limited'];
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
  417: { description: 'The header `Expect` asks for something other than `100-continue`.' },
  429: { description: 'The key’s plan is used up.', headers: ['Retry-After', ...WITH_LIMITS] },
  431: { description: 'The headers are larger than 16 KiB.' },
  500: { description: 'A defect of the service.' },
  503: { description: 'No search provider can answer now.', headers: ['Retry-After'] },
};

/** The responses that all operations share, one for each error status. */
export const errorResponses: Record<string, Response> = Object.fromEntries(
  Object.entries(ERROR_RESPONSES).map(([status, error]) => [
    `Error${status}`,
    {
      description: error.description,
      headers: headersNamed([...ALWAYS, ...(error.headers ?? [])]),
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          examples: Object.fromEntries(
            problems[status]!.map((problem) => [
              problem.code,
              { value: JSON.parse(problem.toJson(REQUEST_ID)) as unknown },
            ]),
          ),
        },
      },
    },
  ]),
);

/** References to every shared error, as an operation lists them. */
export const everyError: Record<string, Reference> = Object.fromEntries(
  Object.keys(ERROR_RESPONSES).map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
);

export const notModified: Response = {
  description: 'The answer that `If-None-Match` names is still the current one.',
  headers: headersNamed([...ALWAYS, ...OF_ANSWERS]),
};

/** The answer of a news endpoint, with its example and the one that found nothing. */
export function newsResponse(operation: Exclude<keyof typeof answers, 'nothing'>): Response {
  return {
    description: 'The articles found; possibly none.',
    headers: headersNamed([...ALWAYS, ...OF_ANSWERS, ...WITH_LIMITS]),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Envelope' },
        examples: {
          found: { value: answers[operation] },
          nothing: {
            summary: 'Nothing found',
            value: { ...answers.nothing, topic: answers[operation].topic },
          },
        },
      },
    },
  };
}
