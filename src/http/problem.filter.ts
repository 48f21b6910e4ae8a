import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { sendProblem } from './send-problem.js';
import { toProblem } from './to-problem.js';

/** Answers everything that is thrown while a request is handled. Defects of ours are logged, once, here. */
@Injectable()
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const problem = toProblem(thrown, request);
    if (problem.status === 500) {
      this.logger.error({ err: thrown, request_id: request.id, path: request.path }, 'a request failed');
    }
    sendProblem(problem, request, host.switchToHttp().getResponse<Response>());
  }
}
