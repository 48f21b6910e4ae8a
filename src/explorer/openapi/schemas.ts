import { CALLERS_ERRORS } from '../../http/errors.js';
import type { Schema } from './openapi.js';

const text = (description: string, bounds: Schema = {}): Schema => ({
  type: 'string',
  description,
  ...bounds,
});

const article: Schema = {
  type: 'object',
  description: 'One article. All six fields are always there.',
  required: ['title', 'source', 'published_at', 'url', 'image_url', 'preview'],
  additionalProperties: false,
  properties: {
    title: text('Headline: plain text, without the publisher’s name behind it.', { minLength: 1 }),
    source: text('Host of the publisher: lower-case ASCII, without `www.`, `m.` or `amp.`.'),
    published_at: {
      type: ['string', 'null'],
      format: 'date-time',
      pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$',
      description: 'Publication time in UTC; null when unknown.',
    },
    url: text('Full article: absolute http(s), tracking parameters removed.', { format: 'uri' }),
    image_url: {
      type: ['string', 'null'],
      format: 'uri',
      description: 'Thumbnail: absolute http(s); null when there is none.',
    },
    preview: text('Excerpt: plain text, at most 250 UTF-16 code units, may be empty.', { maxLength: 250 }),
  },
};

const envelope: Schema = {
  type: 'object',
  required: ['topic', 'geo', 'language', 'count', 'items'],
  additionalProperties: false,
  properties: {
    topic: text('The search text of /news and /news/advanced; empty elsewhere.', { maxLength: 100 }),
    geo: text('`all`, or the country in upper case.', { pattern: '^(all|[A-Z]{2})$' }),
    language: text('The language code in canonical case.', { minLength: 2, maxLength: 5 }),
    count: { type: 'integer', minimum: 0, maximum: 100, description: 'Number of articles in `items`.' },
    items: { type: 'array', maxItems: 100, items: { $ref: '#/components/schemas/Article' } },
  },
};

const problem: Schema = {
  type: 'object',
  description: 'An error as of RFC 9457.',
  required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
  properties: {
    type: text('Identifies the kind of error; the same for every occurrence.', { format: 'uri' }),
    title: text('Short and the same for every occurrence.'),
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: text('What happened and what to do about it.'),
    code: {
      type: 'string',
      enum: CALLERS_ERRORS.map(([code]) => code),
      description: 'Stable; made for programs.',
    },
    request_id: text('As in `X-Request-Id`; name it when asking for help.'),
    errors: {
      type: 'array',
      description: 'With code `invalid_parameters`: every faulty parameter at once.',
      items: {
        type: 'object',
        required: ['parameter', 'detail'],
        properties: { parameter: text('Name of the parameter.'), detail: text('What is wrong with it.') },
      },
    },
  },
};

const indicators: Schema = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['status'],
    properties: { status: { type: 'string', enum: ['up', 'down'] } },
    additionalProperties: true,
  },
};

const health: Schema = {
  type: 'object',
  description: 'What can answer, and how fresh it is.',
  required: ['status', 'info', 'error', 'details'],
  properties: {
    status: { type: 'string', enum: ['ok'] },
    info: { ...indicators, description: 'Parts that are up.' },
    error: {
      ...indicators,
      description: 'Parts that are down. While requests are answered all the same, the status is ok.',
    },
    details: { ...indicators, description: 'All parts.' },
  },
};

/** No problem as of RFC 9457, whose `status` is a number: the check's own `status` came first. */
const healthFailure: Schema = {
  ...health,
  description: 'The health check that failed, and what to do about it.',
  required: [...health.required!, 'detail', 'code', 'request_id'],
  properties: {
    ...health.properties,
    status: { type: 'string', enum: ['error'] },
    detail: problem.properties!['detail']!,
    code: text('As in a problem.', { enum: ['search_unavailable'] }),
    request_id: problem.properties!['request_id']!,
  },
};

export const schemas: Record<string, Schema> = {
  Article: article,
  Envelope: envelope,
  Problem: problem,
  Health: health,
  HealthFailure: healthFailure,
};
