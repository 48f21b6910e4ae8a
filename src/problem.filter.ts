import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Injectable,
  Logger,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { Counter, Registry } from 'prom-client';
import { MovedPermanently, Problem, sendRedirect, sendProblem } from './http/problem.js';
import { loggedPath } from './http/request-recorder.js';
import { DeclaredRoutes } from './http/routes.js';
import { SearchUnavailableError } from './search/search-provider.js';

/** Converts every error of a handler to a response; defects of the service are logged here. */
@Injectable()
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);
  private readonly defects: Counter;

  constructor(
    registry: Registry,
    private readonly routes: DeclaredRoutes,
  ) {
    this.defects = new Counter({
      name: 'news_search_internal_errors_total',
      help: 'Responses with status 500: defects of this service.',
      registers: [registry],
    });
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    if (thrown instanceof MovedPermanently)
      return sendRedirect(thrown, request, host.switchToHttp().getResponse<Response>());
    const problem = this.describe(thrown, request);
    if (problem.status === 500) {
      this.defects.inc();
      this.logger.error(
        { err: thrown, request_id: request.id, path: loggedPath(request.path) },
        'a request failed',
      );
    }
    sendProblem(problem, request, host.switchToHttp().getResponse<Response>());
  }

  /**
   * The problem that describes an error to the client. Messages of unexpected errors are not returned, because they
   * may contain a path, the body of an upstream response, or a key.
   */
  private describe(thrown: unknown, request: Request): Problem {
    if (thrown instanceof Problem) return thrown;
    if (thrown instanceof SearchUnavailableError) return searchUnavailable(thrown);
    const status = thrown instanceof HttpException ? thrown.getStatus() : statusOf(thrown);
    if (status === 404) return this.notFound();
    if (status >= 400 && status < 500) {
      return new Problem('malformed_request', 'The request cannot be read; check how the URL is encoded.');
    }
    return new Problem(
      'internal_error',
      `A defect of the service; report it to the operator with the request id ${request.id}.`,
    );
  }

  private notFound(): Problem {
    const paths = this.routes.paths.filter((path) => /^\/news(?![^/])[^:]*$/.test(path));
    const list = `${paths.slice(0, -1).join(', ')} and ${paths.at(-1)}`;
    return new Problem('not_found', `There is nothing at this path. News is at ${list}.`);
  }
}

function searchUnavailable({ retryAfterSeconds }: SearchUnavailableError): Problem {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  const detail = `No search provider responds; try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return new Problem('search_unavailable', detail, { headers: { 'Retry-After': String(seconds) } });
}

/** The HTTP status of an error; Express's errors have one as a property. 500 for others. */
function statusOf(thrown: unknown): number {
  const status = (thrown as { status?: unknown } | null | undefined)?.status;
  return typeof status === 'number' ? status : 500;
}
