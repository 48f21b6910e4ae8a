import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from './problem.js';

/** Answers a problem. A response that has already begun cannot change its mind and is cut off. */
export function sendProblem(
  problem: Problem,
  request: IncomingMessage & { id: string },
  response: ServerResponse,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = problem.toJson(request.id);
  response.statusCode = problem.status;
  for (const name of ['ETag', 'Content-Encoding', 'Last-Modified']) response.removeHeader(name);
  for (const [name, value] of Object.entries(problem.extras.headers ?? {})) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/problem+json');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}
