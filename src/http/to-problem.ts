import { HttpException } from '@nestjs/common';
import type { Request } from 'express';
import { allowedMethods } from './allowed-methods.js';
import { Problem } from './problem.js';

/**
 * What a client is told about anything that was thrown. Only our own sentences pass: a foreign message may
 * hold a path, an upstream's body or a key.
 */
export function toProblem(thrown: unknown, request: Request): Problem {
  if (thrown instanceof Problem) return thrown;
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusOf(thrown);
  if (status === 404) return notFound(request);
  if (status >= 400 && status < 500) {
    return new Problem('malformed_request', 'The request cannot be read; check how the URL is encoded.');
  }
  return new Problem('internal_error', `This is our fault. Report it with the request id ${request.id}.`);
}

function notFound(request: Request): Problem {
  const allowed = allowedMethods(request);
  if (allowed.length > 0) {
    const choice = `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`;
    return new Problem('method_not_allowed', `${request.method} is not supported here; use ${choice}.`, {
      headers: { Allow: [...allowed, 'OPTIONS'].join(', ') },
    });
  }
  return new Problem(
    'not_found',
    'There is nothing at this path. News is at /news, /news/advanced, /news/topic, /news/trending and /news/local.',
  );
}

/** Express's own errors carry a status and nothing else that can be told apart. */
function statusOf(thrown: unknown): number {
  const status = (thrown as { status?: unknown } | null | undefined)?.status;
  return typeof status === 'number' ? status : 500;
}
