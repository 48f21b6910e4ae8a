import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type CanActivate,
  type CustomDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Settings } from '../config/settings.js';
import type { ErrorCode } from '../http/errors.js';
import { Problem } from '../http/problem.js';
import { CounterStore } from './counter-store.js';
import { hashOfKey } from './edit-keys-file.js';
import { isKeyExpired, KeyRing } from './key-ring.js';
import type { KeyRecord, KeyPlan } from './keys-file.js';
import {
  type RateAllowance,
  type RequestCost,
  rateLimitHeaders,
  retryAfterSeconds,
  UNLIMITED_VERDICT,
} from './rate-limiter.js';

declare module 'http' {
  interface IncomingMessage {
    /** The key of the caller and its remaining quotas; undefined if no keys are configured. */
    grant?: { key: KeyRecord; allowances: RateAllowance[] };
  }
}

const ACCESS = 'gateway:access';

/** Makes a route or controller accessible without a key: for static pages, never for news. */
export const Public = (): CustomDecorator => SetMetadata(ACCESS, 'public');

/** Marks a route about the caller's own key (`/usage`): in every plan, and not counted against the daily quota. */
export const NoQuota = (): CustomDecorator => SetMetadata(ACCESS, 'about the key');

/** Marks a route that requires a key, but whose handler counts requests against the plan, by `countAgainstPlan`. */
export const AuthOnly = (): CustomDecorator => SetMetadata(ACCESS, 'counted elsewhere');

/** Checks callers, except of `@Public()` routes: 401 without a valid key, 403 outside its plan, 429 beyond a limit. */
@Injectable()
export class GatewayGuard implements CanActivate {
  constructor(
    private readonly settings: Settings,
    private readonly reflector: Reflector,
    private readonly keys: KeyRing,
    private readonly counters: CounterStore,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<string>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    const isAboutTheKey = access === 'about the key';
    const request = context.switchToHttp().getRequest<Request>();
    const sent = checkGatewayHeaders(request.headers, this.settings.gateway);
    if (this.settings.gateway.auth === 'headers') {
      if (isAboutTheKey) throw USAGE_NOT_COUNTED;
      return true;
    }
    const record = validKey(this.keys.find(sent.key), sent.header);
    request.keyId = record.id;
    if (access === 'counted elsewhere') {
      request.grant = { key: record, allowances: [] };
      return true;
    }
    if (!isAboutTheKey) checkEndpoint(record.plan, request);
    await countAgainstPlan(this.counters, record, isAboutTheKey ? 'second' : 'second and day', request);
    return true;
  }
}

/** Counts a request against a key's plan, and sets the `RateLimit` headers. @throws Problem `plan_used_up`. */
export async function countAgainstPlan(
  counters: CounterStore,
  key: KeyRecord,
  cost: RequestCost,
  request: Request,
): Promise<void> {
  const { id, plan } = key;
  const isUnlimited = plan.requestsPerSecond === null && plan.requestsPerDay === null;
  const { allowed, allowances } = isUnlimited ? UNLIMITED_VERDICT : await counters.take(id, plan, cost);
  request.grant = { key, allowances };
  for (const [name, value] of Object.entries(rateLimitHeaders(allowances)))
    request.res!.setHeader(name, value);
  if (allowed) return;
  const refused = cost === 'second' ? allowances.filter(({ name }) => name === 'second') : allowances;
  const seconds = retryAfterSeconds(refused);
  throw new Problem(
    'plan_used_up',
    `The plan "${plan.name}" is used up for now; try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}

const USAGE_NOT_COUNTED = new Problem(
  'usage_not_counted',
  'Keys are checked and counted by the gateway in front of this service; request your usage there.',
);

function validKey(record: KeyRecord | null, header: string): KeyRecord {
  if (record === null)
    throw unauthorised(
      'key_unknown',
      `The key in ${header} is unknown; check that it was copied completely.`,
    );
  if (record.revokedAt !== null)
    throw unauthorised(
      'key_revoked',
      `The key in ${header} has been revoked; request a new one from the operator.`,
    );
  if (isKeyExpired(record))
    throw unauthorised(
      'key_expired',
      `The key in ${header} has expired; request a new one from the operator.`,
    );
  return record;
}

function checkEndpoint({ name, endpoints }: KeyPlan, request: Request): void {
  // A plan with a list includes its items.
  const path = (request.route as { path: string }).path.replace(/\/:.*/, '');
  if (endpoints === null || endpoints.includes(path)) return;
  throw new Problem(
    'endpoint_not_in_plan',
    `The plan "${name}" does not cover ${path}; use ${endpoints.join(', ')}, or change the plan.`,
  );
}

const REQUIRED = ['x-gateway-key', 'x-gateway-host'] as const;

interface SentKey {
  key: string;
  header: 'x-gateway-key' | 'authorization' | 'x-api-key';
}

/** The key in the header that the gateway sets or, if this service checks keys, in any that common clients use. */
export function keyOfRequest(headers: IncomingHttpHeaders, auth: Settings['gateway']['auth']): SentKey {
  const key = valueOf(headers, 'x-gateway-key');
  if (key !== '' || auth === 'headers') return { key, header: 'x-gateway-key' };
  const bearer = /^Bearer +(\S+)$/i.exec(valueOf(headers, 'authorization'))?.[1];
  if (bearer !== undefined) return { key: bearer, header: 'authorization' };
  const apiKey = valueOf(headers, 'x-api-key');
  return apiKey === '' ? { key, header: 'x-gateway-key' } : { key: apiKey, header: 'x-api-key' };
}

/** Checks that a request came through the gateway, and returns the caller's key. @throws Problem with status 401. */
function checkGatewayHeaders(headers: IncomingHttpHeaders, gateway: Settings['gateway']): SentKey {
  const sent = keyOfRequest(headers, gateway.auth);
  const isByGateway = sent.header === 'x-gateway-key';
  const missing = isByGateway ? REQUIRED.filter((name) => valueOf(headers, name) === '') : [];
  if (missing.length > 0) {
    const detail = `The ${missing.length === 1 ? 'header' : 'headers'} ${missing.join(' and ')} must be sent with every request.`;
    throw unauthorised('gateway_headers_missing', detail);
  }
  if (
    gateway.proxySecret !== null &&
    !sameSecret(valueOf(headers, 'x-gateway-proxy-secret'), gateway.proxySecret)
  ) {
    throw unauthorised(
      'proxy_secret_mismatch',
      'This service accepts only requests that come through its gateway; send the request there.',
    );
  }
  const host = valueOf(headers, 'x-gateway-host').toLowerCase();
  if (gateway.host !== null && host !== gateway.host && (isByGateway || host !== '')) {
    throw unauthorised(
      'gateway_host_mismatch',
      'The header x-gateway-host must be the host name of the base URL.',
    );
  }
  return sent;
}

/** A problem with status 401 and the `WWW-Authenticate` header that RFC 9110 requires. */
function unauthorised(code: ErrorCode, detail: string): Problem {
  return new Problem(code, detail, { headers: { 'WWW-Authenticate': 'GatewayKey header="x-gateway-key"' } });
}

function valueOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value.join() : (value ?? '')).trim();
}

/** Compares two secrets in constant time, by hashes of equal length. */
function sameSecret(sent: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfKey(sent)), Buffer.from(hashOfKey(secret)));
}
