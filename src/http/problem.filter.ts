import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Counter, Registry } from 'prom-client';
import { loggedPath } from './logged-path.js';
import { sendProblem } from './send-problem.js';
import { toProblem } from './to-problem.js';

/** Answers everything that is thrown while a request is handled. Defects of ours are logged, once, here. */
@Injectable()
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);
  private readonly defects: Counter;

  constructor(registry: Registry) {
    this.defects = new Counter({
      name: 'news_search_internal_errors_total',
      help: 'Requests answered 500: defects of this service.',
      registers: [registry],
    });
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const problem = toProblem(thrown, request);
    if (problem.status === 500) {
      this.defects.inc();
      this.logger.error(
        { err: thrown, request_id: request.id, path: loggedPath(request.path) },
        'a request failed',
      );
    }
    sendProblem(problem, request, host.switchToHttp().getResponse<Response>());
  }
}
