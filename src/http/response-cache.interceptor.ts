import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { Answer } from './answer.js';
import { type ReadyAnswer, ResponseCache } from './response-cache.js';

/**
 * Answers from memory where it can. Stands behind the guard and before validation, and looks at nothing but the URL
 * as it was sent, so that a repeated request costs neither validation nor search nor serialisation.
 */
@Injectable()
export class ResponseCacheInterceptor implements NestInterceptor<Answer, string> {
  constructor(private readonly cache: ResponseCache) {}

  async intercept(context: ExecutionContext, next: CallHandler<Answer>): Promise<Observable<string>> {
    const request = context.switchToHttp().getRequest<Request>();
    const url = request.originalUrl;
    const kept = this.cache.find(url);
    const ready = kept ?? (await this.cache.make(url, () => lastValueFrom(next.handle())));
    request.cache = kept === undefined ? 'miss' : 'hit';
    setHeaders(context.switchToHttp().getResponse<Response>(), ready);
    return of(ready.body);
  }
}

/** A private cache may keep the answer as long as we would send it again unasked. */
function setHeaders(response: Response, { etag, freshUntil }: ReadyAnswer): void {
  const seconds = Math.max(0, Math.floor((freshUntil - Date.now()) / 1000));
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', `private, max-age=${seconds}`);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
}
