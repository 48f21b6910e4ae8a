import type { Header } from './openapi.js';

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
  'X-Request-Id': {
    description: 'The id the caller sent, if sane, or a new one.',
    schema: { type: 'string' },
    example: '0c0ffee0-5eed-4bad-8ace-d00dfeed1234',
  },
  'Server-Timing': {
    description: 'What the service did and for how long, in milliseconds.',
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
  Allow: {
    description: 'The methods that the path answers.',
    schema: { type: 'string' },
    example: 'GET, HEAD, OPTIONS',
  },
};
