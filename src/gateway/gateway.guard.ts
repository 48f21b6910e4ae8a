import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { Settings } from '../config/settings.js';
import { Problem } from '../http/problem.js';
import { checkGatewayHeaders, unauthorised } from './check-gateway-headers.js';
import { IS_PUBLIC } from './public.decorator.js';
import { KeyRing } from './key-ring.js';
import type { KeyRecord, Plan } from './plan.js';
import { rateLimitHeaders, RateLimiter, retryAfter } from './rate-limiter.js';

/** Stands before every route that is not `@Public()`: 401, then 403, then 429. */
@Injectable()
export class GatewayGuard implements CanActivate {
  constructor(
    private readonly settings: Settings,
    private readonly reflector: Reflector,
    private readonly keys: KeyRing,
    private readonly limiter: RateLimiter,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (this.reflector.getAllAndOverride(IS_PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const key = checkGatewayHeaders(request.headers, this.settings.gateway);
    if (this.settings.gateway.auth === 'headers') return true;
    const record = inForce(this.keys.find(key));
    request.keyId = record.id;
    checkEndpoint(record.plan, request);
    return this.limit(record, context.switchToHttp().getResponse());
  }

  private async limit({ id, plan }: KeyRecord, response: Response): Promise<boolean> {
    const { allowed, allowances } = await this.limiter.take(id, plan);
    const headers = rateLimitHeaders(allowances);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (allowed) return true;
    const seconds = retryAfter(allowances);
    throw new Problem(
      'plan_used_up',
      `The plan "${plan.name}" is used up for now; try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      {
        headers: { 'Retry-After': String(seconds) },
      },
    );
  }
}

function inForce(record: KeyRecord | null): KeyRecord {
  if (record === null) throw unauthorised('key_unknown', 'The key in x-gateway-key is not known here.');
  if (record.revokedAt !== null)
    throw unauthorised('key_revoked', 'The key in x-gateway-key has been revoked.');
  if (record.expiresAt !== null && record.expiresAt <= Date.now()) {
    throw unauthorised('key_expired', 'The key in x-gateway-key has expired.');
  }
  return record;
}

function checkEndpoint({ name, endpoints }: Plan, request: Request): void {
  const path = (request.route as { path: string }).path;
  if (endpoints === null || endpoints.includes(path)) return;
  throw new Problem(
    'endpoint_not_in_plan',
    `The plan "${name}" does not cover ${path}; it covers ${endpoints.join(', ')}.`,
  );
}
