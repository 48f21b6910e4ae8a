import { randomUUID } from 'node:crypto';

const SANE = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's `X-Request-Id` when it can be logged and sent back without harm, else a new one. */
export function requestId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && SANE.test(sent) ? sent : randomUUID();
}
