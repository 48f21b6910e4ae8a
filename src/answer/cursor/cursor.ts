import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '../../http/problem.js';
import type { Arrivals, Continuation } from '../../search/continuation.js';
import { readContinuation, writeContinuation } from './continuation-bits.js';

/** Characters of a cursor, at most. */
export const CURSOR_LENGTH = 500;
/** For how long a cursor is good, in seconds: an hour, and as long as an answer may be sent again. */
const GOOD_FOR = 3_600 + 60;
const SEAL_BYTES = 8;

/**
 * Whoever reads the same index knows who numbers its articles, and so every process and replica makes the same seal. It
 * keeps a cursor to its question; there is no secret behind it, and none that it could give away.
 */
const sealOf = (bytes: Uint8Array, question: string, { origin }: Arrivals): Buffer =>
  createHmac('sha256', origin).update(bytes).update(question).digest().subarray(0, SEAL_BYTES);

/**
 * A continuation as text, good for this question alone.
 *
 * @returns null where it is too long: the pages end there.
 */
export function writeCursor(from: Continuation, question: string, arrivals: Arrivals): string | null {
  const bytes = writeContinuation(from);
  const text = Buffer.concat([sealOf(bytes, question, arrivals), bytes]).toString('base64url');
  return text.length > CURSOR_LENGTH ? null : text;
}

/** What may stand in a target as it is; the rest is escaped, so that the target can stand between angle brackets. */
const UNSAFE = /[^\w\-.~!$&'()*+,;=:@/?%]/gu;

/** @param target path and query as they were sent. @returns the same with another cursor. */
export function withCursor(target: string, cursor: string): string {
  const [path, query = ''] = split(target);
  const others = query.split('&').filter((part) => part !== '' && !/^cursor(?:=|$)/.test(part));
  return [`${path}?${others.join('&')}`.replace(UNSAFE, encodeURIComponent), `cursor=${cursor}`].join('&');
}

function split(target: string): string[] {
  const at = target.indexOf('?');
  return at === -1 ? [target] : [target.slice(0, at), target.slice(at + 1)];
}

/**
 * @param now Unix seconds.
 * @throws Problem `cursor_invalid`, `cursor_expired`.
 */
export function readCursor(text: string, question: string, arrivals: Arrivals, now: number): Continuation {
  const from = open(text, question, arrivals);
  if (from === null) throw cursorProblem('cursor_invalid');
  if (Math.abs(now - from.at) > GOOD_FOR) throw cursorProblem('cursor_expired');
  return from;
}

function open(text: string, question: string, arrivals: Arrivals): Continuation | null {
  if (text.length > CURSOR_LENGTH || !/^[\w-]+$/.test(text)) return null;
  const sealed = Buffer.from(text, 'base64url');
  if (sealed.length <= SEAL_BYTES || sealed.toString('base64url') !== text) return null;
  const bytes = sealed.subarray(SEAL_BYTES);
  if (!timingSafeEqual(sealed.subarray(0, SEAL_BYTES), sealOf(bytes, question, arrivals))) return null;
  try {
    return readContinuation(bytes);
  } catch {
    return null;
  }
}

const DETAILS = {
  cursor_invalid:
    'cursor is none of this question: follow the Link of its answer, and change nothing but limit and include.',
  cursor_expired: 'cursor is older than an hour: ask for the first page again.',
};

export function cursorProblem(code: keyof typeof DETAILS): Problem {
  const detail = DETAILS[code];
  return new Problem(code, detail, { errors: [{ parameter: 'cursor', detail }] });
}
