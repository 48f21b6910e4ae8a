import type { INestApplication } from '@nestjs/common';

type CorsOptions = Exclude<Parameters<INestApplication['enableCors']>[0], undefined>;

/**
 * Which pages may call the service, and what of an answer their scripts may read. Without any, preflights are
 * answered all the same, with nothing in them that lets a page in.
 *
 * @param origins as in `CORS_ORIGINS`.
 */
export function corsOptions(origins: string[]): CorsOptions {
  return {
    origin: origins.includes('*') ? '*' : origins,
    methods: ['GET', 'HEAD'],
    allowedHeaders: ['x-gateway-key', 'x-gateway-host', 'x-request-id', 'if-none-match'],
    exposedHeaders: [
      'ETag',
      'X-Diversity-Limited',
      'X-Request-Id',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'Server-Timing',
    ],
    maxAge: 3_600,
    optionsSuccessStatus: 204,
  };
}
