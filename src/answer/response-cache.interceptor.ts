import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { type ReadyAnswer, ResponseCache } from './response-cache.js';

/**
 * Answers from memory where it can. Stands behind the guard and before validation, and looks at nothing but the URL
 * as it was sent, so that a repeated request costs neither validation nor search nor serialisation. Whatever handler
 * returns an `Answer` is served so; what others return passes through.
 */
@Injectable()
export class ResponseCacheInterceptor implements NestInterceptor {
  /** Handlers that have returned something else than an `Answer`: pages, health, callbacks. */
  private readonly others = new WeakSet<object>();

  constructor(private readonly cache: ResponseCache) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const handler = context.getHandler();
    const request = context.switchToHttp().getRequest<Request>();
    const { method, originalUrl: url } = request;
    if (this.others.has(handler) || (method !== 'GET' && method !== 'HEAD')) return next.handle();
    const kept = this.cache.find(url);
    if (kept !== undefined) return send(request, kept, 'hit');
    let returned: Observable<unknown> | undefined;
    const made = await this.cache.make(url, async () => {
      const value: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      returned = of(value);
      return value;
    });
    if (made !== null) return send(request, made, 'miss');
    this.others.add(handler);
    return returned ?? next.handle();
  }
}

function send(request: Request, ready: ReadyAnswer, cache: 'hit' | 'miss'): Observable<string> {
  request.cache = cache;
  setHeaders(request.res!, ready);
  return of(ready.body);
}

/** A private cache may keep the answer as long as we would send it again unasked. */
function setHeaders(response: Response, { etag, diversityLimited, freshUntil }: ReadyAnswer): void {
  const seconds = Math.max(0, Math.floor((freshUntil - Date.now()) / 1000));
  response.setHeader('ETag', etag);
  if (diversityLimited !== null) response.setHeader('X-Diversity-Limited', diversityLimited);
  response.setHeader('Cache-Control', `private, max-age=${seconds}`);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
}
