import type { Request, Response } from 'express';
import { Histogram, type Registry } from 'prom-client';
import type { Logger } from 'pino';
import { loggedPath } from './logged-path.js';

/**
 * One measurement and one log line a request, when its response is over. The line holds the path without the query:
 * what people search for, and keys they put in the wrong place, are nobody's business.
 */
export function requestRecorder(
  registry: Registry,
  lines: Logger,
): (request: Request, response: Response) => void {
  const durations = new Histogram({
    name: 'news_search_http_request_duration_seconds',
    help: 'Time from the complete request headers to the end of the response.',
    labelNames: ['route', 'status', 'cache'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return (request, response) => {
    response.once('close', () => {
      const seconds = (performance.now() - request.startedAt) / 1000;
      durations.observe(labelsOf(request, response), seconds);
      const level = levelOf(request, response);
      if (!lines.isLevelEnabled(level)) return;
      lines[level](
        {
          request_id: request.id,
          method: request.method,
          path: loggedPath(request.path),
          status: response.statusCode,
          ms: Number((seconds * 1000).toFixed(2)),
          cache: request.cache,
          key: request.keyId,
          ...(!response.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
  };
}

/** Few values only: paths that lead nowhere share one. */
function labelsOf(request: Request, response: Response): Record<'route' | 'status' | 'cache', string> {
  const route = (request.route as { path: string } | undefined)?.path ?? 'none';
  return { route, status: `${response.statusCode}`, cache: request.cache ?? 'none' };
}

function levelOf(request: Request, response: Response): 'error' | 'info' | 'debug' {
  if (response.statusCode === 500) return 'error';
  return request.cache === 'hit' ? 'debug' : 'info';
}
